import { mkdirSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { BackupRefusal } from '@/src/backup/backup-refusal'
import { bucketAtOnce } from '@/src/backup/keep-bucket'
import { listFiles } from '@/src/backup/list-files'
import { severalAtOnce } from '@/src/backup/several-at-once'
import type { Ask } from '@/src/database/postgres-client'
import { openOwnStore, sharesFiles } from '@/src/file-store/own-store'
import { unlessMissing } from '@/src/platform/unless-missing'
import { hashOf } from '@/src/uploads/uploaded-file'
import { copiedDirectories } from './directory-of-copy'

const uploads = z.array(
  z.object({ collection: z.string(), filename: z.string(), sha256: z.string(), current: z.coerce.boolean() }),
)

/**
 * Brings the uploaded files along that a copy names: those of the data directory, and where several processes share them those of the object
 * store, each with the bytes that the copied database says.
 *
 * @param ask asks the database that is copied, as it is at that moment.
 * @throws BackupRefusal when one is missing, or is another.
 */
export async function bringCopiedUploads(ask: Ask, from: string, to: string): Promise<void> {
  const shared = sharesFiles ? await readShared(ask) : new Map<string, string | null>()
  for (const directory of copiedDirectories) {
    mkdirSync(join(to, directory), { recursive: true, mode: 0o700 })
    // What was never handed in lies here alone; the rest may be older than what the database says.
    for (const path of (await listFiles(from, directory)).files.filter((path) => !shared.has(path))) {
      mkdirSync(dirname(join(to, path)), { recursive: true, mode: 0o700 })
      await copyFile(join(from, path), join(to, path))
    }
  }
  const bring = async ([path, sha256]: [string, string | null]) => {
    if (sha256 !== null) await writeFile(join(to, path), await find(path, sha256, from), { mode: 0o600 })
  }
  await severalAtOnce([...shared], bring, bucketAtOnce)
}

/** The hash of each file that was handed in; null of what no document has any more. */
async function readShared(ask: Ask): Promise<Map<string, string | null>> {
  const sql = 'SELECT collection, filename, sha256, until IS NULL AS current FROM upload_files ORDER BY until IS NULL'
  const rows = uploads.parse(await ask(sql))
  return new Map(
    rows.map(({ collection, filename, sha256, current }) => [
      `uploads/${collection}/${basename(filename)}`,
      current ? sha256 : null,
    ]),
  )
}

async function find(path: string, sha256: string, from: string): Promise<Buffer> {
  const here = await unlessMissing(readFile(join(from, path)))
  if (here !== null && hashOf(here) === sha256) return here
  const shared = await fetchShared(path, sha256)
  if (shared !== null && hashOf(shared) === sha256) return shared
  const what = shared === null ? 'does not have' : 'has another file than'
  throw new BackupRefusal(`The object store ${what} ${path} as the database says. Nothing was copied.`)
}

async function fetchShared(path: string, sha256: string): Promise<Buffer | null> {
  try {
    return await (await openOwnStore('uploads/')).get(sha256)
  } catch (error) {
    throw new BackupRefusal(`The file ${path} could not be read (${String(error)}). Nothing was copied.`, {
      cause: error,
    })
  }
}
