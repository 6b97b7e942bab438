import { type Field, isQuestion } from '../definition/field'
import { fieldKey } from '../definition/field-key'
import { toFreeKey, toKey } from '../definition/made-key'
import { collectSlots } from './collect-slots'
import type { ListPlace } from './entry-place'
import { type AskedBefore, toCondition } from './foreign-condition'
import { controlOption, type ForeignControls, noteControls, partControls } from './foreign-controls'
import { type ForeignSchema, textsOf } from './foreign-schema'
import type { ForeignSlot } from './foreign-slot'
import { noteKeywords } from './note-keywords'
import { ownNameKeywords, toOwnNames } from './own-names'
import { readSlot } from './read-slot'
import { withDefinitions } from './referred-controls'
import type { ForeignDocument } from './resolve-schema'

/** The most entries that a list takes, by how many groups hold it. */
const mostEntries = [120, 60, 40] as const

/** The entries of an object: what it holds, in the order that is asked for, each as far as a field list can say it. */
export function readEntries(schema: ForeignSchema, { controls, depth, document }: ListPlace): Field[] {
  const { reading } = document
  const ownNames = toOwnNames(schema, document)
  const slots = inOrder([...collectSlots(schema, document), ...(ownNames ? [ownNames] : [])], controls, document)
  const entries: Field[] = []
  const asked = new Map<string, AskedBefore>()
  for (const slot of slots) {
    if (entries.length >= mostEntries[depth]) {
      reading.left(slot.line, 'tooManyEntries', { limit: mostEntries[depth] })
      break
    }
    const key = toKeyOf(slot, entries, document)
    const ofSlot = withDefinitions(partControls(controls, slot.name), slot.node, document)
    const read = readSlot(slot, { key, controls: ofSlot, depth, document, readEntries })
    if (!read) continue
    const entry = withCondition(read.entry, slot, { asked, document })
    entries.push(entry)
    if (isQuestion(entry) && !asked.has(slot.name)) asked.set(slot.name, { entry, values: read.values })
  }
  const names = new Set(['items', 'additionalItems', 'anyOf', 'oneOf', ...slots.map(({ name }) => name)])
  noteControls(controls, { taken: [], parts: names, reading })
  noteKeywords(schema, ownNames ? ownNameKeywords : [], reading)
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
