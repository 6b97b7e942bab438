import type { z } from 'zod'
import type { question } from '@/src/forms/definition/field'
import type { RuleName } from '@/src/forms/definition/rules'
import type { Locale } from '@/src/i18n/locales'

type Distributed<Input> = Input extends unknown ? Omit<Input, 'key'> : never

/** The day in Luanda on which the cases hold: a Saturday. */
export const dayOfCases = '2026-11-21'

/**
 * What may be answered to a question and what may not, the same in the browser, on the server and through HTTP.
 * A case is what is sent, and the rule that it breaks; or null and, where it is not kept as it is sent, what is kept.
 */
export type AnswerCases = {
  about: string
  question: Distributed<z.input<typeof question>>
  locale?: Locale
  cases: readonly (readonly [sent: unknown, broken: RuleName | null, kept?: unknown])[]
}
