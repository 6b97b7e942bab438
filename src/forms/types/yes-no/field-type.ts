import { defineFieldType } from '../define-field-type'
import { yesNoBuilder as builder } from './builder'
import type { YesNoQuestion } from './definition'
import { yesNoForeign as foreign } from './foreign'
import { yesNoGovernance as governance } from './governance'
import { yesNoLanguage as language } from './language'
import { yesNoTexts as texts } from './texts'

export const yesNoType = defineFieldType<YesNoQuestion>({ texts, language, governance, builder, foreign })
