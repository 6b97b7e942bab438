import staffTexts from '@/messages/staff/forms.json' with { type: 'json' }
import type { PlacedJson, PlacedMember } from '../placed-json/placed-json'
import { toPlainJson } from '../placed-json/placed-json'
import type { ForeignCondition } from './foreign-condition'
import type { ForeignReading } from './foreign-finding'
import { type ForeignSchema, itemsOf, membersOf, textOf } from './foreign-schema'
import type { ForeignSlot } from './foreign-slot'

/** One of several things that an object can be, and the answer that says that it is. */
type AlternativeCase = { schema: ForeignSchema; test: ForeignCondition; decided: ReadonlySet<string> }
export type AlternativeParts = {
  /** The question between them; null where one that is there already decides. */
  choice: Pick<ForeignSlot, 'name' | 'line' | 'node'> | null
  cases: AlternativeCase[]
}

type Alternatives = { schema: ForeignSchema; line: number; reading: ForeignReading; known: readonly ForeignSlot[] }

/**
 * Alternatives as a choice, and what each of them asks as what is asked when it is chosen. Where each names itself by a constant, that is
 * the choice; otherwise RJSF draws one that is no part of the answers, and here it becomes a question.
 */
export function toAlternatives(
  alternatives: readonly ForeignSchema[],
  { schema, line, reading, known }: Alternatives,
): AlternativeParts {
  const name = findDeciding(alternatives)
  const labels = alternatives.map(
    ({ keywords }, place) =>
      textOf(keywords, 'title') || `${staffTexts.foreign.optionWord[reading.locale]} ${place + 1}`,
  )
  if (name !== null) {
    const constants = alternatives.map((alternative) => constantOf(alternative, name))
    const cases = alternatives.map(
      (alternative, place): AlternativeCase => ({
        schema: alternative,
        test: toTest(name, constants[place]),
        decided: new Set([name]),
      }),
    )
    if (known.some((slot) => slot.name === name)) return { choice: null, cases }
    const values = constants.map((value) => String(value))
    const titles = values.map((value, place) => textOf(alternatives[place]?.keywords ?? new Map(), 'title') || value)
    return { choice: { name, line, node: toChoiceNode(line, { values, labels: titles, title: name }) }, cases }
  }
  const taken = new Set(known.map((slot) => slot.name))
  const free =
    ['choice', ...alternatives.map((_part, place) => `choice${place + 2}`)].find((word) => !taken.has(word)) ?? 'choice'
  reading.changed(line, 'choiceAdded')
  const values = alternatives.map((_part, place) => `option-${place + 1}`)
  const title = textOf(schema.keywords, 'title')
  return {
    choice: {
      name: free,
      line,
      node: toChoiceNode(line, { values, labels, title: title || staffTexts.foreign.optionWord[reading.locale] }),
    },
    cases: alternatives.map((alternative, place) => ({
      schema: alternative,
      test: toTest(free, values[place]),
      decided: new Set(),
    })),
  }
}

const toTest = (name: string, value: string | number | boolean | undefined): ForeignCondition => ({
  match: 'all',
  tests: [value === undefined ? { name, asks: 'answered' } : { name, asks: 'equals', value }],
})

/** The property by which every alternative names itself, each by another constant; null where there is none. */
function findDeciding(alternatives: readonly ForeignSchema[]): string | null {
  const [first] = alternatives
  const names = [...membersOf(first?.keywords.get('properties')).keys()]
  const isDeciding = (name: string) => {
    const constants = alternatives.map((alternative) => constantOf(alternative, name))
    return !constants.includes(undefined) && new Set(constants).size === alternatives.length
  }
  return names.find(isDeciding) ?? null
}

function constantOf({ keywords }: ForeignSchema, name: string): string | number | boolean | undefined {
  const property = membersOf(keywords.get('properties')).get(name)?.value
  if (property?.kind !== 'object') return undefined
  const constant = property.members.get('const')?.value
  const listed = itemsOf(property.members.get('enum'))
  const value = constant ?? (listed.length === 1 ? listed[0] : undefined)
  const plain = value && toPlainJson(value)
  return typeof plain === 'string' || typeof plain === 'number' || typeof plain === 'boolean' ? plain : undefined
}

type ChoiceNode = { values: readonly string[]; labels: readonly string[]; title: string }

/** A choice as a schema, so that it is read as any other. */
function toChoiceNode(line: number, { values, labels, title }: ChoiceNode): PlacedJson {
  const text = (value: string): PlacedMember => ({ line, value: { kind: 'value', line, value } })
  const object = (members: [string, PlacedMember][]): PlacedJson => ({
    kind: 'object',
    line,
    members: new Map(members),
  })
  const items = values.map((value, place) =>
    object([
      ['const', text(value)],
      ['title', text(labels[place] ?? value)],
    ]),
  )
  return object([
    ['type', text('string')],
    ['title', text(title)],
    ['oneOf', { line, value: { kind: 'list', line, items } }],
  ])
}
