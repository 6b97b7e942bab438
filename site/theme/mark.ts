/**
 * The bank's mark, in the tradition of sona: dots, and the one line that a single mirror makes of two. It is alike above and below, and
 * its two bowls to the right are those of the letter B.
 */
export const markFigure = { columns: 2, rows: 2, mirrors: [{ x: 3, y: 2 }] } as const

/** How heavy the mark's line and dots are, in its own units. */
export const markWeight = { line: 8.5, dots: 11.5 } as const

/**
 * Of several hundred that were tried the one with which the pages and people of the first site get figures that differ most.
 * Another one changes every figure.
 */
export const figureSalt = 'sona168'
