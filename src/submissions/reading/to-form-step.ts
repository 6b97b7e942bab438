import { type FormPage, toAskedPages, toSteps } from '@/src/forms/pages/form-pages'
import { toParts } from '@/src/forms/pages/form-parts'
import type { CheckedPage, FormStep } from '@/src/forms/pages/form-step'
import { toKnownAnswers } from '@/src/forms/pages/known-answers'
import { type JudgedPost, type OpenForm, openFormToJudge } from '@/src/forms/submission/judge-posted'
import { toAnsweredPlaces } from '@/src/forms/validation/answered-places'
import type { FormVersion } from '@/src/forms/versions/form-version'
import type { Locale } from '@/src/i18n/locales'
import { sealAnswers } from '../carried-answers'
import { toAnswerRows } from '../to-answer-rows'

type Reached = {
  /** The page to be shown, or null for the check. */
  at: string | null
  done: readonly string[]
  judged: Pick<JudgedPost, 'answers' | 'values'>
  locale: Locale
  secret: string
  now: number
  /** The day it is in Luanda, 2026-11-21. */
  today: string
}

/** A step of a form with all that its page needs. @returns null when it is more than a page carries. */
export function toFormStep(version: FormVersion, reached: Reached): FormStep | null {
  const { at, done, judged, locale, secret, now, today } = reached
  const { definition, formKey, hash } = version
  const { answers, values } = judged
  const { form, validator } = openFormToJudge(version, { locale, today })
  const carried = sealAnswers({ values, done, version: hash }, { secret, formKey, now })
  if (carried === null) return null
  const walked = { form, validator, answers }
  const steps = toSteps(walked)
  const pages = toAskedPages(walked)
  const onPage = pages.find(({ page }) => page.key === at)?.entries.map(({ key }) => key) ?? []
  return {
    at,
    number: steps.indexOf(at) + 1,
    total: steps.length,
    known: toKnownAnswers(definition, onPage, answers),
    checked: at === null ? toChecked(pages.slice(0, -1), { form, validator, version, answers, locale }) : [],
    parts: toParts(walked, done),
    carried,
  }
}

type Checked = OpenForm & { version: FormVersion; answers: JudgedPost['answers']; locale: Locale }

function toChecked(pages: readonly FormPage[], { form, validator, version, answers, locale }: Checked): CheckedPage[] {
  const places = toAnsweredPlaces({ entries: form.entries, validator }, answers)
  const shown = new Set(places.filter(({ isShown }) => isShown).map(({ path }) => path.join('.')))
  const rows = toAnswerRows({ definition: version.definition, answers, locale }).filter(({ key }) => shown.has(key))
  return pages.map(({ page: { key, label }, entries }) => ({
    key,
    label,
    answers: rows
      .filter((row) => entries.some((entry) => entry.key === row.key.split('.')[0]))
      .map((row) => ({ key: row.key, label: row.label, text: row.text })),
  }))
}
