import { country } from '@/src/country/bank'
import { languageConventions } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
import { countryCodes } from '../definition/country-codes'
import type { OptionInLanguage } from './form-in-language'

const known = new Map<Locale, readonly OptionInLanguage[]>()

/** The countries by their names in a language, in the order of its alphabet. Angola comes first: most choose it. */
export function toCountryOptions(locale: Locale): readonly OptionInLanguage[] {
  const options = known.get(locale) ?? sortCountries(locale)
  known.set(locale, options)
  return options
}

function sortCountries(locale: Locale): OptionInLanguage[] {
  const names = new Intl.DisplayNames([languageConventions[locale]], { type: 'region' })
  const order = new Intl.Collator(languageConventions[locale])
  const others = countryCodes
    .filter((code) => code !== country.code)
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => order.compare(one.label, other.label))
  return [{ value: country.code, label: country.name }, ...others]
}
