/** Why an answer is refused. Each has a text in both languages, which a field may replace by its own. */
export const ruleNames = [
  'required',
  'tooShort',
  'tooLong',
  'lettersOnly',
  'pattern',
  /** The check digits of an account number do not fit the rest of it. */
  'checkDigits',
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
  'acrossFields',
  'hidden',
  'unknown',
  'malformed',
] as const
export type RuleName = (typeof ruleNames)[number]

/** Whether a word from outside names a rule. */
export function isRuleName(word: unknown): word is RuleName {
  return ruleNames.some((name) => name === word)
}
