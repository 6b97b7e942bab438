import { type FieldGovernance, onlyAnswered } from '../field-governance'
import type { EmailQuestion } from './definition'

export const emailGovernance: FieldGovernance<EmailQuestion> = {
  ...onlyAnswered,
  isPersonal: () => true,
  identifies: () => 'email',
}
