import type { FieldBuilder } from '../field-builder'
import type { ConsentQuestion } from './definition'

export const consentBuilder: FieldBuilder<ConsentQuestion> = {
  icon: 'square-check',
  settings: [],
}
