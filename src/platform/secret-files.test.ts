import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { secretSettings, withSecretFiles } from './secret-files'

let directory = ''
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-secret-'))
  writeFileSync(join(directory, 'secret'), 'smtp://user:password@localhost:25\n')
  writeFileSync(join(directory, 'empty'), '\n')
})
afterAll(() => rmSync(directory, { recursive: true }))

it.each(secretSettings)('%s may lie in a file, without the line that ends it', (name) => {
  const { given, mistakes } = withSecretFiles({ [`${name}_FILE`]: join(directory, 'secret'), PORT: '1' })
  expect([given[name], given['PORT'], mistakes]).toEqual(['smtp://user:password@localhost:25', '1', []])
})

it.each([
  [{ SMTP_URL_FILE: '/nowhere/secret' }, 'SMTP_URL_FILE names the file /nowhere/secret, which cannot be read (ENOENT)'],
  [{ SMTP_URL_FILE: tmpdir() }, `SMTP_URL_FILE names the file ${tmpdir()}, which cannot be read (EISDIR)`],
  [{ SMTP_URL_FILE: '/x', SMTP_URL: 'smtp://a' }, 'SMTP_URL_FILE is set beside SMTP_URL: keep one'],
])('says in a sentence what is wrong with %j', (environment, sentence) => {
  expect(withSecretFiles(environment).mistakes).toEqual([sentence])
})

it('is read at a start, which says every mistake and not the secret', () => {
  const code = "const { env } = await import('./src/platform/env.ts'); process.stdout.write(String(env.smtpUrl))"
  const start = (settings: Readonly<Record<string, string>>) =>
    spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
      env: { NODE_ENV: 'production', ...settings },
      encoding: 'utf8',
    })
  expect(start({ SMTP_URL_FILE: join(directory, 'secret') }).stdout).toBe('smtp://user:password@localhost:25')
  const empty = join(directory, 'empty')
  const { status, stderr } = start({ SMTP_URL_FILE: empty, SUBMISSIONS_SECRET_FILE: empty })
  expect(status).toBe(1)
  for (const name of ['SMTP_URL_FILE', 'SUBMISSIONS_SECRET_FILE'])
    expect(stderr).toContain(`${name} names the file ${empty}, which is empty`)
})
