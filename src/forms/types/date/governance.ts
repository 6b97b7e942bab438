import { type FieldGovernance, onlyAnswered } from '../field-governance'
import { isBirthday } from '../personal-names'
import type { DateQuestion } from './definition'

export const dateGovernance: FieldGovernance<DateQuestion> = {
  ...onlyAnswered,
  limits: {
    // What is measured from the day of the answer moves with it.
    areCrossed: ({ earliest, latest }) =>
      earliest !== null && latest !== null && earliest !== 'today' && latest !== 'today' && earliest > latest,
    part: 'latest',
  },
  isPersonal: (question) => question.minimumAge !== null || isBirthday(question),
}
