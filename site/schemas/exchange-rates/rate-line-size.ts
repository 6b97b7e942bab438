/** The frame that a line of rates is drawn in, in whole units: nobody sees less on a line as long as a thumb. */
export const rateLineSize = { width: 120, height: 30 } as const
