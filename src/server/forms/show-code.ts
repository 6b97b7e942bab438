import type { PostedForm } from '@/src/forms/submission/posted-channel'
import type { Answer } from '@/src/http/send'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { plainPage } from '../guard/plain-answer'
import { neverKept } from './data-answer'

/** The one page that shows the code by which what was received is followed. @param href the page of the form. */
export async function showCode(
  { drawForm }: { drawForm: (href: string, posted: PostedForm) => Promise<Answer | null> },
  { locale, href }: { locale: Locale; href: string },
  sent: { reference: string; code: string },
): Promise<Answer> {
  const page = await drawForm(href, { values: {}, errors: [], notice: null, sent })
  if (page) return { ...page, headers: { ...page.headers, ...neverKept } }
  // Nobody else has the code: it is said whatever can be drawn.
  const text = `${sent.code} · ${messagesByLocale[locale].savedForm.following.once}`
  return plainPage({ status: 200, heading: sent.reference, text, locale, headers: neverKept })
}
