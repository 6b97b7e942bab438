import { createHmac } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { SealKey } from '@/src/audit/audit-key'
import { isMissing } from '@/src/platform/error-code'
import { takeLock } from '@/src/platform/process-lock'
import { readOrMakeSecret } from '@/src/platform/secret'
import { moveDurably, writeDurably } from '@/src/platform/write-durably'
import { openBackupDirectory, refuseSamePlace } from './backup-directory'
import { type BackupManifest, type DatabaseContent, toManifestText } from './backup-manifest'
import { backupFiles, backupPlaces, listBackups, readObjects, toBackupName, toObjectLines } from './backup-places'
import { writeBackupRecord } from './backup-record'
import { BackupRefusal } from './backup-refusal'
import { type Content, contentOf, contentOfLarge } from './content'
import { describeDatabase } from './describe-database'
import { isDiskFailure } from './disk-failure'
import { listFiles } from './list-files'
import { type ObjectStore, openObjectStore } from './object-store'
import { pruneBackups, wipe } from './prune-backups'
import { toKept } from './sealed-stream'
import { severalAtOnce } from './several-at-once'
import { snapshotDatabase } from './snapshot-database'

type BackupOptions = {
  dataDirectory: string
  /** Where backups are kept, apart from the data directory. */
  directory: string
  /** Whom it is encrypted for, the public half of a pair of age; undefined: it is not encrypted. */
  recipient: string | undefined
  keepDays: number
  /** Whether there must be a database: a process of the site alone has none. */
  needsDatabase: boolean
  /** Version of the product. */
  product: string
  /** Gives the key that seals the manifest, which may be made by being asked for. */
  sealKey: () => SealKey
  now?: () => Date
  /** Is told what is done next. */
  onStep?: (step: BackupStep) => void
}

type BackupStep = 'spool' | 'databases' | 'files' | 'manifest' | 'complete' | 'pruned'

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
  const { dataDirectory, needsDatabase } = options
  const directory = resolve(options.directory)
  process.umask(0o077)
  refuseSamePlace(dataDirectory, directory)
  if (needsDatabase && !existsSync(join(dataDirectory, 'sona.sqlite')))
    throw new BackupRefusal(`There is no database in the data directory ${dataDirectory}: nothing was backed up.`)
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
  const secret = readOrMakeSecret(dataDirectory)
  const own = (use: string) => createHmac('sha256', secret).update(`backup ${use}`).digest('hex')
  await openBackupDirectory(directory, own('installation'))
  // First: a key that is made now belongs into the backup.
  const key = sealKey()
  const begun = now()
  const known = await readNewestObjects(directory)
  const store = openObjectStore({ directory, nameKey: own('names'), recipient, known, hour: begun.getUTCHours() })
  const files: BackupManifest['files'] = []
  const objects = new Map<string, string>()
  const [counts, keep] = countKept(store, files, objects)

  // In this order: the note of the log and the spool never know of more than the database that is copied after them, and every file that
  // the database names was there before its row.
  onStep('spool')
  const keepFile = (path: string) => keepUnlessGone(path, join(dataDirectory, path), keep)
  await keepFile('audit-head.json')
  await severalAtOnce((await listFiles(dataDirectory, 'submissions/spool')).files, keepFile)
  onStep('databases')
  let [database, keyBlobs]: [DatabaseContent | null, Content | null] = [null, null]
  for (const [index, path] of (await listFiles(dataDirectory)).databases.entries()) {
    const copy = join(temporary, path === keyBlobsPath ? keyBlobsName : String(index))
    snapshotDatabase(join(dataDirectory, path), copy)
    const content = await contentOfLarge(copy)
    if (path === 'sona.sqlite') database = describeDatabase(copy)
    if (path === keyBlobsPath) keyBlobs = content
    else await keep(path, content)
  }
  onStep('files')
  const others = (await listFiles(dataDirectory)).files.filter((path) => !path.startsWith('submissions/spool/'))
  await severalAtOnce(others, keepFile)
  await store.settle()

  onStep('manifest')
  const manifest: BackupManifest = {
    format: 1,
    product,
    begunAt: begun.toISOString(),
    endedAt: now().toISOString(),
    database,
    files: files.toSorted((one, other) => one.path.localeCompare(other.path)),
    keyBlobs: keyBlobs && { path: keyBlobsPath, bytes: keyBlobs.bytes, sha256: keyBlobs.sha256 },
  }
  const name = toBackupName(begun)
  const unfinished = join(places.unfinished, name)
  mkdirSync(unfinished, { mode: 0o700 })
  const inBackup = (file: string) => join(unfinished, file)
  await writeDurably(inBackup(backupFiles.objects), toObjectLines(objects))
  if (keyBlobs) await writeDurably(inBackup(backupFiles.keyBlobs), toKept(keyBlobs.read(), recipient))
  await writeDurably(inBackup(backupFiles.manifest), toKept(oneText(toManifestText(manifest, key)), recipient))
  const backup = join(places.backups, name)
  await moveDurably(unfinished, backup)
  onStep('complete')
  writeBackupRecord(dataDirectory, { begunAt: manifest.begunAt, backup, isEncrypted: recipient !== undefined })
  const forgotten = await pruneBackups({ directory, keepDays, store, now: now().getTime() })
  onStep('pruned')
  return { backup, manifest, ...counts, forgotten }
}

const keyBlobsPath = 'sealed/keys.sqlite'
const keyBlobsName = 'key-blobs'

type Counts = Pick<MadeBackup, 'written' | 'added' | 'mended'>
type Keep = (path: string, content: Content) => Promise<void>

/** Keeps contents, enters them into lists, and counts what was new. */
function countKept(store: ObjectStore, files: BackupManifest['files'], objects: Map<string, string>): [Counts, Keep] {
  const counts = { written: 0, added: 0, mended: 0 }
  const keep: Keep = async (path, content) => {
    const { object, kept, written, isMended } = await store.keep(content)
    files.push({ path, bytes: content.bytes, sha256: content.sha256, object })
    objects.set(object, kept)
    counts.written += written
    if (isMended) counts.mended += 1
    else if (written > 0) counts.added += 1
  }
  return [counts, keep]
}

async function readNewestObjects(directory: string): Promise<Map<string, string>> {
  const newest = (await listBackups(directory)).at(-1)
  return newest === undefined ? new Map() : readObjects(join(backupPlaces(directory).backups, newest))
}

/** Something may have been delivered, sent or deleted meanwhile: then it is in the database, or nobody needs it. */
async function keepUnlessGone(path: string, file: string, keep: Keep): Promise<void> {
  try {
    await keep(path, await contentOf(file))
  } catch (error) {
    if (!isMissing(error) || existsSync(file)) throw error
  }
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
