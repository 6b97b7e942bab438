import { mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from '@/src/file-store/file-store'
import { openOwnStore, sharesFiles } from '@/src/file-store/own-store'
import { openSealed, visitorsFiles } from '@/src/file-store/sealed-store'
import { writeDurably } from '@/src/platform/write-durably'
import type { KeptObjectFile } from './backup-manifest'
import { BackupRefusal } from './backup-refusal'
import { contentOfBytes } from './content'
import { bucketAtOnce, bucketParts } from './keep-bucket'
import type { Parts } from './sealed-stream'
import { severalAtOnce } from './several-at-once'
import { type HistoryRows, toHistoryFiles } from './to-history-files'

type PutOptions = {
  /** What lay in the object store. */
  bucket: readonly KeptObjectFile[]
  read: (object: KeptObjectFile) => Parts
  dataDirectory: string
  /** The names that uploaded files have. */
  readUploads: () => Promise<{ collection: string; filename: string; sha256: string }[]>
  /** What addresses showed. */
  readHistory: () => Promise<HistoryRows>
  /** What visitors' files were sealed with. */
  secrets: readonly [string, ...string[]]
}

/**
 * Puts what lay in an object store into the one that the settings name now, as it was; what is there already stays. Where they name none, it is
 * put into the data directory: uploads under their names, visitors' files as they came, and
 * what addresses showed as a site keeps it by itself.
 *
 * @throws BackupRefusal when the store does not take it.
 */
export async function putBack(options: PutOptions): Promise<void> {
  if (!sharesFiles) return putIntoDirectory(options)
  try {
    for (const part of bucketParts) await putIntoStore(await openOwnStore(part), part, options)
  } catch (error) {
    if (error instanceof BackupRefusal) throw error
    throw new BackupRefusal(`The object store could not take what is restored (${String(error)}).`, { cause: error })
  }
}

const within = (bucket: readonly KeptObjectFile[], part: string) => bucket.filter(({ path }) => path.startsWith(part))

async function putIntoStore(store: FileStore, part: string, { bucket, read }: PutOptions): Promise<void> {
  await severalAtOnce(
    within(bucket, part),
    async (object) => {
      const name = object.path.slice(part.length)
      const there = await store.get(name)
      if (there !== null && contentOfBytes(there).sha256 === object.sha256) return
      await store.put(name, await buffer(read(object)))
    },
    bucketAtOnce,
  )
}

async function putIntoDirectory({ bucket, read, dataDirectory, secrets, ...rows }: PutOptions): Promise<void> {
  const write = async (path: string, content: Buffer) => {
    mkdirSync(dirname(join(dataDirectory, path)), { recursive: true, mode: 0o700 })
    await writeDurably(join(dataDirectory, path), content)
  }
  const byHash = new Map(within(bucket, 'uploads/').map((object) => [object.path.slice('uploads/'.length), object]))
  await severalAtOnce(
    await rows.readUploads(),
    async ({ collection, filename, sha256 }) => {
      const object = byHash.get(sha256)
      if (object) await write(`uploads/${collection}/${filename}`, await buffer(read(object)))
    },
    bucketAtOnce,
  )
  const sent = within(bucket, 'submissions/')
  await severalAtOnce(
    sent,
    async (object) => {
      const name = object.path.slice('submissions/'.length)
      const sealed = await buffer(read(object))
      await write(`submissions/files/${name}`, openSealed(sealed, name, { secrets, purpose: visitorsFiles }))
    },
    bucketAtOnce,
  )
  // What a site handed over: it is all here now, and with a store it is handed over anew.
  await rm(join(dataDirectory, 'site/history/handed-in'), { force: true })
  const history = toHistoryFiles({ rows: await rows.readHistory(), bucket: within(bucket, 'site/') })
  await severalAtOnce(
    [...history],
    async ([path, content]) =>
      write(path, typeof content === 'string' ? Buffer.from(content) : await buffer(read(content))),
    bucketAtOnce,
  )
}
