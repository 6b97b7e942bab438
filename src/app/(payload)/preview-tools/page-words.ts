/** What is typed into one text of the page, and what of it the form beside the page has heard. */
export type PageWords = {
  /** The words that stand there now. */
  now: () => string
  /** Somebody typed: all words that stand there. @returns their number. */
  type: (words: string) => number
  /** The form has the words of this number, and whatever was typed before them. */
  hear: (number: number) => void
  /**
   * The form brings other words: somebody took back what was typed. They are taken only when the form had heard everything, for a busy
   * one says what it knows, and that may be older than what stands here.
   *
   * @param heard the last number that the form had heard of this visit; undefined where it speaks of a later one, which it cannot know
   * without having heard all of this.
   * @returns whether they are taken.
   */
  take: (words: string, heard: number | undefined) => boolean
  /** Whether the form has not heard all that was typed. */
  isUnheard: () => boolean
  /** Whether a drawing of the page may take the place of these words: it shows them, or newer ones that somebody else wrote. */
  isReplacedBy: (drawn: string) => boolean
  /** All that stood there, until now. */
  all: () => readonly string[]
}

/**
 * @param words what the form has when somebody begins to write.
 * @param older what the page showed then, or may still be drawn with.
 */
export function createPageWords({ words, older: known }: { words: string; older: readonly string[] }): PageWords {
  let now = words
  let typed = 0
  let heard = 0
  const older = new Set([...known, words])
  const change = (next: string) => {
    older.add(now)
    now = next
  }
  return {
    now: () => now,
    type: (next) => {
      change(next)
      typed++
      return typed
    },
    hear: (number) => {
      heard = Math.max(heard, number)
    },
    take: (next, upTo) => {
      if (upTo !== undefined && upTo < typed) return false
      heard = typed
      change(next)
      return true
    },
    isUnheard: () => heard < typed,
    isReplacedBy: (drawn) => drawn === now || !older.has(drawn),
    all: () => [...older, now],
  }
}
