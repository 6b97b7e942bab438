import type { FieldBuilder } from '../field-builder'
import { autocompleteSetting } from '../settings'
import type { EmailQuestion } from './definition'

export const emailBuilder: FieldBuilder<EmailQuestion> = {
  icon: 'mail',
  start: { personal: true },
  settings: [autocompleteSetting()],
}
