/** The languages of the site, the usual one first: its addresses have no prefix, those of the others begin with their name. */
export const siteLanguages = ['pt', 'en'] as const
export type SiteLanguage = (typeof siteLanguages)[number]

/** The same for each language of the site. */
export function inSiteLanguages<Made>(make: (language: SiteLanguage) => Made): Record<SiteLanguage, Made> {
  return { pt: make('pt'), en: make('en') }
}

/** The HTML language tag of each. English has no country: the bank does not write for one. */
export const languageTags: Readonly<Record<SiteLanguage, string>> = { pt: 'pt-AO', en: 'en' }

/** Whose conventions each follows in dates and numbers. English without a country would write American dates. */
export const languageConventions: Readonly<Record<SiteLanguage, string>> = { pt: 'pt-AO', en: 'en-GB' }

/** Each language in its own words, so that who needs it can read it. */
export const languageNames: Readonly<Record<SiteLanguage, string>> = { pt: 'Português', en: 'English' }

/** What parts groups of three digits in a number, where that is the habit of the language. */
export const groupSigns: Readonly<Record<SiteLanguage, '.' | ','>> = { pt: '.', en: ',' }
