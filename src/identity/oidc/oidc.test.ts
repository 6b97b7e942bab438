import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { askCms, type CmsQuestion } from '@/tests/support/ask-cms'
import {
  type Identity,
  type IdentityProvider,
  makeIdentityProvider,
  passProvider,
} from '@/tests/support/identity-provider'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { readQueuedTexts } from '@/tests/support/queued-mail'

const cmsAddress = 'http://localhost:3001'
let cms: TestCms
let provider: IdentityProvider
beforeAll(async () => {
  // It says at length that it is not meant for a bank as it is here.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  provider = await makeIdentityProvider({ cms: cmsAddress })
  vi.restoreAllMocks()
  const secondFactor = { OIDC_SECOND_FACTOR_AMR: 'mfa,hwk', OIDC_SECOND_FACTOR_ACR: 'urn:bank:two' }
  const settings = { ...provider.settings, ...secondFactor, OIDC_TIMEOUT: '2', CMS_PORT: '3001' }
  cms = await openTestCms({ ...settings, PASSWORD_LOGIN: 'emergency@bcs.example' })
}, 180_000)
afterAll(async () => {
  await provider.stop()
  await cms.close()
})

const lines: string[] = []

beforeEach(() => {
  lines.length = 0
  provider.forge = null
  provider.delayMs = 0
  const keep = (text: unknown) => {
    lines.push(String(text))
    return true
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(keep)
  vi.spyOn(process.stderr, 'write').mockImplementation(keep)
})

const event = z.looseObject({ kind: z.literal('security'), event: z.string() })
/** Those of logins: that the test has made its people is not what it is about. */
const events = () =>
  lines
    .flatMap((line) => (line.startsWith('{') ? (event.safeParse(JSON.parse(line)).data ?? []) : []))
    .filter(({ event: name }) => !name.startsWith('account.'))
const failure = (reason: string) => ({ event: 'login.failed', outcome: 'failure', by: 'provider', reason })

const mails = () => readQueuedTexts(cms.directory)

/** Every try comes from a network of its own, unless the test is about limits. */
let networks = 0
const begin = async (path = '/admin', question: CmsQuestion = {}) => {
  const from = `10.${Math.floor(++networks / 250)}.${networks % 250}.1`
  const answer = await askCms(`/users/oidc/begin?${new URLSearchParams({ redirect: path })}`, {
    method: 'GET',
    from,
    ...question,
  })
  return { ...answer, from: question.from ?? from, address: answer.headers.get('location') ?? '' }
}
type Begun = Awaited<ReturnType<typeof begin>>

const callBack = async ({ search }: URL, { cookies, from }: Pick<Begun, 'cookies' | 'from'>) => {
  const answer = await askCms(`/users/oidc/callback${search}`, { method: 'GET', from, cookies, site: 'cross-site' })
  const session = answer.cookies.find((cookie) => cookie.startsWith('payload-token='))
  return {
    ...answer,
    reason: new URLSearchParams((answer.headers.get('location') ?? '').split('?')[1]).get('provider'),
    target: /url=([^"]*)"/.exec(answer.text)?.[1],
    token: session?.split('=')[1],
  }
}

/** Somebody signs in, from the link to the end. */
async function signIn(present: Identity | null, path = '/admin') {
  provider.present = present
  if (present) provider.people.set(present.subject, present)
  const begun = await begin(path)
  return callBack(await passProvider(begun.address, provider), begun)
}

/** Somebody of whom the test knows nothing else. */
let known: Promise<Identity> | undefined
const somebody = () => {
  known ??= cms.person('editor').then(({ email }) => identityOf(email))
  return known
}

let subjects = 0
const identityOf = (email: string, more: Partial<Identity> = {}): Identity => ({
  subject: `subject-${++subjects}`,
  email,
  email_verified: true,
  ...more,
})
const whoIs = async (token = '') =>
  z
    .object({ user: z.object({ email: z.string() }).nullable() })
    .parse((await askCms('/users/me', { method: 'GET', token })).json).user?.email ?? null

describe('the provider', () => {
  it('may be down when the CMS starts: a sentence says so, and the way in opens once it answers', async () => {
    const before = await begin('/admin/collections/pages')
    expect([before.status, before.address]).toEqual([
      303,
      '/admin/login?provider=unreachable&redirect=%2Fadmin%2Fcollections%2Fpages',
    ])
    await provider.start()
    await vi.waitFor(async () => expect((await begin()).address).toContain(`${provider.issuer}/auth?`), {
      timeout: 10_000,
      interval: 500,
    })
  })

  it('is asked for a code alone, with everything that ties the answer to this browser', async () => {
    const { address, headers, status } = await begin()
    const asked = Object.fromEntries(new URL(address).searchParams)
    expect(status).toBe(303)
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'sona',
      scope: 'openid email',
      redirect_uri: `${cmsAddress}/api/users/oidc/callback`,
      code_challenge_method: 'S256',
      acr_values: 'urn:bank:two',
      ui_locales: 'pt',
    })
    const secrets = [asked['state'], asked['nonce'], asked['code_challenge']]
    for (const secret of secrets) expect(secret?.length).toBeGreaterThan(40)
    const [cookie = ''] = headers.getSetCookie()
    expect(cookie).toMatch(/^sona-provider-flow=[\w-]{200,}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
    // Sealed: the browser keeps them and does not know them.
    for (const secret of secrets) expect(Buffer.from(cookie, 'base64url').toString()).not.toContain(secret)
  })

  it.each(['cross-site', 'same-site'] as const)('is led to from no other site (%s)', async (site) => {
    const { address, headers } = await begin('/admin/account', { site })
    expect([address, headers.getSetCookie()]).toEqual(['/admin/login?redirect=%2Fadmin%2Faccount', []])
  })

  it('may not answer any more, or late, when it is asked what the code stands for', async () => {
    const identity = await somebody()
    provider.present = identity
    provider.people.set(identity.subject, identity)
    const begun = await begin()
    const back = await passProvider(begun.address, provider)
    provider.delayMs = 2_500
    expect((await callBack(back, begun)).reason).toBe('unreachable')
    provider.delayMs = 0
    const third = await begin()
    const backThird = await passProvider(third.address, provider)
    provider.isBroken = true
    expect((await callBack(backThird, third)).reason).toBe('unreachable')
    provider.isBroken = false
    const again = await begin()
    const backAgain = await passProvider(again.address, provider)
    await provider.stop()
    expect((await callBack(backAgain, again)).reason).toBe('unreachable')
    await provider.start()
    expect(events()).toEqual([])
    expect((await signIn(identity)).status).toBe(200)
  })
})

describe('somebody who signs in', () => {
  it('has the account of their verified address from the first time on, whatever becomes of the address', async () => {
    const { id, email } = await cms.person('approver')
    const identity = identityOf(email.toUpperCase())
    const first = await signIn(identity, '/admin/collections/pages?limit=5&sort="><b>')
    expect([first.status, first.target]).toEqual([200, '/admin/collections/pages?limit=5&#38;sort=%22%3E%3Cb%3E'])
    expect(await whoIs(first.token)).toBe(email)
    expect(events()).toMatchObject([
      { event: 'provider.linked', subject: `users/${id}`, actor: { id } },
      { event: 'login.succeeded', subject: `users/${id}`, shown: ['provider'] },
    ])
    expect(first.headers.getSetCookie().join('\n')).toMatch(/^payload-token=.*HttpOnly.*SameSite=Strict/m)
    const other = await cms.person('editor')
    lines.length = 0
    const later = await signIn({ ...identity, email: other.email })
    expect(await whoIs(later.token)).toBe(email)
    expect(events().map(({ event: name }) => name)).toEqual(['login.succeeded'])
    const told = await mails()
    expect(told.filter((text) => text.includes(email) && text.includes('Pela primeira vez'))).toHaveLength(1)
    expect(told.join()).not.toContain(identity.subject)
  })

  it('is told when they have no account, and gets neither one nor a role', async () => {
    const before = await cms.payload.count({ collection: 'users' })
    const { reason, token } = await signIn(identityOf('nobody@bcs.example'))
    expect([reason, token]).toEqual(['unknown', undefined])
    expect(events()).toMatchObject([{ ...failure('unknown'), subject: 'users/unknown', typed: expect.any(String) }])
    expect(lines.join('')).not.toContain('nobody@')
    expect(await cms.payload.count({ collection: 'users' })).toEqual(before)
  })

  it.each([
    ['says that the address is not verified', { email_verified: false }],
    ['does not say whether it is', {}],
  ])('has no account when the provider %s', async (_name, more) => {
    const { email } = await cms.person('admin')
    expect((await signIn({ subject: `subject-${++subjects}`, email, ...more })).reason).toBe('unverified')
    expect(events()).toMatchObject([failure('unverified')])
  })

  it('has none with an address that only looks like that of somebody', async () => {
    await cms.payload.create({
      collection: 'users',
      data: { name: 'Kiala', email: 'kiala@bcs.example', role: 'editor', password: 'a test password' },
      overrideAccess: true, // nobody is there who could
    })
    // The sign of the unit kelvin, which becomes a k in small letters.
    expect((await signIn(identityOf('\u212Aiala@bcs.example'))).reason).toBe('unverified')
  })

  it('cannot have the account of somebody who signs in as another, not even at the same moment', async () => {
    const { id, email } = await cms.person('investigator')
    expect((await signIn(identityOf(email))).status).toBe(200)
    lines.length = 0
    expect((await signIn(identityOf(email))).reason).toBe('taken')
    expect(events()).toMatchObject([{ ...failure('taken'), subject: `users/${id}` }])
    // Whether one sees what the other has just done is luck.
    for (let turn = 0; turn < 8; turn += 1) {
      const contested = await cms.person('editor')
      const begun: [Begun, URL][] = []
      for (const identity of [identityOf(contested.email), identityOf(contested.email)]) {
        provider.present = identity
        provider.people.set(identity.subject, identity)
        const one = await begin()
        begun.push([one, await passProvider(one.address, provider)])
      }
      const answers = await Promise.all(begun.map(([one, back]) => callBack(back, one)))
      expect(answers.map(({ reason }) => reason).sort()).toEqual([null, 'taken'].sort())
    }
  })

  it('has the new account when the one they were linked to is gone', async () => {
    const gone = await cms.person('editor')
    const identity = identityOf(gone.email)
    expect((await signIn(identity)).status).toBe(200)
    await cms.payload.db.deleteOne({ collection: 'users', where: { id: { equals: gone.id } } })
    expect((await signIn(identity)).reason).toBe('unknown')
    await cms.payload.create({
      collection: 'users',
      data: { name: 'Again', email: gone.email, role: 'editor', password: 'a test password' },
      overrideAccess: true, // nobody is there who could
    })
    expect(await whoIs((await signIn(identity)).token)).toBe(gone.email)
  })

  it('may come as another once two people have taken away what the account had', async () => {
    const { id, email } = await cms.person('approver')
    expect((await signIn(identityOf(email))).status).toBe(200)
    const another = identityOf(email)
    expect((await signIn(another)).reason).toBe('taken')
    const { createLocalReq } = await import('payload')
    const { resetFactors } = await import('../factors/reset-factors')
    await resetFactors(await createLocalReq({}, cms.payload), id)
    expect(await whoIs((await signIn(another)).token)).toBe(email)
  })

  it('may cancel at the provider, which is no failure', async () => {
    expect((await signIn(null)).reason).toBe('cancelled')
    expect(events()).toEqual([])
  })

  it.each([
    '//evil.example/admin',
    'https://evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/api/users/oidc/leave',
    '/x/../api/users/oidc/leave',
    '',
  ])('is led nowhere else after it (%j)', async (path) => {
    expect((await signIn(await somebody(), path)).target).toBe('/admin')
  })
})

describe('a second factor', () => {
  const withApp = async () => {
    const person = await cms.person('editor')
    await cms.payload.db.create({
      collection: 'credentials',
      data: { person: person.id, kind: 'app', identifier: `app ${person.id}`, secret: 'sealed', counter: 0 },
    })
    return person
  }

  it('that the account has is asked for before there is a session', async () => {
    const { email } = await withApp()
    const { status, target, token, cookies } = await signIn(identityOf(email), '/admin/account')
    expect([status, target, token]).toEqual([200, '/admin/login/step', undefined])
    expect(cookies.some((cookie) => /^sona-ticket=./.test(cookie))).toBe(true)
    expect(events().map(({ event: name }) => name)).toEqual(['provider.linked', 'login.step-asked'])
  })

  it.each([
    ['amr', { amr: ['pwd', 'mfa'] }, true],
    ['acr', { acr: 'urn:bank:two' }, true],
    ['another amr', { amr: ['pwd'] }, false],
    ['another acr', { acr: 'urn:bank:one' }, false],
  ])('that the provider asked for counts when the settings say so (%s)', async (_name, more, isEnough) => {
    const { email } = await withApp()
    const { target, token } = await signIn(identityOf(email, more))
    expect([target, token !== undefined]).toEqual([isEnough ? '/admin' : '/admin/login/step', isEnough])
  })
})

describe('an answer', () => {
  it('counts once, and so does what the browser kept', async () => {
    const identity = await somebody()
    provider.present = identity
    provider.people.set(identity.subject, identity)
    const begun = await begin()
    const back = await passProvider(begun.address, provider)
    const asked = provider.exchanges
    expect((await callBack(back, begun)).status).toBe(200)
    lines.length = 0
    expect((await callBack(back, begun)).reason).toBe('expired')
    expect(events()).toMatchObject([failure('used before')])
    expect(provider.exchanges).toBe(asked + 1)
    // The same code in another sign-in: the provider knows it.
    const other = await begin()
    back.searchParams.set('state', new URL(other.address).searchParams.get('state') ?? '')
    expect((await callBack(back, other)).reason).toBe('refused')
  })

  it('is refused in a browser that did not ask for it', async () => {
    const identity = await somebody()
    provider.present = identity
    provider.people.set(identity.subject, identity)
    const [thief, victim] = [await begin(), await begin()]
    const back = await passProvider(thief.address, provider)
    const none = await callBack(back, { cookies: [], from: '10.200.0.1' })
    expect([none.reason, none.token]).toEqual(['expired', undefined])
    const [pair = ''] = thief.cookies
    const changed = `${pair.slice(0, -3)}${pair.endsWith('AAA') ? 'BBB' : 'AAA'}`
    expect((await callBack(back, { cookies: [changed], from: '10.200.0.1' })).reason).toBe('expired')
    const asked = new URL(victim.address).searchParams
    expect((await callBack(back, victim)).reason).toBe('expired')
    // Nothing was taken away: what the victim began goes on. The code of the thief was asked for with another proof.
    const again = victim
    const injected = new URL(back)
    injected.searchParams.set('state', new URL(again.address).searchParams.get('state') ?? '')
    expect((await callBack(injected, again)).reason).toBe('refused')
    expect(asked.get('code_challenge')).not.toBe(new URL(thief.address).searchParams.get('code_challenge'))
    expect(events().map(({ reason }) => reason)).toEqual(['invalid_grant'])
  })

  it('names the issuer that was asked', async () => {
    const identity = await somebody()
    provider.present = identity
    provider.people.set(identity.subject, identity)
    for (const issuer of ['https://evil.example', null]) {
      const begun = await begin()
      const back = await passProvider(begun.address, provider)
      const asked = provider.exchanges
      if (issuer === null) back.searchParams.delete('iss')
      else back.searchParams.set('iss', issuer)
      expect((await callBack(back, begun)).reason).toBe('refused')
      expect(provider.exchanges).toBe(asked)
    }
  })

  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const seconds = () => Math.floor(Date.now() / 1000)
  it.each<[string, IdentityProvider['forge']]>([
    ['signed by another key', (parts) => ({ ...parts, key: stranger })],
    [
      'signed by a key that the provider does not have',
      (parts) => ({ ...parts, header: { ...parts.header, kid: 'x' }, key: stranger }),
    ],
    ['that says it needs no signature', (parts) => ({ ...parts, header: { ...parts.header, alg: 'none' } })],
    ['that says it is signed with a secret', (parts) => ({ ...parts, header: { ...parts.header, alg: 'HS256' } })],
    ['for another audience', (parts) => ({ ...parts, claims: { ...parts.claims, aud: 'another' } })],
    ['for others as well', (parts) => ({ ...parts, claims: { ...parts.claims, aud: ['sona', 'another'] } })],
    ['of another issuer', (parts) => ({ ...parts, claims: { ...parts.claims, iss: 'https://evil.example' } })],
    ['that has run out', (parts) => ({ ...parts, claims: { ...parts.claims, exp: seconds() - 40 } })],
    ['of another sign-in', (parts) => ({ ...parts, claims: { ...parts.claims, nonce: 'another' } })],
    ['without the nonce', ({ claims: { nonce: _nonce, ...claims }, ...parts }) => ({ ...parts, claims })],
    ['about nobody', ({ claims: { sub: _sub, ...claims }, ...parts }) => ({ ...parts, claims })],
    ['with methods that are none', (parts) => ({ ...parts, claims: { ...parts.claims, amr: [7] } })],
  ])('with a token %s logs nobody in', async (_name, forge) => {
    const identity = await somebody()
    provider.forge = forge
    const { reason, token } = await signIn(identity)
    expect([reason, token]).toEqual(['refused', undefined])
    expect(events()).toMatchObject([{ event: 'login.failed', by: 'provider' }])
    // It is the forging that was refused.
    provider.forge = null
    expect((await signIn(identity)).status).toBe(200)
  })

  it('of a clock that goes a little wrong counts, and an address in the token itself', async () => {
    const { email } = await cms.person('editor')
    provider.forge = (parts) => ({
      ...parts,
      claims: { ...parts.claims, exp: seconds() - 10, email, email_verified: true },
    })
    const { reason, token } = await signIn({ subject: `subject-${++subjects}` })
    expect([reason, await whoIs(token)]).toEqual([null, email])
  })

  it('that fails is counted by network, and those of others go on', async () => {
    const tries: (string | null)[] = []
    for (let count = 0; count < 22; count++) {
      const begun = await begin('/admin', { from: '203.0.113.9' })
      const state = new URL(begun.address).searchParams.get('state') ?? ''
      const back = new URL(`${cmsAddress}/?${new URLSearchParams({ state, code: 'guess', iss: provider.issuer })}`)
      tries.push((await callBack(back, begun)).reason)
      // To change one's mind is no failure.
      const other = await begin('/admin', { from: '203.0.113.9' })
      back.searchParams.set('state', new URL(other.address).searchParams.get('state') ?? '')
      back.searchParams.set('error', 'access_denied')
      if (count < 19) expect((await callBack(back, other)).reason).toBe('cancelled')
    }
    expect(tries.filter((reason) => reason === 'refused')).toHaveLength(20)
    expect(tries.at(-1)).toBe('limited')
    expect(events().filter(({ event: name }) => name === 'login.limited')).toHaveLength(1)
    expect((await signIn(await somebody())).status).toBe(200)
  })
})

describe('whoever leaves', () => {
  const leave = (cookies: readonly string[]) => askCms('/users/oidc/leave', { method: 'GET', cookies })

  it('is led to leave the provider too, which knows who they are', async () => {
    const identity = await somebody()
    const { cookies, token } = await signIn(identity)
    const kept = cookies.filter((cookie) => cookie.startsWith('sona-provider-session='))
    expect(kept).toHaveLength(1)
    const left = await askCms('/users/logout', { token, cookies: kept })
    expect(left.headers.getSetCookie().join()).toMatch(/sona-provider-leaving=1; Max-Age=60; .*SameSite=Strict/)
    expect(await whoIs(token)).toBeNull()
    const { headers } = await leave(kept)
    const address = new URL(headers.get('location') ?? '')
    expect(address.origin + address.pathname).toBe(`${provider.issuer}/session/end`)
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${cmsAddress}/admin/login`)
    const [, claims = ''] = (address.searchParams.get('id_token_hint') ?? '').split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ sub: identity.subject })
    expect(headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'))).toHaveLength(2)
    expect((await fetch(address)).status).toBe(200)
  })

  it('shows again who they are when the session has only ended by itself', async () => {
    const { cookies } = await signIn(await somebody())
    const kept = cookies.filter((cookie) => cookie.startsWith('sona-provider-session='))
    const prompt = async (question: CmsQuestion) =>
      new URL((await begin('/admin', question)).address).searchParams.get('prompt')
    expect([await prompt({ cookies: kept }), await prompt({})]).toEqual(['login', null])
  })

  it('goes to the sign-in page when they did not come from there', async () => {
    const { headers } = await leave(['sona-provider-session=forged'])
    expect(headers.get('location')).toBe('/admin/login')
  })
})

describe('a password', () => {
  const logIn = (email: string) => askCms('/users/login', { body: { email, password: 'a test password' } })

  it('lets in the accounts for emergencies only, and others hear what a wrong password hears', async () => {
    const { email } = await cms.person('admin')
    const emergency = { name: 'Emergência', email: 'Emergency@bcs.example', role: 'admin' } as const
    await cms.payload.create({
      collection: 'users',
      data: { ...emergency, password: 'a test password' },
      overrideAccess: true, // nobody is there who could
    })
    const [refused, unknown, admitted] = [
      await logIn(email),
      await logIn('x@bcs.example'),
      await logIn(emergency.email),
    ]
    expect([refused.status, refused.text]).toEqual([401, unknown.text])
    expect(admitted.status).toBe(200)
  })
  it('is not offered by mail to those who may use none: they are told how they sign in', async () => {
    const { email } = await cms.person('editor')
    await askCms('/users/forgot-password', { body: { email } })
    await vi.waitFor(async () => expect((await mails()).filter((mail) => mail.includes(`"${email}"`))).toHaveLength(1))
    const [mail = ''] = (await mails()).filter((text) => text.includes(`"${email}"`))
    expect(mail).toContain('serviço de identidade')
    expect(mail).not.toContain('/admin/reset/')
  })
})
