import { z } from 'zod'

/** Why an answer is refused. Each has a text in both languages, which a field may replace by its own. */
export const ruleName = z.enum([
  'required',
  'tooShort',
  'tooLong',
  'lettersOnly',
  'pattern',
  'email',
  'phone',
  'number',
  'wholeNumber',
  'amount',
  'tooSmall',
  'tooLarge',
  'date',
  'minimumAge',
  'tooEarly',
  'tooLate',
  'choice',
  'tooFew',
  'tooMany',
  'fileType',
  'fileSize',
  'fileEmpty',
  'hidden',
  'unknown',
  'malformed',
])
export type RuleName = z.infer<typeof ruleName>
