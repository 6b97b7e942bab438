import { getRequestConfig } from 'next-intl/server'
import { localZone } from '@/src/country/local-time'
import { defaultLocale, isLocale } from './locales'
import { messagesByLocale } from './messages'

/** The language and interface texts of a request. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale
  const locale = isLocale(requested) ? requested : defaultLocale
  return { locale, messages: messagesByLocale[locale], timeZone: localZone }
})
