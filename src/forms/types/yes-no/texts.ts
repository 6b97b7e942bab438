import type { FieldTexts } from '../field-texts'

export const yesNoTexts: FieldTexts = {
  name: { pt: 'Sim ou não', en: 'Yes or no' },
  purpose: { pt: 'Uma pergunta com duas respostas.', en: 'A question with two answers.' },
  word: { pt: 'sim ou não', en: 'yes or no' },
}
