import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { lendSetting } from '@/src/platform/env'
import { freePort } from '@/tests/support/free-port'
import { startPostgres } from '@/tests/support/postgres/start-postgres'
import { runCommand } from '@/tests/support/run-command'
import { loadContent } from './load-content'
import { duration, toTable } from './report'
import { startSite } from './servers'

type RestorePlan = { directory: string; say: (step: string) => void }

/** How long each step of a loss takes, in milliseconds. */
type Loss = { first: number; next: number; restore: number; served: number; ready: number }

const path = '/particulares/contas/conta-flex'

/**
 * Loses the site that ships and has it back, with each database: a backup, another one with little new, a restore into what is empty, and a
 * start until every page is there again.
 */
export async function benchRestore({ directory, say }: RestorePlan): Promise<string> {
  say('Losing and restoring a database that is a file')
  const file = await measure(join(directory, 'file'), {})
  say('Losing and restoring a database on a server')
  // The programs of the server lie below it and do not run as root, who may have made it for itself alone.
  chmodSync(directory, 0o711)
  const server = await startPostgres(directory, true)
  const empty = new URL(server.url)
  empty.pathname = '/restored'
  const onServer = await createDatabase(server.url)
    .then(() => measure(join(directory, 'server'), { lost: server.url, restored: empty.href }))
    .finally(server.stop)
  const rows = (
    [
      ['first', 'the first backup'],
      ['next', 'the next one'],
      ['restore', 'the restore, with everything verified'],
      ['served', 'the start after it, until a page is served'],
      ['ready', 'until every page is drawn again'],
    ] as const
  ).map(([step, name]) => [name, duration(file[step]), duration(onServer[step])])
  const whole = ({ restore, ready }: Loss) => duration(restore + ready)
  return [
    'The site that ships is lost with its database, and restored into an empty directory and, on a server, an empty database on the same machine. What visitors read from a site of its own, or from a mirror, is there all the time.',
    toTable(
      ['what', 'database as a file', 'PostgreSQL'],
      [...rows, ['from nothing to all of it (RTO)', whole(file), whole(onServer)]],
    ),
  ].join('\n\n')
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('CREATE DATABASE restored TEMPLATE template0')
  } finally {
    await client.end()
  }
}

/** @param urls of the database that is lost and of the one that takes its place; none where it is a file. */
async function measure(directory: string, urls: { lost?: string; restored?: string }): Promise<Loss> {
  const [data, backups, restored] = ['data', 'backups', 'restored'].map((name) => join(directory, name))
  if (!data || !backups || !restored) throw new Error('A directory has a name')
  mkdirSync(data, { recursive: true })
  const giveBack = urls.lost ? lendSetting('DATABASE_URL', urls.lost) : () => undefined
  loadContent('site/content', data)
  const first = timeCommand('scripts/backup.ts', [backups], data)
  const next = timeCommand('scripts/backup.ts', [backups], data)
  giveBack()
  const giveRestored = urls.restored ? lendSetting('DATABASE_URL', urls.restored) : () => undefined
  try {
    const restore = timeCommand('scripts/restore.ts', [backups, restored], restored)
    const site = await startSite({ data: restored, path, port: await freePort(), cmsPort: await freePort() })
    await site.stop()
    return { first, next, restore, served: site.servesMs, ready: site.readyMs }
  } finally {
    giveRestored()
  }
}

/** @returns how long a command took, in milliseconds. @throws what it said when it failed. */
function timeCommand(script: string, args: readonly string[], data: string): number {
  const begin = performance.now()
  const { status, stdout, stderr } = runCommand(script, args, data)
  if (status !== 0) throw new Error(`${script} failed:\n${stdout}${stderr}`)
  return performance.now() - begin
}
