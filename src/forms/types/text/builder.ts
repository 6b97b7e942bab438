import type { FieldBuilder } from '../field-builder'
import { autocompleteSetting, lengthSettings } from '../settings'
import { type TextQuestion, usual } from './definition'

export const textBuilder: FieldBuilder<TextQuestion> = {
  icon: 'type',
  settings: [
    ...lengthSettings<TextQuestion>(usual),
    {
      control: 'pattern',
      part: 'pattern',
      label: { pt: 'O que se pode escrever', en: 'What may be written' },
      read: ({ pattern }) => pattern,
      write: (question, pattern) => ({ ...question, pattern }),
    },
    autocompleteSetting(),
  ],
}
