import type { Answer } from '@/src/http/send'
import { type Locale, languageTags } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { toHref } from '@/src/links/to-href'

/** Refusals that are said without any page, because the request gives no reason to trust it with more. */
export type PlainStatus = 400 | 403 | 404 | 405 | 408 | 411 | 413 | 414 | 421 | 422 | 431 | 500 | 503

/** A short page of one sentence that needs nothing else to be shown. */
export function plainAnswer(status: PlainStatus, locale: Locale): Answer {
  const headers = {
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
    ...(status === 503 ? { 'Retry-After': '5' } : {}),
  }
  return plainPage({ status, text: messagesByLocale[locale].plainAnswers.statuses[status], locale, headers })
}

type PlainPage = {
  status: number
  /** What stands above the sentence; the status when nothing is said. */
  heading?: string
  text: string
  locale: Locale
  headers: Readonly<Record<string, string>>
  /** Where one can go on. */
  way?: { href: string; label: string }
}

/** The same with a sentence of one's own, which is shown as it is: it holds nothing that a visitor wrote. */
export function plainPage({ status, heading = String(status), text, locale, headers, way }: PlainPage): Answer {
  const home = `<a href="${toHref(locale, '/')}">${messagesByLocale[locale].plainAnswers.home}</a>`
  const body = `<!doctype html><html lang="${languageTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title></head><body><main><h1>${heading}</h1><p>${text}</p>${way ? `<p><a href="${way.href}">${way.label}</a></p>` : ''}<p>${home}</p></main></body></html>`
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
    body: Buffer.from(body),
  }
}
