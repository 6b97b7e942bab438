import type { FieldTexts } from '../field-texts'

export const textTexts: FieldTexts = {
  name: { pt: 'Texto', en: 'Text' },
  purpose: { pt: 'Uma linha: um nome, um número de documento.', en: 'One line: a name, the number of a document.' },
  word: { pt: 'texto', en: 'text' },
}
