import { isLocale, type Locale } from '@/src/i18n/locales'
import { readCookie } from './read-cookie'

/** Name of the cookie that remembers the chosen language. Set only when a visitor chooses one. */
export const localeCookie = 'sona-locale'

const oneYearSeconds = 365 * 24 * 60 * 60

/** The header that remembers a chosen language: 365 days, for the whole site, not sent along from other sites' forms. */
export function localeCookieHeader(locale: Locale, isSecure: boolean): string {
  const parts = [`${localeCookie}=${locale}`, `Max-Age=${oneYearSeconds}`, 'Path=/', 'SameSite=Lax', 'HttpOnly']
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ')
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
