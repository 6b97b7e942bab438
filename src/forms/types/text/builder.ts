import type { FieldBuilder } from '../field-builder'
import { autocompleteSetting, lengthSettings } from '../settings'
import { type TextQuestion, usual } from './definition'
import texts from './texts.json' with { type: 'json' }

export const textBuilder: FieldBuilder<TextQuestion> = {
  icon: 'type',
  settings: [
    ...lengthSettings<TextQuestion>(usual),
    {
      control: 'pattern',
      part: 'pattern',
      label: texts.builder.pattern.label,
      read: ({ pattern }) => pattern,
      write: (question, pattern) => ({ ...question, pattern }),
    },
    autocompleteSetting(),
  ],
}
