/**
 * Rows as CSV for spreadsheets: UTF-8 with its mark, so that accents survive; lines as RFC 4180 has them. A cell that a
 * spreadsheet would calculate gets an apostrophe before it, because anybody may have typed it.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`
}

function toCell(text: string): string {
  // Spaces before the sign, and the wide forms of the signs, do not keep a spreadsheet from calculating.
  const plain = /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]|^\p{Cc}/u.test(text) && !isNumber(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}

/** A negative number stays one. */
function isNumber(text: string): boolean {
  return /^[+-]?\d+(?:\.\d+)?$/.test(text) && !text.startsWith('+')
}
