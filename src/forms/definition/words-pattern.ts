/**
 * Words as a regular expression that finds them in capitals and small letters. JSON Schema has no flag for that, so each letter stands
 * with its other form behind it: the words can be read back.
 */
export function toWordsPattern(words: string): string {
  return [...words].map(toSign).join('')
}

function toSign(sign: string): string {
  const other = [sign.toLowerCase(), sign.toUpperCase()].find((form) => form !== sign && [...form].length === 1)
  return other === undefined ? sign.replace(/[$()*+./?[\\\]^{|}]/, '\\$&') : `[${sign}${other}]`
}

/** The words behind such an expression. */
export function readWordsPattern(pattern: string): string {
  return pattern.replaceAll(/\\(.)|\[(.).\]/gu, '$1$2')
}
