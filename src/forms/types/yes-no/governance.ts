import type { FieldGovernance } from '../field-governance'
import type { YesNoQuestion } from './definition'

export const yesNoGovernance: FieldGovernance<YesNoQuestion> = {
  operators: ['equals', 'differs'],
  values: () => [true, false],
  isChosen: true,
}
