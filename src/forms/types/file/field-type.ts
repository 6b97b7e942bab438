import { defineFieldType } from '../define-field-type'
import { fileBuilder as builder } from './builder'
import type { FileQuestion } from './definition'
import { fileForeign as foreign } from './foreign'
import { fileGovernance as governance } from './governance'
import { fileLanguage as language } from './language'
import { fileTexts as texts } from './texts'

export const fileType = defineFieldType<FileQuestion>({ texts, language, governance, builder, foreign })
