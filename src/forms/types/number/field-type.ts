import { defineFieldType } from '../define-field-type'
import { numberBuilder as builder } from './builder'
import type { NumberQuestion } from './definition'
import { numberForeign as foreign } from './foreign'
import { numberGovernance as governance } from './governance'
import { numberLanguage as language } from './language'
import { numberTexts as texts } from './texts'

export const numberType = defineFieldType<NumberQuestion>({ texts, language, governance, builder, foreign })
