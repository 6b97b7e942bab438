import type { SelectField } from 'payload'
import staffTexts from '@/messages/staff/fields.json' with { type: 'json' }
import { choiceField } from './select'

/** Which list a public document belongs in. */
export const documentCategoryField = ({ required = false } = {}): SelectField =>
  choiceField({
    name: 'documentCategory',
    label: staffTexts.documentCategory.documentCategoryField.documentCategory.label,
    enumName: 'DocumentCategory',
    required,
    choices: staffTexts.documentCategory.documentCategoryField.documentCategory.choices,
  })
