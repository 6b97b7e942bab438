import type { FlattenedField, Payload } from 'payload'
import { type Document, isMap, type Node, type YAMLMap } from 'yaml'
import { z } from 'zod'
import { locales } from '@/src/i18n/locales'
import { blockTypesOf, isPortable } from './portable-fields'
import { type KeyLookup, richTextToMarkdown } from './rich-text-to-markdown'
import { derivedRowId } from './row-id'

/** What writing one document needs to know. */
export type WritingContext = {
  payload: Payload
  document: Document
  /** Collection and key, such as `pages/home`. */
  documentName: string
  keyOf: KeyLookup
}

const stored = z.record(z.string(), z.unknown())
const storedRows = z.array(stored)
const storedReference = z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)])

/** Longest pair of texts that is written on one line. */
const oneLine = 90

/**
 * Writes stored data as the map of a content file: the inverse of `readFields`. Empty fields are left out.
 *
 * @param data the stored fields, with every localized one as a map of languages (`locale: 'all'`).
 */
export function writeFields(
  data: unknown,
  fields: readonly FlattenedField[],
  context: WritingContext,
  path = '',
): YAMLMap {
  const values = stored.parse(data)
  const map = createMap(context)
  for (const field of fields.filter(isPortable)) {
    const node = writeField(values[field.name], field, context, path === '' ? field.name : `${path}.${field.name}`)
    if (node) map.set(field.name, node)
  }
  return map
}

function writeField(value: unknown, field: FlattenedField, context: WritingContext, path: string): Node | undefined {
  if (!('localized' in field && field.localized)) return writeValue(value, field, context, path)
  const texts = stored.safeParse(value).data ?? {}
  const map = createMap(context)
  for (const locale of locales) {
    const node = writeValue(texts[locale], field, context, path)
    if (node) map.set(locale, node)
  }
  if (map.items.length === 0) return undefined
  const length = String(context.document.createNode(Object.values(texts).join(''))).length
  if (field.type === 'text' && !field.hasMany && length <= oneLine) map.flow = true
  return map
}

function writeValue(value: unknown, field: FlattenedField, context: WritingContext, path: string): Node | undefined {
  if (value === null || value === undefined || value === '') return undefined
  switch (field.type) {
    case 'array':
      return writeRows(value, path, context, (row, rowPath) =>
        writeFields(row, field.flattenedFields, context, rowPath),
      )
    case 'blocks':
      return writeRows(value, path, context, (row, rowPath) => {
        const block = blockTypesOf(field, context.payload).find(({ slug }) => slug === row['blockType'])
        if (!block)
          throw new Error(`${context.documentName} holds a block of an unknown type "${String(row['blockType'])}"`)
        const map = writeFields(row, block.flattenedFields, context, rowPath)
        map.items.unshift(context.document.createPair('block', block.slug))
        return map
      })
    case 'group': {
      const map = writeFields(value, field.flattenedFields, context, path)
      return map.items.length > 0 ? map : undefined
    }
    case 'relationship':
    case 'upload':
      return writeReferences(value, field, context)
    case 'richText':
      return createBlockText(richTextToMarkdown(value, context.keyOf), context)
    case 'date':
      return context.document.createNode(String(value).slice(0, 10))
    default:
      return Array.isArray(value) && value.length === 0 ? undefined : createNode(value, context)
  }
}

function writeRows(
  value: unknown,
  path: string,
  context: WritingContext,
  writeRow: (row: Record<string, unknown>, rowPath: string) => YAMLMap,
): Node | undefined {
  const rows = storedRows.parse(value)
  if (rows.length === 0) return undefined
  // Written only where editors have moved rows about; then for the whole list, so that no derived id can meet a moved one.
  const areDerived = rows.every((row, index) => row['id'] === derivedRowId(context.documentName, `${path}.${index}`))
  const nodes = rows.map((row, index) => {
    const map = writeRow(row, `${path}.${index}`)
    if (!areDerived) map.items.unshift(context.document.createPair('id', row['id']))
    return map
  })
  return createNode(nodes, context)
}

function writeReferences(
  value: unknown,
  field: Extract<FlattenedField, { type: 'relationship' | 'upload' }>,
  context: WritingContext,
): Node | undefined {
  const { relationTo } = field
  if (typeof relationTo !== 'string')
    throw new Error(`"${field.name}" refers to several collections, which files cannot hold`)
  const toKey = (reference: unknown) => context.keyOf(relationTo, storedReference.parse(reference))
  if (!Array.isArray(value)) return createNode(toKey(value), context)
  return value.length > 0 ? createNode(value.map(toKey), context) : undefined
}

function createBlockText(text: string, context: WritingContext): Node {
  const node = context.document.createNode(text)
  if (text.includes('\n')) node.type = 'BLOCK_LITERAL'
  return node
}

function createNode(value: unknown, context: WritingContext): Node {
  return context.document.createNode(value)
}

function createMap(context: WritingContext): YAMLMap {
  const map = context.document.createNode({})
  if (!isMap(map)) throw new Error('The YAML library did not make a map of an object')
  return map
}
