import { defineFieldType } from '../define-field-type'
import { oneChoiceBuilder as builder } from './builder'
import type { OneChoiceQuestion } from './definition'
import { oneChoiceForeign as foreign } from './foreign'
import { oneChoiceGovernance as governance } from './governance'
import { oneChoiceLanguage as language } from './language'
import { oneChoiceTexts as texts } from './texts'

export const oneChoiceType = defineFieldType<OneChoiceQuestion>({ texts, language, governance, builder, foreign })
