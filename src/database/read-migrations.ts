import { pathToFileURL } from 'node:url'
import type { Payload } from 'payload'
import { ownProgram } from '@/src/platform/own-program'
import { dialect } from './own-dialect'

type Migrations = NonNullable<NonNullable<Parameters<Payload['db']['migrate']>[0]>['migrations']>

/** What brings a database to the newest schema, for a process that cannot read these files as Payload does. */
export async function readMigrations(): Promise<Migrations> {
  // By its path: what Payload writes there keeps rules of its own, by which nobody else is judged.
  const { migrations } = await import(pathToFileURL(ownProgram(dialect.migrations).file).href)
  return migrations
}
