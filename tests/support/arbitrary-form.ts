import fc from 'fast-check'
import type { z } from 'zod'
import { autocompleteToken } from '@/src/forms/definition/autocomplete'
import { type AskedAbout, type Field, type field, isAskedAbout } from '@/src/forms/definition/field'
import { fileKindNames, largestFile } from '@/src/forms/definition/file-kinds'
import { type FormDefinition, parseFormDefinition } from '@/src/forms/definition/form-definition'
import { reviewedPattern } from '@/src/forms/definition/patterns'
import { ruleNames } from '@/src/forms/definition/rules'
import { toLiveEntries } from '@/src/forms/definition/shown-entries'
import { findRuleMistake } from '@/src/forms/rules/check-rule'
import { toRuleEntries } from '@/src/forms/rules/rule-entries'
import { openRuleEnvironment } from '@/src/forms/rules/rule-environment'

/** Any sound form: keys used once, conditions about questions that come before. */

type FieldInput = z.input<typeof field>

const words = fc.oneof(fc.constant(''), fc.string({ maxLength: 12 }), fc.constantFrom('Nome próprio', 'N’Gola', '“é”'))
const text = fc.record({ pt: words, en: words })
const key = fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,7}$/)
const value = fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9-]{0,5}$/)
const autocomplete = fc.option(fc.constantFrom(...autocompleteToken.options))
const options = fc.uniqueArray(fc.record({ value, label: text }), {
  selector: (option) => option.value,
  minLength: 1,
  maxLength: 5,
})
const day = fc.option(
  fc.oneof(
    fc.constant('today' as const),
    fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map(toDay),
  ),
)

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}

const question = {
  key,
  label: text,
  hint: text,
  errors: fc.dictionary(fc.constantFrom(...ruleNames), text, { maxKeys: 3, noNullPrototype: true }),
  required: fc.boolean(),
  personal: fc.boolean(),
  retired: fc.boolean(),
  leavesSection: fc.boolean(),
}
const bound = fc.option(fc.integer({ min: -1000, max: 1000 }))
const pattern = fc.option(
  fc.oneof(
    fc.record({ reviewed: fc.constantFrom(...reviewedPattern.options) }),
    fc.record({ expert: fc.constantFrom('^[A-Z]{2}$', '^\\d{3}-\\d{3}$', 'x') }),
  ),
)

const anyLeaf: fc.Arbitrary<FieldInput> = fc.oneof(
  fc.record({
    ...question,
    type: fc.constant('text' as const),
    minLength: fc.integer({ min: 1, max: 9 }),
    maxLength: fc.integer({ min: 10, max: 1000 }),
    pattern,
    autocomplete,
  }),
  fc.record({
    ...question,
    type: fc.constant('longText' as const),
    minLength: fc.integer({ min: 1, max: 9 }),
    maxLength: fc.integer({ min: 10, max: 20_000 }),
    rows: fc.integer({ min: 2, max: 30 }),
  }),
  fc.record({ ...question, type: fc.constant('email' as const), autocomplete }),
  fc.record({
    ...question,
    type: fc.constant('phone' as const),
    region: fc.constantFrom('angola' as const, 'any' as const),
    autocomplete,
  }),
  fc.record({ ...question, type: fc.constant('number' as const), whole: fc.boolean(), minimum: bound, maximum: bound }),
  fc.record({
    ...question,
    type: fc.constant('amount' as const),
    currency: fc.constantFrom('AOA' as const, 'USD' as const, 'GBP' as const),
    minimum: fc.nat(1000),
    maximum: fc.integer({ min: 1001, max: 1e12 }),
  }),
  fc.record({
    ...question,
    type: fc.constant('date' as const),
    minimumAge: fc.option(fc.integer({ min: 1, max: 120 })),
    earliest: day,
    latest: day,
    autocomplete,
  }),
  fc.record({
    ...question,
    type: fc.constant('oneChoice' as const),
    options,
    display: fc.constantFrom('radios' as const, 'select' as const),
  }),
  fc.record({
    ...question,
    type: fc.constant('manyChoices' as const),
    options,
    minimum: fc.integer({ min: 1, max: 3 }),
    maximum: fc.option(fc.integer({ min: 1, max: 5 })),
  }),
  fc.record({ ...question, type: fc.constantFrom('yesNo' as const, 'consent' as const) }),
  fc.record({ ...question, type: fc.constant('country' as const), autocomplete }),
  fc.record({
    ...question,
    type: fc.constant('file' as const),
    kinds: fc.uniqueArray(fc.constantFrom(...fileKindNames), { minLength: 1 }),
    largest: fc.integer({ min: 1024, max: largestFile }),
    most: fc.integer({ min: 1, max: 10 }),
  }),
  fc.record({ key, retired: fc.boolean(), type: fc.constant('information' as const), text }),
)

/** Something calculated, soundly or not. */
const calculation: fc.Arbitrary<FieldInput> = fc.record({
  ...question,
  type: fc.constant('calculated' as const),
  expression: fc.constantFrom('1 + 0.5', 'nobody / 2', '(', 'a + b'),
  unit: fc.constantFrom('number' as const, 'percent' as const, 'AOA' as const),
  decimals: fc.integer({ min: 0, max: 6 }),
})

/** A heading, or the beginning of a page. */
const heading: fc.Arbitrary<FieldInput> = fc.record({
  key,
  retired: fc.boolean(),
  type: fc.constantFrom('section' as const, 'page' as const),
  label: text,
  hint: text,
})

/** Numbers that decide which earlier questions an entry's condition asks, and what. */
const choices = fc.option(
  fc.record({
    match: fc.constantFrom('all' as const, 'any' as const),
    picks: fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 }),
  }),
)

type Picked = typeof choices extends fc.Arbitrary<infer C> ? C : never

/** Tests of one question, by their relations. */
function toTests({ key: asked }: Field, values: Readonly<Record<string, string | number>>) {
  return Object.entries(values).map(([operator, demanded]) => ({ operator, field: asked, value: demanded }))
}

/** A condition that suits what was asked before. */
function toTest(asked: AskedAbout, pick: number) {
  if (asked.type === 'repeat') {
    const counts = toTests(asked, { rowsAtLeast: 2, rowsAtMost: 1 })
    return counts[pick % counts.length]
  }
  const plain = [{ operator: 'answered', field: asked.key }]
  const constants =
    asked.type === 'oneChoice'
      ? asked.options.map((option) => option.value)
      : asked.type === 'country'
        ? ['AO', 'PT']
        : asked.type === 'yesNo'
          ? [true, false]
          : []
  const fitting = [
    ...plain,
    ...constants.flatMap((constant) => [
      { operator: 'equals', field: asked.key, value: constant },
      { operator: 'differs', field: asked.key, value: constant },
    ]),
    ...(asked.type === 'manyChoices'
      ? asked.options.map((option) => ({ operator: 'includes', field: asked.key, value: option.value }))
      : []),
    ...(asked.type === 'number' || asked.type === 'amount' ? toTests(asked, { atLeast: 5, atMost: 500 }) : []),
    ...(asked.type === 'date'
      ? [
          ...toTests(asked, { before: 'today', after: 'today', ageAtLeast: 18, ageAtMost: 17 }),
          ...toTests(asked, { before: '2000-10-09', after: '1969-12-31', ageAtLeast: 0, ageAtMost: 65 }),
        ]
      : []),
    ...(asked.type === 'text' || asked.type === 'email' ? toTests(asked, { reads: 'ana@bcs.example' }) : []),
    ...(asked.type === 'text' || asked.type === 'longText' ? toTests(asked, { contains: 'É (l.' }) : []),
  ]
  return fitting[pick % fitting.length]
}

function withCondition(entry: Field, earlier: readonly Field[], picked: Picked) {
  const asked = earlier.filter(isAskedAbout).filter(({ retired }) => !retired)
  if (!picked || asked.length === 0) return entry
  const tests = picked.picks.flatMap(([which, pick]) => {
    const about = asked[which % asked.length]
    return about ? [toTest(about, pick)] : []
  })
  return { ...entry, showWhen: { match: picked.match, tests } }
}

/** An entry before its condition is made, with what it holds when it is a group. */
type Sketch = { entry: FieldInput; picked: Picked; held: readonly Sketch[] }

function listOf(entry: fc.Arbitrary<Omit<Sketch, 'picked'>>, maxLength: number): fc.Arbitrary<Sketch[]> {
  const sketch = fc.tuple(entry, choices).map(([drawn, picked]) => ({ ...drawn, picked }))
  return fc.uniqueArray(sketch, { selector: (drawn) => drawn.entry.key, maxLength })
}

function alone(entry: fc.Arbitrary<FieldInput>): fc.Arbitrary<Omit<Sketch, 'picked'>> {
  return entry.map((drawn) => ({ entry: drawn, held: [] }))
}

const groupParts = { key, retired: fc.boolean(), label: text, hint: text }
const shell: fc.Arbitrary<FieldInput> = fc.oneof(
  fc.record({ ...groupParts, type: fc.constant('group' as const) }),
  fc.record({
    ...groupParts,
    type: fc.constant('repeat' as const),
    itemName: text,
    minimum: fc.integer({ min: 0, max: 2 }),
    maximum: fc.integer({ min: 2, max: 4 }),
  }),
)

function groupOf(list: fc.Arbitrary<Sketch[]>): fc.Arbitrary<Omit<Sketch, 'picked'>> {
  return fc.record({ entry: shell, held: list })
}

const leaves = alone(fc.oneof({ weight: 12, arbitrary: anyLeaf }, { weight: 1, arbitrary: calculation }))
const innermost = groupOf(listOf(leaves, 3))
const held = fc.oneof({ weight: 5, arbitrary: leaves }, { weight: 1, arbitrary: innermost })
const outermost = groupOf(listOf(held, 4))

/** The entries with their conditions, each list by itself. */
function toFields(sketches: readonly Sketch[]): object[] {
  const whole = sketches.map(({ entry, held }) => (held.length > 0 ? { ...entry, fields: toFields(held) } : entry))
  const { fields } = parseFormDefinition({ key: 'list', title: null, fields: whole })
  return fields.map((entry, place) => withCondition(entry, fields.slice(0, place), sketches[place]?.picked ?? null))
}

const line = fc.string({ maxLength: 12 })
const golden = fc.record({
  name: line,
  language: fc.constantFrom('pt' as const, 'en' as const),
  day: fc.constantFrom('2026-01-31', '2026-11-25'),
  answers: fc.array(fc.record({ field: key, value: line }), { maxLength: 3 }),
  expected: fc.oneof(
    fc.record({ verdict: fc.constant('taken' as const) }),
    fc.record({ verdict: fc.constant('refused' as const), field: key, message: line }),
  ),
})

/** Rules about what the form asks once, by numbers that decide which. */
function toRules({ fields }: FormDefinition, picks: readonly number[]): object[] {
  if (picks.length === 0) return []
  const entries = toRuleEntries(fields)
  const environment = openRuleEnvironment(entries)
  const expressions = toLiveEntries(fields).flatMap(({ entry: { type, key: asked } }) => {
    if (type === 'number' || type === 'amount') return [[asked, `${asked} >= 5`]]
    if (type === 'yesNo') return [[asked, `!${asked} || ${asked} == true`]]
    return type === 'repeat' ? [[asked, `size(${asked}) <= 2`]] : []
  })
  // Some keys are words of the language.
  const sound = expressions.filter(
    ([, expression = '']) => findRuleMistake(expression, environment, entries)?.name !== 'ruleMalformed',
  )
  return picks.flatMap((pick, at) => {
    const [asked, expression] = sound[pick % sound.length] ?? []
    const message = { pt: `Regra ${at}`, en: `Rule ${at}` }
    return expression ? [{ key: `rule${at}`, expression, message, field: asked }] : []
  })
}

const formWith = (list: fc.Arbitrary<Sketch[]>): fc.Arbitrary<FormDefinition> =>
  fc
    .record({
      key,
      title: text,
      texts: fc.record({ submit: text, successTitle: text, failureText: text }),
      entries: list,
      savable: fc.boolean(),
      followable: fc.boolean(),
      picks: fc.array(fc.nat(), { maxLength: 2 }),
      cases: fc.uniqueArray(golden, { selector: ({ name }) => name, maxLength: 2 }),
    })
    .map(({ entries, picks, ...form }) => {
      const definition = parseFormDefinition({ ...form, fields: toFields(entries) })
      return parseFormDefinition({ ...definition, rules: toRules(definition, picks) })
    })

/** Any sound form, with groups in groups. */
export const arbitraryForm: fc.Arbitrary<FormDefinition> = formWith(
  listOf(
    fc.oneof(
      { weight: 9, arbitrary: leaves },
      { weight: 1, arbitrary: alone(heading) },
      { weight: 2, arbitrary: outermost },
    ),
    10,
  ),
)
