import { type ForeignField, fits, foreignText } from '../foreign-field'

export const dateForeign: ForeignField = {
  takes: (asked) => {
    if (asked.kind !== 'string' || asked.choices || foreignText(asked, 'format') !== 'date') return null
    return {
      fit: fits.keyword,
      parts: {},
      keywords: ['format'],
      widgets: ['date', 'alt-date'],
      // The years that a list offers: days are written here.
      options: ['yearsRange', 'hideNowButton', 'hideClearButton', 'format'],
    }
  },
}
