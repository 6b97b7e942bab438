import type { IncomingHttpHeaders } from 'node:http'
import { prefersEnglish } from '@/src/http/chosen-language'
import { readCookie } from '@/src/http/read-cookie'
import type { Answer } from '@/src/http/send'
import type { Locale } from '@/src/i18n/locales'
import { plainPage } from '../guard/plain-answer'

/** Refusals of the CMS's port that are said before anything reads what was sent. */
export type CmsRefusal = 403 | 408 | 411 | 413 | 421 | 429 | 500

const texts: Readonly<Record<CmsRefusal, Readonly<Record<Locale, string>>>> = {
  403: {
    pt: 'Este pedido veio de fora do CMS e não foi feito. Abra o CMS neste endereço e tente de novo.',
    en: 'This request came from outside the CMS and was not carried out. Open the CMS at this address and try again.',
  },
  408: { pt: 'Este pedido demorou demasiado a chegar.', en: 'This request took too long to arrive.' },
  411: { pt: 'Este pedido não diz o seu tamanho.', en: 'This request does not say how long it is.' },
  413: {
    pt: 'Este pedido é demasiado grande. Um documento tem no máximo 1 MB; um ficheiro, 10 MB.',
    en: 'This request is too large. A document has 1 MB at most; a file, 10 MB.',
  },
  421: { pt: 'Este CMS não responde por esse nome.', en: 'This CMS does not answer to that name.' },
  429: {
    pt: 'Demasiados pedidos sem sessão iniciada. Espere um momento e tente de novo.',
    en: 'Too many requests without a login. Wait a moment and try again.',
  },
  500: {
    pt: 'Erro interno do servidor. Tente de novo dentro de momentos.',
    en: 'Internal Server Error. Please try again in a moment.',
  },
}

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
  if (chosen === 'en' || chosen === 'pt') return chosen
  return prefersEnglish({ cookie: undefined, acceptLanguage: headers['accept-language'] }) ? 'en' : 'pt'
}
