import { defaultLocale, inLocales, isLocale, type Locale, locales } from '@/src/i18n/locales'
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
 * The language in which a first visit to `/` is best answered: the one that the visitor has chosen, else the one that the browser
 * prefers to the site's own, else that.
 */
export function toPreferredLocale({
  cookie,
  acceptLanguage,
}: {
  cookie: string | undefined
  acceptLanguage: string | undefined
}): Locale {
  const chosen = readCookie(cookie, localeCookie)
  if (isLocale(chosen)) return chosen
  const weights = inLocales(() => 0)
  for (const part of (acceptLanguage ?? '').split(',').slice(0, 20)) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const language = tag.split('-')[0]
    const stated = parameters.find((parameter) => parameter.trim().startsWith('q='))?.split('=')[1] ?? '1'
    // As RFC 9110 writes weights; whatever is written otherwise counts as not wanted.
    const quality = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(stated.trim()) ? Number(stated) : 0
    if (isLocale(language) && quality > weights[language]) weights[language] = quality
  }
  return locales.reduce((best, locale) => (weights[locale] > weights[best] ? locale : best), defaultLocale)
}
