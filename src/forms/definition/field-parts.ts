import { z } from 'zod'
import { inLocales } from '@/src/i18n/locales'
import { condition } from './condition'
import { fieldKey } from './field-key'
import { isUnwritten, localizedText } from './localized-text'
import { ruleNames } from './rules'

/** What every entry of a field list has. */
export const entryParts = {
  key: fieldKey,
  /** No longer asked. Answers that were given stay readable, and the key stays taken. */
  retired: z.boolean().default(false),
  showWhen: condition.nullable().default(null),
  /** The section above ends before this entry, which is asked whatever the condition of that section. */
  leavesSection: z.boolean().default(false),
}

/** Texts that replace the ones of the product, by rule. An empty replacement is none. */
const ownErrors = z
  .partialRecord(z.enum(ruleNames), localizedText(300))
  .default({})
  .transform((errors) => Object.fromEntries(Object.entries(errors).filter(([, text]) => text && !isUnwritten(text))))
  .pipe(z.partialRecord(z.enum(ruleNames), z.object(inLocales(() => z.string()))))

export const label = localizedText(200)
export const hint = localizedText(600)

/** What every question has besides. */
export const questionParts = {
  ...entryParts,
  label,
  hint,
  errors: ownErrors,
  required: z.boolean().default(false),
  /** Says something of a person: removed when answers are made anonymous. */
  personal: z.boolean().default(false),
}
