/** Bytes that a bundle may have: where it is received, and where it is made and read. */
export const largestBundle = 60_000_000
