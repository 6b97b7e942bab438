import type { IncomingHttpHeaders } from 'node:http'
import staffTexts from '@/messages/staff/server.json' with { type: 'json' }
import { toPreferredLocale } from '@/src/http/chosen-language'
import { readCookie } from '@/src/http/read-cookie'
import type { Answer } from '@/src/http/send'
import { isLocale, type Locale } from '@/src/i18n/locales'
import { plainPage } from '../guard/plain-answer'

/** Refusals of the CMS's port that are said before anything reads what was sent. */
export type CmsRefusal = 403 | 408 | 411 | 413 | 421 | 429 | 500

const texts: Readonly<Record<CmsRefusal, Readonly<Record<Locale, string>>>> = staffTexts.cmsRefusal.texts

/** Says a refusal in the language of whoever asks: as data where the CMS's own pages read it, else as a page. */
export function refuseAtCms(
  status: CmsRefusal,
  { path, headers, retrySeconds }: { path: string; headers: IncomingHttpHeaders; retrySeconds?: number },
): Answer {
  const locale = languageOfStaff(headers)
  const text = texts[status][locale]
  const retry = retrySeconds === undefined ? {} : { 'Retry-After': String(retrySeconds) }
  if (!path.startsWith('/api/')) return plainPage({ status, text, locale, headers: retry })
  return {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...retry },
    // As Payload's own pages read what was refused.
    body: Buffer.from(JSON.stringify({ errors: [{ message: text }] })),
  }
}

/** The language that somebody chose in the CMS, else the one the browser prefers. */
function languageOfStaff(headers: IncomingHttpHeaders): Locale {
  const chosen = readCookie(headers.cookie, 'payload-lng')
  if (isLocale(chosen)) return chosen
  return toPreferredLocale({ cookie: undefined, acceptLanguage: headers['accept-language'] })
}
