import type { FieldBuilder } from '../field-builder'
import type { YesNoQuestion } from './definition'

export const yesNoBuilder: FieldBuilder<YesNoQuestion> = {
  icon: 'toggle-left',
  settings: [],
}
