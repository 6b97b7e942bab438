/** Time that requests under way get when the product is stopped, in milliseconds. */
export const stopLimitMs = 8_000
