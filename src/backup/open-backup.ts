import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import {
  type BackupManifest,
  type KeptFile,
  type KeptObjectFile,
  type ReadManifest,
  readManifestText,
} from './backup-manifest'
import { backupFiles, backupPlaces, listBackups, objectFile, timeOfBackup } from './backup-places'
import { BackupRefusal } from './backup-refusal'
import { fromKept, isEncrypted, type Parts } from './sealed-stream'

/** A backup, and the directory in which its objects are. */
export type FoundBackup = { backup: string; directory: string }

/**
 * Finds the backup that is meant.
 *
 * @param from its directory, or the one of several: the newest is meant then.
 * @throws BackupRefusal when there is none, or it is not complete.
 */
export async function findBackup(from: string): Promise<FoundBackup> {
  const place = resolve(from)
  if (existsSync(join(place, backupFiles.manifest)) && timeOfBackup(basename(place)) !== null)
    return { backup: place, directory: dirname(dirname(place)) }
  if (!existsSync(backupPlaces(place).mark))
    throw new BackupRefusal(`${place} is no complete backup, and no directory with backups.`)
  const newest = (await listBackups(place)).at(-1)
  if (newest === undefined) throw new BackupRefusal(`There is no complete backup in ${place}.`)
  return { backup: join(backupPlaces(place).backups, newest), directory: place }
}

export type OpenedBackup = ReadManifest & {
  hasKeyBlobs: boolean
  /** A file of the backup. @throws BackupRefusal, at its end at the latest, when it is not what was backed up. */
  readFile: (file: KeptObjectFile | KeptFile) => Parts
}

/**
 * Reads the manifest of a backup, and looks whether everything that it names is there.
 *
 * @param identities secret halves of age.
 * @throws BackupRefusal when it cannot be opened, or something is missing.
 */
export async function openBackup(
  { backup, directory }: FoundBackup,
  identities: readonly string[],
): Promise<OpenedBackup> {
  const read = readManifestText(await openManifest(join(backup, backupFiles.manifest), identities))
  const missing = contentsOf(read.manifest).find(({ object }) => !existsSync(objectFile(directory, object)))
  if (missing) throw new BackupRefusal(`The backup lacks the file ${missing.path} (object ${missing.object}).`)
  const keyBlobs = join(backup, backupFiles.keyBlobs)
  return {
    ...read,
    hasKeyBlobs: existsSync(keyBlobs),
    readFile: (file) => verified(file, 'object' in file ? objectFile(directory, file.object) : keyBlobs, identities),
  }
}

/** All contents that a backup names, but the key blobs. */
export function contentsOf({ files, server }: BackupManifest): KeptObjectFile[] {
  return [...files, ...(server?.tables ?? []), ...(server?.bucket ?? [])]
}

async function openManifest(path: string, identities: readonly string[]): Promise<string> {
  const kept = await readFile(path)
  if (isEncrypted(kept) && identities.length === 0)
    throw new BackupRefusal(
      'The backup is encrypted. Set BACKUP_IDENTITY_FILE to the file with the secret half of its key (AGE-SECRET-KEY-1…).',
    )
  const read: Uint8Array[] = []
  try {
    for await (const part of fromKept(createReadStream(path), identities)) read.push(part)
  } catch (error) {
    throw new BackupRefusal(
      isOtherKey(error)
        ? 'The key of BACKUP_IDENTITY_FILE is not the one that the backup was encrypted for.'
        : `The manifest of the backup is not whole (${path}). Take another backup.`,
      { cause: error },
    )
  }
  return Buffer.concat(read).toString('utf8')
}

async function* verified({ path, bytes, sha256 }: KeptFile, kept: string, identities: readonly string[]): Parts {
  const hash = createHash('sha256')
  let count = 0
  const different = (cause?: unknown) =>
    new BackupRefusal(`The file ${path} in the backup is not what was backed up (${kept}). Take another backup.`, {
      cause,
    })
  try {
    for await (const part of fromKept(createReadStream(kept), identities)) {
      hash.update(part)
      count += part.length
      yield part
    }
  } catch (error) {
    throw different(error)
  }
  if (count !== bytes || hash.digest('hex') !== sha256) throw different()
}

/** As the library says it. */
function isOtherKey(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('no identity matched')
}
