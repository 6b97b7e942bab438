import type { Answer } from '@/src/http/send'
import { inLocales, type Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { plainPage } from '../guard/plain-answer'

/** What is said instead of an answer. The finished page would say that nothing was asked, or show figures of something else. */
export const refusals = {
  tooMany: inLocales((locale) => refusal(429, messagesByLocale[locale].pageRefusals.tooMany, locale)),
  // Not 404, which would be believed: search engines forget a page that says so.
  missing: inLocales((locale) => refusal(503, messagesByLocale[locale].pageRefusals.missing, locale)),
  unavailable: inLocales((locale) => refusal(503, messagesByLocale[locale].pageRefusals.unavailable, locale)),
}

function refusal(status: 429 | 503, text: string, locale: Locale): Answer {
  return plainPage({ status, text, locale, headers: { 'Retry-After': '5', 'X-Robots-Tag': 'noindex' } })
}
