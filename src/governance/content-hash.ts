import { createHash } from 'node:crypto'
import { canonicalJson } from '@/src/forms/definition/canonical-json'

/** What the CMS keeps about a document and nobody wrote into it. */
const bookkeeping: ReadonlySet<string> = new Set([
  '_status',
  'createdAt',
  'globalType',
  'id',
  // Computed from the parent's and checked by itself.
  'path',
  // What a translation was written from.
  'translationSources',
  'updatedAt',
])

/**
 * What people wrote into a document: without bookkeeping, and without what is empty, which the CMS writes in several ways.
 *
 * @param document a document as it is read or about to be written, in one language or all.
 */
function toAuthored(document: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).flatMap(([name, value]) => {
      const part: unknown = bookkeeping.has(name) ? undefined : withoutEmpty(value)
      return part === undefined ? [] : [[name, part]]
    }),
  )
}

function withoutEmpty(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((part) => withoutEmpty(part) ?? null)
  if (typeof value !== 'object') return value
  const entries = Object.entries(value).flatMap(([name, part]) => {
    const kept = withoutEmpty(part)
    return kept === undefined ? [] : [[name, kept] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/**
 * SHA-256, in hexadecimal, of all that people wrote into a document.
 *
 * @param document as it is stored, without the documents that it names: nothing that looks like one is left out.
 */
export function hashContent(document: object): string {
  return createHash('sha256')
    .update(canonicalJson(toAuthored(document)))
    .digest('hex')
}

/**
 * The same of a document that may have been read with others in it. They are no part of it: what they say may change without anybody
 * writing here. For the record only: whatever looks like a document is left out, also where somebody made it look so.
 */
export function hashWithoutOthers(document: object): string {
  return hashContent(Object.fromEntries(Object.entries(document).map(([name, value]) => [name, withoutOthers(value)])))
}

function withoutOthers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOthers)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if ('id' in value && 'updatedAt' in value) return value.id
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutOthers(part)]))
}
