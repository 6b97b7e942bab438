/**
 * Characters that no keyboard writes: they are in answers by mistake or by attack. Those that turn the direction of text can
 * show staff another text than was sent.
 */
const invisible = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** One line of text as it is kept: composed letters (Unicode NFC), no control characters, single spaces, none at the ends. */
export function readLine(text: string): string {
  return text
    .replaceAll(/[\r\n\t]+/g, ' ')
    .replaceAll(invisible, '')
    .normalize('NFC')
    .replaceAll(/[ \u00a0]{2,}/g, ' ')
    .trim()
}

/** Several lines as they are kept: as one line, but with its line ends, each a single line feed. */
export function readLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(invisible, '').normalize('NFC').trim()
}
