import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { writeDurably } from '@/src/platform/write-durably'
import { sha256 } from './history-entry'

/** Contents by their hash: what is kept once is never written again. */
export type HistoryFiles = {
  keepCompressed: (hash: string, brotli: Buffer) => Promise<void>
  /** Keeps a file. @returns its hash. */
  keep: (content: Buffer) => Promise<string>
  /** Removes all contents but these. */
  keepOnly: (hashes: ReadonlySet<string>) => Promise<void>
}

/** The file, within a history, that holds the content of a hash. */
export function contentFile(directory: string, hash: string): string {
  return join(directory, 'contents', hash.slice(0, 2), `${hash}.br`)
}

/** Opens the contents of a history, which belongs to this process alone. */
export function openHistoryFiles(directory: string): HistoryFiles {
  // What an earlier process did not finish writing.
  for (const name of readdirSync(directory)) if (name.endsWith('.new')) rmSync(join(directory, name), { force: true })
  const keepCompressed = async (hash: string, brotli: Buffer) => {
    const path = contentFile(directory, hash)
    if (existsSync(path)) return
    mkdirSync(join(path, '..'), { recursive: true })
    await writeDurably(path, brotli, { temporary: join(directory, `${randomUUID()}.new`) })
  }
  return {
    keepCompressed,
    keep: async (content) => {
      const hash = sha256(content)
      if (!existsSync(contentFile(directory, hash))) await keepCompressed(hash, brotliCompressSync(content))
      return hash
    },
    keepOnly: async (hashes) => {
      const contents = join(directory, 'contents')
      for (const folder of existsSync(contents) ? await readdir(contents) : []) {
        for (const name of await readdir(join(contents, folder))) {
          if (!hashes.has(name.replace(/\.br$/, ''))) await rm(join(contents, folder, name))
        }
      }
    },
  }
}
