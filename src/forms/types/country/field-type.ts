import { defineFieldType } from '../define-field-type'
import { countryBuilder as builder } from './builder'
import type { CountryQuestion } from './definition'
import { countryForeign as foreign } from './foreign'
import { countryGovernance as governance } from './governance'
import { countryLanguage as language } from './language'
import { countryTexts as texts } from './texts'

export const countryType = defineFieldType<CountryQuestion>({ texts, language, governance, builder, foreign })
