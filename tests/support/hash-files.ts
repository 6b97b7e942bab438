import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Stands for the content of files, with their names: it differs when any of them does. */
export function hashFiles(files: readonly string[], root = process.cwd()): string {
  const hash = createHash('sha256')
  for (const file of files) {
    const content = readFileSync(resolve(root, file))
    hash.update(`${file}\n${content.byteLength}\n`).update(content)
  }
  return hash.digest('hex')
}
