import { boundKeywords, readForeignBounds } from '../foreign-bounds'
import { type ForeignField, fits, foreignText } from '../foreign-field'
import { currency, usual } from './definition'

/** Amounts as forms of this product write them: counted in the smallest unit, with their currency. */
export const amountForeign: ForeignField = {
  takes: (asked) => {
    const unit = currency.safeParse(foreignText(asked, 'x-currency'))
    if (asked.kind !== 'integer' || asked.choices || !unit.success) return null
    const { bounds, notes } = readForeignBounds(asked, true)
    const { minimum, maximum } = bounds
    return {
      fit: fits.keyword,
      parts: { currency: unit.data, minimum: minimum ?? usual.minimum, maximum: maximum ?? usual.maximum },
      keywords: [...boundKeywords, 'x-currency'],
      widgets: ['text', 'updown'],
      notes,
    }
  },
}
