import { isSamePlace, type WordPlace } from '@/src/links/preview-messages'

/** A pause in typing after which going on is another step to take back, in milliseconds. */
const pauseMs = 500

/** What was typed in one go, to be taken back: where, and the words from before. */
export type WordsStep = { place: WordPlace; words: string }

/** A visit to a text, by its name, and the number of the last words that were heard of it. */
type Heard = { session: string; number: number }

type PageWritingOptions = {
  /** The words of the form at a place; undefined where it has none, or they cannot be written. */
  read: (place: WordPlace) => string | undefined
  /** Whether somebody in this window typed what the form has at a place, so that it is no answer of the server. */
  isTyped: (place: WordPlace) => boolean
  write: (place: WordPlace, words: string) => void
  /** Notes what can be taken back. */
  note: (step: WordsStep) => void
}

type Writing = Heard & {
  place: WordPlace
  words: string
  lastAt: number
  /** The last number that the page was told of. */
  confirmed: number
  /** Whether the form was seen with these words: it takes what is written into it with its next drawing. */
  isDrawn: boolean
}

export type PageWriting = {
  /** Somebody begins to write on the page. @returns undefined where the form has no words for it. */
  open: (place: WordPlace, session: string) => { words: string } | undefined
  /** What was typed on the page. Whatever comes late and is older than what the form has is left. @param now in milliseconds. */
  hear: (typed: Heard & { words: string }, now: number) => void
  leave: (session: string) => void
  /** The text in which somebody writes now. */
  opened: () => { session: string; place: WordPlace } | undefined
  /** The words at a place as they are or will be in a moment. */
  words: (place: WordPlace) => string | undefined
  /**
   * Puts back what something else than the page put into the field that somebody is writing in: the page knows best. The same where the
   * form was never seen with what was typed last, for an answer of the server came with the same drawing.
   */
  repair: () => void
  /** The newest words that the form has from the page and did not confirm yet. */
  confirm: () => readonly Heard[]
  /** What somebody typed into fields themselves after they had left those texts on the page, which shows their words from before. */
  changed: () => readonly (WordsStep & Heard)[]
  /** Somebody took words back, or did them again. @returns what was heard last at that place. */
  put: (step: WordsStep) => { session: string | null; number: number }
}

/** The form's side of writing on the page: what is typed there stands in the form at once, and nothing older comes over it. */
export function createPageWriting({ read, isTyped, write, note }: PageWritingOptions): PageWriting {
  let writing: Writing | undefined
  /** The last visit to each text: its last words may be heard after it was left. */
  let visits: readonly Writing[] = []
  const visitTo = (place: WordPlace) => visits.find((visit) => isSamePlace(visit.place, place))
  const look = (visit: Writing) => {
    const words = read(visit.place)
    if (words === visit.words) visit.isDrawn = true
    return words
  }
  const wordsAt = (place: WordPlace) => {
    const visit = visitTo(place)
    const words = visit ? look(visit) : read(place)
    return words !== undefined && visit && !visit.isDrawn ? visit.words : words
  }
  return {
    open: (place, session) => {
      const words = wordsAt(place)
      if (words === undefined) return undefined
      const before = visitTo(place)
      writing = {
        ...{ session, place, words, number: 0, confirmed: 0, lastAt: Number.NEGATIVE_INFINITY },
        isDrawn: before?.isDrawn ?? true,
      }
      visits = [...visits.filter((visit) => visit !== before), writing]
      return { words }
    },
    hear: ({ session, number, words }, now) => {
      const visit = visits.find((candidate) => candidate.session === session)
      if (!visit || number <= visit.number) return
      if (now - visit.lastAt > pauseMs) note({ place: visit.place, words: visit.words })
      Object.assign(visit, { number, words, lastAt: now, isDrawn: false })
      write(visit.place, words)
    },
    leave: (session) => {
      if (writing?.session === session) writing = undefined
    },
    opened: () => writing,
    words: wordsAt,
    repair: () => {
      for (const visit of visits) {
        const words = look(visit)
        const isHeld = visit === writing || !visit.isDrawn
        if (isHeld && words !== undefined && words !== visit.words) write(visit.place, visit.words)
      }
    },
    confirm: () =>
      visits.flatMap((visit) => {
        if (visit.confirmed === visit.number || look(visit) !== visit.words) return []
        visit.confirmed = visit.number
        return [{ session: visit.session, number: visit.number }]
      }),
    changed: () =>
      visits.flatMap((visit) => {
        const words = look(visit)
        const isOther = words !== undefined && words !== visit.words && visit !== writing && visit.isDrawn
        if (!isOther || !isTyped(visit.place)) return []
        visit.words = words
        return [{ place: visit.place, words, session: visit.session, number: visit.number }]
      }),
    put: ({ place, words }) => {
      const visit = visitTo(place)
      if (visit) Object.assign(visit, { words, lastAt: Number.NEGATIVE_INFINITY, isDrawn: false })
      write(place, words)
      return { session: visit?.session ?? null, number: visit?.number ?? 0 }
    },
  }
}
