import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { hashOfFile } from '@/src/platform/hash-of-file'
import { unlessMissing } from '@/src/platform/unless-missing'
import { sha256 } from '../history/history-entry'
import type { HandedSet } from './archive-messages'
import type { ReadCompressed } from './site-archive'

const compress = promisify(brotliCompress)
/** Much of it is compressed already. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }

/** Files of this machine by what they hold, for an archive that may have most of them. */
export type HandedFiles = {
  /**
   * Files, and those in places, below the directory, by their paths and one after the other. What is being written and what is gone meanwhile is
   * left out.
   */
  list: (places: readonly string[]) => Promise<HandedSet['files']>
  read: ReadCompressed
}

/** Reads a directory; what did not change since it was read is not read again. */
export function openHandedFiles(directory: string): HandedFiles {
  const pathOf = new Map<string, string>()

  return {
    list: async (places) => {
      const files: HandedSet['files'] = {}
      for (const place of places) {
        for (const path of await pathsIn(directory, place)) {
          const hash = await hashOfFile(join(directory, path))
          if (hash === null) continue
          files[path] = hash
          pathOf.set(hash, path)
        }
      }
      return files
    },
    read: async (hash) => {
      const path = pathOf.get(hash)
      const content = path === undefined ? null : await unlessMissing(readFile(join(directory, path)))
      return content === null || sha256(content) !== hash ? null : compress(content, { params })
    },
  }
}

async function pathsIn(directory: string, place: string): Promise<string[]> {
  const found = await unlessMissing(stat(join(directory, place)))
  if (found?.isFile()) return [place]
  const entries = await unlessMissing(readdir(join(directory, place), { recursive: true, withFileTypes: true }))
  return (entries ?? [])
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.new'))
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)))
}
