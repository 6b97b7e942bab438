import type { FieldTexts } from '../field-texts'

export const consentTexts: FieldTexts = {
  name: { pt: 'Consentimento', en: 'Consent' },
  purpose: { pt: 'Uma caixa que a pessoa assinala se aceita.', en: 'A box that people tick when they agree.' },
  word: { pt: 'consentimento', en: 'consent' },
}
