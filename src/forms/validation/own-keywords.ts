/**
 * Keywords that JSON Schema does not have. To its validators they are annotations; own-rules.ts enforces those that are rules, and
 * at-day.ts says those of conditions in keywords that it has. What is calculated is worked out by ../rules/open-calculator.ts.
 */
export const ownKeywords = [
  'x-currency',
  'x-minimumAge',
  'x-earliest',
  'x-latest',
  'x-before',
  'x-after',
  'x-ageAtLeast',
  'x-ageAtMost',
  'x-calculated',
] as const
