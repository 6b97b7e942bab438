import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { errorRows } from '@/tests/cases/error-catalogue'
import { openFormSite, type PostedFields, postForm, renamedVersion, testHash } from '@/tests/support/form-posting'
import { makePdf } from '@/tests/support/make-files'

/** The error catalogue once more, as visitors meet it: posted by a page and by its script, in both languages. */

const answer = z.object({ errors: z.array(z.object({ field: z.string(), text: z.string() })) })

/** Answers as a browser posts them: a date in three boxes, files whole. */
async function toFields(sent: Readonly<Record<string, unknown>>): Promise<PostedFields> {
  const fields: Record<string, string | File> = { _version: testHash }
  for (const [name, value] of Object.entries(sent)) {
    if (Array.isArray(value)) {
      for (const _file of value)
        fields[name] = new File([new Uint8Array(await makePdf())], 'a.pdf', { type: 'application/pdf' })
    } else if (name === 'birthDate') {
      const [year = '', month = '', day = ''] = String(value).split('-')
      Object.assign(fields, { 'birthDate.year': year, 'birthDate.month': month, 'birthDate.day': day })
    } else fields[name] = String(value)
  }
  return fields
}

/** Too young on whatever day this runs. */
const birthOfAChild = `${new Date().getFullYear() - 10}-1-1`

describe('the error catalogue, posted', () => {
  it.each(errorRows)('%s', async (_situation, folder, sent, field, en, pt) => {
    const form = renamedVersion(folder, {})
    const site = await openFormSite(form)
    const fields = await toFields(field === 'birthDate' ? { ...sent, birthDate: birthOfAChild } : sent)
    for (const [prefix, text] of [
      ['/en', en],
      ['', pt],
    ] as const) {
      for (const accept of ['application/json', 'text/html']) {
        const answered = await postForm(`${site}${prefix}/_forms/${form.formKey}`, fields, accept)
        expect(answered.status).toBe(422)
        const { errors } = answer.parse(JSON.parse(answered.text))
        expect(errors.map((error) => [error.field, error.text])).toEqual([[field, text]])
      }
    }
  })
})
