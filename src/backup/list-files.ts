import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '@/src/platform/error-code'
import { unfinishedRestoreMark } from './unfinished-restore'

/** Directories, and files, that a backup leaves out: what is drawn or built anew, what is under way, and copies. Whatever else there is goes in. */
const leftOut: readonly RegExp[] = [
  /^process\.lock$/,
  /^backup(?:\.lock|-record\.json|-temporary)$/,
  new RegExp(`^${unfinishedRestoreMark}$`),
  /^(?:import-backup|before-migration)$/,
  // Pages are drawn anew from the database. What they showed, and when, is nowhere else.
  /^site\/(?!history(?:\/|$))/,
  /^submissions\/arriving$/,
  // Copies of key blobs are made for 35 days: a copy of a copy would outlive them.
  /^sealed\/key-backups$/,
  // The newest entry of the log is noted from before the database is copied.
  /^audit-head\.json$/,
  /\.new$/,
]

const journal = /\.sqlite-(?:wal|shm|journal)$/
const database = /\.sqlite$/

/** What lies in a data directory, by paths below it: databases are copied by their own means. */
export type FoundFiles = { files: string[]; databases: string[] }

/** Finds what belongs into a backup. @param below a directory of the data directory; all of it when nothing is said. */
export async function listFiles(dataDirectory: string, below = ''): Promise<FoundFiles> {
  const found: FoundFiles = { files: [], databases: [] }
  const open = [below]
  for (let directory = open.pop(); directory !== undefined; directory = open.pop()) {
    for (const name of await namesIn(join(dataDirectory, directory))) {
      const path = directory === '' ? name : `${directory}/${name}`
      if (journal.test(path) || leftOut.some((pattern) => pattern.test(path))) continue
      const kind = await kindOf(join(dataDirectory, path))
      if (kind === 'directory') open.push(path)
      else if (kind === 'file') (database.test(path) ? found.databases : found.files).push(path)
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
