import { z } from 'zod'
import { field } from './field'
import { formRules } from './form-rule'
import { goldenCases } from './golden-case'
import { localizedText } from './localized-text'

const short = localizedText(120)
const sentence = localizedText(600)

/** What a form says around its fields. What is not written is said by the product's own texts. */
const formTexts = z
  .object({
    submit: short,
    /** On the button while the form is being sent. */
    sending: short,
    /** Above the list of errors. */
    errorTitle: short,
    errorText: sentence,
    successTitle: short,
    successText: sentence,
    /** When the bank could not take the form. */
    failureTitle: short,
    failureText: sentence,
  })
  .prefault({})

/** A form as staff write it. */
export const formDefinition = z.object({
  /** The name by which pages and settings know the form. It never changes. */
  key: z.string().regex(/^[a-z][a-zA-Z0-9]{0,59}$/),
  title: localizedText(200),
  fields: z.array(field).max(120),
  texts: formTexts,
  /** What answers have to keep together. */
  rules: formRules,
  /** What has to become of certain answers, or the form is not published. */
  cases: goldenCases,
  /** Whether visitors may save it and return later. Never where only investigators read it, whatever stands here. */
  savable: z.boolean().default(false),
  /** Whether senders get a code to follow what they sent. Never where only investigators read it, whatever stands here. */
  followable: z.boolean().default(false),
})
export type FormDefinition = z.infer<typeof formDefinition>
export type FormDefinitionInput = z.input<typeof formDefinition>
export type FormTextName = keyof FormDefinition['texts']
export const formTextNames = [
  'submit',
  'sending',
  'errorTitle',
  'errorText',
  'successTitle',
  'successText',
  'failureTitle',
  'failureText',
] as const satisfies readonly FormTextName[]

/** Unknown data as a form. @throws with the place of each mistake. */
export function parseFormDefinition(value: unknown): FormDefinition {
  return formDefinition.parse(value)
}
