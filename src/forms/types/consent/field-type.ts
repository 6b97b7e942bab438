import { defineFieldType } from '../define-field-type'
import { consentBuilder as builder } from './builder'
import type { ConsentQuestion } from './definition'
import { consentForeign as foreign } from './foreign'
import { consentGovernance as governance } from './governance'
import { consentLanguage as language } from './language'
import { consentTexts as texts } from './texts'

export const consentType = defineFieldType<ConsentQuestion>({ texts, language, governance, builder, foreign })
