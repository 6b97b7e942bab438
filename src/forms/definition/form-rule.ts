import { z } from 'zod'
import { fieldKey } from './field-key'
import { localizedText } from './localized-text'

/** Keys on the way to an entry, joined by hyphens; empty where nothing is chosen yet. */
const place = z.string().regex(/^(?:[a-z][a-zA-Z0-9]{0,39}(?:-[a-z][a-zA-Z0-9]{0,39}){0,2})?$/)

/** What answers have to keep together. */
export const formRule = z.object({
  /** The name by which versions know it. */
  key: fieldKey,
  /** In CEL, true where it is kept: `sum(owners.map(o, o.share)) <= 100`. */
  expression: z.string().max(400),
  /** What is said where it is not. */
  message: localizedText(300),
  /** The entry at which that is said. */
  field: place,
})
export type FormRule = z.infer<typeof formRule>

export const formRules = z.array(formRule).max(20).default([])
