/** Signs that no browser shows, and that no text of the bank has: a text with one of them is not marked. */
const edge = '\u2060'
const digits = ['\u2061', '\u2062', '\u2063', '\u2064']
const end = edge + edge

/** What a text of the page says of where it comes from. */
export type ReadMark = {
  /** The text as it is shown. */
  plain: string
  /** Which words of the document it is; undefined where it comes from nowhere that was marked. */
  number: number | undefined
  /** Whether it is all of those words and nothing besides. */
  isWhole: boolean
}

/** Whether a text has signs of marks in it. */
export function hasMark(text: string): boolean {
  return text.includes(edge) || digits.some((digit) => text.includes(digit))
}

/** A text with a mark around it that nobody sees. @param number from zero upwards. */
export function markText(text: string, number: number): string {
  const name = [...number.toString(digits.length)].map((digit) => digits[Number(digit)] ?? '').join('')
  return `${edge}${name}${edge}${text}${end}`
}

/** Reads what `markText` wrote, also where it is only a part of a text, or stands in it more than once: then the first counts. */
export function readMark(text: string): ReadMark {
  const plain = [...text].filter((sign) => sign !== edge && !digits.includes(sign)).join('')
  const start = text.indexOf(edge)
  const name = start < 0 ? '' : text.slice(start + 1, text.indexOf(edge, start + 1))
  const places = [...name].map((sign) => digits.indexOf(sign))
  const isNumber = places.length > 0 && places.every((place) => place >= 0)
  const number = isNumber ? Number.parseInt(places.join(''), digits.length) : undefined
  return { plain, number, isWhole: number !== undefined && text === markText(plain, number) }
}
