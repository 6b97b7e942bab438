import { z } from 'zod'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import type { Locale } from '@/src/i18n/locales'

/** What is set of a form beside what it asks: it holds for the copy as well. Versions, proposals and answers are not of them. */
const settings = z.object({
  audience: z.string(),
  retentionDays: z.number(),
  retentionAction: z.string(),
  answerDays: z.number().nullish(),
  mayReply: z.boolean().nullish(),
  notify: z.array(z.string()).nullish(),
})

const made = z.object({ doc: z.object({ id: z.number() }) })

/** What the CMS says when it refuses: of the whole, or of single fields. */
const refused = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.object({ errors: z.array(z.object({ message: z.string() })).optional() }).nullish(),
    }),
  ),
})

export type CopyOutcome = { kind: 'copied'; id: number; name: string } | { kind: 'refused'; reason: string }

type Copying = { definition: FormDefinition; key: string; name: string; language: Locale }

/**
 * Makes another form of one: saved as every new form is, with all that the CMS judges then.
 * @param formId of the form whose settings it takes @throws when the CMS does not answer as it should
 */
export async function copyForm(formId: number, { definition, key, name, language }: Copying): Promise<CopyOutcome> {
  const headers = { Accept: 'application/json', 'Accept-Language': language, 'Content-Type': 'application/json' }
  const original = await fetch(`/api/forms/${formId}?depth=0`, { headers })
  if (!original.ok) throw new Error(`The form answered ${original.status}`)
  const response = await fetch('/api/forms', {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...settings.parse(await original.json()), key, name, definition: { ...definition, key } }),
  })
  const answer: unknown = await response.json()
  if (response.ok) return { kind: 'copied', id: made.parse(answer).doc.id, name }
  const reasons = refused.parse(answer).errors.flatMap(({ message, data }) => {
    const ofFields = data?.errors?.map((error) => error.message) ?? []
    return ofFields.length > 0 ? ofFields : [message]
  })
  return { kind: 'refused', reason: reasons.join(' ') }
}
