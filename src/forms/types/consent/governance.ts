import { type FieldGovernance, onlyAnswered } from '../field-governance'
import type { ConsentQuestion } from './definition'

export const consentGovernance: FieldGovernance<ConsentQuestion> = {
  ...onlyAnswered,
  isChosen: true,
}
