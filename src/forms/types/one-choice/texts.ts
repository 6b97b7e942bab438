import type { FieldTexts } from '../field-texts'

export const oneChoiceTexts: FieldTexts = {
  name: { pt: 'Escolha de uma opção', en: 'Choice of one' },
  purpose: { pt: 'Uma opção de uma lista.', en: 'One option of a list.' },
  word: { pt: 'escolha de uma opção', en: 'choice of one' },
}
