import type { FieldBuilder } from '../field-builder'
import { valueWords } from '../product-words'
import { autocompleteSetting, choiceSetting } from '../settings'
import type { PhoneQuestion } from './definition'
import texts from './texts.json' with { type: 'json' }

export const phoneBuilder: FieldBuilder<PhoneQuestion> = {
  icon: 'phone',
  start: { personal: true },
  settings: [
    choiceSetting({
      part: 'region',
      label: texts.builder.region.label,
      values: ['any', 'angola'] as const,
      toLabel: (region, locale) => valueWords(locale)(region),
      read: ({ region }: PhoneQuestion) => region,
      write: (question, region) => ({ ...question, region }),
    }),
    autocompleteSetting(),
  ],
}
