import type { FlattenedField, Payload } from 'payload'
import { blockTypesOf } from '@/src/portable-content/portable-fields'

/** A document that is to stand wherever another one of its collection does. */
export type Swap = { collection: string; from: number; to: number }

type Place = { fields: readonly FlattenedField[]; payload: Payload; swap: Swap }

/**
 * A document with another one named wherever it names one: in its lists, blocks and texts, in all languages. The counterpart of
 * `findReferences`, which says where those are.
 *
 * @param stored as it is read with `locale: 'all'` and `depth: 0`; it stays as it is.
 */
export function swapReferences(stored: Readonly<Record<string, unknown>>, place: Place): Record<string, unknown> {
  const { fields } = place
  const known = new Map(fields.map((field) => [field.name, field]))
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => {
      const field = known.get(name)
      return [name, field ? inLanguages(field, value, place) : value]
    }),
  )
}

function inLanguages(field: FlattenedField, value: unknown, place: Place): unknown {
  const isLocalized = 'localized' in field && field.localized === true
  if (!isLocalized || !isObject(value)) return inField(field, value, place)
  return Object.fromEntries(Object.entries(value).map(([locale, one]) => [locale, inField(field, one, place)]))
}

function inField(field: FlattenedField, value: unknown, place: Place): unknown {
  const { payload, swap } = place
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return Array.isArray(value)
        ? value.map((one: unknown) => toOther(one, field.relationTo, swap))
        : toOther(value, field.relationTo, swap)
    case 'richText':
      return inRichText(value, swap)
    case 'array':
      return mapRows(value, (row) => swapReferences(row, { ...place, fields: field.flattenedFields }))
    case 'group':
    case 'tab':
      return isObject(value) ? swapReferences(value, { ...place, fields: field.flattenedFields }) : value
    case 'blocks':
      return mapRows(value, (row) => {
        const type = blockTypesOf(field, payload).find(({ slug }) => slug === row['blockType'])
        return type ? swapReferences(row, { ...place, fields: type.flattenedFields }) : row
      })
    default:
      return value
  }
}

function mapRows(value: unknown, change: (row: Record<string, unknown>) => unknown): unknown {
  return Array.isArray(value) ? value.map((row: unknown) => (isObject(row) ? change(row) : row)) : value
}

function inRichText(node: unknown, swap: Swap): unknown {
  if (Array.isArray(node)) return node.map((child: unknown) => inRichText(child, swap))
  if (!isObject(node)) return node
  const inside = Object.fromEntries(Object.entries(node).map(([name, child]) => [name, inRichText(child, swap)]))
  const { relationTo } = inside
  return typeof relationTo === 'string' && 'value' in inside
    ? { ...inside, value: toOther(inside['value'], relationTo, swap) }
    : inside
}

function toOther(value: unknown, relationTo: string | readonly string[], swap: Swap): unknown {
  if (isObject(value) && typeof value['relationTo'] === 'string')
    return { ...value, value: toOther(value['value'], value['relationTo'], swap) }
  return relationTo === swap.collection && value === swap.from ? swap.to : value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
