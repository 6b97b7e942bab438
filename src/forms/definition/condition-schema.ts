import { z } from 'zod'
import { type Condition, type ConditionTest, condition } from './condition'
import { dateLimit } from './date-limit'
import type { JsonObject } from './json'
import { toPlaceName, toShowName } from './show-name'
import { readWordsPattern, toWordsPattern } from './words-pattern'

/**
 * Conditions as JSON Schema. Each entry of the list that is not always shown has a definition `show-<key>` that is valid when
 * it is shown. A test of a field that has such a definition refers to it: a hidden answer meets no condition. Being part of
 * the test, that reference also keeps a hidden field from being counted as evaluated by the test, which would let it in.
 */
const toShowReference = (place: string): string => `#/$defs/${toShowName(place)}`

/** A schema that is valid exactly when the entry is shown. @param keys on the way to it: its own, after those of its groups */
export const toShowCondition = (keys: readonly string[]): JsonObject => ({ $ref: toShowReference(toPlaceName(keys)) })

type ShowRules = {
  showWhen: Condition | null
  /** The section that the entry is in, when that is not always shown. */
  section: string | null
  isConditional: (key: string) => boolean
  /** The keys of the groups that hold the entry, and everything that its condition asks about. */
  groups: readonly string[]
}

/** The definition `show-<key>` of an entry. It judges the object that the entry is a part of. */
export function toShowDefinition({ showWhen, section, isConditional, groups }: ShowRules): JsonObject {
  return {
    ...(section !== null && toShowCondition([...groups, section])),
    ...(showWhen && {
      [showWhen.match === 'all' ? 'allOf' : 'anyOf']: showWhen.tests.map((test) => ({
        ...(isConditional(test.field) && toShowCondition([...groups, test.field])),
        ...toTestSchema(test),
        // Of a group that is answered no times there may be nothing, which is at most any count.
        ...(test.operator !== 'rowsAtMost' && { required: [test.field] }),
      })),
    }),
  }
}

function toTestSchema(test: ConditionTest): JsonObject {
  return test.operator === 'answered' ? {} : { properties: { [test.field]: toAnswerSchema(test) } }
}

function toAnswerSchema(test: Exclude<ConditionTest, { operator: 'answered' }>): JsonObject {
  switch (test.operator) {
    case 'equals':
      return { const: test.value }
    case 'differs':
      return { not: { const: test.value } }
    case 'includes':
      return { type: 'array', contains: { const: test.value } }
    case 'atLeast':
      return { type: 'number', minimum: test.value }
    case 'atMost':
      return { type: 'number', maximum: test.value }
    case 'reads':
      return { type: 'string', pattern: `^${toWordsPattern(test.value)}$` }
    case 'contains':
      return { type: 'string', pattern: toWordsPattern(test.value) }
    // What is asked of dates has keywords of our own. @see ../validation/at-day.ts
    case 'before':
    case 'after':
    case 'ageAtLeast':
    case 'ageAtMost':
      return { type: 'string', [`x-${test.operator}`]: test.value }
    case 'rowsAtLeast':
      return { type: 'array', minItems: test.value }
    case 'rowsAtMost':
      return { type: 'array', maxItems: test.value }
  }
}

const constant = z.strictObject({ const: z.union([z.string(), z.boolean()]) })
const tested = z.union([
  constant.transform(({ const: value }) => ({ operator: 'equals' as const, value })),
  z.strictObject({ not: constant }).transform(({ not }) => ({ operator: 'differs' as const, value: not.const })),
  z
    .strictObject({ type: z.literal('array'), contains: constant })
    .transform(({ contains }) => ({ operator: 'includes' as const, value: contains.const })),
  z
    .strictObject({ type: z.literal('number'), minimum: z.number() })
    .transform(({ minimum }) => ({ operator: 'atLeast' as const, value: minimum })),
  z
    .strictObject({ type: z.literal('number'), maximum: z.number() })
    .transform(({ maximum }) => ({ operator: 'atMost' as const, value: maximum })),
  z
    .strictObject({ type: z.literal('string'), pattern: z.string() })
    .transform(({ pattern }) =>
      pattern.startsWith('^')
        ? { operator: 'reads' as const, value: readWordsPattern(pattern.slice(1, -1)) }
        : { operator: 'contains' as const, value: readWordsPattern(pattern) },
    ),
  z
    .strictObject({ type: z.literal('string'), 'x-before': dateLimit })
    .transform(({ 'x-before': value }) => ({ operator: 'before' as const, value })),
  z
    .strictObject({ type: z.literal('string'), 'x-after': dateLimit })
    .transform(({ 'x-after': value }) => ({ operator: 'after' as const, value })),
  z
    .strictObject({ type: z.literal('string'), 'x-ageAtLeast': z.int() })
    .transform(({ 'x-ageAtLeast': value }) => ({ operator: 'ageAtLeast' as const, value })),
  z
    .strictObject({ type: z.literal('string'), 'x-ageAtMost': z.int() })
    .transform(({ 'x-ageAtMost': value }) => ({ operator: 'ageAtMost' as const, value })),
  z
    .strictObject({ type: z.literal('array'), minItems: z.int() })
    .transform(({ minItems }) => ({ operator: 'rowsAtLeast' as const, value: minItems })),
  z
    .strictObject({ type: z.literal('array'), maxItems: z.int() })
    .transform(({ maxItems }) => ({ operator: 'rowsAtMost' as const, value: maxItems })),
])

const testSchema = z
  .strictObject({
    $ref: z.string().optional(),
    properties: z.record(z.string(), tested).optional(),
    required: z.tuple([z.string()]).optional(),
  })
  .transform(({ properties = {}, required }) => {
    const [field = ''] = required ?? Object.keys(properties)
    return { field, ...(properties[field] ?? { operator: 'answered' as const }) }
  })

const showDefinition = z.strictObject({
  $ref: z.string().optional(),
  allOf: z.array(testSchema).optional(),
  anyOf: z.array(testSchema).optional(),
})

/** The condition that staff wrote, from the definition made of it. @throws when it is not of that shape. */
export function readShowDefinition(value: unknown): Condition | null {
  const { allOf, anyOf } = showDefinition.parse(value)
  const tests = allOf ?? anyOf
  return tests ? condition.parse({ match: allOf ? 'all' : 'any', tests }) : null
}
