import type { SelectField } from 'payload'
import staffTexts from '@/messages/staff/fields.json' with { type: 'json' }
import { choiceField } from './select'

/** Which of the bank's cards something is about: it decides the face that is drawn. */
export const cardTierField = (): SelectField =>
  choiceField({
    name: 'cardTier',
    label: staffTexts.cardTier.label,
    enumName: 'CardTier',
    choices: staffTexts.cardTier.choices,
  })
