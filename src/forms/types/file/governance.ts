import { type FieldGovernance, onlyAnswered } from '../field-governance'
import type { FileQuestion } from './definition'

export const fileGovernance: FieldGovernance<FileQuestion> = onlyAnswered
