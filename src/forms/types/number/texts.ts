import type { FieldTexts } from '../field-texts'

export const numberTexts: FieldTexts = {
  name: { pt: 'Número', en: 'Number' },
  purpose: { pt: 'Uma quantidade, com ou sem decimais.', en: 'A quantity, with or without decimals.' },
  word: { pt: 'número', en: 'number' },
}
