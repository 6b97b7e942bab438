import { country } from '@/src/country/bank'
import { countryCodes } from '../../definition/country-codes'
import type { FieldGovernance } from '../field-governance'
import type { CountryQuestion } from './definition'

export const countryGovernance: FieldGovernance<CountryQuestion> = {
  operators: ['equals', 'differs'],
  // The bank's own comes first, as it does where people choose.
  values: () => [country.code, ...countryCodes.filter((code) => code !== country.code)],
  isChosen: true,
}
