import { isSamePlace, type WordPlace } from '@/src/links/preview-messages'

/** A pause in typing after which going on is another step to take back, in milliseconds. */
const pauseMs = 500

/** What was typed in one go, to be taken back: where, and the words from before. */
export type WordsStep = { place: WordPlace; words: string }

type PageWritingOptions = {
  /** The words of the form at a place; undefined where it has none, or they cannot be written. */
  read: (place: WordPlace) => string | undefined
  write: (place: WordPlace, words: string) => void
  /** Notes what can be taken back. */
  note: (step: WordsStep) => void
}

type Writing = { session: string; place: WordPlace; number: number; words: string; lastAt: number }

export type PageWriting = {
  /** Somebody begins to write on the page. @returns undefined where the form has no words for it. */
  open: (place: WordPlace, session: string) => { words: string } | undefined
  /** What was typed on the page. Whatever comes late and is older than what the form has is left. @param now in milliseconds. */
  hear: (typed: { session: string; number: number; words: string }, now: number) => void
  /** Puts back what something else than the page put into the field that somebody is writing in: the page knows best. */
  repair: () => void
  /** The newest words that the form has from the page, if they were not confirmed yet. */
  confirm: () => { session: string; number: number } | undefined
  /** Somebody took words back, or did them again. @returns the last number that was heard at that place. */
  put: (step: WordsStep) => number
  /** The words at a place as they are or will be in a moment: a form takes what is written into it with its next drawing. */
  words: (place: WordPlace) => string | undefined
  /** The text in which somebody writes now. */
  session: () => string | undefined
  leave: (session: string) => void
}

/** The form's side of writing on the page: what is typed there stands in the form at once, and nothing older comes over it. */
export function createPageWriting({ read, write, note }: PageWritingOptions): PageWriting {
  let writing: Writing | undefined
  /** What was left last: its last words may be heard after it was left. */
  let left: Writing | undefined
  let confirmed = ''
  const findAt = (place: WordPlace) => [writing, left].find((one) => one && isSamePlace(one.place, place))
  const nameOf = ({ session, number }: Writing) => `${session} ${number}`
  const find = (session: string) => [writing, left].find((candidate) => candidate?.session === session)
  return {
    open: (place, session) => {
      const words = read(place)
      if (words === undefined) return undefined
      if (writing) left = writing
      writing = { session, place, number: 0, words, lastAt: Number.NEGATIVE_INFINITY }
      confirmed = nameOf(writing)
      return { words }
    },
    hear: ({ session, number, words }, now) => {
      const open = find(session)
      if (!open || number <= open.number) return
      if (now - open.lastAt > pauseMs) note({ place: open.place, words: open.words })
      open.number = number
      open.words = words
      open.lastAt = now
      write(open.place, words)
    },
    repair: () => {
      if (!writing) return
      const has = read(writing.place)
      if (has !== undefined && has !== writing.words) write(writing.place, writing.words)
    },
    confirm: () => {
      const open = writing ?? left
      if (!open || nameOf(open) === confirmed || read(open.place) !== open.words) return undefined
      confirmed = nameOf(open)
      return { session: open.session, number: open.number }
    },
    put: ({ place, words }) => {
      const open = findAt(place)
      if (open) {
        open.words = words
        open.lastAt = Number.NEGATIVE_INFINITY
      }
      write(place, words)
      return open?.number ?? 0
    },
    words: (place) => (writing && isSamePlace(writing.place, place) ? writing.words : read(place)),
    session: () => writing?.session,
    leave: (session) => {
      if (writing?.session !== session) return
      left = writing
      writing = undefined
    },
  }
}
