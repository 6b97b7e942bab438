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
export function toAuthored(document: object): Record<string, unknown> {
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
  // A document that is read along with this one is not part of it: what it says may change without anybody writing here.
  if ('id' in value && 'updatedAt' in value) return value.id
  const entries = Object.entries(value).flatMap(([name, part]) => {
    const kept = withoutEmpty(part)
    return kept === undefined ? [] : [[name, kept] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** SHA-256, in hexadecimal, of all that people wrote into a document. */
export function hashContent(document: object): string {
  return createHash('sha256')
    .update(canonicalJson(toAuthored(document)))
    .digest('hex')
}
