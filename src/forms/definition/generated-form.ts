import { z } from 'zod'
import { inLocales, type Locale } from '@/src/i18n/locales'
import type { Json, JsonObject } from './json'
import { ruleNames } from './rules'

const json: z.ZodType<Json> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), jsonObject]),
)
const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), json)

const text = z.string().default('')

const entryTexts = z.strictObject({
  label: text,
  hint: text,
  text,
  /** Only those that replace the product's own. */
  errors: z.partialRecord(z.enum(ruleNames), z.string()).default({}),
  /** Labels by value. */
  options: z.record(z.string(), z.string()).default({}),
  /** What one answer to a group is called that is answered several times. */
  itemName: z.string().optional(),
})

/** What a form says in one language. */
const formTextsInOneLanguage = z.strictObject({
  title: text,
  submit: text,
  sending: text,
  errorTitle: text,
  errorText: text,
  successTitle: text,
  successText: text,
  failureTitle: text,
  failureText: text,
  entries: z.record(z.string(), entryTexts),
  /** What is said where a rule is broken, by its key. */
  rules: z.record(z.string(), z.string()).optional(),
})
export type WrittenTexts = z.infer<typeof formTextsInOneLanguage>
export type WrittenEntryTexts = z.infer<typeof entryTexts>

/**
 * A form as machines read it, and what is frozen when it is published: the rules of answers as JSON Schema 2020-12, how they
 * are asked, and the texts of each language. The schema has no texts: one validator serves both languages.
 */
export const generatedForm = z.strictObject({
  key: z.string(),
  schema: jsonObject,
  uiSchema: jsonObject,
  texts: z.strictObject(inLocales(() => formTextsInOneLanguage)),
})
export type GeneratedForm = Omit<z.infer<typeof generatedForm>, 'texts'> & {
  texts: Readonly<Record<Locale, WrittenTexts>>
}
