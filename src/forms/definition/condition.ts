import { z } from 'zod'
import { readLine } from '../validation/read-text'
import { dateLimit } from './date-limit'
import { fieldKey } from './field-key'

/** Words to be found in a text, as answers are kept. */
const words = z.string().max(200).transform(readLine).pipe(z.string().min(1))
const years = z.int().min(0).max(150)
const rows = z.int().min(0).max(30)

/**
 * One question to an earlier answer. A field that is hidden or empty answers no to all of them, so that what a visitor cannot
 * see never decides what is asked. A list without rows has none, which is a count like others.
 */
const test = z.discriminatedUnion('operator', [
  z.object({ operator: z.literal('equals'), field: fieldKey, value: z.union([z.string().max(200), z.boolean()]) }),
  /** Answered, with something else. */
  z.object({ operator: z.literal('differs'), field: fieldKey, value: z.union([z.string().max(200), z.boolean()]) }),
  /** A choice of many holds this one. */
  z.object({ operator: z.literal('includes'), field: fieldKey, value: z.string().max(200) }),
  z.object({ operator: z.literal('atLeast'), field: fieldKey, value: z.number() }),
  z.object({ operator: z.literal('atMost'), field: fieldKey, value: z.number() }),
  /** A text is these words and no others, or has them somewhere, whether in capitals or small letters. */
  z.object({ operator: z.literal('reads'), field: fieldKey, value: words }),
  z.object({ operator: z.literal('contains'), field: fieldKey, value: words }),
  /** A date, without the day itself. */
  z.object({ operator: z.literal('before'), field: fieldKey, value: dateLimit }),
  z.object({ operator: z.literal('after'), field: fieldKey, value: dateLimit }),
  /** Whole years from a date to the day of the answer, by the bank's clock. */
  z.object({ operator: z.literal('ageAtLeast'), field: fieldKey, value: years }),
  z.object({ operator: z.literal('ageAtMost'), field: fieldKey, value: years }),
  /** How often a group is answered. */
  z.object({ operator: z.literal('rowsAtLeast'), field: fieldKey, value: rows }),
  z.object({ operator: z.literal('rowsAtMost'), field: fieldKey, value: rows }),
  z.object({ operator: z.literal('answered'), field: fieldKey }),
])
export type ConditionTest = z.infer<typeof test>

/** When a field is asked. */
export const condition = z.object({
  match: z.enum(['all', 'any']).default('all'),
  tests: z.array(test).min(1).max(8),
})
export type Condition = z.infer<typeof condition>
