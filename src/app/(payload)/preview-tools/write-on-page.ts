import {
  isSamePlace,
  type MessageToForm,
  type MessageToPreview,
  type OpenedText,
  type WordPlace,
} from '@/src/links/preview-messages'
import { keepUnheard } from '@/src/studio/preview/typed-texts'
import { nodesBelow, type WordFinder, type WordsOnPage } from './find-words'
import { createPageWords, type PageWords } from './page-words'
import { makeWordsStatus } from './words-status'
import { canBeWrittenIn, openSurface, type WritingSurface } from './writing-surface'

type WriterOptions = {
  finder: WordFinder
  say: (message: MessageToForm) => void
  /** Draws the page anew as it is stored now. */
  refresh: () => void
}

type WordsFromForm = Omit<Extract<MessageToPreview, { type: 'sona-words' }>, 'type'>

type AskedText = {
  /** The text as it is drawn; undefined where something else is. */
  node: Text | undefined
  place: WordPlace
  text: string
  /** Where the cursor is to stand, in signs; behind all words where it is not known. */
  caret: number | undefined
}

type Written = { opened: OpenedText; words: PageWords; surface: WritingSurface }

export type PageWriter = {
  /** Asks the form to let somebody write in a text; what was asked before is no longer wanted. */
  ask: (text: AskedText) => void
  open: (opened: OpenedText) => void
  heard: (session: string, number: number) => void
  put: (message: WordsFromForm) => void
  shut: (session: string) => void
  /** The document was saved. The page is drawn anew, but never while somebody writes in it. */
  saved: () => void
  /** The page was drawn anew. */
  redrawn: () => void
  /** The place of a text that was written in and whose drawing is not there yet. */
  placeOf: (element: Element) => WordPlace | undefined
  stop: () => void
}

/** Writing in the texts of the page: what is typed is seen where it stands and told to the form, which has the field. */
export function createPageWriter({ finder, say, refresh }: WriterOptions): PageWriter {
  const status = makeWordsStatus()
  let asked: { node: Text | undefined; number: number; caret: number | undefined } | undefined
  let asks = 0
  let writing: Written | undefined
  /** What was left, until the page is drawn with it. */
  let held: readonly Written[] = []
  /** All that was ever written at each place: a drawing with it may still be under way. */
  const past = new Map<string, readonly string[]>()
  let isDue = false
  const stopping = new AbortController()

  /** A text of this place: the one that is covered or was asked for, as it may be drawn more than once, else the first. */
  const find = (place: WordPlace, surface?: WritingSurface): WordsOnPage | undefined => {
    const found = [...nodesBelow(document.body)].flatMap((node) => {
      const text = finder.at(node)
      return text && isSamePlace(text.place, place) && canBeWrittenIn(text.node) ? [text] : []
    })
    return found.find(({ node }) => (surface ? surface.covers(node) : node === asked?.node)) ?? found[0]
  }

  const all = () => (writing ? [...held, writing] : held)

  const remember = (place: WordPlace, words: readonly string[]) => {
    const key = JSON.stringify(place)
    past.set(key, [...new Set([...(past.get(key) ?? []), ...words])])
  }

  const release = () => {
    held = held.filter((left) => {
      const found = find(left.opened.place, left.surface)
      const isOver = left.words.isReplacedBy(found?.words ?? '') || (!found && !left.surface.element.isConnected)
      if (isOver) left.surface.remove()
      else if (found) left.surface.moveTo(found.node)
      return !isOver
    })
  }

  const leave = () => {
    if (!writing) return
    const left = writing
    writing = undefined
    held = [...held, left]
    remember(left.opened.place, left.words.all())
    say({ type: 'sona-left', session: left.opened.session })
    left.surface.close()
    status.hide()
    release()
    if (isDue) refresh()
    isDue = false
  }

  const typed = () => {
    if (!writing) return
    const { opened, words, surface } = writing
    const text = surface.words()
    const line = opened.isLine ? text.replaceAll('\n', ' ') : text
    if (line !== text) surface.show(line)
    say({ type: 'sona-typed', session: opened.session, number: words.type(line), words: line })
    status.show(opened, line)
  }

  const press = (event: KeyboardEvent) => {
    const { key, shiftKey, isComposing } = event
    const isTakingBack = (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(key)
    const isBreak = key === 'Enter' && shiftKey && writing?.opened.isLine === false
    if (isComposing || !writing || isBreak || !(isTakingBack || key === 'Enter' || key === 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    if (!isTakingBack) return leave()
    say({ type: 'sona-act', row: '', action: shiftKey || /y/i.test(key) ? 'redo' : 'undo' })
  }

  window.addEventListener(
    'pagehide',
    () => {
      for (const { opened, words } of all())
        if (opened.kept && words.isUnheard()) keepUnheard(localStorage, opened.kept, words.now())
    },
    { signal: stopping.signal },
  )

  return {
    ask: ({ node, place, text, caret }) => {
      leave()
      asked = { node, number: ++asks, caret }
      say({ type: 'sona-write', ask: asks, place, text })
    },
    open: (opened) => {
      const found = opened.ask === asked?.number ? find(opened.place) : undefined
      if (!found) return say({ type: 'sona-left', session: opened.session })
      const before = held.find(({ opened: { place } }) => isSamePlace(place, opened.place))
      held = held.filter((left) => left !== before)
      before?.surface.remove()
      const older = [found.words, ...(past.get(JSON.stringify(opened.place)) ?? [])]
      const surface = openSurface(found.node, opened, asked?.caret)
      asked = undefined
      writing = { opened, words: createPageWords({ words: opened.words, older }), surface }
      surface.element.addEventListener('input', typed)
      surface.element.addEventListener('keydown', press)
      surface.element.addEventListener('focusout', () => {
        if (writing?.surface === surface) leave()
      })
      status.show(opened, opened.words)
    },
    heard: (session, number) => {
      for (const { opened, words } of all()) if (opened.session === session) words.hear(number)
    },
    put: ({ place, session, number, words: text }) => {
      remember(place, [text])
      for (const { opened, words, surface } of all()) {
        const heard = session === opened.session ? number : undefined
        if (!isSamePlace(opened.place, place) || !words.take(text, heard)) continue
        surface.show(text)
        if (writing?.surface === surface) status.show(opened, text)
      }
      release()
    },
    shut: (session) => {
      if (writing?.opened.session === session) leave()
    },
    saved: () => {
      if (writing) isDue = true
      else refresh()
    },
    redrawn: () => {
      const going = writing
      const found = going && find(going.opened.place, going.surface)
      // The cursor goes with it: that it is away for a moment is no leaving.
      writing = undefined
      if (going && found) going.surface.moveTo(found.node)
      writing = going
      release()
    },
    placeOf: (element) => held.find(({ surface }) => surface.element.contains(element))?.opened.place,
    stop: () => {
      leave()
      stopping.abort()
      for (const { surface } of held) surface.remove()
      status.remove()
    },
  }
}
