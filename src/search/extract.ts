/** A piece of text, and whether it is what was looked for. */
export type ExtractPart = { text: string; isMatch: boolean }

/** Characters of an extract: two lines on a phone. */
const extractLength = 180

/**
 * The place in a text that says most of what was looked for, with those words marked.
 *
 * @param isMatch says of a folded word whether it was looked for.
 * @param foldWord how words are compared.
 */
export function toExtract(
  text: string,
  isMatch: (word: string) => boolean,
  foldWord: (word: string) => string,
): ExtractPart[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    isMatch: isMatch(foldWord(word)),
  }))
  const matches = words.filter((word) => word.isMatch)
  const start = bestStart(matches, words)
  const most = start + extractLength
  // A text that fits keeps the sign at its end.
  const end = text.length <= most ? text.length : (words.findLast(({ to }) => to <= most)?.to ?? most)
  const parts: ExtractPart[] = []
  let at = start
  const add = (until: number, marked: boolean) => {
    if (until > at) parts.push({ text: text.slice(at, until), isMatch: marked })
    at = Math.max(at, until)
  }
  for (const match of matches) {
    if (match.from < start || match.to > end) continue
    add(match.from, false)
    add(match.to, true)
  }
  add(end, false)
  const [first] = parts
  const whole = first && start > 0 ? [{ ...first, text: `… ${first.text}` }, ...parts.slice(1)] : parts
  if (end >= text.trimEnd().length) return whole
  return [...whole, { text: ' …', isMatch: false }]
}

/** Where to begin so that most of the matches are in, a few words before the first of them. */
function bestStart(matches: readonly { from: number }[], words: readonly { from: number }[]): number {
  let best = 0
  let most = 0
  for (const { from } of matches) {
    const within = matches.filter((other) => other.from >= from && other.from < from + extractLength * 0.75).length
    if (within > most) {
      most = within
      best = from
    }
  }
  if (best < extractLength / 2) return 0
  return words.find(({ from }) => from >= best - 40)?.from ?? best
}
