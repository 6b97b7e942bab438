import { defineFieldType } from '../define-field-type'
import { textBuilder as builder } from './builder'
import type { TextQuestion } from './definition'
import { textForeign as foreign } from './foreign'
import { textGovernance as governance } from './governance'
import { textLanguage as language } from './language'
import { textTexts as texts } from './texts'

export const textType = defineFieldType<TextQuestion>({ texts, language, governance, builder, foreign })
