import { defineFieldType } from '../define-field-type'
import { phoneBuilder as builder } from './builder'
import type { PhoneQuestion } from './definition'
import { phoneForeign as foreign } from './foreign'
import { phoneGovernance as governance } from './governance'
import { phoneLanguage as language } from './language'
import { phoneTexts as texts } from './texts'

export const phoneType = defineFieldType<PhoneQuestion>({ texts, language, governance, builder, foreign })
