import { join } from 'node:path'
import { sharesFiles } from '@/src/file-store/own-store'
import type { BackupManifest, KeptObjectFile } from './backup-manifest'
import { type Content, contentOfLarge } from './content'
import { describeDatabase } from './describe-database'
import { keepBucket } from './keep-bucket'
import { type Keeper, keepUnlessGone } from './keep-contents'
import { listFiles } from './list-files'
import { severalAtOnce } from './several-at-once'
import { snapshotDatabase } from './snapshot-database'

export type GatherStep = 'spool' | 'databases' | 'files'

type GatherOptions = {
  dataDirectory: string
  needsDatabase: boolean
  isOnServer?: boolean
  isPreparing?: boolean
  /** A directory for copies of databases. */
  temporary: string
  keep: Keeper['keep']
  onStep: (step: GatherStep) => void
}

type Contents = Pick<BackupManifest, 'database' | 'server' | 'files'> & {
  /** The key blobs of sealed reports, which no object may hold. */
  keyBlobs: Content | null
}

/** Where key blobs lie in a data directory, and what their copy is called. */
export const keyBlobsPath = 'sealed/keys.sqlite'
export const keyBlobsName = 'key-blobs'

/**
 * Keeps everything that belongs into a backup, in this order: the note of the log and the spool never know of more than the database that is
 * copied after them, and every file that the database names was there before its row.
 */
export async function gatherContents(options: GatherOptions): Promise<Contents> {
  const { dataDirectory, onStep, keep } = options
  const files: KeptObjectFile[] = []
  const keepFile = async (path: string) => {
    const kept = await keepUnlessGone(path, join(dataDirectory, path), keep)
    if (kept) files.push(kept)
  }
  onStep('spool')
  await keepFile('audit-head.json')
  await severalAtOnce((await listFiles(dataDirectory, 'submissions/spool')).files, keepFile)
  onStep('databases')
  const { copies, ...databases } = await keepDatabases(options)
  files.push(...copies)
  onStep('files')
  const others = (await listFiles(dataDirectory)).files.filter((path) => !path.startsWith('submissions/spool/'))
  await severalAtOnce(others, keepFile)
  if (!databases.server) return { ...databases, server: undefined, files }
  const bucket = sharesFiles ? await keepBucket(dataDirectory, keep) : null
  return { ...databases, server: { ...databases.server, bucket }, files }
}

async function keepDatabases(options: GatherOptions) {
  const { dataDirectory, needsDatabase, isOnServer = false, isPreparing = false, temporary, keep } = options
  const copies: KeptObjectFile[] = []
  let database: BackupManifest['database'] = null
  let keyBlobs: Content | null = null
  for (const [index, path] of (await listFiles(dataDirectory)).databases.entries()) {
    const copy = join(temporary, path === keyBlobsPath ? keyBlobsName : String(index))
    snapshotDatabase(join(dataDirectory, path), copy)
    const content = await contentOfLarge(copy)
    if (path === 'sona.sqlite' && !isOnServer) database = await describeDatabase(copy)
    if (path === keyBlobsPath) keyBlobs = content
    else copies.push(await keep(path, content))
  }
  if (!needsDatabase || !isOnServer) return { copies, database, keyBlobs, server: undefined }
  // Loaded where there is one: a file needs nothing of it.
  const { keepServerDatabase } = await import('./keep-server')
  return { copies, keyBlobs, ...(await keepServerDatabase({ temporary, keep, isPreparing })) }
}
