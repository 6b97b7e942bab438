import { defineFieldType } from '../define-field-type'
import { calculatedBuilder as builder } from './builder'
import type { CalculatedQuestion } from './definition'
import { calculatedForeign as foreign } from './foreign'
import { calculatedGovernance as governance } from './governance'
import { calculatedLanguage as language } from './language'
import { calculatedTexts as texts } from './texts'

export const calculatedType = defineFieldType<CalculatedQuestion>({ texts, language, governance, builder, foreign })
