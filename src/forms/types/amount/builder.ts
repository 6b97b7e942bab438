import type { FieldBuilder } from '../field-builder'
import { boundLabels, choiceSetting } from '../settings'
import { type AmountQuestion, currency, smallestUnits, usual } from './definition'
import texts from './texts.json' with { type: 'json' }

export const amountBuilder: FieldBuilder<AmountQuestion> = {
  icon: 'banknote',
  settings: [
    choiceSetting({
      part: 'currency',
      label: texts.builder.currency.label,
      values: currency.options,
      toLabel: (code) => code,
      read: (question: AmountQuestion) => question.currency,
      write: (question, code) => ({ ...question, currency: code }),
    }),
    {
      control: 'number',
      unit: smallestUnits,
      part: 'minimum',
      label: boundLabels.minimum,
      read: ({ minimum }) => minimum,
      write: (question, minimum) => ({ ...question, minimum: minimum ?? usual.minimum }),
    },
    {
      control: 'number',
      unit: smallestUnits,
      part: 'maximum',
      label: boundLabels.maximum,
      read: ({ maximum }) => maximum,
      write: (question, maximum) => ({ ...question, maximum: maximum ?? usual.maximum }),
    },
  ],
}
