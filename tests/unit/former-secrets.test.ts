import { createHmac } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

const [now, before] = ['the secret that is used from today on', 'the secret that was used until today']

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms({ SONA_SECRET: `${now}\n${before}` })
}, 120_000)
afterAll(() => cms.close())

/** The CMS as it was with the secret of before: Payload goes by another one that it makes of it. */
const formerly = (secret: string) =>
  new Proxy(cms.payload, { get: (all, name) => (name === 'secret' ? secret : Reflect.get(all, name)) })

it('opens what was sealed with the secret of before: apps, recovery codes, links of newsletters and files', async () => {
  const { toPayloadSecret } = await import('@/src/identity/factors/own-secrets')
  expect(toPayloadSecret(now)).toBe(cms.payload.secret)
  const { addApp, takeAppCode } = await import('@/src/identity/factors/apps')
  const { makeRecoveryCodes, takeRecoveryCode } = await import('@/src/identity/factors/recovery-codes')
  const { readNewsletterToken } = await import('@/src/submissions/newsletter-token')
  const { openFolderStore } = await import('@/src/file-store/folder-store')
  const { sealAnew, withSeals } = await import('@/src/file-store/sealed-store')
  const { id: person } = await cms.person('editor')

  const secret = new Secret().base32
  const codeAt = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
  expect(
    await addApp(formerly(toPayloadSecret(before)), { person, secret, code: codeAt(Date.now()), label: 'phone' }),
  ).toBe(true)
  expect(await takeAppCode(cms.payload, person, codeAt(Date.now() + 30_000))).toBe(true)
  const { findFactors } = await import('@/src/identity/factors/stored-factors')
  const { openSealedText } = await import('@/src/platform/sealed-text')
  const [app] = await findFactors(cms.payload, person)
  expect(openSealedText(toPayloadSecret(before), `app of ${person}`, app?.secret ?? '')).toBeNull()
  expect(openSealedText(cms.payload.secret, `app of ${person}`, app?.secret ?? '')).toBe(secret)

  const [code = ''] = await makeRecoveryCodes(formerly(toPayloadSecret(before)), person)
  expect(await takeRecoveryCode(cms.payload, person, code)).toBe(true)
  expect(await takeRecoveryCode(cms.payload, person, code)).toBe(false)

  const text = Buffer.from('unsubscribe:7:20000').toString('base64url')
  const token = `${text}.${createHmac('sha256', before).update(`newsletter ${text}`).digest('base64url')}`
  expect(readNewsletterToken(token, 'unsubscribe', new Date())).toBe(7)
  expect(readNewsletterToken(`${token.slice(0, -1)}_`, 'unsubscribe', new Date())).toBeNull()

  const store = openFolderStore(join(cms.directory, 'sealed'))
  const seal = (secrets: readonly [string, ...string[]]) => withSeals(store, { secrets, purpose: 'a test' })
  await seal([before]).put('old', Buffer.from('of before'))
  await seal([now, before]).put('new', Buffer.from('of today'))
  expect(String(await seal([now, before]).get('old'))).toBe('of before')
  expect(String(await seal([now]).get('new'))).toBe('of today')
  await expect(seal([now]).get('old')).rejects.toThrow('not sealed with this secret')

  await store.put('strange', Buffer.from('sealed by nobody'))
  const options = { secrets: [now, before], purpose: 'a test' } as const
  expect(await sealAnew(store, options)).toEqual({ sealed: 1, unreadable: 1 })
  expect(String(await seal([now]).get('old'))).toBe('of before')
  expect(await sealAnew(store, options)).toEqual({ sealed: 0, unreadable: 1 })
  expect(String(await store.get('strange'))).toBe('sealed by nobody')
})

it('goes on with the backups of before, which are those of the new secret from then on', async () => {
  const { openBackupDirectory } = await import('@/src/backup/backup-directory')
  const directory = join(mkdtempSync(join(tmpdir(), 'sona-former-')), 'backups')
  await openBackupDirectory(directory, [before])
  await expect(openBackupDirectory(directory, [now])).rejects.toThrow('of another installation')
  await openBackupDirectory(directory, [now, before])
  await openBackupDirectory(directory, [now])
})
