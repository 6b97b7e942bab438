import type { FieldTexts } from '../field-texts'

export const longTextTexts: FieldTexts = {
  name: { pt: 'Texto longo', en: 'Long text' },
  purpose: { pt: 'Várias linhas: uma descrição, uma mensagem.', en: 'Several lines: a description, a message.' },
  word: { pt: 'texto longo', en: 'long text' },
}
