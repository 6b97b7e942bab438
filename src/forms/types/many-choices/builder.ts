import type { FieldBuilder } from '../field-builder'
import { optionsSetting } from '../settings'
import type { ManyChoicesQuestion } from './definition'
import texts from './texts.json' with { type: 'json' }

export const manyChoicesBuilder: FieldBuilder<ManyChoicesQuestion> = {
  icon: 'list-checks',
  start: { options: [] },
  settings: [
    optionsSetting(),
    {
      control: 'number',
      part: 'minimum',
      label: texts.builder.minimum.label,
      read: ({ minimum }) => minimum,
      write: (question, minimum) => ({ ...question, minimum: minimum ?? 1 }),
    },
    {
      control: 'number',
      part: 'maximum',
      label: texts.builder.maximum.label,
      read: ({ maximum }) => maximum,
      write: (question, maximum) => ({ ...question, maximum }),
    },
  ],
}
