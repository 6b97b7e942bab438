import type { FieldGovernance } from '../field-governance'
import { hasTextWith } from '../requirement'
import { type EmailQuestion, longest } from './definition'

export const emailGovernance: FieldGovernance<EmailQuestion> = {
  operators: ['reads', 'contains'],
  isPossible: (_question, requirement) => hasTextWith({ maxLength: longest }, requirement),
  isPersonal: () => true,
  identifies: () => 'email',
}
