import { createPageWords, type PageWords } from '@/src/app/(payload)/preview-tools/page-words'
import { isSamePlace, type MessageToForm, type MessageToPreview, type WordPlace } from '@/src/links/preview-messages'
import { createEditGuard } from '@/src/payload-fixes/edit-guard'
import { toFieldPath } from '@/src/studio/preview/find-place'
import { createFormHistory } from '@/src/studio/preview/form-history'
import { createPageWriting, type WordsStep } from '@/src/studio/preview/page-writing'
import { forgetTyped, keepTyped, keepUnheard, readTyped } from '@/src/studio/preview/typed-texts'
import { fieldReducer } from '../../node_modules/@payloadcms/ui/dist/forms/Form/fieldReducer'

type FieldAction = Parameters<typeof fieldReducer>[1]
type FormState = ReturnType<typeof fieldReducer>
type Saved = Readonly<Record<string, string>>

/** The texts of the page, by the paths of their fields. */
export const places: Readonly<Record<string, WordPlace>> = {
  title: { row: null, path: ['title'] },
  'layout.0.lead': { row: 'hero', path: ['lead'] },
}

const key = 'sona-typed:pages:1:pt'

/** What becomes of a save that is under way. */
export type Fate = 'answered' | 'lost' | 'unanswered'

/** A form as Payload loads it. */
function load(saved: Saved): FormState {
  const texts = Object.entries(saved).map(([path, value]) => [path, { value, initialValue: value, valid: true }])
  return {
    ...Object.fromEntries(texts),
    layout: { rows: [{ id: 'hero' }], value: 1, initialValue: 1 },
    'layout.0.id': { value: 'hero', initialValue: 'hero' },
  }
}

/**
 * A page that somebody writes on, the form beside it and the server behind it, with everything between them as slow as the one who drives
 * it likes: messages, drawings of the form, saves, their answers and drawings of the page. The form is Payload's own reducer.
 *
 * @param isPlain lets the page take every echo of the form, as an earlier one did, to show what that loses.
 */
export function createTypingWorld({ isPlain = false } = {}) {
  const kept = new Map<string, string>()
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  const first: Saved = { title: 'Save', 'layout.0.lead': 'Every month' }
  const server = { saved: first, isTaken: false }
  const guard = createEditGuard()
  const history = createFormHistory<WordsStep>()
  const toForm: MessageToForm[] = []
  const toPage: MessageToPreview[] = []
  let now = 0
  let sessions = 0
  let asks = 0

  const actions: FieldAction[] = []
  const form = { state: load(first), actions, isModified: false, isModifiedMeanwhile: false }
  let saving: { sent: Saved; hasArrived: boolean; fate: Fate } | undefined
  const setModified = () => {
    if (saving) form.isModifiedMeanwhile = true
    form.isModified = true
  }
  const read = (place: WordPlace) => {
    const path = toFieldPath(form.state, place)
    const value = path === undefined ? undefined : form.state[path]?.value
    return typeof value === 'string' ? value : undefined
  }
  const writing = createPageWriting({
    read,
    isTyped: (place) => form.state[toFieldPath(form.state, place) ?? '']?.isModified === true,
    write: (place, value) => {
      const path = toFieldPath(form.state, place)
      if (path === undefined) throw new Error('The field of the text is gone')
      form.actions.push({ type: 'UPDATE', path, value })
      setModified()
    },
    note: history.note,
  })

  /** The page: what is written in it now, and what was left until it is drawn. */
  type Written = { session: string; place: WordPlace; words: PageWords }
  let open: Written | undefined
  let held: Written[] = []
  /** All that was ever written at each place: a drawing with it may still be under way. */
  const past = new Map<string, readonly string[]>()
  let isDue = false
  let drawing: Saved | undefined
  let drawn: Saved = first
  const all = () => (open ? [...held, open] : held)
  const release = () => {
    held = held.filter(({ place, words }) => !words.isReplacedBy(drawn[pathOf(place)] ?? ''))
  }

  const page = {
    /** The words that somebody sees at a place. */
    seen: (path: string) =>
      all()
        .findLast(({ place }) => pathOf(place) === path)
        ?.words.now() ??
      drawn[path] ??
      '',
    isOpen: () => open !== undefined,
    ask: (path: string) => {
      const place = places[path]
      if (place && !open) toForm.push({ type: 'sona-write', ask: ++asks, place, text: '' })
    },
    type: (words: string) => {
      if (open) toForm.push({ type: 'sona-typed', session: open.session, number: open.words.type(words), words })
    },
    takeBack: () => toForm.push({ type: 'sona-act', row: '', action: 'undo' }),
    doAgain: () => toForm.push({ type: 'sona-act', row: '', action: 'redo' }),
    leave: () => {
      if (!open) return
      held.push(open)
      past.set(pathOf(open.place), open.words.all())
      toForm.push({ type: 'sona-left', session: open.session })
      open = undefined
      release()
      if (isDue) drawing = server.saved
      isDue = false
    },
    openPath: () => open && pathOf(open.place),
  }

  const hearOnPage = (message: MessageToPreview) => {
    if (message.type === 'sona-open') {
      const { ask, session, place } = message
      if (ask !== asks) return void toForm.push({ type: 'sona-left', session })
      held = held.filter((one) => !isSamePlace(one.place, place))
      const older = [drawn[pathOf(place)] ?? '', ...(past.get(pathOf(place)) ?? [])]
      open = { session, place, words: createPageWords({ words: message.words, older }) }
    } else if (message.type === 'sona-heard') {
      for (const one of all()) if (one.session === message.session) one.words.hear(message.number)
    } else if (message.type === 'sona-words') {
      past.set(pathOf(message.place), [...(past.get(pathOf(message.place)) ?? []), message.words])
      for (const one of all()) {
        const heard = !isPlain && one.session === message.session ? message.number : undefined
        if (isSamePlace(one.place, message.place)) one.words.take(message.words, heard)
      }
      release()
    } else if (message.type === 'sona-shut' && open?.session === message.session) page.leave()
    else if (message.type === 'payload-document-event') {
      if (open) isDue = true
      else drawing = server.saved
    }
  }

  const put = (step: WordsStep | undefined) => {
    if (step) toPage.push({ type: 'sona-words', ...step, ...writing.put(step) })
  }
  const hearInForm = (message: MessageToForm) => {
    const toNow = ({ place, words }: WordsStep) => ({ place, words: writing.words(place) ?? words })
    if (message.type === 'sona-typed') writing.hear(message, now)
    else if (message.type === 'sona-left') writing.leave(message.session)
    else if (message.type === 'sona-act') put(message.action === 'undo' ? history.undo(toNow) : history.redo(toNow))
    else if (message.type === 'sona-write' && !server.isTaken) {
      const session = String(++sessions)
      const begun = writing.open(message.place, session)
      if (begun) toPage.push(opening(message, session, begun.words))
    }
    // Two texts that changed in one drawing would look to the guard like an answer of the server: each is drawn at once.
    draw()
  }

  /** The form is drawn, with what is done before and after anybody sees it, in React's order. */
  const draw = () => {
    if (form.actions.length === 0 && !(server.isTaken && writing.opened())) return
    form.state = form.actions.splice(0).reduce(fieldReducer, form.state)
    for (const { path, value } of guard.follow(key, form.state, now)) form.actions.push({ type: 'UPDATE', path, value })
    const session = writing.opened()?.session
    if (session === undefined || !server.isTaken) writing.repair()
    else toPage.push({ type: 'sona-shut', session })
    for (const changed of writing.changed()) toPage.push({ type: 'sona-words', ...changed })
    keep()
    for (const heard of writing.confirm()) toPage.push({ type: 'sona-heard', ...heard })
    if (isPlain && open) {
      const words = read(open.place)
      if (words !== undefined) toPage.push({ type: 'sona-words', place: open.place, words, session: null, number: 0 })
    }
    if (form.actions.length > 0) draw()
  }
  const keep = () => {
    if (form.isModified) keepTyped(store, key, form.state)
    else forgetTyped(store, key)
  }

  return {
    page,
    /** The words that the form has. */
    formWords: (path: string) => (places[path] ? read(places[path]) : undefined),
    /** Whether what somebody sees at a place is what the page was drawn with. */
    isDrawn: (path: string) => all().every(({ place }) => pathOf(place) !== path),
    /** Somebody types into the field itself, in the form. */
    typeInField: (path: string, value: string) => {
      page.leave()
      const opened = writing.opened()
      // Whoever has the cursor in the field has left the text on the page, whether the form has heard it or not.
      if (opened && pathOf(opened.place) === path) writing.leave(opened.session)
      form.actions.push({ type: 'UPDATE', path, value })
      setModified()
      // What is typed in a window is drawn before anything else happens in it.
      draw()
    },
    pass: (ms: number) => {
      now += ms
    },
    /** The next message arrives. @returns whether there was one. */
    deliverToForm: () => {
      const message = toForm.shift()
      if (message) hearInForm(message)
      return message !== undefined
    },
    deliverToPage: () => {
      const message = toPage.shift()
      if (message) hearOnPage(message)
      return message !== undefined
    },
    draw,
    isSaving: () => saving !== undefined,
    isSaved: () => !form.isModified,
    save: (fate: Fate) => {
      if (saving || !form.isModified || server.isTaken) return
      // Payload saves what was drawn, after it has drawn the answer to the save before.
      draw()
      const sent = Object.keys(places).map((path) => [path, String(form.state[path]?.value)] as const)
      saving = { sent: Object.fromEntries(sent), hasArrived: false, fate }
      guard.noteSaving(now)
    },
    /** The server has what was sent, unless the connection broke before. */
    arrive: () => {
      if (!saving || saving.hasArrived || saving.fate === 'lost' || server.isTaken) return
      saving.hasArrived = true
      server.saved = saving.sent
      toPage.push({ type: 'payload-document-event' })
    },
    answer: () => {
      if (!saving || (saving.fate === 'answered' && !saving.hasArrived)) return
      const { fate, sent } = saving
      saving = undefined
      if (fate !== 'answered') return
      if (!form.isModifiedMeanwhile) form.isModified = false
      form.isModifiedMeanwhile = false
      const serverState = load(sent)
      const prevStateRef = { current: form.state }
      const acceptValues = { overrideLocalChanges: false }
      form.actions.push({ type: 'MERGE_SERVER_STATE', acceptValues, prevStateRef, serverState })
      keep()
    },
    /** The page is drawn with what was read when its drawing began. */
    drawPage: () => {
      if (!drawing || open) return
      drawn = drawing
      drawing = undefined
      release()
    },
    /** Somebody else takes the document over and writes in it. */
    takeOver: (path: string, words: string) => {
      server.isTaken = true
      server.saved = { ...server.saved, [path]: words }
    },
    /** The window closes with whatever is under way. @returns what is stored, and what is offered when the form opens again. */
    close: () => {
      for (const { place, words } of all())
        if (words.isUnheard()) keepUnheard(store, { key, path: pathOf(place) }, words.now())
      return { saved: server.saved, offered: readTyped(store, key, load(server.saved))?.texts ?? {} }
    },
    saved: () => server.saved,
  }
}

function pathOf(place: WordPlace): string {
  return Object.entries(places).find(([, one]) => isSamePlace(one, place))?.[0] ?? ''
}

type Asked = Extract<MessageToForm, { type: 'sona-write' }>

function opening({ ask, place }: Asked, session: string, words: string): MessageToPreview {
  return {
    type: 'sona-open',
    ask,
    session,
    place,
    words,
    label: '',
    help: '',
    language: 'pt',
    isLine: true,
    isRequired: false,
    most: null,
    problems: { empty: '', tooLong: '' },
    kept: { key, path: pathOf(place) },
  }
}
