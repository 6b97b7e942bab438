import { choiceKeywords, readForeignChoices } from '../foreign-choices'
import { type ForeignField, fits } from '../foreign-field'

export const oneChoiceForeign: ForeignField = {
  takes: (asked) => {
    if (asked.kind === 'array' || asked.kind === 'boolean' || !asked.choices) return null
    const { options, values, notes } = readForeignChoices(asked.choices, asked)
    return {
      fit: fits.keyword,
      parts: { options, display: asked.widget === 'radio' ? 'radios' : 'select' },
      keywords: choiceKeywords,
      widgets: ['radio', 'select', 'text'],
      options: ['inline', 'enumNames', 'emptyValue'],
      values,
      notes,
    }
  },
}
