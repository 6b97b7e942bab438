/** For at most so long what the CMS has taken is kept besides, where it was received, in milliseconds. */
export const keptForMs = 48 * 3_600_000

/** Of so many at once the CMS is asked whether it still has them. */
export const mostAsked = 200
