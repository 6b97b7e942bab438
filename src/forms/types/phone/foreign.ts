import { type ForeignField, fits, foreignText } from '../foreign-field'

export const phoneForeign: ForeignField = {
  takes: (asked) => {
    if (asked.kind !== 'string' || asked.choices) return null
    const isSaid = ['phone', 'tel'].includes(foreignText(asked, 'format'))
    if (!isSaid && asked.option('inputType') !== 'tel' && asked.widget !== 'tel') return null
    return {
      fit: isSaid ? fits.keyword : fits.control,
      parts: {},
      keywords: ['format'],
      widgets: ['tel', 'text'],
      options: ['inputType'],
    }
  },
}
