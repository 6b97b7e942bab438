import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { askBeside } from '@/tests/support/ask-beside'
import { bundleProgram } from '@/tests/support/bundle-program'
import { dataSettings, shareDatabase } from '@/tests/support/postgres/own-database'
import { runApart } from '@/tests/support/run-apart'

const root = mkdtempSync(join(tmpdir(), 'sona-two-starts-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('two that start at an empty database at the same time make it once, and both come up', async () => {
  const [first, second] = [join(root, 'first'), join(root, 'second')]
  const content = join(root, 'content')
  for (const directory of [first, second]) mkdirSync(directory)
  cpSync('site/content/exchange-rates', join(content, 'exchange-rates'), { recursive: true })
  const settings = await dataSettings(first)
  shareDatabase(second, first)
  const program = await bundleProgram('tests/support/prepare-program.ts')
  const start = (SONA_DATA: string) => runApart([process.execPath, program, content], { ...settings, SONA_DATA })
  const ended = await Promise.all([start(first), start(second)])
  expect(
    ended.map(({ status, error }) => ({ status, error })),
    ended.map(({ error }) => error).join('\n'),
  ).toMatchObject([{ status: 0 }, { status: 0 }])
  // After what it logged.
  const said = ended.map(({ output }) => JSON.parse(output.trim().split('\n').at(-1) ?? ''))
  const made = said.map((line) => z.object({ logins: z.number() }).parse(line).logins)
  expect(made.toSorted()).toEqual([0, 6])
  const ask = (sql: string) => askBeside(first, sql)
  expect(await ask('SELECT name FROM payload_migrations GROUP BY name HAVING count(*) > 1')).toEqual([])
  expect(await ask('SELECT count(*)::int AS users FROM users')).toEqual([{ users: 6 }])
  // Those of the folder, and once more for the day before.
  const rates = readdirSync(join(content, 'exchange-rates')).length + 1
  expect(await ask('SELECT count(*)::int AS rates FROM exchange_rates')).toEqual([{ rates }])
}, 240_000)
