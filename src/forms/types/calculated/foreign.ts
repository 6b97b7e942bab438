import type { ForeignField } from '../foreign-field'

export const calculatedForeign: ForeignField = { takes: () => null }
