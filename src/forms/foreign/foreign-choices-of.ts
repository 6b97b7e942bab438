import { type PlacedJson, toPlainJson } from '../placed-json/placed-json'
import type { ForeignChoice } from '../types/foreign-field'
import { controlOption, type ForeignControls } from './foreign-controls'
import { type ForeignSchema, itemsOf, membersOf, textOf, textsOf } from './foreign-schema'
import { type ForeignDocument, resolveSchema } from './resolve-schema'

/**
 * The values that can be chosen, with their names; null where anything can be written, and `unsayable` where they are no words, numbers
 * or truth values, which is noted.
 */
export function readChoicesOf(
  schema: ForeignSchema,
  controls: ForeignControls,
  document: ForeignDocument,
): ForeignChoice[] | null | 'unsayable' {
  const listed = schema.keywords.get('enum') ?? toConstant(schema)
  if (listed) return readListed(itemsOf(listed), { schema, controls, document, line: listed.line })
  const [union] = schema.unions
  if (!union || schema.keywords.has('properties')) return null
  const parts = union.parts.map((part) => readNamed(part, schema, document))
  const named = parts.filter((part) => part !== null)
  return named.length === parts.length ? named : null
}

function toConstant({ keywords }: ForeignSchema) {
  const constant = keywords.get('const')
  return (
    constant && { line: constant.line, value: { kind: 'list' as const, line: constant.line, items: [constant.value] } }
  )
}

type Listed = { schema: ForeignSchema; controls: ForeignControls; document: ForeignDocument; line: number }

function readListed(
  items: readonly PlacedJson[],
  { schema, controls, document, line }: Listed,
): ForeignChoice[] | 'unsayable' {
  const names = controlOption(controls, 'enumNames') ?? schema.keywords.get('enumNames')
  const inOrder = textsOf(names)
  const byValue = membersOf(names)
  const choices = items.flatMap((item, place): (ForeignChoice | null)[] => {
    const value = toPlainJson(item)
    if (value === null || value === '') return []
    if (typeof value === 'object') {
      const name = inOrder[place] ?? nameOf(item)
      return [name === '' ? null : { value: name, label: name }]
    }
    return [{ value, label: textOf(byValue, String(value)) || (inOrder[place] ?? String(value)) }]
  })
  const sayable = choices.filter((choice) => choice !== null)
  const isOfObjects = items.some(({ kind }) => kind !== 'value')
  if (sayable.length === choices.length && (!isOfObjects || sayable.length > 1)) {
    if (isOfObjects) document.reading.changed(line, 'objectsByName')
    return sayable
  }
  document.reading.left(line, 'choiceOfObjects')
  return 'unsayable'
}

/** By what people know an object; empty where nothing in it says so. */
function nameOf(item: PlacedJson): string {
  if (item.kind !== 'object') return ''
  return ['title', 'label', 'name'].map((name) => textOf(item.members, name)).find((text) => text !== '') ?? ''
}

/** One alternative that is a single value with a name. */
function readNamed(part: PlacedJson, { followed }: ForeignSchema, document: ForeignDocument): ForeignChoice | null {
  if (part.kind !== 'object' || part.members.has('properties')) return null
  const schema = resolveSchema(part, followed, document)
  const constant = schema && (schema.keywords.get('const')?.value ?? onlyOf(itemsOf(schema.keywords.get('enum'))))
  const value = constant && toPlainJson(constant)
  if (!schema || typeof value === 'object' || value === undefined) return null
  return { value, label: textOf(schema.keywords, 'title') || String(value) }
}

const onlyOf = (items: readonly PlacedJson[]): PlacedJson | undefined => (items.length === 1 ? items[0] : undefined)
