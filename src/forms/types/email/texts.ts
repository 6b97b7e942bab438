import type { FieldTexts } from '../field-texts'

export const emailTexts: FieldTexts = {
  name: { pt: 'E-mail', en: 'E-mail' },
  purpose: { pt: 'Um endereço para onde se pode escrever.', en: 'An address that can be written to.' },
  word: { pt: 'e-mail', en: 'e-mail' },
}
