import type { FieldTexts } from '../field-texts'

export const phoneTexts: FieldTexts = {
  name: { pt: 'Telefone', en: 'Phone' },
  purpose: { pt: 'Um número de Angola ou de qualquer país.', en: 'A number of Angola or of any country.' },
  word: { pt: 'telefone', en: 'phone' },
}
