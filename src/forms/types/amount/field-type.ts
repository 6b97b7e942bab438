import { defineFieldType } from '../define-field-type'
import { amountBuilder as builder } from './builder'
import type { AmountQuestion } from './definition'
import { amountForeign as foreign } from './foreign'
import { amountGovernance as governance } from './governance'
import { amountLanguage as language } from './language'
import { amountTexts as texts } from './texts'

export const amountType = defineFieldType<AmountQuestion>({ texts, language, governance, builder, foreign })
