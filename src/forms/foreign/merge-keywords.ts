import { canonicalJson } from '../definition/canonical-json'
import { type PlacedJson, type PlacedMember, type PlacedMembers, toPlainJson } from '../placed-json/placed-json'
import type { ForeignReading } from './foreign-finding'
import { itemsOf, membersOf, textsOf } from './foreign-schema'

/** Keywords that say something of a schema and nothing of answers: the first that says it counts. */
const annotations: ReadonlySet<string> = new Set([
  'title',
  'description',
  'default',
  'examples',
  '$id',
  '$schema',
  '$comment',
])

const greatest: ReadonlySet<string> = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'])
const least: ReadonlySet<string> = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'])
const united: ReadonlySet<string> = new Set(['properties', 'definitions', '$defs', 'dependencies', 'patternProperties'])

/** The keywords of two schemas that both hold. What cannot hold in one list of keywords is noted; the first counts then. */
export function mergeKeywords(first: PlacedMembers, second: PlacedMembers, reading: ForeignReading): PlacedMembers {
  const merged = new Map(first)
  for (const [name, member] of second) {
    const known = merged.get(name)
    merged.set(name, known ? mergeKeyword(name, [known, member], reading) : member)
  }
  return merged
}

type Both = readonly [PlacedMember, PlacedMember]

function mergeKeyword(name: string, [known, other]: Both, reading: ForeignReading): PlacedMember {
  const [ours, theirs] = [toPlainJson(known.value), toPlainJson(other.value)]
  if (annotations.has(name) || canonicalJson(ours) === canonicalJson(theirs)) return known
  if (united.has(name)) return { line: known.line, value: uniteMembers(known, other) }
  if (name === 'required')
    return { line: known.line, value: toList(known.line, [...itemsOf(known), ...itemsOf(other)]) }
  if (name === 'type') return meet([known, other], textsOf(known).flatMap(toMeet(textsOf(other))), reading)
  if (name === 'enum') {
    const allowed = new Set(itemsOf(other).map((item) => canonicalJson(toPlainJson(item))))
    const rest = itemsOf(known).filter((item) => allowed.has(canonicalJson(toPlainJson(item))))
    return { line: known.line, value: toList(known.line, rest) }
  }
  if (typeof ours === 'number' && typeof theirs === 'number') {
    if (greatest.has(name)) return ours >= theirs ? known : other
    if (least.has(name)) return ours <= theirs ? known : other
  }
  reading.left(other.line, 'saidTwice', { keyword: name })
  return known
}

const toMeet = (others: readonly string[]) => (type: string) => {
  if (others.includes(type)) return [type]
  // A whole number is a number.
  return [type, ...others].includes('integer') && [type, ...others].includes('number') && type === 'integer'
    ? [type]
    : others.includes('integer') && type === 'number'
      ? ['integer']
      : []
}

function meet([known, other]: Both, types: readonly string[], reading: ForeignReading): PlacedMember {
  if (types.length === 0) {
    reading.left(other.line, 'saidTwice', { keyword: 'type' })
    return known
  }
  const items = types.map((value): PlacedJson => ({ kind: 'value', line: known.line, value }))
  return { line: known.line, value: toList(known.line, items) }
}

function toList(line: number, items: readonly PlacedJson[]): PlacedJson {
  return { kind: 'list', line, items }
}

/** The parts of both; one that both have is both of them together. */
function uniteMembers(known: PlacedMember, other: PlacedMember): PlacedJson {
  const members = new Map(membersOf(known))
  for (const [name, member] of membersOf(other)) {
    const before = members.get(name)
    members.set(name, before ? { line: before.line, value: toAll(before, member) } : member)
  }
  return { kind: 'object', line: known.line, members }
}

function toAll(one: PlacedMember, other: PlacedMember): PlacedJson {
  const { line } = one
  const allOf: PlacedMember = { line, value: toList(line, [one.value, other.value]) }
  return { kind: 'object', line, members: new Map([['allOf', allOf]]) }
}
