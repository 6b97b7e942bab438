import { isLocale, type Locale } from '@/src/i18n/locales'
import { readPath } from './guard'

/** Name of the cookie that remembers the chosen language. Set only when a visitor chooses one. */
export const localeCookie = 'sona-locale'

const oneYearSeconds = 365 * 24 * 60 * 60

/** The header that remembers a chosen language: 365 days, for the whole site, not sent along from other sites' forms. */
export function localeCookieHeader(locale: Locale, isSecure: boolean): string {
  const parts = [`${localeCookie}=${locale}`, `Max-Age=${oneYearSeconds}`, 'Path=/', 'SameSite=Lax', 'HttpOnly']
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ')
}

/** What a request says of where it comes from. */
type ChoosingRequest = { host?: string | undefined; referer?: string | undefined }

/** A page understands a few parameters of a few signs each. More than this is none of ours. */
const mostParameters = 12
const longestParameter = 200

/**
 * Where a language choice such as `/language/en?to=%2Fen%2Fsearch` leads; null when it is not one.
 *
 * What the page that it was chosen on was asked (a search, a simulation) is asked of the page in the other language too: both
 * understand the same parameters, and neither looks at others. The finished page does not know what it was asked, so it is
 * taken from the address that the browser says it comes from.
 *
 * @returns only addresses of this site: whatever else stands in `to` leads to the language's home page.
 */
export function readLanguageChoice(
  url: string,
  request: ChoosingRequest = {},
): { locale: Locale; target: string } | null {
  const [path = '', query = ''] = url.split('?', 2)
  const locale = /^\/language\/(\w+)$/.exec(path)?.[1]
  if (!isLocale(locale)) return null
  const target = new URLSearchParams(query).get('to')
  const home = locale === 'pt' ? '/' : '/en'
  return { locale, target: target && isOwnAddress(target) ? `${target}${readAsked(request)}` : home }
}

/** The query of the page of this site that the request comes from, as a query to append; empty when there is none. */
function readAsked({ host, referer }: ChoosingRequest): string {
  const from = referer && URL.canParse(referer) ? new URL(referer) : null
  if (!from || from.host !== host?.toLowerCase()) return ''
  const asked = [...from.searchParams].filter(
    ([name, value]) => /^[a-z]{1,20}$/i.test(name) && value.length <= longestParameter,
  )
  return asked.length === 0 ? '' : `?${new URLSearchParams(asked.slice(0, mostParameters))}`
}

function isOwnAddress(target: string): boolean {
  return /^\/(?!\/)[A-Za-z0-9/_-]*$/.test(target) && readPath(target) !== null
}

/**
 * Whether a first visit to `/` is better answered in English: only when the visitor has not chosen a language and the browser
 * prefers English to Portuguese.
 */
export function prefersEnglish({
  cookie,
  acceptLanguage,
}: {
  cookie: string | undefined
  acceptLanguage: string | undefined
}): boolean {
  const chosen = readCookie(cookie, localeCookie)
  if (isLocale(chosen)) return chosen === 'en'
  const weights = { pt: 0, en: 0 }
  for (const part of (acceptLanguage ?? '').split(',').slice(0, 20)) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const language = tag.split('-')[0]
    const stated = parameters.find((parameter) => parameter.trim().startsWith('q='))?.split('=')[1] ?? '1'
    // As RFC 9110 writes weights; whatever is written otherwise counts as not wanted.
    const quality = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(stated.trim()) ? Number(stated) : 0
    if (isLocale(language) && quality > weights[language]) weights[language] = quality
  }
  return weights.en > weights.pt
}

/** The value of one cookie of a `Cookie` header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = (header ?? '').split(';').find((part) => part.trim().startsWith(`${name}=`))
  return pair?.slice(pair.indexOf('=') + 1).trim()
}
