import { defineFieldType } from '../define-field-type'
import { emailBuilder as builder } from './builder'
import type { EmailQuestion } from './definition'
import { emailForeign as foreign } from './foreign'
import { emailGovernance as governance } from './governance'
import { emailLanguage as language } from './language'
import { emailTexts as texts } from './texts'

export const emailType = defineFieldType<EmailQuestion>({ texts, language, governance, builder, foreign })
