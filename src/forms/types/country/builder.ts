import type { FieldBuilder } from '../field-builder'
import { autocompleteSetting } from '../settings'
import type { CountryQuestion } from './definition'

export const countryBuilder: FieldBuilder<CountryQuestion> = {
  icon: 'globe',
  settings: [autocompleteSetting()],
}
