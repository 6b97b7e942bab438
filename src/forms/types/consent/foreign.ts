import { choiceKeywords } from '../foreign-choices'
import { type ForeignField, fits } from '../foreign-field'

/** A truth value that has to be true. */
export const consentForeign: ForeignField = {
  takes: ({ kind, choices }) => {
    if (kind !== 'boolean' || choices?.length !== 1 || choices[0]?.value !== true) return null
    return { fit: fits.keyword, parts: {}, keywords: choiceKeywords, widgets: ['checkbox'], options: ['enumNames'] }
  },
}
