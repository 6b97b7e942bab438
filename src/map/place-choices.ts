/** What a place can be, in the order of the filter. */
export const placeKinds = ['branch', 'cashPoint', 'corporateCentre'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** What can be done at a place, in the order of the filter. */
export const placeServices = [
  'withdrawals',
  'deposits',
  'currencyExchange',
  'accountOpening',
  'creditAdvice',
  'cardCollection',
  'companies',
  'safeDeposit',
] as const
export type PlaceService = (typeof placeServices)[number]

/** What makes a place usable for more people. The first is what the filter asks for. */
export const placeAccess = ['stepFree', 'lowCounter', 'spokenGuidance', 'prioritySeating', 'accessibleParking'] as const
export type PlaceAccess = (typeof placeAccess)[number]
