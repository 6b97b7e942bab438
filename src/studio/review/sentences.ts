/** A sentence of a text, and whether the other side has it too. */
export type Sentence = { text: string; isSame: boolean }

const end = /(?<=[.!?…])\s+|\n+/u

/** The sentences of a text. */
export function toSentences(text: string): string[] {
  return text
    .split(end)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/**
 * Both sides of a change by sentences, each marked by whether it stands on the other side as well, in the same order.
 *
 * By sentences, and not by words: who decides has to read what is said, whole.
 */
export function markSentences(before: string, after: string): { before: Sentence[]; after: Sentence[] } {
  const [old, current] = [toSentences(before), toSentences(after)]
  const kept = keepCommon(old, current)
  return {
    before: old.map((text, position) => ({ text, isSame: kept.old.has(position) })),
    after: current.map((text, position) => ({ text, isSame: kept.current.has(position) })),
  }
}

/** The longest run of sentences that both sides have in the same order, by their positions. */
function keepCommon(old: readonly string[], current: readonly string[]) {
  const lengths: number[][] = Array.from({ length: old.length + 1 }, () => Array(current.length + 1).fill(0))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = current.length - 1; column >= 0; column--) {
      const longest =
        old[row] === current[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
      lengths[row]?.splice(column, 1, longest)
    }
  const kept = { old: new Set<number>(), current: new Set<number>() }
  let [row, column] = [0, 0]
  while (row < old.length && column < current.length) {
    if (old[row] === current[column]) {
      kept.old.add(row++)
      kept.current.add(column++)
    } else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return kept
}
