/** Amounts that people often ask about: units of a foreign currency, and kwanzas. */
export const commonAmounts = { foreign: '100', kwanzas: '100000' } as const
