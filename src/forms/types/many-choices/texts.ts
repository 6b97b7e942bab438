import type { FieldTexts } from '../field-texts'

export const manyChoicesTexts: FieldTexts = {
  name: { pt: 'Escolha de várias opções', en: 'Choice of many' },
  purpose: { pt: 'Todas as opções que se aplicam.', en: 'All options that apply.' },
  word: { pt: 'escolha de várias opções', en: 'choice of many' },
}
