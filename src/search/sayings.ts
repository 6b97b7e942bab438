/** What is longer is a sentence, and nobody types it twice. */
const longestSaying = 8
/** More would say of a page what every page could say. */
const mostSayings = 40

/** Reads what people type who look for a page, as staff write it: one saying a line. */
export function parseSayings(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** The lines of such a text that are no saying, and those that are too many. */
export function findSayingMistakes(text: string): string[] {
  return parseSayings(text).filter(
    (line, place) => place >= mostSayings || !/^[\p{L}\p{N} ]+$/u.test(line) || line.split(/ +/).length > longestSaying,
  )
}
