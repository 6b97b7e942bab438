import type { FieldBuilder } from '../field-builder'
import { autocompleteSetting } from '../settings'
import type { DateQuestion } from './definition'
import texts from './texts.json' with { type: 'json' }

export const dateBuilder: FieldBuilder<DateQuestion> = {
  icon: 'calendar',
  settings: [
    {
      control: 'number',
      part: 'minimumAge',
      label: texts.builder.minimumAge.label,
      read: ({ minimumAge }) => minimumAge,
      write: (question, minimumAge) => ({ ...question, minimumAge }),
    },
    {
      control: 'day',
      part: 'earliest',
      label: texts.builder.earliest.label,
      read: ({ earliest }) => earliest,
      write: (question, earliest) => ({ ...question, earliest }),
    },
    {
      control: 'day',
      part: 'latest',
      label: texts.builder.latest.label,
      read: ({ latest }) => latest,
      write: (question, latest) => ({ ...question, latest }),
    },
    autocompleteSetting(),
  ],
}
