import { autocompleteToken } from '../definition/autocomplete'
import { type Field, field, isGroup, isQuestion, mostItems } from '../definition/field'
import { fieldKey } from '../definition/field-key'
import { toFreeKey, toKey } from '../definition/made-key'
import { isRuleName } from '../definition/rules'
import { rulesOf } from '../language/rules-of-question'
import { type PlacedMember, toPlainJson } from '../placed-json/placed-json'
import { askTypes, toForeignQuestion, toLocalizer } from './ask-types'
import { collectSlots, type ForeignSlot } from './collect-slots'
import { readChoicesOf } from './foreign-choices-of'
import { type AskedBefore, toCondition } from './foreign-condition'
import {
  controlOption,
  type ForeignControls,
  noteControls,
  partControls,
  plainOption,
  textOption,
  widgetOf,
} from './foreign-controls'
import { type ForeignKind, kindsOf } from './foreign-kind'
import { type ForeignSchema, itemsOf, membersOf, textOf, textsOf } from './foreign-schema'
import { noteKeywords } from './note-keywords'
import { type ForeignDocument, resolveSchema } from './resolve-schema'

/** The most entries that a list takes, by how many groups hold it. */
const mostEntries = [120, 60, 40] as const
type Depth = 0 | 1 | 2

type ListPlace = { controls: ForeignControls; depth: Depth; document: ForeignDocument }

/** An entry that was read, with the values that are kept for those of the schema. */
type ReadEntry = { entry: Field; values: ReadonlyMap<string, string> }

/** The entries of an object: what it holds, in the order that is asked for, each as far as a field list can say it. */
export function readEntries(schema: ForeignSchema, { controls, depth, document }: ListPlace): Field[] {
  const { reading } = document
  const slots = inOrder(collectSlots(schema, document), controls, document)
  const entries: Field[] = []
  const asked = new Map<string, AskedBefore>()
  for (const slot of slots) {
    if (entries.length >= mostEntries[depth]) {
      reading.left(slot.line, 'tooManyEntries', { limit: mostEntries[depth] })
      break
    }
    const key = toKeyOf(slot, entries, document)
    const read = readSlot(slot, { key, controls: partControls(controls, slot.name), depth, document })
    if (!read) continue
    const entry = withCondition(read.entry, slot, { asked, document })
    entries.push(entry)
    if (isQuestion(entry) && !asked.has(slot.name)) asked.set(slot.name, { entry, values: read.values })
  }
  const names = new Set(['items', 'additionalItems', 'anyOf', 'oneOf', ...slots.map(({ name }) => name)])
  noteControls(controls, { taken: [], parts: names, reading })
  noteKeywords(schema, [], reading)
  return entries
}

/** The properties as `ui:order` wants them, and none before an answer that decides whether it is asked. */
function inOrder(
  slots: readonly ForeignSlot[],
  controls: ForeignControls,
  { reading }: ForeignDocument,
): ForeignSlot[] {
  const order = controlOption(controls, 'order')
  const names = textsOf(order)
  const rest = names.includes('*') ? names.indexOf('*') : names.length
  const placeOf = ({ name }: ForeignSlot) => (names.includes(name) ? names.indexOf(name) : rest)
  const sorted = slots.toSorted((one, other) => placeOf(one) - placeOf(other))
  for (const name of names) {
    if (name !== '*' && order && !slots.some((slot) => slot.name === name)) {
      reading.ofControl(order.line, 'left', 'partUnknown', { name })
    }
  }
  const ordered: ForeignSlot[] = []
  const waiting = [...sorted]
  while (waiting.length > 0) {
    const next = waiting.findIndex((slot) => !waiting.some((other) => other !== slot && asksAbout(slot, other.name)))
    const [slot] = waiting.splice(Math.max(next, 0), 1)
    if (slot) ordered.push(slot)
  }
  return ordered
}

function asksAbout({ name: own, when }: ForeignSlot, name: string): boolean {
  return when !== null && when !== 'unsayable' && name !== own && when.tests.some((test) => test.name === name)
}

/** The key of a property: its name, if that can be one and is free. */
function toKeyOf({ name, line }: ForeignSlot, entries: readonly Field[], { reading }: ForeignDocument): string {
  const wanted = fieldKey.safeParse(name).success ? name : toKey(name, 'text')
  const key = toFreeKey(wanted, new Set(entries.map((entry) => entry.key)))
  if (key !== name) reading.changed(line, 'keyRewritten', { name, key })
  return key
}

type ConditionPlace = { asked: ReadonlyMap<string, AskedBefore>; document: ForeignDocument }

/** An entry with its condition. Where that cannot be said the entry is asked always, and so nobody may be forced to answer it. */
function withCondition(entry: Field, { when, line }: ForeignSlot, { asked, document }: ConditionPlace): Field {
  if (when === null) return entry
  const showWhen = when === 'unsayable' ? null : toCondition(when, asked)
  if (showWhen) return { ...entry, showWhen }
  document.reading.left(line, 'alwaysAsked', { name: entry.key })
  return isQuestion(entry) ? { ...entry, required: false } : entry
}

type SlotPlace = ListPlace & { key: string }

function readSlot(slot: ForeignSlot, place: SlotPlace): ReadEntry | null {
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
  const kinds = kindsOf(schema, choices)
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

type QuestionPlace = SlotPlace & { asked: ReturnType<typeof toForeignQuestion> }

/** A question of the type that comes closest. */
function readQuestion(slot: ForeignSlot, schema: ForeignSchema, { asked, ...place }: QuestionPlace): ReadEntry | null {
  const { controls, document } = place
  const { reading } = document
  const offer = askTypes(asked)
  if (!offer) {
    const format = schema.keywords.get('format')
    if (format)
      return reading.left(format.line, toFormatReason(textOf(schema.keywords, 'format')), {
        format: textOf(schema.keywords, 'format'),
      })
    return reading.left(slot.line, 'noType')
  }
  const { type, taken } = offer
  for (const { keyword, ...note } of taken.notes ?? []) {
    const ofItems = membersOf(schema.keywords.get('items')).get(keyword)
    const line = (schema.keywords.get(keyword) ?? ofItems ?? schema.unions[0])?.line
    const ofControl = controlOption(controls, keyword)?.line
    reading.note({
      source: line === undefined && ofControl ? 'uiSchema' : 'schema',
      line: line ?? ofControl ?? slot.line,
      ...note,
    })
  }
  if (asked.widget !== '' && !(taken.widgets ?? []).includes(asked.widget)) {
    const line = controlOption(controls, 'widget')?.line ?? slot.line
    reading.ofControl(line, 'changed', 'otherControl', { widget: asked.widget })
  }
  const autocomplete = autocompleteToken.safeParse(plainOption(controls, 'autocomplete'))
  const entry = parseEntry(slot, document, {
    ...toTexts(slot, schema, place),
    ...taken.parts,
    key: place.key,
    type,
    required: slot.isRequired,
    ...(autocomplete.success && { autocomplete: autocomplete.data }),
  })
  noteKeywords(schema, taken.keywords ?? [], reading)
  noteControls(controls, { taken: taken.options ?? [], parts: new Set(['items']), reading })
  return entry && { entry: withErrors(entry, schema, document), values: taken.values ?? new Map() }
}

/** Formats that no type of question has. */
function toFormatReason(format: string) {
  return format === 'date-time' || format === 'time' || format === 'duration' ? 'timeOfDay' : 'formatUnknown'
}

/** Which rule a keyword breaks, in schemas that bring their own messages. @see https://ajv.js.org/packages/ajv-errors.html */
const rulesOfKeywords = {
  required: ['required'],
  minLength: ['tooShort'],
  maxLength: ['tooLong'],
  pattern: ['pattern', 'lettersOnly'],
  format: ['email', 'date', 'phone'],
  type: ['number', 'wholeNumber'],
  minimum: ['tooSmall'],
  maximum: ['tooLarge'],
  enum: ['choice'],
  minItems: ['tooFew'],
  maxItems: ['tooMany'],
} as const

/** An entry with messages of its own, where the schema brings some for rules that the question has. */
function withErrors(entry: Field, { keywords }: ForeignSchema, { reading }: ForeignDocument): Field {
  const messages = membersOf(keywords.get('errorMessage'))
  if (!isQuestion(entry) || messages.size === 0) return entry
  const localize = toLocalizer(reading)
  const errors: Record<string, unknown> = {}
  for (const [keyword, { line, value }] of messages) {
    const text = toPlainJson(value)
    const known = Object.entries(rulesOfKeywords).find(([name]) => name === keyword)?.[1] ?? []
    const own = known.filter((rule) => isRuleName(rule) && rulesOf(entry).includes(rule))
    if (typeof text !== 'string' || text.length > 300 || own.length === 0)
      reading.left(line, 'messageLeft', { keyword })
    else for (const rule of own) errors[rule] = localize(text)
  }
  return field.parse({ ...entry, errors })
}

/** Raw data as an entry; what the parser refuses is noted, and there is no entry. */
function parseEntry(slot: ForeignSlot, { reading }: ForeignDocument, raw: object): Field | null {
  const parsed = field.safeParse(raw)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  return reading.left(slot.line, 'notAccepted', { part: issue?.path.map(String).join(' › ') ?? '' })
}

/** The label and hint of an entry. Where nothing names it, its name does, as RJSF does it. */
function toTexts(slot: ForeignSlot, { keywords }: Pick<ForeignSchema, 'keywords'>, { controls, document }: ListPlace) {
  const { reading } = document
  const localize = toLocalizer(reading)
  const cut = (text: string, limit: number, line: number) => {
    if (text.trim().length <= limit) return text
    reading.changed(line, 'textCut', { limit })
    return text.trim().slice(0, limit)
  }
  const title = textOption(controls, 'title') || textOf(keywords, 'title') || slot.name
  const placeholder = controlOption(controls, 'placeholder')
  const said = [textOption(controls, 'description') || textOf(keywords, 'description'), textOption(controls, 'help')]
  const written = said.filter((text) => text !== '')
  if (placeholder)
    reading.ofControl(
      placeholder.line,
      written.length > 0 ? 'left' : 'changed',
      written.length > 0 ? 'placeholderLeft' : 'placeholderAsHint',
    )
  const hints = written.length > 0 ? written : [textOption(controls, 'placeholder')]
  return {
    label: localize(cut(title, 200, keywords.get('title')?.line ?? slot.line)),
    hint: localize(cut(hints.join(' '), 600, keywords.get('description')?.line ?? slot.line)),
  }
}

/** What is answered by null is told and not asked. */
function readInformation(
  slot: ForeignSlot,
  schema: ForeignSchema,
  { key, controls, document }: SlotPlace,
): ReadEntry | null {
  const { label, hint } = toTexts(slot, schema, { controls, document, depth: 0 })
  const { locale } = document.reading
  const text = toLocalizer(document.reading)([label[locale], hint[locale]].filter((part) => part !== '').join('\n\n'))
  document.reading.changed(slot.line, 'nullAsText')
  const entry = parseEntry(slot, document, { key, type: 'information', text })
  return entry && { entry, values: new Map() }
}

/** The depth of what a group holds; null where no group may stand. */
const toInner = (depth: Depth): Depth | null => (depth === 0 ? 1 : depth === 1 ? 2 : null)

function readGroup(slot: ForeignSlot, schema: ForeignSchema, place: SlotPlace): ReadEntry | null {
  const { key, controls, document } = place
  const depth = toInner(place.depth)
  if (depth === null) return document.reading.left(slot.line, 'tooDeep')
  const before = document.reading.findings.length
  const fields = readEntries(schema, { controls, depth, document })
  if (fields.length === 0)
    return before === document.reading.findings.length ? document.reading.left(slot.line, 'nothingInIt') : null
  const entry = parseEntry(slot, document, { ...toTexts(slot, schema, place), key, type: 'group', fields })
  return entry && { entry, values: new Map() }
}

/** A list: a choice of many, files, a group of as many as a list of schemas has, or a group that is answered several times. */
function readList(slot: ForeignSlot, schema: ForeignSchema, place: SlotPlace): ReadEntry | null {
  const { controls, document } = place
  const { reading } = document
  const items = schema.keywords.get('items')
  const fixed = itemsOf(schema.keywords.get('prefixItems') ?? items)
  if (fixed.length > 0) return readFixedList(slot, schema, { ...place, fixed })
  const inner = items && resolveSchema(items.value, schema.followed, document)
  if (!items || !inner) return items ? null : reading.left(slot.line, 'listOfAnything')
  const ofItems = partControls(controls, 'items')
  const choices = readChoicesOf(inner, new Map([...ofItems, ...controls]), document)
  if (choices === 'unsayable') return null
  const kinds = kindsOf(inner, choices)
  const [kind] = kinds
  if (!kind || (kinds.length > 1 && !choices)) return reading.left(items.line, kind ? 'severalKinds' : 'noKind')
  if (kind !== 'object' && kind !== 'array' && kind !== 'null') {
    const item = toForeignQuestion(inner, { kind, choices, items: null, controls: ofItems, reading })
    const asked = toForeignQuestion(schema, { kind: 'array', choices, items: item, controls, reading })
    if (askTypes(asked)) return readQuestion(slot, schema, { ...place, asked })
  }
  return readRepeat(slot, schema, { ...place, items, inner, kind })
}

type RepeatPlace = SlotPlace & { items: PlacedMember; inner: ForeignSchema; kind: ForeignKind }

function readRepeat(
  slot: ForeignSlot,
  schema: ForeignSchema,
  { items, inner, kind, ...place }: RepeatPlace,
): ReadEntry | null {
  const { key, controls, document } = place
  const { reading } = document
  const depth = toInner(place.depth)
  if (depth === null) return reading.left(slot.line, 'tooDeep')
  const ofItems = partControls(controls, 'items')
  const itemTitle = textOption(ofItems, 'title') || textOf(inner.keywords, 'title')
  const before = reading.findings.length
  const fields =
    kind === 'object'
      ? readEntries(inner, { controls: ofItems, depth, document })
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
          { key: 'item', controls: ofItems, depth, document },
        )
  if (fields.length === 0) return before === reading.findings.length ? reading.left(items.line, 'nothingInIt') : null
  if (kind !== 'object') reading.changed(items.line, 'listOfOne')
  const { label, hint } = toTexts(slot, schema, place)
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
function readOnlyEntry(slot: ForeignSlot, place: SlotPlace): Field[] {
  const read = readSlot(slot, place)
  return read ? [read.entry] : []
}

function numberOf({ keywords }: ForeignSchema, name: string): number | null {
  const member = keywords.get(name)
  const value = member && toPlainJson(member.value)
  return typeof value === 'number' ? value : null
}

type FixedPlace = SlotPlace & { fixed: ReturnType<typeof itemsOf> }

/** A list of which each place has a schema of its own: a group of as many. */
function readFixedList(slot: ForeignSlot, schema: ForeignSchema, { fixed, ...place }: FixedPlace): ReadEntry | null {
  const { key, controls, document } = place
  const { reading } = document
  const depth = toInner(place.depth)
  if (depth === null) return reading.left(slot.line, 'tooDeep')
  const fields = fixed.flatMap((node, at) =>
    readOnlyEntry(
      { name: `item${at + 1}`, line: node.line, node, followed: schema.followed, isRequired: true, when: null },
      { key: `item${at + 1}`, controls: partControls(controls, 'items'), depth, document },
    ),
  )
  if (fields.length === 0) return null
  reading.changed(slot.line, 'listAsGroup')
  noteKeywords(schema, ['items', 'prefixItems', 'minItems', 'maxItems'], reading)
  noteControls(controls, { taken: [], parts: new Set(['items', 'additionalItems']), reading })
  const entry = parseEntry(slot, document, {
    ...toTexts(slot, schema, place),
    key,
    type: 'group',
    fields: fields.filter((entry) => isQuestion(entry) || isGroup(entry) || entry.type === 'information'),
  })
  return entry && { entry, values: new Map() }
}
