import type { FieldBuilder } from '../field-builder'
import { boundLabels } from '../settings'
import type { NumberQuestion } from './definition'
import texts from './texts.json' with { type: 'json' }

export const numberBuilder: FieldBuilder<NumberQuestion> = {
  icon: 'hash',
  settings: [
    {
      control: 'tick',
      part: 'whole',
      label: texts.builder.whole.label,
      read: ({ whole }) => whole,
      write: (question, whole) => ({ ...question, whole }),
    },
    {
      control: 'number',
      part: 'minimum',
      label: boundLabels.minimum,
      read: ({ minimum }) => minimum,
      write: (question, minimum) => ({ ...question, minimum }),
    },
    {
      control: 'number',
      part: 'maximum',
      label: boundLabels.maximum,
      read: ({ maximum }) => maximum,
      write: (question, maximum) => ({ ...question, maximum }),
    },
  ],
}
