import { defineFieldType } from '../define-field-type'
import { manyChoicesBuilder as builder } from './builder'
import type { ManyChoicesQuestion } from './definition'
import { manyChoicesForeign as foreign } from './foreign'
import { manyChoicesGovernance as governance } from './governance'
import { manyChoicesLanguage as language } from './language'
import { manyChoicesTexts as texts } from './texts'

export const manyChoicesType = defineFieldType<ManyChoicesQuestion>({ texts, language, governance, builder, foreign })
