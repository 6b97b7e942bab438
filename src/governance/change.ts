import { z } from 'zod'
import { inStaffLanguages } from '@/messages/staff/languages'
import { locales } from '@/src/i18n/locales'

/** What of a place is different, in words: empty before where it is new, empty after where it is gone. */
const part = z.object({
  label: z.object(inStaffLanguages(() => z.string())),
  /** Where the form has the field; missing for what is gone. */
  at: z.string().optional(),
  before: z.string(),
  after: z.string(),
})

/** One thing that a request changes in one language, as somebody looks at it: a block, a row, or what belongs to the whole. */
export const change = z.object({
  /** The same as long as exactly this changes. */
  key: z.string(),
  locale: z.enum(locales),
  kind: z.enum(['added', 'changed', 'removed', 'order', 'takenBack', 'deleted']),
  /** The id of the block or row; null for the whole. */
  row: z.string().nullable(),
  name: z.object(inStaffLanguages(() => z.string())),
  parts: z.array(part),
})
export type Change = z.infer<typeof change>
