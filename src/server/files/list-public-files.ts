import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { isMissing } from '@/src/platform/error-code'
import { hashOfFile } from '@/src/platform/hash-of-file'
import { type FileRoot, isPublicFile } from './public-files'

/** A file that visitors can get. */
export type PublicFile = {
  /** Its address without escapes. */
  path: string
  /** Changes whenever the file does, and is the same wherever the same bytes lie: several sites list the same. */
  stamp: string
}

/** Every file of some roots that visitors can get, the one that is answered where several have the same address. */
export async function listPublicFiles(roots: readonly FileRoot[]): Promise<PublicFile[]> {
  const found = new Map<string, PublicFile>()
  for (const root of roots) {
    for (const name of await namesIn(root.directory)) {
      const path = `${root.prefix}${name}`
      if (found.has(path) || !isPublicFile(path, root)) continue
      const stamp = root.isImmutable ? 'same' : await hashOfFile(join(root.directory, name))
      if (stamp !== null) found.set(path, { path, stamp })
    }
  }
  return [...found.values()]
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true })
    return entries.flatMap((entry) => (entry.isFile() ? relative(directory, join(entry.parentPath, entry.name)) : []))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
