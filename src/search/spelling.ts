/** The words that can be found, to tell a slip from a word. */
export type Spelling = {
  add: (words: readonly string[]) => void
  remove: (words: readonly string[]) => void
  /** Whether a folded word stands somewhere. */
  has: (word: string) => boolean
  /** The word that was probably meant; the word itself when nothing is near. @param word folded. */
  correct: (word: string) => string
}

/** Words shorter than this are near to too many others. */
const shortestCorrected = 4
/** From so many letters on two slips are one word's, below they make another word. */
const twoSlipsFrom = 8

/** Counts words and finds the one that was meant by a slip: the nearest, and of those as near the one that stands most often. */
export function createSpelling(): Spelling {
  const counts = new Map<string, number>()
  return {
    add: (words) => {
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    },
    remove: (words) => {
      for (const word of words) {
        const count = (counts.get(word) ?? 0) - 1
        if (count > 0) counts.set(word, count)
        else counts.delete(word)
      }
    },
    has: (word) => counts.has(word),
    correct: (word) => {
      if (word.length < shortestCorrected || /\d/.test(word) || counts.has(word)) return word
      let best = word
      let fewest = word.length < twoSlipsFrom ? 1.5 : 2.5
      let most = 0
      for (const [known, count] of counts) {
        if (known.length < shortestCorrected || Math.abs(known.length - word.length) > fewest) continue
        // Nearly nobody slips on the first letter.
        const slips = countSlips(word, known, Math.floor(fewest)) + (known[0] === word[0] ? 0 : 0.5)
        if (slips < fewest || (slips === fewest && count > most)) {
          best = known
          fewest = slips
          most = count
        }
      }
      return best
    },
  }
}

/**
 * How many letters were left out, put in, exchanged or swapped with their neighbour.
 *
 * @returns infinity for more than the most that are looked for.
 * @see Optimal string alignment distance, https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
 */
function countSlips(one: string, other: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const slips = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
      current.push(slips)
      least = Math.min(least, slips)
    }
    if (least > most) return Number.POSITIVE_INFINITY
    before = last
    last = current
  }
  return last[other.length] ?? Number.POSITIVE_INFINITY
}
