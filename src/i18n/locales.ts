import { inSiteLanguages, type SiteLanguage, siteLanguages } from '@/src/country/bank'

export { languageNames, languageTags } from '@/src/country/bank'

/** The languages of the site, the default first. */
export const locales = siteLanguages
export type Locale = SiteLanguage

/** The language whose addresses have no prefix. */
export const defaultLocale: Locale = siteLanguages[0]

/** Whether a word from outside names a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The same for each language of the site. */
export function inLocales<Made>(make: (locale: Locale) => Made): Record<Locale, Made> {
  return inSiteLanguages(make)
}

/** The language that is offered beside another: the first that it is not. */
export function otherLocale(locale: Locale): Locale {
  return locales.find((other) => other !== locale) ?? locale
}

/** The language that texts of the default one are translated into, where a screen shows two beside each other. */
export const translatedLocale: Locale = otherLocale(defaultLocale)
