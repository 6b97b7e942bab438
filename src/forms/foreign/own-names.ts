import staffTexts from '@/messages/staff/forms.json' with { type: 'json' }
import type { PlacedJson, PlacedMember, PlacedMembers } from '../placed-json/placed-json'
import { type ForeignSchema, itemsOf, membersOf } from './foreign-schema'
import type { ForeignSlot } from './foreign-slot'
import type { ForeignDocument } from './resolve-schema'

/** The keywords of answers to which whoever answers gives the names. */
export const ownNameKeywords = ['additionalProperties', 'patternProperties', 'propertyNames'] as const

/**
 * Answers to which whoever answers gives the names, as a list of names with answers: forms name what they ask. Null where a schema has
 * none, or says so of answers of several kinds.
 */
export function toOwnNames(schema: ForeignSchema, { reading }: ForeignDocument): ForeignSlot | null {
  const { keywords, followed } = schema
  const patterns = [...membersOf(keywords.get('patternProperties'))]
  const [pattern] = patterns
  const additional = keywords.get('additionalProperties')
  const isOpen = additional?.value.kind === 'object' && additional.value.members.size > 0
  if (patterns.length > 1 || (isOpen && pattern)) return null
  const found = isOpen ? additional : pattern?.[1]
  if (found?.value.kind !== 'object') return null
  const { line } = found
  reading.changed(line, 'ownNamesAsList')
  const word = (name: 'ownNamesTitle' | 'ownNamesName' | 'ownNamesAnswer') =>
    toText(line, staffTexts.foreign[name][reading.locale])
  const named = toNames(keywords, pattern?.[0])
  const { members } = found.value
  const isTitled = members.has('title') || members.has('$ref')
  const answer: PlacedMembers = isTitled ? members : new Map([...members, ['title', word('ownNamesAnswer')]])
  const item = toObject(line, {
    type: toText(line, 'object'),
    required: { line, value: { kind: 'list', line, items: [toText(line, 'name').value, toText(line, 'value').value] } },
    properties: {
      line,
      value: toObject(line, {
        name: { line, value: toObject(line, { ...named, type: toText(line, 'string'), title: word('ownNamesName') }) },
        value: { line, value: { kind: 'object', line, members: answer } },
      }),
    },
  })
  const node = toObject(line, {
    type: toText(line, 'array'),
    title: word('ownNamesTitle'),
    items: { line, value: item },
  })
  return { name: 'additionalProperties', line, node, followed, isRequired: false, when: null }
}

/** What names may be: those of a list, or of a pattern. */
function toNames(keywords: PlacedMembers, pattern: string | undefined): Record<string, PlacedMember> {
  const names = membersOf(keywords.get('propertyNames'))
  const listed = names.get('enum')
  if (listed && itemsOf(listed).length > 0) return { enum: listed }
  const written = names.get('pattern')
  if (written) return { pattern: written }
  const { line } = keywords.get('patternProperties') ?? { line: 1 }
  return pattern === undefined ? {} : { pattern: toText(line, pattern) }
}

const toText = (line: number, value: string): PlacedMember => ({ line, value: { kind: 'value', line, value } })

function toObject(line: number, members: Readonly<Record<string, PlacedMember>>): PlacedJson {
  return { kind: 'object', line, members: new Map(Object.entries(members)) }
}
