import { countryCodes } from '../../definition/country-codes'
import { choiceKeywords } from '../foreign-choices'
import { type ForeignField, fits } from '../foreign-field'

const codes: ReadonlySet<unknown> = new Set(countryCodes)

/** The codes of all countries, in whatever order: a list of some of them is a choice like any other. */
export const countryForeign: ForeignField = {
  takes: ({ kind, choices }) => {
    const isWhole = choices?.length === codes.size && choices.every(({ value }) => codes.has(value))
    if (kind !== 'string' || !isWhole) return null
    return { fit: fits.control, parts: {}, keywords: choiceKeywords, widgets: ['select'], options: ['enumNames'] }
  },
}
