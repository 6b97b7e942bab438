import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Dialect } from './dialect'
import { dialect } from './own-dialect'

/** The migrations of this product for the database that it uses, in their order. */
export function migrationNames(): string[] {
  return namesIn(dialect.migrations)
}

/** The migrations of this product for every database that it can use: what another installation may say that it has. */
export function allMigrationNames(): string[] {
  return (['migrations', 'migrations-postgres'] as const).flatMap(namesIn)
}

function namesIn(folder: Dialect['migrations']): string[] {
  const files = readdirSync(join('src/cms', folder)).filter((file) => file.endsWith('.ts') && file !== 'index.ts')
  return files.map((file) => basename(file, '.ts')).sort()
}
