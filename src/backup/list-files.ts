import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '@/src/platform/error-code'
import { unfinishedRestoreMark } from './unfinished-restore'

/** Directories, and files, that a backup leaves out: what is under way, and copies. Whatever else there is goes in. */
const leftOut: ReadonlySet<string> = new Set([
  'backup-record.json',
  'backup-bucket.json',
  'backup-temporary',
  unfinishedRestoreMark,
  'import-backup',
  'before-migration',
  'submissions/arriving',
  // What the database has that the same backup holds; kept only until that is made.
  'submissions/kept',
  // Sealed, of nobody who sent anything, and gone when it is deleted: no backup brings it back.
  'submissions/saved',
  'submissions/held',
  // Copies of key blobs are made for 35 days: a copy of a copy would outlive them.
  'sealed/key-backups',
  // The newest entry of the log is noted from before the database is copied.
  'audit-head.json',
])

function isLeftOut(path: string): boolean {
  // Pages are drawn anew from the database. What they showed, and when, is nowhere else.
  if (path.startsWith('site/')) return !`${path}/`.startsWith('site/history/') || path.endsWith('.new')
  return (
    leftOut.has(path) || lock.test(path) || path.endsWith('.new') || journals.some((ending) => path.endsWith(ending))
  )
}

/** Who works in the directory at this moment. */
const lock = /^[^/]+\.lock$/

/** What SQLite writes beside a database. */
const journals = ['.sqlite-wal', '.sqlite-shm', '.sqlite-journal'] as const

/** What lies in a data directory, by paths below it: databases are copied by their own means. */
export type FoundFiles = { files: string[]; databases: string[] }

/** Finds what belongs into a backup. @param below a directory of the data directory; all of it when nothing is said. */
export async function listFiles(dataDirectory: string, below = ''): Promise<FoundFiles> {
  const found: FoundFiles = { files: [], databases: [] }
  const open = [below]
  for (let directory = open.pop(); directory !== undefined; directory = open.pop()) {
    for (const name of await namesIn(join(dataDirectory, directory))) {
      const path = directory === '' ? name : `${directory}/${name}`
      if (isLeftOut(path)) continue
      const kind = await kindOf(join(dataDirectory, path))
      if (kind === 'directory') open.push(path)
      else if (kind === 'file') (path.endsWith('.sqlite') ? found.databases : found.files).push(path)
    }
  }
  return { files: found.files.sort(), databases: found.databases.sort() }
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Follows links: a bank may keep its uploads on another disk. */
async function kindOf(path: string): Promise<'file' | 'directory' | 'neither'> {
  try {
    const entry = await stat(path)
    return entry.isDirectory() ? 'directory' : entry.isFile() ? 'file' : 'neither'
  } catch (error) {
    // It went while this was looking, such as a message that was sent.
    if (isMissing(error)) return 'neither'
    throw error
  }
}
