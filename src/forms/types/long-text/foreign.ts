import { type ForeignField, fits, foreignNumber, foreignText } from '../foreign-field'
import { lengthKeywords, readForeignLengths } from '../foreign-lengths'
import { longest, mostRows, usual } from './definition'

export const longTextForeign: ForeignField = {
  takes: (asked) => {
    if (asked.kind !== 'string' || asked.choices || foreignText(asked, 'format') !== '') return null
    const isArea = asked.widget === 'textarea'
    // What may be longer than a line of text may be is no line.
    if (!isArea && (foreignNumber(asked, 'maxLength') ?? 0) <= 1000) return null
    const { lengths, notes } = readForeignLengths(asked, { longest, usual: usual.maxLength })
    const rows = asked.option('rows')
    return {
      fit: isArea ? fits.control : fits.keyword,
      parts: {
        ...lengths,
        ...(typeof rows === 'number' && { rows: Math.min(Math.max(Math.round(rows), 2), mostRows) }),
      },
      keywords: lengthKeywords,
      widgets: ['textarea'],
      options: ['rows'],
      notes,
    }
  },
}
