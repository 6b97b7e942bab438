import type { FieldBuilder } from '../field-builder'
import { autocompleteSetting } from '../settings'
import type { DateQuestion } from './definition'

export const dateBuilder: FieldBuilder<DateQuestion> = {
  icon: 'calendar',
  settings: [
    {
      control: 'number',
      part: 'minimumAge',
      label: { pt: 'Idade mínima, em anos', en: 'Minimum age, in years' },
      read: ({ minimumAge }) => minimumAge,
      write: (question, minimumAge) => ({ ...question, minimumAge }),
    },
    {
      control: 'day',
      part: 'earliest',
      label: { pt: 'Primeiro dia', en: 'First day' },
      read: ({ earliest }) => earliest,
      write: (question, earliest) => ({ ...question, earliest }),
    },
    {
      control: 'day',
      part: 'latest',
      label: { pt: 'Último dia', en: 'Last day' },
      read: ({ latest }) => latest,
      write: (question, latest) => ({ ...question, latest }),
    },
    autocompleteSetting(),
  ],
}
