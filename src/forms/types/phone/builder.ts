import type { FieldBuilder } from '../field-builder'
import { valueWords } from '../product-words'
import { autocompleteSetting, choiceSetting } from '../settings'
import type { PhoneQuestion } from './definition'

export const phoneBuilder: FieldBuilder<PhoneQuestion> = {
  icon: 'phone',
  settings: [
    choiceSetting({
      part: 'region',
      label: { pt: 'Números aceites', en: 'Numbers that are accepted' },
      values: ['any', 'angola'] as const,
      toLabel: (region, locale) => valueWords(locale)(region),
      read: ({ region }: PhoneQuestion) => region,
      write: (question, region) => ({ ...question, region }),
    }),
    autocompleteSetting(),
  ],
}
