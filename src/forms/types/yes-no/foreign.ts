import { choiceKeywords } from '../foreign-choices'
import { type ForeignField, type ForeignNote, fits } from '../foreign-field'
import texts from './texts.json' with { type: 'json' }

export const yesNoForeign: ForeignField = {
  takes: ({ kind, choices }) => {
    if (kind !== 'boolean' || (choices && choices.length !== 2)) return null
    // The product says yes and no in the language of who answers.
    const named = choices?.filter(({ value, label }) => label !== String(value)) ?? []
    const notes: ForeignNote[] =
      named.length === 0 ? [] : [{ keyword: 'oneOf', outcome: 'changed', text: texts.foreign.ownWords }]
    return {
      fit: choices ? fits.control : fits.shape,
      parts: {},
      keywords: choiceKeywords,
      widgets: ['radio', 'select', 'checkbox'],
      options: ['inline', 'enumNames', 'yes', 'no'],
      notes,
    }
  },
}
