import { ownProvince } from '@/src/country/bank'

/** Figures that nobody writes: they are counted from the published places, and are placeholders of any text. */
export const placeFigureNames = [
  'branches',
  'branchesElsewhere',
  ownProvince.placeholder,
  'branchProvinces',
  'cashPoints',
  'corporateCentres',
] as const

export type PlaceFigureName = (typeof placeFigureNames)[number]

/** Names whose value the site works out itself, and staff do not set. */
export const computedPlaceholders: ReadonlySet<string> = new Set(['phone', ...placeFigureNames])
