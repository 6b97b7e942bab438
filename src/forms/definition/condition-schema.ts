import { z } from 'zod'
import { type Condition, type ConditionTest, condition } from './condition'
import type { JsonObject } from './json'
import { toPlaceName, toShowName } from './show-name'

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
        required: [test.field],
      })),
    }),
  }
}

function toTestSchema(test: ConditionTest): JsonObject {
  switch (test.operator) {
    case 'equals':
      return { properties: { [test.field]: { const: test.value } } }
    case 'differs':
      return { properties: { [test.field]: { not: { const: test.value } } } }
    case 'includes':
      return { properties: { [test.field]: { type: 'array', contains: { const: test.value } } } }
    case 'atLeast':
      return { properties: { [test.field]: { type: 'number', minimum: test.value } } }
    case 'atMost':
      return { properties: { [test.field]: { type: 'number', maximum: test.value } } }
    case 'answered':
      return {}
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
])

const testSchema = z
  .strictObject({
    $ref: z.string().optional(),
    properties: z.record(z.string(), tested).optional(),
    required: z.tuple([z.string()]),
  })
  .transform(({ properties, required: [field] }) => ({
    field,
    ...(properties?.[field] ?? { operator: 'answered' as const }),
  }))

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
