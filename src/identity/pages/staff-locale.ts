import { toPreferredLocale } from '@/src/http/chosen-language'
import { isLocale, type Locale } from '@/src/i18n/locales'

/** The language that somebody chose in the CMS, else the one that their browser prefers. */
export function toStaffLocale(chosen: string | undefined, acceptLanguage: string | undefined): Locale {
  if (isLocale(chosen)) return chosen
  return toPreferredLocale({ cookie: undefined, acceptLanguage })
}
