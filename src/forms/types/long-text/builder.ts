import type { FieldBuilder } from '../field-builder'
import { lengthSettings } from '../settings'
import { type LongTextQuestion, usual } from './definition'

export const longTextBuilder: FieldBuilder<LongTextQuestion> = {
  icon: 'text-align-start',
  settings: [
    ...lengthSettings<LongTextQuestion>(usual),
    {
      control: 'number',
      part: 'rows',
      label: { pt: 'Altura, em linhas', en: 'Height, in lines' },
      read: ({ rows }) => rows,
      write: (question, rows) => ({ ...question, rows: rows ?? usual.rows }),
    },
  ],
}
