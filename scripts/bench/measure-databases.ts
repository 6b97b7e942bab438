import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { lendSetting } from '@/src/platform/env'
import { startPostgres } from '@/tests/support/postgres/start-postgres'
import { databaseFigures } from './database-figures'
import { duration, ratio, toTable } from './report'
import { percentile } from './statistics'

type DatabasesPlan = { directory: string; times: number; say: (step: string) => void }

const names: Readonly<Record<keyof z.infer<typeof databaseFigures>['times'], string>> = {
  read: 'read a page by its address, with what it shows',
  readPlain: 'read it alone',
  draft: 'save a draft',
  publish: 'publish a language',
  move: 'move a page with two below it',
}

/** Reads and writes the site's own content in both databases, one after the other, each waiting for the disk as in production. */
export async function benchDatabases({ directory, times, say }: DatabasesPlan): Promise<string> {
  say('Loading and changing the content in SQLite')
  const sqlite = await measure(join(directory, 'sqlite'), times, {})
  say('Loading and changing the content in PostgreSQL')
  // The programs of the server lie below it and do not run as root, who may have made it for itself alone.
  chmodSync(directory, 0o711)
  const server = await startPostgres(directory, true)
  const postgres = await measure(join(directory, 'postgres'), times, { DATABASE_URL: server.url }).finally(server.stop)
  const ms = (values: readonly number[], share: number) => `${percentile(values, share).toFixed(1)} ms`
  const rows = (['read', 'readPlain', 'draft', 'publish', 'move'] as const).map((name) => {
    const [one, other] = [sqlite.times[name], postgres.times[name]]
    const share = ratio(percentile(other, 0.5), percentile(one, 0.5))
    return [names[name], ms(one, 0.5), ms(one, 0.95), ms(other, 0.5), ms(other, 0.95), share]
  })
  const load = ['load the content', duration(sqlite.loadMs), '', duration(postgres.loadMs), '']
  return [
    `${times} times each, one after the other, in a process of the CMS beside nothing else. PostgreSQL runs on the same machine: over a network, each statement takes its way besides.`,
    toTable(
      ['what', 'SQLite, median', 'p95', 'PostgreSQL, median', 'p95', 'as much'],
      [[...load, ratio(postgres.loadMs, sqlite.loadMs)], ...rows],
    ),
  ].join('\n\n')
}

async function measure(data: string, times: number, settings: Readonly<Record<string, string>>) {
  mkdirSync(data, { recursive: true })
  const giveBack = Object.entries({ ...settings, SONA_DATA: data }).map(([name, value]) => lendSetting(name, value))
  const child = fork('scripts/bench/use-database.ts', [String(times)], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  for (const give of giveBack) give()
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`Nothing was measured: ${code}`))),
  ])
  return databaseFigures.parse(message)
}
