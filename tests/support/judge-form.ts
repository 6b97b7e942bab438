import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { toFormInLanguage } from '@/src/forms/language/to-form-in-language'
import { createAjvValidator } from '@/src/forms/validation/ajv-validator'
import { createInterpreter } from '@/src/forms/validation/interpreter'
import { readAnswers } from '@/src/forms/validation/read-answers'
import { type AnswerError, validateAnswers } from '@/src/forms/validation/validate-answers'
import type { Locale } from '@/src/i18n/locales'

type Sent = { locale: Locale; sent: Readonly<Record<string, unknown>>; today?: string }

/** What the server and the browser say of answers to a form, each in a list of its own. */
export function judgeForm(definition: FormDefinition, { locale, sent, today = '2026-11-21' }: Sent) {
  const form = toFormInLanguage(definition, locale)
  const judge = (create: typeof createAjvValidator): { errors: AnswerError[]; answers: Record<string, unknown> } => {
    const validator = create(form.schema, today)
    const answers = readAnswers(form, sent, validator)
    return { errors: validateAnswers({ form, validator, answers, today }), answers }
  }
  const [server, browser] = [judge(createAjvValidator), judge(createInterpreter)]
  return { server: server.errors, browser: browser.errors, answers: server.answers, inBrowser: browser.answers }
}
