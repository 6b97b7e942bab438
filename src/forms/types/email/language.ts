import type { FieldLanguage } from '../field-language'
import type { EmailQuestion } from './definition'

export const emailLanguage: FieldLanguage<EmailQuestion> = {
  isMailAddress: true,
  rules: () => ['email'],
}
