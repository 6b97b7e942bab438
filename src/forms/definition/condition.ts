import { z } from 'zod'
import { fieldKey } from './field-key'

/**
 * One question to an earlier answer. A field that is hidden or empty answers no to all of them, so that what a visitor cannot
 * see never decides what is asked.
 */
const test = z.discriminatedUnion('operator', [
  z.object({ operator: z.literal('equals'), field: fieldKey, value: z.union([z.string().max(200), z.boolean()]) }),
  /** Answered, with something else. */
  z.object({ operator: z.literal('differs'), field: fieldKey, value: z.union([z.string().max(200), z.boolean()]) }),
  /** A choice of many holds this one. */
  z.object({ operator: z.literal('includes'), field: fieldKey, value: z.string().max(200) }),
  z.object({ operator: z.literal('atLeast'), field: fieldKey, value: z.number() }),
  z.object({ operator: z.literal('atMost'), field: fieldKey, value: z.number() }),
  z.object({ operator: z.literal('answered'), field: fieldKey }),
])
export type ConditionTest = z.infer<typeof test>

/** When a field is asked. */
export const condition = z.object({
  match: z.enum(['all', 'any']).default('all'),
  tests: z.array(test).min(1).max(8),
})
export type Condition = z.infer<typeof condition>
