import { choiceKeywords, readForeignChoices } from '../foreign-choices'
import { type ForeignField, fits, foreignNumber } from '../foreign-field'

export const manyChoicesForeign: ForeignField = {
  takes: (asked) => {
    if (asked.kind !== 'array' || !asked.choices) return null
    const { options, values, notes } = readForeignChoices(asked.choices, asked)
    return {
      fit: fits.keyword,
      parts: {
        options,
        minimum: Math.max(foreignNumber(asked, 'minItems') ?? 1, 1),
        maximum: foreignNumber(asked, 'maxItems'),
      },
      keywords: [...choiceKeywords, 'items', 'uniqueItems', 'minItems', 'maxItems'],
      widgets: ['checkboxes', 'select'],
      options: ['inline', 'enumNames'],
      values,
      notes,
    }
  },
}
