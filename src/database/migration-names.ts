import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { dialect } from './own-dialect'

/** The migrations of this product for the database that it uses, in their order. */
export function migrationNames(): string[] {
  const files = readdirSync(join('src/cms', dialect.migrations)).filter(
    (file) => file.endsWith('.ts') && file !== 'index.ts',
  )
  return files.map((file) => basename(file, '.ts')).sort()
}
