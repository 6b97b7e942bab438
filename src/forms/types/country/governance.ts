import { countryCodes } from '../../definition/country-codes'
import type { FieldGovernance } from '../field-governance'
import type { CountryQuestion } from './definition'

export const countryGovernance: FieldGovernance<CountryQuestion> = {
  operators: ['equals', 'differs'],
  // Angola comes first, as it does where people choose.
  values: () => ['AO', ...countryCodes.filter((code) => code !== 'AO')],
  isChosen: true,
}
