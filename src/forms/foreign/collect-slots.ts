import { canonicalJson } from '../definition/canonical-json'
import { type PlacedJson, type PlacedMembers, toPlainJson } from '../placed-json/placed-json'
import { askWhenRequired, type RequiredSometimes } from './ask-when-required'
import { type AlternativeParts, toAlternatives } from './foreign-alternatives'
import { type ForeignWhen, negate, readCondition, toBoth, toEither } from './foreign-condition'
import { type ForeignSchema, type ForeignUnion, membersOf, textsOf } from './foreign-schema'
import type { ForeignSlot } from './foreign-slot'
import { type ForeignDocument, resolveSchema } from './resolve-schema'

/** Everything that an object holds, in whatever case: its properties, and those that alternatives and conditions add to them. */
export function collectSlots(schema: ForeignSchema, document: ForeignDocument): ForeignSlot[] {
  const collected = new SlotCollection(document)
  collected.add(schema, null)
  return askWhenRequired(collected.slots, collected.requiredSometimes, document.reading)
}

class SlotCollection {
  readonly slots: ForeignSlot[] = []
  readonly requiredSometimes: RequiredSometimes[] = []
  readonly #document: ForeignDocument

  constructor(document: ForeignDocument) {
    this.#document = document
  }

  /** @param when the whole of it is asked @param decided names of answers that decided that, which are no news in it */
  add(schema: ForeignSchema, when: ForeignWhen, decided: ReadonlySet<string> = new Set()): void {
    const { keywords, branches, unions } = schema
    const required = new Set(textsOf(keywords.get('required')))
    for (const [name, { line, value }] of membersOf(keywords.get('properties'))) {
      if (!decided.has(name)) {
        const slot = { name, line, node: value, followed: schema.followed, isRequired: required.has(name), when }
        this.#addSlot(slot)
      }
      required.delete(name)
    }
    this.#noteRequired(schema, { required, when, decided })
    for (const union of unions) this.#addAlternatives(schema, union, when)
    for (const [name, { line, value }] of toDependencies(keywords))
      this.#addDependency({ name, line, value }, schema, when)
    for (const { line, test, then, otherwise } of branches) {
      const condition = readCondition(test, this.#document)
      if (condition === 'unsayable' && (then || otherwise)) this.#document.reading.left(line, 'conditionUnsayable')
      else if (condition && !asksAnswered(test)) this.#document.reading.changed(line, 'conditionAsksAnswered')
      this.#addBranch(then, schema, toBoth(when, condition))
      if (!otherwise) continue
      const opposite = negate(condition)
      if (opposite === 'unsayable' && condition !== 'unsayable') {
        this.#document.reading.left(otherwise.line, 'otherwiseUnsayable')
      }
      this.#addBranch(otherwise, schema, toBoth(when, opposite))
    }
  }

  #addBranch(node: PlacedJson | null, { followed }: ForeignSchema, when: ForeignWhen): void {
    const resolved = node && resolveSchema(node, followed, this.#document)
    if (resolved) this.add(resolved, when)
  }

  #addSlot(slot: ForeignSlot): void {
    const same = this.slots.filter(({ name }) => name === slot.name)
    const always = same.find(({ when }) => when === null)
    // What is asked anyway can only be narrowed by a case, which one question cannot be.
    if (always && slot.when !== null) {
      if (!isAsWide(slot, always)) this.#document.reading.left(slot.line, 'narrowedSometimes', { name: slot.name })
      return
    }
    const twin = same.find(({ node }) => canonicalJson(toPlainJson(node)) === canonicalJson(toPlainJson(slot.node)))
    const either = twin && toEither([twin.when, slot.when])
    if (twin && either && either !== 'unsayable') {
      this.slots[this.slots.indexOf(twin)] = { ...twin, when: either, isRequired: twin.isRequired && slot.isRequired }
      return
    }
    this.slots.push(slot)
  }

  #addAlternatives(schema: ForeignSchema, { line, parts }: ForeignUnion, when: ForeignWhen): void {
    const resolved = parts.map((part) => resolveSchema(part, schema.followed, this.#document))
    const alternatives = resolved.filter((part) => part !== null)
    if (alternatives.every(({ keywords }) => !keywords.has('properties') && keywords.has('required'))) {
      this.#document.reading.left(line, 'oneOfSeveralRequired')
      return
    }
    this.#place(
      toAlternatives(alternatives, { schema, line, reading: this.#document.reading, known: this.slots }),
      schema,
      when,
    )
  }

  #place({ choice, cases }: AlternativeParts, { followed }: ForeignSchema, when: ForeignWhen): void {
    if (choice) this.#addSlot({ ...choice, followed, isRequired: true, when })
    for (const { schema, test, decided } of cases) this.add(schema, toBoth(when, test), decided)
  }

  /** What is asked, or has to be answered, because another answer was given. */
  #addDependency(
    { name, line, value }: { name: string; line: number; value: PlacedJson },
    schema: ForeignSchema,
    when: ForeignWhen,
  ): void {
    const { reading } = this.#document
    if (value.kind === 'list') {
      const names = value.items.map((item) => String(toPlainJson(item)))
      this.requiredSometimes.push({ names, line, when: toBoth(when, toAnswered(name)) })
      return
    }
    const resolved = resolveSchema(value, schema.followed, this.#document)
    if (!resolved) return
    this.add({ ...resolved, unions: [] }, toBoth(when, toAnswered(name)), new Set([name]))
    for (const { line: ofUnion, parts } of resolved.unions) {
      for (const part of parts) {
        const alternative = resolveSchema(part, resolved.followed, this.#document)
        const deciding = alternative && membersOf(alternative.keywords.get('properties')).get(name)
        if (!alternative) continue
        if (!deciding) {
          reading.left(ofUnion, 'conditionUnsayable')
          continue
        }
        const members = new Map([[name, deciding]])
        const properties = { line: deciding.line, value: { kind: 'object' as const, line: deciding.line, members } }
        const test: PlacedJson = { kind: 'object', line: deciding.line, members: new Map([['properties', properties]]) }
        this.add(alternative, toBoth(when, readCondition(test, this.#document)), new Set([name]))
      }
    }
  }

  /** Names that have to be answered and are described elsewhere: in this case only, unless it is every case. */
  #noteRequired(
    { keywords }: ForeignSchema,
    { required, when, decided }: { required: ReadonlySet<string>; when: ForeignWhen; decided: ReadonlySet<string> },
  ): void {
    const names = [...required].filter((name) => !decided.has(name))
    const member = keywords.get('required')
    if (names.length === 0 || !member) return
    if (when === null) {
      this.#document.reading.left(member.line, 'requiredUnknown', { names: names.join(', ') })
      return
    }
    this.requiredSometimes.push({ names, line: member.line, when })
  }
}

const toAnswered = (name: string): ForeignWhen => ({ match: 'all', tests: [{ name, asks: 'answered' }] })

function toDependencies(keywords: PlacedMembers) {
  return ['dependencies', 'dependentSchemas', 'dependentRequired'].flatMap((name) => [...membersOf(keywords.get(name))])
}

/** Whether a condition holds only where what it asks about was answered. Otherwise it holds as well where it was not. */
function asksAnswered(test: PlacedJson): boolean {
  if (test.kind !== 'object') return false
  const required = new Set(textsOf(test.members.get('required')))
  return [...membersOf(test.members.get('properties')).keys()].every((name) => required.has(name))
}

/** Whether a schema in some case says nothing more of a property than is said of it anyway. */
function isAsWide({ node }: ForeignSlot, { node: always }: ForeignSlot): boolean {
  if (node.kind !== 'object' || always.kind !== 'object') return false
  return [...node.members].every(([name, { value }]) => {
    const known = always.members.get(name)
    return known !== undefined && canonicalJson(toPlainJson(known.value)) === canonicalJson(toPlainJson(value))
  })
}
