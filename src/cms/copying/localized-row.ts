import { randomBytes } from 'node:crypto'
import { isLocale, type Locale } from '@/src/i18n/locales'

/** A block with its texts in both languages, as it is read with `locale: 'all'`. */
export type LocalizedRow = Record<string, unknown>

/** A copy of a block that no list of blocks has yet: every row in it, at any depth, gets an id of its own. */
export function copyRow(row: LocalizedRow): LocalizedRow & { id: string } {
  return { ...renameRows(row), id: newRowId() }
}

function renameRows(value: LocalizedRow): LocalizedRow {
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, renameIn(inner)]))
}

function renameIn(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row: unknown) =>
    isObject(row) && typeof row['id'] === 'string' ? { ...renameRows(row), id: newRowId() } : row,
  )
}

/** What one language has of a value that holds both. Lists and choices are the same in both. */
export function inLanguage(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((row: unknown) => inLanguage(row, locale))
  if (!isObject(value) || 'root' in value) return value
  if (Object.keys(value).every(isLocale)) return value[locale] ?? null
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inLanguage(inner, locale)]))
}

/** A block in one language, as it is saved. */
export function rowInLanguage(row: LocalizedRow, locale: Locale): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, inLanguage(value, locale)]))
}

function newRowId(): string {
  return randomBytes(12).toString('hex')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
