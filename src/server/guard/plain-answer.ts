import type { Answer } from '@/src/http/send'
import { type Locale, languageTags } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'

/** Refusals that are said without any page, because the request gives no reason to trust it with more. */
export type PlainStatus = 400 | 403 | 404 | 405 | 408 | 411 | 413 | 414 | 421 | 422 | 431 | 500 | 503

const texts: Readonly<Record<PlainStatus, Readonly<Record<Locale, string>>>> = {
  400: { pt: 'Este pedido não é válido.', en: 'This request is not valid.' },
  403: {
    pt: 'Isto foi enviado a partir de outro sítio. Abra a página neste sítio e envie de novo.',
    en: 'This was sent from another site. Please open the page on this site and send it again.',
  },
  404: { pt: 'Página não encontrada.', en: 'Page Not Found.' },
  405: { pt: 'Este endereço não aceita esse tipo de pedido.', en: 'This address does not take that kind of request.' },
  408: { pt: 'Este pedido demorou demasiado.', en: 'This request took too long.' },
  411: { pt: 'Este pedido não diz o seu tamanho.', en: 'This request does not say how long it is.' },
  413: { pt: 'Este pedido é demasiado grande.', en: 'This request is too large.' },
  414: { pt: 'Este endereço é demasiado longo.', en: 'This address is too long.' },
  421: { pt: 'Este sítio não responde por esse nome.', en: 'This site does not answer to that name.' },
  422: {
    pt: 'Indique o seu código de utilizador e tente de novo.',
    en: 'Please enter your user code and try again.',
  },
  431: { pt: 'O cabeçalho deste pedido é demasiado grande.', en: 'The head of this request is too large.' },
  500: {
    pt: 'Erro interno do servidor. Tente de novo dentro de momentos.',
    en: 'Internal Server Error. Please try again in a moment.',
  },
  503: {
    pt: 'O sítio está a arrancar. Tente de novo dentro de momentos.',
    en: 'The site is starting. Please try again in a moment.',
  },
}

/** A short page of one sentence that needs nothing else to be shown. */
export function plainAnswer(status: PlainStatus, locale: Locale): Answer {
  const headers = {
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
    ...(status === 503 ? { 'Retry-After': '5' } : {}),
  }
  return plainPage({ status, text: texts[status][locale], locale, headers })
}

type PlainPage = {
  status: number
  /** What stands above the sentence; the status when nothing is said. */
  heading?: string
  text: string
  locale: Locale
  headers: Readonly<Record<string, string>>
}

const homeNames: Readonly<Record<Locale, string>> = { pt: 'Página inicial', en: 'Home page' }

/** The same with a sentence of one's own, which is shown as it is: it holds nothing that a visitor wrote. */
export function plainPage({ status, heading = String(status), text, locale, headers }: PlainPage): Answer {
  const home = `<a href="${toHref(locale, '/')}">${homeNames[locale]}</a>`
  const body = `<!doctype html><html lang="${languageTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title></head><body><main><h1>${heading}</h1><p>${text}</p><p>${home}</p></main></body></html>`
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
