import { defineFieldType } from '../define-field-type'
import { longTextBuilder as builder } from './builder'
import type { LongTextQuestion } from './definition'
import { longTextForeign as foreign } from './foreign'
import { longTextGovernance as governance } from './governance'
import { longTextLanguage as language } from './language'
import { longTextTexts as texts } from './texts'

export const longTextType = defineFieldType<LongTextQuestion>({ texts, language, governance, builder, foreign })
