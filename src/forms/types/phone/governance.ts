import { type FieldGovernance, onlyAnswered } from '../field-governance'
import type { PhoneQuestion } from './definition'

export const phoneGovernance: FieldGovernance<PhoneQuestion> = {
  ...onlyAnswered,
  isPersonal: () => true,
  identifies: () => 'phone',
}
