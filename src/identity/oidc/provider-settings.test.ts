import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The settings as a process reads them that is started with these. */
async function startWith(settings: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.resetModules()
  return (await import('@/src/platform/env')).env
}

const issuer = { OIDC_ISSUER: 'https://id.bank.example/realms/staff', OIDC_CLIENT_ID: 'sona' }

it.each([
  ['a provider without TLS', { ...issuer, OIDC_ISSUER: 'http://id.bank.example' }],
  ['one that only begins like this machine', { ...issuer, OIDC_ISSUER: 'http://localhost.evil.example' }],
  [
    'the address of its description',
    { ...issuer, OIDC_ISSUER: 'https://id.bank.example/.well-known/openid-configuration' },
  ],
  ['a provider that does not know the CMS', { OIDC_ISSUER: issuer.OIDC_ISSUER }],
  ['a name at no provider', { OIDC_CLIENT_ID: 'sona' }],
  ['scopes without the one that it is about', { ...issuer, OIDC_SCOPES: 'email profile' }],
  ['no way in', { PASSWORD_LOGIN: 'none' }],
  ['emergencies for nobody', { ...issuer, PASSWORD_LOGIN: ',' }],
  ['emergencies for somebody without an address', { ...issuer, PASSWORD_LOGIN: 'admin' }],
])('the process does not start with %s', async (_name, settings) => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const ended = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
  await expect(startWith(settings)).rejects.toThrow('ended with 1')
  expect(written.mock.calls.flat().join('')).toMatch(/(?:OIDC_|PASSWORD_LOGIN)/)
  written.mockRestore()
  ended.mockRestore()
})

it('takes a provider on this machine without TLS, and lists in either way of writing them', async () => {
  const { oidc, passwordLogin } = await startWith({
    ...issuer,
    OIDC_ISSUER: 'http://127.0.0.1:4000',
    OIDC_SECOND_FACTOR_AMR: 'mfa, hwk otp',
    PASSWORD_LOGIN: 'One@bcs.example two@bcs.example',
  })
  expect(oidc).toMatchObject({ issuer: 'http://127.0.0.1:4000', secondFactor: { amr: ['mfa', 'hwk', 'otp'], acr: [] } })
  expect(passwordLogin).toEqual(['one@bcs.example', 'two@bcs.example'])
})

it('knows no provider by itself, and everybody has a password', async () => {
  expect(await startWith({})).toMatchObject({ oidc: null, passwordLogin: 'all' })
})

it('gives every cookie the rules of an https address', async () => {
  await startWith({ ...issuer, CMS_URL: 'https://cms.bank.example' })
  const { noFlowCookie, toFlowCookie } = await import('./sign-in-flow')
  const { noProviderCookies, toProviderSessionCookie } = await import('./provider-session')
  const flow = { state: 's', nonce: 'n', verifier: 'v', target: '/admin', ends: 0 }
  const [first, ...others] = [
    toFlowCookie('secret', flow),
    noFlowCookie,
    toProviderSessionCookie('secret', 't'),
    ...noProviderCookies,
  ]
  for (const cookie of [first, ...others])
    expect(cookie).toMatch(/^__Host-sona-provider-.*Path=\/; HttpOnly; SameSite=\w+; Secure$/)
  expect(first).toContain('SameSite=Lax')
  // A sign-in comes back to the address that is registered, whatever name it was begun by.
  const { callbackAddress } = await import('./own-addresses')
  expect(callbackAddress.href).toBe('https://cms.bank.example/api/users/oidc/callback')
})
