import { defineFieldType } from '../define-field-type'
import { dateBuilder as builder } from './builder'
import type { DateQuestion } from './definition'
import { dateForeign as foreign } from './foreign'
import { dateGovernance as governance } from './governance'
import { dateLanguage as language } from './language'
import { dateTexts as texts } from './texts'

export const dateType = defineFieldType<DateQuestion>({ texts, language, governance, builder, foreign })
