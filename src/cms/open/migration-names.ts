import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

/** The migrations of this product, in their order. */
export function migrationNames(): string[] {
  const files = readdirSync('src/cms/migrations').filter((file) => file.endsWith('.ts') && file !== 'index.ts')
  return files.map((file) => basename(file, '.ts')).sort()
}
