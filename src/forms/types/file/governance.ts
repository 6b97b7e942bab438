import { type FieldGovernance, onlyAnswered } from '../field-governance'
import type { FileQuestion } from './definition'

export const fileGovernance: FieldGovernance<FileQuestion> = {
  ...onlyAnswered,
  // Nobody knows before what a file says.
  isPersonal: () => true,
}
