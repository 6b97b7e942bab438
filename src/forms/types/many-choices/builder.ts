import type { FieldBuilder } from '../field-builder'
import { optionsSetting } from '../settings'
import type { ManyChoicesQuestion } from './definition'

export const manyChoicesBuilder: FieldBuilder<ManyChoicesQuestion> = {
  icon: 'list-checks',
  start: { options: [] },
  settings: [
    optionsSetting(),
    {
      control: 'number',
      part: 'minimum',
      label: { pt: 'Mínimo de escolhas', en: 'Fewest choices' },
      read: ({ minimum }) => minimum,
      write: (question, minimum) => ({ ...question, minimum: minimum ?? 1 }),
    },
    {
      control: 'number',
      part: 'maximum',
      label: { pt: 'Máximo de escolhas', en: 'Most choices' },
      read: ({ maximum }) => maximum,
      write: (question, maximum) => ({ ...question, maximum }),
    },
  ],
}
