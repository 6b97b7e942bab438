/** The languages of the site, the default first. */
export const locales = ['pt', 'en'] as const
export type Locale = (typeof locales)[number]

/** The language whose addresses have no prefix. */
export const defaultLocale: Locale = 'pt'

/** The HTML language tag of each. English has no country: the bank does not write for one. */
export const languageTags = { pt: 'pt-AO', en: 'en' } as const satisfies Record<Locale, string>

/** Each language in its own words, so that who needs it can read it. */
export const languageNames = { pt: 'Português', en: 'English' } as const satisfies Record<Locale, string>

/** Whether a word from outside names a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return value === 'pt' || value === 'en'
}
