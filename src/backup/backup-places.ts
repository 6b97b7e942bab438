import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the parts of a directory of backups are. */
export function backupPlaces(directory: string) {
  return {
    /** Says of whom the backups are. */
    mark: join(directory, 'store.json'),
    /** Contents, each once, however many backups have it. */
    objects: join(directory, 'objects'),
    /** What is being written; nobody looks for anything here. */
    unfinished: join(directory, 'unfinished'),
    /** The backups, each a directory that has its name only when it is complete. */
    backups: join(directory, 'backups'),
  } as const
}

/** The files of one backup. */
export const backupFiles = {
  manifest: 'manifest',
  /** The objects that it needs, in clear: what nobody needs, and what a disk has changed, is known without any key. */
  objects: 'objects',
  keyBlobs: 'key-blobs',
} as const

/** The file that holds an object. */
export function objectFile(directory: string, name: string): string {
  return join(backupPlaces(directory).objects, name.slice(0, 2), name)
}

const named = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z$/

/** The name of a backup that began at a moment. */
export function toBackupName(begun: Date): string {
  return begun.toISOString().replaceAll(':', '-')
}

/** When a backup began, in milliseconds since 1970, by its name; null for what is no backup. */
export function timeOfBackup(name: string): number | null {
  const [, day, hour, minute, second] = named.exec(name) ?? []
  return day === undefined ? null : Date.parse(`${day}T${hour}:${minute}:${second}Z`)
}

/** The complete backups of a directory by their names, the oldest first. */
export async function listBackups(directory: string): Promise<string[]> {
  const { backups } = backupPlaces(directory)
  if (!existsSync(backups)) return []
  return (await readdir(backups)).filter((name) => timeOfBackup(name) !== null).sort()
}

/** What a backup notes of its objects: on each line a name, and the hash of the bytes that are kept of it. */
export function toObjectLines(objects: ReadonlyMap<string, string>): string {
  return [...objects].map(([object, kept]) => `${object} ${kept}\n`).join('')
}

/** The objects that a backup needs, each with the hash of the bytes that are kept of it. */
export async function readObjects(backup: string): Promise<Map<string, string>> {
  const lines = (await readFile(join(backup, backupFiles.objects), 'utf8')).split('\n').filter((line) => line !== '')
  return new Map(
    lines.map((line) => {
      const [object = '', kept = ''] = line.split(' ')
      return [object, kept]
    }),
  )
}
