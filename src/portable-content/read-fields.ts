import type { FlattenedField, Payload } from 'payload'
import { isMap, isNode, isPair, isScalar, isSeq, type Node, type YAMLMap } from 'yaml'
import { isLocale, type Locale, locales } from '@/src/i18n/locales'
import { markdownToRichText, type ReferenceResolver } from './markdown-to-rich-text'
import { blockTypesOf, isPortable } from './portable-fields'
import { derivedRowId } from './row-id'

/** What reading one document needs to know. */
export type ReadingContext = {
  payload: Payload
  locale: Locale
  /** Collection and key, such as `pages/home`: what derived row ids come from. */
  documentName: string
  resolve: ReferenceResolver
  /** Takes a problem and the node it was found at. Reading goes on, so that an author sees all problems at once. */
  report: (node: unknown, reason: string) => void
}

type Data = Record<string, unknown>

/** Whether any value below this node is written in the language. */
export function mentionsLocale(node: unknown, locale: Locale): boolean {
  if (isSeq(node)) return node.items.some((item) => mentionsLocale(item, locale))
  if (!isMap(node)) return false
  return node.items.some((pair) => keyOf(pair) === locale || mentionsLocale(pair.value, locale))
}

/**
 * Reads a map of a content file as the data of one language.
 *
 * @param node the map; every key must be a field of the CMS, or an `id` or `block` that the caller allows.
 * @param fields the fields of the CMS, as Payload flattened them.
 */
export function readFields(
  node: YAMLMap,
  fields: readonly FlattenedField[],
  context: ReadingContext,
  options: { path?: string; alsoAllowed?: readonly string[] } = {},
): Data {
  const { path = '', alsoAllowed = [] } = options
  const portable = new Map(fields.filter(isPortable).map((field) => [field.name, field]))
  const data: Data = {}
  for (const pair of node.items) {
    const name = keyOf(pair)
    const field = portable.get(name)
    if (field) {
      const value = readField(pair.value, field, context, path === '' ? field.name : `${path}.${field.name}`)
      if (value !== undefined) data[field.name] = value
    } else if (!alsoAllowed.includes(name)) {
      context.report(pair.key, `there is no field "${name}" here; known fields are ${[...portable.keys()].join(', ')}`)
    }
  }
  // A field that the file leaves out is empty: without this, a text removed from a file would stay in the database.
  for (const [name, field] of portable) if (!(name in data)) data[name] = emptyValue(field)
  return data
}

function emptyValue(field: FlattenedField): unknown {
  if (field.type === 'array' || field.type === 'blocks') return []
  if (field.type === 'group') return {}
  return 'hasMany' in field && field.hasMany ? [] : null
}

function readField(node: unknown, field: FlattenedField, context: ReadingContext, path: string): unknown {
  if (!('localized' in field && field.localized)) return readValue(node, field, context, path)
  if (!isMap(node)) {
    context.report(
      node,
      `"${path}" is a text in two languages and needs { ${locales.map((locale) => `${locale}: …`).join(', ')} }`,
    )
    return undefined
  }
  for (const pair of node.items) {
    if (!isLocale(keyOf(pair))) context.report(pair.key, `"${keyOf(pair)}" is not a language; use pt and en`)
  }
  const own = node.items.find((pair) => keyOf(pair) === context.locale)
  return own ? readValue(own.value, field, context, path) : null
}

function readValue(node: unknown, field: FlattenedField, context: ReadingContext, path: string): unknown {
  switch (field.type) {
    case 'array':
      return readRows(node, path, context, (row, rowPath) => ({
        ...readFields(row, field.flattenedFields, context, { path: rowPath, alsoAllowed: ['id'] }),
        id: readRowId(row, rowPath, context),
      }))
    case 'blocks':
      return readRows(node, path, context, (row, rowPath) => readBlock(row, field, context, rowPath))
    case 'group':
      return isMap(node)
        ? readFields(node, field.flattenedFields, context, { path })
        : mismatch(node, path, 'a map', context)
    case 'relationship':
    case 'upload':
      return readReferences(node, field, path, context)
    case 'richText':
      return readMarkdown(node, path, context)
    case 'json':
      return isNode(node) ? readJson(node) : null
    case 'number':
      return field.hasMany
        ? readMany(node, path, context, (item) => readNumber(item, path, context))
        : readNumber(node, path, context)
    case 'checkbox':
      return readScalar(node, path, context, 'true or false', (value) =>
        typeof value === 'boolean' ? value : undefined,
      )
    case 'date':
      return readScalar(node, path, context, 'a date such as 2026-11-20', readDate)
    case 'select':
      return readChoice(node, field, path, context)
    default:
      return field.type === 'text' && field.hasMany
        ? readMany(node, path, context, (item) => readText(item, path, context))
        : readText(node, path, context)
  }
}

function readRows(
  node: unknown,
  path: string,
  context: ReadingContext,
  readRow: (row: YAMLMap, rowPath: string) => Data | undefined,
): Data[] {
  return readMany(node, path, context, (item, index) => {
    if (isMap(item)) return readRow(item, `${path}.${index}`)
    context.report(item, `each row of "${path}" must be a map of fields`)
    return undefined
  })
}

function readBlock(
  row: YAMLMap,
  field: Extract<FlattenedField, { type: 'blocks' }>,
  context: ReadingContext,
  path: string,
): Data | undefined {
  const blockType = row.get('block')
  const block = blockTypesOf(field, context.payload).find(({ slug }) => slug === blockType)
  if (!block) {
    context.report(row, `there is no block "${String(blockType)}"`)
    return undefined
  }
  const data = readFields(row, block.flattenedFields, context, { path, alsoAllowed: ['id', 'block'] })
  return { ...data, blockType: block.slug, id: readRowId(row, path, context) }
}

function readRowId(row: YAMLMap, path: string, context: ReadingContext): string {
  const id = row.get('id')
  return typeof id === 'string' ? id : derivedRowId(context.documentName, path)
}

function readReferences(
  node: unknown,
  field: Extract<FlattenedField, { type: 'relationship' | 'upload' }>,
  path: string,
  context: ReadingContext,
): unknown {
  const { relationTo } = field
  if (typeof relationTo !== 'string') return mismatch(node, path, 'a reference to one collection', context)
  const readOne = (item: unknown) =>
    readScalar(item, path, context, `the key of a document in ${relationTo}`, (value) =>
      typeof value === 'string' ? context.resolve(relationTo, value) : undefined,
    )
  return field.hasMany ? readMany(node, path, context, readOne) : readOne(node)
}

function readMany<Item>(
  node: unknown,
  path: string,
  context: ReadingContext,
  readItem: (item: unknown, index: number) => Item | null | undefined,
): Item[] {
  if (!isSeq(node)) {
    context.report(node, `"${path}" must be a list`)
    return []
  }
  return node.items.flatMap((item, index) => readItem(item, index) ?? [])
}

function readMarkdown(node: unknown, path: string, context: ReadingContext): unknown {
  const markdown = readText(node, path, context)
  if (typeof markdown !== 'string') return null
  try {
    return markdownToRichText(markdown, context.resolve)
  } catch (error) {
    context.report(node, `"${path}" holds ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}

/** Data of a shape of its own, which whoever stores it judges. */
function readJson(node: Node): unknown {
  const value: unknown = node.toJSON()
  return value
}

function readChoice(
  node: unknown,
  field: Extract<FlattenedField, { type: 'select' }>,
  path: string,
  context: ReadingContext,
): unknown {
  const choices = field.options.map((option) => (typeof option === 'string' ? option : option.value))
  const readOne = (item: unknown) =>
    readScalar(item, path, context, `one of ${choices.join(', ')}`, (value) =>
      typeof value === 'string' && choices.includes(value) ? value : undefined,
    )
  return field.hasMany ? readMany(node, path, context, readOne) : readOne(node)
}

function readNumber(node: unknown, path: string, context: ReadingContext): number | null | undefined {
  return readScalar(node, path, context, 'a number', (value) => (typeof value === 'number' ? value : undefined))
}

function readText(node: unknown, path: string, context: ReadingContext): string | null | undefined {
  return readScalar(node, path, context, 'a text', (value) => (typeof value === 'string' ? value : undefined))
}

function readDate(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const date = new Date(`${value}T00:00:00.000Z`)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

function readScalar<Value>(
  node: unknown,
  path: string,
  context: ReadingContext,
  expected: string,
  read: (value: unknown) => Value | undefined,
): Value | null | undefined {
  if (isScalar(node) && node.value === null) return null
  const value = isScalar(node) ? read(node.value) : undefined
  return value === undefined ? mismatch(node, path, expected, context) : value
}

function mismatch(node: unknown, path: string, expected: string, context: ReadingContext): undefined {
  const found = isScalar(node) ? `, not "${String(node.value)}"` : ''
  context.report(node, `"${path}" must be ${expected}${found}`)
  return undefined
}

function keyOf(pair: unknown): string {
  return isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : ''
}
