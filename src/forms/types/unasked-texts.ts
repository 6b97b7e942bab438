import type { Field, QuestionType } from '../definition/field'
import type { FieldTexts } from './field-texts'

/** The same of entries between questions, which are no fields. */
export const unaskedTexts: Readonly<Record<Exclude<Field['type'], QuestionType>, FieldTexts>> = {
  information: {
    name: { pt: 'Texto informativo', en: 'Information text' },
    purpose: { pt: 'Um texto entre perguntas, sem resposta.', en: 'A text between questions, without an answer.' },
    word: { pt: 'texto informativo', en: 'informative text' },
  },
  section: {
    name: { pt: 'Secção', en: 'Section' },
    purpose: { pt: 'Um título para o que vem a seguir.', en: 'A heading for what follows.' },
    word: { pt: 'secção', en: 'section' },
  },
}
