import type { FieldTexts } from '../field-texts'

export const amountTexts: FieldTexts = {
  name: { pt: 'Montante', en: 'Amount' },
  purpose: { pt: 'Dinheiro, em kwanzas ou noutra moeda.', en: 'Money, in kwanzas or another currency.' },
  word: { pt: 'montante', en: 'amount' },
}
