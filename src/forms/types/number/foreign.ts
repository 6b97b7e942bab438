import { boundKeywords, readForeignBounds } from '../foreign-bounds'
import { type ForeignField, fits, foreignNumber } from '../foreign-field'

export const numberForeign: ForeignField = {
  takes: (asked) => {
    if ((asked.kind !== 'number' && asked.kind !== 'integer') || asked.choices) return null
    const step = foreignNumber(asked, 'multipleOf')
    // A multiple of one is a whole number; of anything else nobody here can ask.
    const whole = asked.kind === 'integer' || step === 1
    const { bounds, notes } = readForeignBounds(asked, whole)
    return {
      fit: fits.shape,
      parts: { whole, ...bounds },
      keywords: [...boundKeywords, ...(step === 1 ? ['multipleOf'] : [])],
      widgets: ['text', 'updown', 'number'],
      notes,
    }
  },
}
