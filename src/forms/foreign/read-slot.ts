import { type Field, isGroup, isQuestion, mostItems } from '../definition/field'
import { type PlacedMember, toPlainJson } from '../placed-json/placed-json'
import { askTypes, toForeignQuestion, toLocalizer } from './ask-types'
import { type EntryPlace, type ReadEntry, toInner } from './entry-place'
import { parseEntry, toEntryTexts } from './entry-texts'
import { readChoicesOf } from './foreign-choices-of'
import { controlOption, noteControls, partControls, textOption, widgetOf } from './foreign-controls'
import { type ForeignKind, kindsOf } from './foreign-kind'
import { type ForeignSchema, itemsOf, textOf } from './foreign-schema'
import type { ForeignSlot } from './foreign-slot'
import { noteKeywords } from './note-keywords'
import { readQuestion } from './read-question'
import { withDefinitions } from './referred-controls'
import { resolveSchema } from './resolve-schema'

/** A property as an entry; null where nothing of it can be asked, which is noted. */
export function readSlot(slot: ForeignSlot, place: EntryPlace): ReadEntry | null {
  const { document, controls } = place
  const schema = resolveSchema(slot.node, slot.followed, document)
  if (!schema) return null
  const widget = widgetOf(controls)
  const widgetLine = controlOption(controls, 'widget')?.line ?? slot.line
  if (widget === 'hidden') {
    document.reading.ofControl(widgetLine, 'left', 'hiddenQuestion')
    return null
  }
  if (widget === 'password' || textOf(schema.keywords, 'format') === 'password') {
    document.reading.left(slot.line, 'password')
    return null
  }
  const choices = readChoicesOf(schema, controls, document)
  if (choices === 'unsayable') return null
  const kinds = kindsOf(schema, choices, document)
  const [kind] = kinds
  if (!kind) return document.reading.left(slot.line, schema.unions.length > 0 ? 'severalKinds' : 'noKind')
  if (kinds.length > 1 && !choices) return document.reading.left(slot.line, 'severalKinds')
  switch (kind) {
    case 'object':
      return readGroup(slot, schema, place)
    case 'null':
      return readInformation(slot, schema, place)
    case 'array':
      return readList(slot, schema, place)
    default:
      return readQuestion(slot, schema, {
        ...place,
        asked: toForeignQuestion(schema, { kind, choices, items: null, controls, reading: document.reading }),
      })
  }
}

/** What is answered by null is told and not asked. */
function readInformation(
  slot: ForeignSlot,
  schema: ForeignSchema,
  { key, controls, document }: EntryPlace,
): ReadEntry | null {
  const { label, hint } = toEntryTexts(slot, schema, { controls, document })
  const { locale } = document.reading
  const text = toLocalizer(document.reading)([label[locale], hint[locale]].filter((part) => part !== '').join('\n\n'))
  document.reading.changed(slot.line, 'nullAsText')
  const entry = parseEntry(slot, document, { key, type: 'information', text })
  return entry && { entry, values: new Map() }
}

function readGroup(slot: ForeignSlot, schema: ForeignSchema, place: EntryPlace): ReadEntry | null {
  const { key, controls, document } = place
  const depth = toInner(place.depth)
  if (depth === null) return document.reading.left(slot.line, 'tooDeep')
  const before = document.reading.findings.length
  const fields = place.readEntries(schema, { controls, depth, document })
  if (fields.length === 0)
    return before === document.reading.findings.length ? document.reading.left(slot.line, 'nothingInIt') : null
  const entry = parseEntry(slot, document, { ...toEntryTexts(slot, schema, place), key, type: 'group', fields })
  return entry && { entry, values: new Map() }
}

/** A list: a choice of many, files, a group of as many as a list of schemas has, or a group that is answered several times. */
function readList(slot: ForeignSlot, schema: ForeignSchema, place: EntryPlace): ReadEntry | null {
  const { controls, document } = place
  const { reading } = document
  const items = schema.keywords.get('items')
  const fixed = itemsOf(schema.keywords.get('prefixItems') ?? items)
  if (fixed.length > 0) return readFixedList(slot, schema, { ...place, fixed })
  const inner = items && resolveSchema(items.value, schema.followed, document)
  if (!items || !inner) return items ? null : reading.left(slot.line, 'listOfAnything')
  const ofItems = withDefinitions(partControls(controls, 'items'), items.value, document)
  const choices = readChoicesOf(inner, new Map([...ofItems, ...controls]), document)
  if (choices === 'unsayable') return null
  const kinds = kindsOf(inner, choices, document)
  const [kind] = kinds
  if (!kind || (kinds.length > 1 && !choices)) return reading.left(items.line, kind ? 'severalKinds' : 'noKind')
  if (kind !== 'object' && kind !== 'array' && kind !== 'null') {
    const item = toForeignQuestion(inner, { kind, choices, items: null, controls: ofItems, reading })
    const asked = toForeignQuestion(schema, { kind: 'array', choices, items: item, controls, reading })
    if (askTypes(asked)) return readQuestion(slot, schema, { ...place, asked })
  }
  return readRepeat(slot, schema, { ...place, items, inner, kind })
}

type RepeatPlace = EntryPlace & { items: PlacedMember; inner: ForeignSchema; kind: ForeignKind }

function readRepeat(
  slot: ForeignSlot,
  schema: ForeignSchema,
  { items, inner, kind, ...place }: RepeatPlace,
): ReadEntry | null {
  const { key, controls, document } = place
  const { reading } = document
  const depth = toInner(place.depth)
  if (depth === null) return reading.left(slot.line, 'tooDeep')
  const ofItems = withDefinitions(partControls(controls, 'items'), items.value, document)
  const itemTitle = textOption(ofItems, 'title') || textOf(inner.keywords, 'title')
  const before = reading.findings.length
  const fields =
    kind === 'object'
      ? place.readEntries(inner, { controls: ofItems, depth, document })
      : readOnlyEntry(
          {
            ...slot,
            name: 'item',
            line: items.line,
            node: items.value,
            followed: schema.followed,
            isRequired: true,
            when: null,
          },
          { ...place, key: 'item', controls: ofItems, depth },
        )
  if (fields.length === 0) return before === reading.findings.length ? reading.left(items.line, 'nothingInIt') : null
  if (kind !== 'object') reading.changed(items.line, 'listOfOne')
  const { label, hint } = toEntryTexts(slot, schema, place)
  const most = numberOf(schema, 'maxItems')
  if (most !== null && most > mostItems)
    reading.changed(schema.keywords.get('maxItems')?.line ?? slot.line, 'longest30', { limit: mostItems })
  const maximum = Math.min(most ?? mostItems, mostItems)
  const minimum = Math.min(numberOf(schema, 'minItems') ?? 0, mostItems)
  const itemName = itemTitle === '' ? label : toLocalizer(reading)(itemTitle.slice(0, 80))
  const localized = Object.fromEntries(Object.entries(itemName).map(([locale, text]) => [locale, text.slice(0, 80)]))
  const entry = parseEntry(slot, document, {
    label,
    hint,
    key,
    type: 'repeat',
    fields,
    minimum,
    maximum,
    itemName: localized,
  })
  noteKeywords(schema, ['items', 'minItems', 'maxItems'], reading)
  noteControls(controls, { taken: [], parts: new Set(['items']), reading })
  return entry && { entry, values: new Map() }
}

/** A list of what is no group, as a group of one: its label is the one of the list, which stands above it. */
function readOnlyEntry(slot: ForeignSlot, place: EntryPlace): Field[] {
  const read = readSlot(slot, place)
  return read ? [read.entry] : []
}

function numberOf({ keywords }: ForeignSchema, name: string): number | null {
  const member = keywords.get(name)
  const value = member && toPlainJson(member.value)
  return typeof value === 'number' ? value : null
}

type FixedPlace = EntryPlace & { fixed: ReturnType<typeof itemsOf> }

/** A list of which each place has a schema of its own: a group of as many. */
function readFixedList(slot: ForeignSlot, schema: ForeignSchema, { fixed, ...place }: FixedPlace): ReadEntry | null {
  const { key, controls, document } = place
  const { reading } = document
  const depth = toInner(place.depth)
  if (depth === null) return reading.left(slot.line, 'tooDeep')
  const fields = fixed.flatMap((node, at) =>
    readOnlyEntry(
      { name: `item${at + 1}`, line: node.line, node, followed: schema.followed, isRequired: true, when: null },
      {
        ...place,
        key: `item${at + 1}`,
        controls: withDefinitions(partControls(controls, 'items'), node, document),
        depth,
      },
    ),
  )
  if (fields.length === 0) return null
  reading.changed(slot.line, 'listAsGroup')
  noteKeywords(schema, ['items', 'prefixItems', 'minItems', 'maxItems'], reading)
  noteControls(controls, { taken: [], parts: new Set(['items', 'additionalItems']), reading })
  const entry = parseEntry(slot, document, {
    ...toEntryTexts(slot, schema, place),
    key,
    type: 'group',
    fields: fields.filter((entry) => isQuestion(entry) || isGroup(entry) || entry.type === 'information'),
  })
  return entry && { entry, values: new Map() }
}
