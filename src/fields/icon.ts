import type { SelectField } from 'payload'
import staffTexts from '@/messages/staff/fields.json' with { type: 'json' }
import { choiceField } from './select'

/** The icons editors may choose. Each has its drawing in `src/ui/Icon.tsx`; a test keeps the two lists equal. */
export const iconChoices = staffTexts.icon.iconChoices

/** The icon of a row. Decoration only: it never carries meaning that its text does not. */
export const iconField = (): SelectField =>
  choiceField({ name: 'icon', label: staffTexts.icon.iconField.icon.label, enumName: 'Icon', choices: iconChoices })
