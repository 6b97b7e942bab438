import { defineFieldType } from '../define-field-type'
import { amountBuilder as builder } from './builder'
import type { AmountQuestion } from './definition'
import { amountGovernance as governance } from './governance'
import { amountLanguage as language } from './language'
import { amountTexts as texts } from './texts'

export const amountType = defineFieldType<AmountQuestion>({ texts, language, governance, builder })
