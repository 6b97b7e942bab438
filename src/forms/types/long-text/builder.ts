import type { FieldBuilder } from '../field-builder'
import { lengthSettings } from '../settings'
import { type LongTextQuestion, usual } from './definition'
import texts from './texts.json' with { type: 'json' }

export const longTextBuilder: FieldBuilder<LongTextQuestion> = {
  icon: 'text-align-start',
  settings: [
    ...lengthSettings<LongTextQuestion>(usual),
    {
      control: 'number',
      part: 'rows',
      label: texts.builder.rows.label,
      read: ({ rows }) => rows,
      write: (question, rows) => ({ ...question, rows: rows ?? usual.rows }),
    },
  ],
}
