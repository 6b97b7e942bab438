import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { FileStore } from '@/src/file-store/file-store'
import { openOwnStore } from '@/src/file-store/own-store'
import { isMissing } from '@/src/platform/error-code'
import { parseJson } from '@/src/platform/parse-json'
import { writeDurablyAtOnce } from '@/src/platform/write-durably'
import type { KeptObjectFile } from './backup-manifest'
import { BackupRefusal } from './backup-refusal'
import { contentOfBytes } from './content'
import { isDiskFailure } from './disk-failure'
import type { Keeper } from './keep-contents'
import { severalAtOnce } from './several-at-once'

/** What the CMS keeps in its bucket. Not its notes of the audit log: they are to say what a copy does not. */
export const bucketParts = ['uploads/', 'submissions/', 'site/'] as const

/** Each is in memory whole, as the CMS has it there too. */
export const bucketAtOnce = 4

/** What was read of an object at an earlier backup, and when it had come then, in milliseconds. */
const knownObjects = z.record(z.string(), z.object({ since: z.number(), bytes: z.number().int(), sha256: z.string() }))
type KnownObjects = z.infer<typeof knownObjects>

const fileOf = (dataDirectory: string) => join(dataDirectory, 'backup-bucket.json')

/** So long after it came something may come once more under its name within the step in which a store counts time, in milliseconds. */
const freshMs = 60_000

/**
 * Keeps everything that the CMS has in the bucket that the settings name, as it lies there: visitors' files stay sealed. What an earlier
 * backup has read is not fetched again.
 *
 * @throws BackupRefusal when the store does not answer, and before that one `openOwnStore` where none is set.
 */
export async function keepBucket(dataDirectory: string, keep: Keeper['keep']): Promise<KeptObjectFile[]> {
  const known = readKnown(dataDirectory)
  const seen: KnownObjects = {}
  const kept: KeptObjectFile[] = []
  try {
    for (const part of bucketParts) {
      const store = await openOwnStore(part)
      const listed: { name: string; since: number }[] = []
      for await (const object of store.list()) listed.push(object)
      await severalAtOnce(
        listed,
        async ({ name, since }) => {
          const path = `${part}${name}`
          const before = known[path]
          const object =
            before?.since === since
              ? await keepKnown(store, name, { ...before, path, keep })
              : await keepNew(store, name, { path, keep })
          if (object === null) return
          kept.push(object)
          if (Date.now() - since > freshMs) seen[path] = { since, bytes: object.bytes, sha256: object.sha256 }
        },
        bucketAtOnce,
      )
    }
  } catch (error) {
    if (isDiskFailure(error)) throw error
    throw new BackupRefusal(
      `The object store could not be read to its end (${String(error)}): this backup does not count. The ones before it are as they were.`,
      { cause: error },
    )
  }
  writeDurablyAtOnce(fileOf(dataDirectory), JSON.stringify(seen), { survives: 'kill' })
  return kept.toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

type Keeping = { path: string; keep: Keeper['keep'] }

/** @returns null when it is gone: then no row names it any more. */
async function keepNew(store: FileStore, name: string, { path, keep }: Keeping): Promise<KeptObjectFile | null> {
  const bytes = await store.get(name)
  return bytes === null ? null : keep(path, contentOfBytes(bytes))
}

/** Fetched only where the backups do not have it any more. */
async function keepKnown(
  store: FileStore,
  name: string,
  { path, keep, bytes, sha256 }: Keeping & { bytes: number; sha256: string },
): Promise<KeptObjectFile | null> {
  let isGone = false
  async function* read() {
    const content = await store.get(name)
    isGone = content === null || contentOfBytes(content).sha256 !== sha256
    if (isGone) throw new Error(`${path} is not what it was`)
    if (content) yield content
  }
  try {
    return await keep(path, { bytes, sha256, read })
  } catch (error) {
    if (!isGone) throw error
    return keepNew(store, name, { path, keep })
  }
}

function readKnown(dataDirectory: string): KnownObjects {
  try {
    return knownObjects.safeParse(parseJson(readFileSync(fileOf(dataDirectory), 'utf8'))).data ?? {}
  } catch (error) {
    if (isMissing(error)) return {}
    throw error
  }
}
