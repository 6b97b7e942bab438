import type { FlattenedField, Payload } from 'payload'
import { blockTypesOf } from '@/src/portable-content/portable-fields'

/** A place in a document that names another one. */
export type Reference = {
  collection: string
  id: number
  /** The names of the fields on the way, such as `layout.links.page`. */
  field: string
}

type Place = { fields: readonly FlattenedField[]; payload: Payload; at: string }

/**
 * Every document that another one names, wherever in its lists, blocks and texts, in all languages.
 *
 * @param stored as it is read with `locale: 'all'` and `depth: 0`.
 */
export function findReferences(stored: unknown, { fields, payload, at }: Place): Reference[] {
  const values = isObject(stored) ? stored : {}
  return fields.flatMap((field) => {
    const place = { payload, at: at === '' ? field.name : `${at}.${field.name}` }
    return byLanguage(field, values[field.name]).flatMap((value) => inField(field, value, place))
  })
}

function inField(field: FlattenedField, value: unknown, { payload, at }: Omit<Place, 'fields'>): Reference[] {
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return toList(value).flatMap((one) => toReference(one, field.relationTo, at))
    case 'richText':
      return inRichText(value, at)
    case 'array':
      return toList(value).flatMap((row) => findReferences(row, { fields: field.flattenedFields, payload, at }))
    case 'group':
    case 'tab':
      return findReferences(value, { fields: field.flattenedFields, payload, at })
    case 'blocks':
      return toList(value).flatMap((row) => {
        const type = blockTypesOf(field, payload).find(({ slug }) => isObject(row) && slug === row['blockType'])
        return type ? findReferences(row, { fields: type.flattenedFields, payload, at: `${at}.${type.slug}` }) : []
      })
    default:
      return []
  }
}

/** Rich text names a document by its collection and number, in links and in whatever else it may hold. */
function inRichText(node: unknown, at: string): Reference[] {
  if (Array.isArray(node)) return node.flatMap((child: unknown) => inRichText(child, at))
  if (!isObject(node)) return []
  const own =
    typeof node['relationTo'] === 'string' && 'value' in node ? toReference(node['value'], node['relationTo'], at) : []
  return [...own, ...Object.values(node).flatMap((child) => inRichText(child, at))]
}

function toReference(value: unknown, relationTo: string | readonly string[], field: string): Reference[] {
  if (isObject(value) && typeof value['relationTo'] === 'string')
    return toReference(value['value'], value['relationTo'], field)
  const id = isObject(value) ? value['id'] : value
  return typeof id === 'number' && typeof relationTo === 'string' ? [{ collection: relationTo, id, field }] : []
}

function byLanguage(field: FlattenedField, value: unknown): unknown[] {
  const isLocalized = 'localized' in field && field.localized === true
  return isLocalized && isObject(value) ? Object.values(value) : [value]
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
