/**
 * Keywords that JSON Schema does not have. To its validators they are annotations; own-rules.ts enforces those that are rules.
 */
export const ownKeywords = ['x-currency', 'x-minimumAge', 'x-earliest', 'x-latest'] as const
