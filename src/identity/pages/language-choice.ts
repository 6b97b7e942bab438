import type { Endpoint } from 'payload'
import { isLocale, type Locale } from '@/src/i18n/locales'
import { env } from '@/src/platform/env'
import { isOwnAddress } from '../sign-in/own-target'
import { loginPage } from '../sign-in/sign-in-pages'

/** Leads to a page of a login in another language. */
export function toLanguageHref(locale: Locale, here: string): string {
  return `/api/users/language/${locale}?to=${encodeURIComponent(here)}`
}

/** The cookie in which Payload keeps the language of the CMS, for a year. */
const cookie = (locale: Locale) =>
  `payload-lng=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${env.cmsUrl?.startsWith('https:') ? '; Secure' : ''}`

/** Keeps the language that somebody chose before they are logged in, for the whole CMS, and goes back. Works without script. */
export const languageEndpoint: Endpoint = {
  path: '/language/:locale',
  method: 'get',
  handler: ({ routeParams, searchParams }) => {
    const locale = routeParams?.['locale']
    const to = searchParams.get('to')
    const headers = new Headers({ Location: to && isOwnAddress(to) ? to : loginPage, 'Cache-Control': 'no-store' })
    if (isLocale(locale)) headers.append('Set-Cookie', cookie(locale))
    return new Response(null, { status: 303, headers })
  },
}
