import { mkdirSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { appendToClosedLog } from '@/src/audit/append-to-closed-log'
import { withSetKeys } from '@/src/audit/audit-key'
import { logSubject, restored as restoredAct } from '@/src/audit/own-acts'
import { syncDirectory, writeDurably } from '@/src/platform/write-durably'
import type { BackupManifest } from './backup-manifest'
import { BackupRefusal } from './backup-refusal'
import { checkRestored, type RestoredLog } from './check-restored'
import { isDiskFailure } from './disk-failure'
import { endSessions } from './end-sessions'
import { type FoundBackup, findBackup, openBackup } from './open-backup'
import { severalAtOnce } from './several-at-once'
import { unfinishedRestoreMark } from './unfinished-restore'

type RestoreOptions = {
  /** The directory of a backup, or of several: the newest of them is taken then. */
  from: string
  /** An empty directory. */
  dataDirectory: string
  /** Takes that directory, so that nobody else uses it from then on; called when the backup can be read. */
  take: () => void
  /** Secret halves that open what is encrypted. */
  identities: readonly string[]
  /** The migrations of this product: a database with others is refused. */
  migrations: readonly string[]
  /** Whether the product keeps its database on a server now: one that was backed up as a file has no place there. */
  isOnServer?: boolean
  /** Brings the restored database to the schema of this product. */
  migrate: () => Promise<void>
}

export type Restored = {
  backup: string
  manifest: BackupManifest
  log: RestoredLog
  /** How many sessions have ended. */
  sessions: number
  /** Whether the key blobs of sealed reports were too old and are gone. */
  lacksKeyBlobs: boolean
}

/**
 * Restores a backup into an empty data directory. Until all of it is there, verified, and brought to this product's schema, the directory
 * has a mark with which nothing starts; when anything is not as it was backed up, all that was written is taken away again.
 *
 * @throws BackupRefusal with what is wrong.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { dataDirectory, from, identities, migrations } = options
  const found = await findBackup(from)
  const opened = await openBackup(found, identities)
  if (options.isOnServer && opened.manifest.database)
    throw new BackupRefusal(
      'The backup holds its database as a file, and DATABASE_URL names one on a server. Restore it without DATABASE_URL. Nothing was written.',
    )
  refuseNewerSchema(opened.manifest, migrations)
  options.take()
  await refuseUsed(dataDirectory)
  try {
    await begin(dataDirectory)
    const restored = await restore(options, found, opened)
    await rm(join(dataDirectory, unfinishedRestoreMark))
    await syncDirectory(dataDirectory)
    return restored
  } catch (error) {
    await empty(dataDirectory)
    if (!isDiskFailure(error)) throw error
    throw new BackupRefusal(
      `The backup could not be written to ${dataDirectory} (${error.message}). What was written was taken away again.`,
      { cause: error },
    )
  }
}

async function restore(
  { dataDirectory, migrate }: RestoreOptions,
  { backup }: FoundBackup,
  { manifest, isGenuine, readFile, hasKeyBlobs }: Awaited<ReturnType<typeof openBackup>>,
): Promise<Restored> {
  const lacksKeyBlobs = manifest.keyBlobs !== null && !hasKeyBlobs
  const files = [...manifest.files, ...(manifest.keyBlobs && hasKeyBlobs ? [manifest.keyBlobs] : [])]
  let ownKeys = ''
  await severalAtOnce(files, async (file) => {
    const path = join(dataDirectory, file.path)
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    await writeDurably(path, readFile(file))
    if (file.path === 'audit-key') ownKeys = await collect(readFile(file))
  })
  const keys = withSetKeys(ownKeys)
  const [current] = keys
  if (!current || !isGenuine(keys))
    throw new BackupRefusal(
      'The seal of the backup was made with no key that is known here: its manifest was changed, or AUDIT_KEY_FILE (or AUDIT_KEY) is not set as it was where the backup was made.',
    )
  const log = await checkRestored(dataDirectory, manifest)
  if (!manifest.database) return { backup, manifest, log, sessions: 0, lacksKeyBlobs }
  const sessions = endSessions(join(dataDirectory, 'sona.sqlite'))
  const details = { backup: basename(backup), begunAt: manifest.begunAt, product: manifest.product, sessions }
  appendToClosedLog(dataDirectory, { action: restoredAct, subject: logSubject, details }, current)
  await migrate()
  return { backup, manifest, log, sessions, lacksKeyBlobs }
}

async function collect(parts: AsyncIterable<Uint8Array>): Promise<string> {
  const read: Uint8Array[] = []
  for await (const part of parts) read.push(part)
  return Buffer.concat(read).toString('utf8')
}

function refuseNewerSchema({ database, product }: BackupManifest, known: readonly string[]): void {
  const unknown = database?.migrations.find((name) => !known.includes(name))
  if (unknown === undefined) return
  throw new BackupRefusal(
    `The backup was made by a newer Sona (${product}): this one does not know the schema ${unknown}. Restore it with the newer one.`,
  )
}

/** What lies in a directory that nothing was ever kept in. */
const ofNobody: readonly string[] = ['process.lock', 'lost+found']

async function refuseUsed(dataDirectory: string): Promise<void> {
  const names = (await readdir(dataDirectory)).filter((name) => !ofNobody.includes(name))
  // An earlier restore was killed: what it left is nobody's.
  if (names.length === 0 || names.includes(unfinishedRestoreMark)) return
  throw new BackupRefusal(
    `The data directory ${dataDirectory} is not empty. Restore into an empty one; keep the old one as evidence.`,
  )
}

async function begin(dataDirectory: string): Promise<void> {
  await writeDurably(join(dataDirectory, unfinishedRestoreMark), '')
  await empty(dataDirectory, [unfinishedRestoreMark])
}

/** The mark goes last. */
async function empty(dataDirectory: string, kept: readonly string[] = []): Promise<void> {
  const names = (await readdir(dataDirectory)).filter(
    (name) => ![...ofNobody, ...kept, unfinishedRestoreMark].includes(name),
  )
  for (const name of names) await rm(join(dataDirectory, name), { recursive: true, force: true })
  if (!kept.includes(unfinishedRestoreMark)) await rm(join(dataDirectory, unfinishedRestoreMark), { force: true })
}
