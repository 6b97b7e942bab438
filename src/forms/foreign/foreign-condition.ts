import { canonicalJson } from '../definition/canonical-json'
import type { Condition, ConditionTest } from '../definition/condition'
import type { Question } from '../definition/field'
import { type PlacedJson, toPlainJson } from '../placed-json/placed-json'
import { fieldTypeOf } from '../types/field-types'
import { itemsOf, membersOf, textsOf } from './foreign-schema'
import { type ForeignDocument, resolveSchema } from './resolve-schema'

/** What a schema asks of another answer, by the name of that in the schema. */
export type ForeignTest = { name: string } & (
  | { asks: 'equals' | 'differs' | 'includes'; value: string | number | boolean }
  | { asks: 'atLeast' | 'atMost' | 'above' | 'below'; value: number }
  | { asks: 'answered' }
)
export type ForeignCondition = { match: 'all' | 'any'; tests: readonly ForeignTest[] }

/** When something is asked: a condition, always (null), or in a case that conditions cannot say. */
export type ForeignWhen = ForeignCondition | null | 'unsayable'

/** The condition that a schema is of the answers beside it; unsayable where conditions cannot say it. */
export function readCondition(node: PlacedJson, document: ForeignDocument): ForeignWhen {
  const schema = resolveSchema(node, new Set(), document)
  if (!schema || schema.branches.length > 0) return 'unsayable'
  const known = new Set(['properties', 'required', 'type', 'title'])
  if ([...schema.keywords.keys()].some((name) => !known.has(name))) return 'unsayable'
  const properties = membersOf(schema.keywords.get('properties'))
  const required = textsOf(schema.keywords.get('required'))
  const whens = [
    ...[...properties].map(([name, { value }]) => readTests(name, value, document)),
    ...required
      .filter((name) => !properties.has(name))
      .map((name): ForeignWhen => ({ match: 'all', tests: [{ name, asks: 'answered' }] })),
    ...schema.unions.map(({ parts }) => toEither(parts.map((part) => readCondition(part, document)))),
  ]
  return whens.reduce<ForeignWhen>(toBoth, null) ?? 'unsayable'
}

/** What a schema asks of one answer. */
function readTests(name: string, node: PlacedJson, document: ForeignDocument): ForeignWhen {
  const schema = resolveSchema(node, new Set(), document)
  if (!schema || schema.unions.length > 0) return 'unsayable'
  const { keywords } = schema
  const tests: ForeignTest[] = []
  for (const [keyword, { value }] of keywords) {
    const plain = toPlainJson(value)
    if (keyword === 'const' && isConstant(plain)) tests.push({ name, asks: 'equals', value: plain })
    else if (keyword === 'minimum' && typeof plain === 'number') tests.push({ name, asks: 'atLeast', value: plain })
    else if (keyword === 'maximum' && typeof plain === 'number') tests.push({ name, asks: 'atMost', value: plain })
    else if (keyword === 'exclusiveMinimum' && typeof plain === 'number')
      tests.push({ name, asks: 'above', value: plain })
    else if (keyword === 'exclusiveMaximum' && typeof plain === 'number')
      tests.push({ name, asks: 'below', value: plain })
    else if (keyword === 'contains') {
      const constant = value.kind === 'object' ? value.members.get('const') : undefined
      const wanted = constant && toPlainJson(constant.value)
      if (!isConstant(wanted)) return 'unsayable'
      tests.push({ name, asks: 'includes', value: wanted })
    } else if (keyword === 'not') {
      const inner = readTests(name, value, document)
      const negated = negate(inner)
      if (negated === null || negated === 'unsayable' || keywords.size > 2) return 'unsayable'
      return negated
    } else if (keyword !== 'type' && keyword !== 'enum' && keyword !== 'title') return 'unsayable'
  }
  const listed = itemsOf(keywords.get('enum')).map(toPlainJson).filter(isConstant)
  const either = listed.map((value): ForeignTest => ({ name, asks: 'equals', value }))
  if (either.length > 0)
    return tests.length > 0 ? 'unsayable' : { match: either.length > 1 ? 'any' : 'all', tests: either }
  return { match: 'all', tests: tests.length > 0 ? tests : [{ name, asks: 'answered' }] }
}

const isConstant = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** When a condition does not hold, of answers that are given. */
export function negate(when: ForeignWhen): ForeignWhen {
  if (when === null || when === 'unsayable') return 'unsayable'
  const tests = when.tests.map(negateTest)
  const sayable = tests.filter((test) => test !== null)
  if (sayable.length < tests.length) return 'unsayable'
  return { match: when.match === 'all' && sayable.length > 1 ? 'any' : 'all', tests: sayable }
}

function negateTest(test: ForeignTest): ForeignTest | null {
  const { name } = test
  switch (test.asks) {
    case 'equals':
      if (typeof test.value === 'boolean') return { name, asks: 'equals', value: !test.value }
      return { name, asks: 'differs', value: test.value }
    case 'differs':
      return { name, asks: 'equals', value: test.value }
    case 'atLeast':
      return { name, asks: 'below', value: test.value }
    case 'atMost':
      return { name, asks: 'above', value: test.value }
    case 'above':
      return { name, asks: 'atMost', value: test.value }
    case 'below':
      return { name, asks: 'atLeast', value: test.value }
    case 'includes':
    case 'answered':
      return null
  }
}

/** When both hold. A condition is a list of tests of which all or any hold: “any” beside another test is none. */
export function toBoth(one: ForeignWhen, other: ForeignWhen): ForeignWhen {
  if (one === 'unsayable' || other === 'unsayable') return 'unsayable'
  if (one === null || other === null) return one ?? other
  if (canonicalJson(one) === canonicalJson(other)) return one
  const isPlain = ({ match, tests }: ForeignCondition) => match === 'all' || tests.length === 1
  if (!isPlain(one) || !isPlain(other)) return 'unsayable'
  return { match: 'all', tests: [...one.tests, ...other.tests] }
}

/** When at least one of them holds. */
export function toEither(whens: readonly ForeignWhen[]): ForeignWhen {
  const conditions = whens.filter((when) => when !== 'unsayable' && when !== null)
  if (conditions.length < whens.length) return 'unsayable'
  const [first] = conditions
  if (first && conditions.length === 1) return first
  if (conditions.some(({ match, tests }) => match === 'all' && tests.length > 1)) return 'unsayable'
  return { match: 'any', tests: conditions.flatMap(({ tests }) => tests) }
}

/** A question that conditions may ask about, with the values that are kept for those of the schema. */
export type AskedBefore = { entry: Question; values: ReadonlyMap<string, string> }

/** The condition as forms say it, or null where they cannot: nothing like it is asked of that type, or it was not asked before. */
export function toCondition(
  { match, tests }: ForeignCondition,
  asked: ReadonlyMap<string, AskedBefore>,
): Condition | null {
  const made = tests.map((test) => {
    const known = asked.get(test.name)
    return known ? toTests(test, known) : null
  })
  const sayable = made.filter((part) => part !== null)
  const several = sayable.some((part) => part.length > 1)
  if (sayable.length < made.length || (match === 'any' && made.length > 1 && several)) return null
  const all = sayable.flat()
  return all.length > 8 ? null : { match: several ? 'all' : match, tests: all }
}

function toTests(test: ForeignTest, { entry, values }: AskedBefore): ConditionTest[] | null {
  const field = entry.key
  if (test.asks === 'answered') return [{ operator: 'answered', field }]
  const { operators, values: possible } = fieldTypeOf(entry).governance
  const isMeasured = operators.includes('atLeast')
  if (typeof test.value === 'number' && isMeasured) return toBounds(test.asks, test.value, entry)
  if (test.asks !== 'equals' && test.asks !== 'differs' && test.asks !== 'includes') return null
  const value =
    typeof test.value === 'boolean' && values.size === 0 ? test.value : (values.get(String(test.value)) ?? test.value)
  if (!operators.includes(test.asks) || typeof value === 'number' || !possible?.(entry).includes(value)) return null
  if (test.asks === 'includes') return typeof value === 'string' ? [{ operator: test.asks, field, value }] : null
  return [{ operator: test.asks, field, value }]
}

/** What is asked of a number. What lies above or below another is known of whole ones only. */
function toBounds(asks: ForeignTest['asks'], value: number, entry: Question): ConditionTest[] | null {
  const field = entry.key
  const isWhole = 'whole' in entry ? entry.whole : true
  const atLeast = (bound: number): ConditionTest => ({ operator: 'atLeast', field, value: bound })
  const atMost = (bound: number): ConditionTest => ({ operator: 'atMost', field, value: bound })
  if (asks === 'equals') return [atLeast(value), atMost(value)]
  if (asks === 'atLeast') return [atLeast(value)]
  if (asks === 'atMost') return [atMost(value)]
  if (asks === 'above' && isWhole) return [atLeast(Math.floor(value) + 1)]
  return asks === 'below' && isWhole ? [atMost(Math.ceil(value) - 1)] : null
}
