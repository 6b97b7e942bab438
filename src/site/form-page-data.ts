import { cache } from 'react'
import { getForm } from '@/src/content/get-form'
import type { Site } from '@/src/content/get-site'
import { toFormInLanguage } from '@/src/forms/language/to-form-in-language'
import { type PlacedForm, toPlacedForm } from '@/src/forms/placing/to-placed-form'
import type { PostedForm } from '@/src/forms/submission/posted-channel'
import { toPageTitle } from '@/src/forms/theme/page-title'
import type { Locale } from '@/src/i18n/locales'
import { env } from '@/src/platform/env'
import type { PublishingNotes } from '@/src/publications/publishing-notes'
import { receiptParameter } from '@/src/submissions/receipt'
import { openContent } from './content-source'
import { loadRecordedAnswers, loadSite } from './page-data'

/** What the page of a form is drawn from. */
export type FormPageData = {
  locale: Locale
  site: Site
  notes: PublishingNotes
  form: PlacedForm
  /** Whether it is a form for reports where those are sealed: nothing is sent with it. */
  isSealed: boolean
}

/** Reads a form once per request. @returns null when it is not published. */
export const loadFormPage = cache(async (locale: Locale, key: string): Promise<FormPageData | null> => {
  const frame = await loadSite(locale)
  const client = openContent(locale, { recorded: await loadRecordedAnswers() })
  const form = toPlacedForm(await getForm(client, locale, key), locale)
  if (!form) return null
  const notes: PublishingNotes = {
    ...frame.notes,
    tags: [...new Set([...frame.notes.tags, ...client.tags()])],
    isConfidential: form.isConfidential,
    parameters: [receiptParameter],
    answers: [...frame.notes.answers, ...client.answers()],
  }
  const isSealed = form.isConfidential && env.sealedRoot !== undefined
  return { locale, site: frame.site, notes, form, isSealed }
})

/** The title of the page, which begins by saying that something has to be corrected, and which page of the form it is. */
export function toFormPageTitle({ locale, site, form, posted }: FormPageData & { posted: PostedForm | null }): string {
  const inLanguage = toFormInLanguage(form.definition, locale)
  const title = `${inLanguage.title} | ${site.settings.bankName}`
  return posted ? toPageTitle(inLanguage, title, { errors: posted.errors, step: posted.step ?? null }) : title
}
