import type { FieldTexts } from '../field-texts'

export const dateTexts: FieldTexts = {
  name: { pt: 'Data', en: 'Date' },
  purpose: {
    pt: 'Dia, mês e ano. Pode exigir uma idade mínima.',
    en: 'Day, month and year. It can demand a minimum age.',
  },
  word: { pt: 'data', en: 'date' },
}
