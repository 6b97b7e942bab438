import type { FieldTexts } from '../field-texts'

export const countryTexts: FieldTexts = {
  name: { pt: 'País', en: 'Country' },
  purpose: { pt: 'Um país da lista de todos.', en: 'A country from the list of all.' },
  word: { pt: 'país', en: 'country' },
}
