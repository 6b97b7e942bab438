import type { FieldTexts } from '../field-texts'
import texts from './texts.json' with { type: 'json' }

export const calculatedTexts: FieldTexts = texts
