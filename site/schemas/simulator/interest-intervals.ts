/** Months between payments of interest; none when interest is paid at maturity. */
export const interestIntervals = { maturity: null, monthly: 1, quarterly: 3, halfYearly: 6 } as const
