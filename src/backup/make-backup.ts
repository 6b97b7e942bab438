import { existsSync, mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { SealKey } from '@/src/audit/audit-key'
import { writeBackupRecord } from '@/src/health/backup-record'
import { takeLock } from '@/src/platform/process-lock'
import { acceptedSecrets } from '@/src/platform/secret'
import { moveDurably, writeDurably } from '@/src/platform/write-durably'
import { madeOf, openBackupDirectory, refuseSamePlace } from './backup-directory'
import { type BackupManifest, toManifestText } from './backup-manifest'
import { backupFiles, backupPlaces, listBackups, readObjects, toBackupName, toObjectLines } from './backup-places'
import { BackupRefusal } from './backup-refusal'
import { isDiskFailure } from './disk-failure'
import { type GatherStep, gatherContents, keyBlobsName, keyBlobsPath } from './gather-contents'
import { openKeeper } from './keep-contents'
import { openObjectStore } from './object-store'
import { pruneBackups, wipe } from './prune-backups'
import { toKept } from './sealed-stream'

type BackupOptions = {
  dataDirectory: string
  /** Where backups are kept, apart from the data directory. */
  directory: string
  /** Whom it is encrypted for, the public half of a pair of age; undefined: it is not encrypted. */
  recipient: string | undefined
  keepDays: number
  /** Whether there must be a database: a process of the site alone has none. */
  needsDatabase: boolean
  /** Whether that one is on the server that the settings name, and not a file of the data directory. */
  isOnServer?: boolean
  /** Whether this process is about to change the schema of that one, and keeps others from doing it meanwhile. */
  isPreparing?: boolean
  /** Version of the product. */
  product: string
  /** Gives the key that seals the manifest, which may be made by being asked for. */
  sealKey: () => SealKey
  now?: () => Date
  /** Is told what is done next. */
  onStep?: (step: BackupStep) => void
}

type BackupStep = GatherStep | 'manifest' | 'complete' | 'pruned'

export type MadeBackup = {
  /** The directory of the backup. */
  backup: string
  manifest: BackupManifest
  /** Bytes that were written now, and by how many files that were not there. */
  written: number
  added: number
  /** Contents that the disk had changed, and that were written anew. */
  mended: number
  /** What was too old and is gone. */
  forgotten: { backups: number; objects: number }
}

/**
 * Makes a backup of a data directory while the product runs. It has its name when it is complete, and on the disk: whatever ends this
 * process before leaves what nobody takes for a backup, and what the next one removes.
 *
 * @throws BackupRefusal when it cannot be made.
 */
export async function makeBackup(options: BackupOptions): Promise<MadeBackup> {
  const { dataDirectory, needsDatabase, isOnServer = false } = options
  const directory = resolve(options.directory)
  process.umask(0o077)
  refuseSamePlace(dataDirectory, directory)
  if (needsDatabase && !isOnServer && !existsSync(join(dataDirectory, 'sona.sqlite')))
    throw new BackupRefusal(`There is no database in the data directory ${dataDirectory}: nothing was backed up.`)
  if (!existsSync(dataDirectory))
    throw new BackupRefusal(`There is no data directory ${dataDirectory}: nothing was backed up.`)
  const { release, owner } = takeLock(join(dataDirectory, 'backup.lock'))
  if (!release) throw new BackupRefusal(`Another backup of ${dataDirectory} is being made, by process ${owner}.`)
  const temporary = join(dataDirectory, 'backup-temporary')
  try {
    await forgetCopies(temporary)
    mkdirSync(temporary, { mode: 0o700 })
    return await write({ ...options, directory }, temporary)
  } catch (error) {
    throw toRefusal(error, directory)
  } finally {
    await forgetCopies(temporary)
    release()
  }
}

async function write(options: BackupOptions, temporary: string): Promise<MadeBackup> {
  const { dataDirectory, directory, recipient, keepDays, sealKey, product } = options
  const { now = () => new Date(), onStep = () => undefined } = options
  const places = backupPlaces(directory)
  const secrets = acceptedSecrets(dataDirectory)
  await openBackupDirectory(directory, secrets)
  // First: a key that is made now belongs into the backup.
  const key = sealKey()
  const begun = now()
  const known = await readNewestObjects(directory)
  const nameKey = madeOf(secrets[0], 'names')
  const store = openObjectStore({ directory, nameKey, recipient, known, hour: begun.getUTCHours() })
  const keeper = openKeeper(store)
  const contents = await gatherContents({ ...options, onStep, temporary, keep: keeper.keep })
  await store.settle()

  onStep('manifest')
  const { keyBlobs } = contents
  const manifest: BackupManifest = {
    format: contents.server ? 2 : 1,
    product,
    begunAt: begun.toISOString(),
    endedAt: now().toISOString(),
    database: contents.database,
    ...(contents.server ? { server: contents.server } : {}),
    files: contents.files.toSorted((one, other) => one.path.localeCompare(other.path)),
    keyBlobs: keyBlobs && { path: keyBlobsPath, bytes: keyBlobs.bytes, sha256: keyBlobs.sha256 },
  }
  const name = toBackupName(begun)
  const unfinished = join(places.unfinished, name)
  mkdirSync(unfinished, { mode: 0o700 })
  const inBackup = (file: string) => join(unfinished, file)
  await writeDurably(inBackup(backupFiles.objects), toObjectLines(keeper.objects))
  if (keyBlobs) await writeDurably(inBackup(backupFiles.keyBlobs), toKept(keyBlobs.read(), recipient))
  await writeDurably(inBackup(backupFiles.manifest), toKept(oneText(toManifestText(manifest, key)), recipient))
  const backup = join(places.backups, name)
  await moveDurably(unfinished, backup)
  onStep('complete')
  writeBackupRecord(dataDirectory, { begunAt: manifest.begunAt, backup, isEncrypted: recipient !== undefined })
  const forgotten = await pruneBackups({ directory, keepDays, store, now: now().getTime() })
  onStep('pruned')
  return { backup, manifest, ...keeper.counts, forgotten }
}

async function readNewestObjects(directory: string): Promise<Map<string, string>> {
  const newest = (await listBackups(directory)).at(-1)
  return newest === undefined ? new Map() : readObjects(join(backupPlaces(directory).backups, newest))
}

async function* oneText(text: string) {
  yield Buffer.from(text)
}

function toRefusal(error: unknown, directory: string): unknown {
  if (!isDiskFailure(error)) return error
  return new BackupRefusal(
    `The backup could not be written to ${directory} (${error.message}). It does not count; the ones before it are as they were.`,
    { cause: error },
  )
}

/** What opens cases is written over, whatever happened. */
async function forgetCopies(temporary: string): Promise<void> {
  await wipe(join(temporary, keyBlobsName))
  await rm(temporary, { recursive: true, force: true })
}
