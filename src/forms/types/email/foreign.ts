import { type ForeignField, fits, foreignText } from '../foreign-field'

const formats = ['email', 'idn-email']

export const emailForeign: ForeignField = {
  takes: (asked) => {
    if (asked.kind !== 'string' || asked.choices) return null
    const isSaid = formats.includes(foreignText(asked, 'format'))
    if (!isSaid && asked.widget !== 'email' && asked.option('inputType') !== 'email') return null
    return {
      fit: isSaid ? fits.keyword : fits.control,
      parts: {},
      keywords: ['format'],
      widgets: ['email', 'text'],
      options: ['inputType'],
    }
  },
}
