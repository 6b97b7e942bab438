/** Collections whose documents have an address of their own. */
export const addressedCollections = ['pages', 'tips', 'people', 'branches'] as const
export type AddressedCollection = (typeof addressedCollections)[number]
