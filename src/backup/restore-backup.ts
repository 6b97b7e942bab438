import { mkdirSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { appendToClosedFile } from '@/src/audit/append-to-closed-log'
import { logSubject, restored as restoredAct } from '@/src/audit/own-acts'
import { forgetSharedHeads } from '@/src/audit/shared-heads'
import { sharesFiles } from '@/src/file-store/own-store'
import { syncDirectory, writeDurably } from '@/src/platform/write-durably'
import type { BackupManifest } from './backup-manifest'
import { BackupRefusal } from './backup-refusal'
import { checkRestored, type RestoredLog } from './check-restored'
import { isDiskFailure } from './disk-failure'
import { endSessions } from './end-sessions'
import { findBackup } from './open-backup'
import { putBack } from './put-back'
import { openRestorable, type RestorableBackup } from './restorable-backup'
import type { ServerTarget } from './server-target'
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
  /** Opens the database on a server that the settings name; nothing where they name none. */
  openServer?: (() => Promise<ServerTarget>) | undefined
  /** Brings a restored file to the schema of this product. */
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
  /** Tables of a server that were none of the product, and whose rows were left out. */
  strangers: readonly string[]
}

/**
 * Restores a backup into an empty data directory, and into an empty database where that one was on a server. Until all of it is there, verified,
 * and brought to this product's schema, both have a mark with which nothing starts; when anything is not as it was backed up, all that was
 * written is taken away again.
 *
 * @throws BackupRefusal with what is wrong.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { dataDirectory, from, identities, migrations, openServer } = options
  const opened = await openRestorable(await findBackup(from), {
    ...{ identities, migrations },
    isOnServer: openServer !== undefined,
  })
  options.take()
  await refuseUsed(dataDirectory)
  const server = opened.manifest.server ? await openServer?.() : undefined
  try {
    await server?.begin()
    return await restoreOrTakeBack(options, opened, server)
  } finally {
    await server?.close()
  }
}

async function restoreOrTakeBack(
  options: RestoreOptions,
  opened: RestorableBackup,
  server: ServerTarget | undefined,
): Promise<Restored> {
  const { dataDirectory } = options
  try {
    await begin(dataDirectory)
    const restored = await restore(options, opened, server)
    await server?.end()
    await rm(join(dataDirectory, unfinishedRestoreMark))
    await syncDirectory(dataDirectory)
    return restored
  } catch (error) {
    await empty(dataDirectory)
    await server?.takeBack()
    if (!isDiskFailure(error)) throw error
    throw new BackupRefusal(
      `The backup could not be written to ${dataDirectory} (${error.message}). What was written was taken away again.`,
      { cause: error },
    )
  }
}

async function restore(
  { dataDirectory, migrate }: RestoreOptions,
  { backup, manifest, files, key, secrets, readFile, lacksKeyBlobs }: RestorableBackup,
  target: ServerTarget | undefined,
): Promise<Restored> {
  await severalAtOnce(files, async (file) => {
    const path = join(dataDirectory, file.path)
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    await writeDurably(path, readFile(file))
  })
  const { database, server } = manifest
  const said = { backup, manifest, lacksKeyBlobs }
  const details = { backup: basename(backup), begunAt: manifest.begunAt, product: manifest.product }
  const toAct = (sessions: number) => ({
    ...{ action: restoredAct, subject: logSubject },
    details: { ...details, sessions },
  })
  if (server && database && target) {
    const strangers = await target.fill({ said: database, kept: server, read: readFile })
    const { readUploads, readHistory } = target
    if (server.bucket) {
      await putBack({ bucket: server.bucket, read: readFile, dataDirectory, readUploads, readHistory, secrets })
      if (!sharesFiles) await target.forgetStore()
    }
    const log = await checkRestored(dataDirectory, manifest)
    const sessions = await target.settle({ dataDirectory, key, toAct })
    await target.migrate()
    await forgetSharedHeads()
    return { ...said, log, sessions, strangers }
  }
  const log = await checkRestored(dataDirectory, manifest)
  if (!database) return { ...said, log, sessions: 0, strangers: [] }
  const sessions = endSessions(join(dataDirectory, 'sona.sqlite'))
  await appendToClosedFile({ dataDirectory, act: toAct(sessions), key })
  await migrate()
  return { ...said, log, sessions, strangers: [] }
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
