import type { OpenedText } from '@/src/links/preview-messages'

/** A copy of what the page shows, in which the words can be written; what the page drew stays below it, untouched and out of sight. */
export type WritingSurface = {
  element: HTMLElement
  words: () => string
  /** Shows other words, with the cursor behind them. */
  show: (words: string) => void
  /** Whether a text of the page is below it. */
  covers: (node: Text) => boolean
  /** Moves it to where the page drew the same text anew. */
  moveTo: (node: Text) => void
  /** Nothing can be written any more; what was written stays in sight. */
  close: () => void
  /** Takes the copy away and shows what the page drew. */
  remove: () => void
}

/** What a copy cannot stand beside, or what would act on the keys that somebody types. */
const unfit = 'summary, button, label, select, textarea, svg, [data-island], [data-preview-tools], [data-words]'

/** Whether a text of the page can be written in where it stands. */
export function canBeWrittenIn(node: Text): boolean {
  const host = node.parentElement
  return host !== null && host.closest(unfit) === null && host.closest('main, nav') !== null
}

/**
 * Puts a copy of the element around a text in its place, with the text in it open for writing and the cursor in it.
 *
 * @param caret where the cursor stands, in signs; behind all words where it is not known.
 */
export function openSurface(node: Text, opened: OpenedText, caret: number | undefined): WritingSurface {
  let host = hostOf(node)
  const element = copyOf(host)
  const field = document.createElement('span')
  const copied = element.childNodes[[...host.childNodes].indexOf(node)]
  copied?.replaceWith(field)
  field.textContent = opened.words
  field.setAttribute('contenteditable', 'plaintext-only')
  field.setAttribute('role', 'textbox')
  field.setAttribute('aria-label', opened.label)
  field.setAttribute('aria-multiline', String(!opened.isLine))
  field.setAttribute('aria-required', String(opened.isRequired))
  field.dataset['field'] = ''
  field.tabIndex = 0
  const cover = () => {
    host.dataset['underWords'] = ''
    host.after(element)
  }
  const putCaret = (offset: number) => {
    const text = field.firstChild
    getSelection()?.collapse(text ?? field, text ? Math.min(offset, field.textContent?.length ?? 0) : 0)
  }
  cover()
  field.focus({ preventScroll: true })
  putCaret(caret ?? opened.words.length)
  return {
    element,
    words: () => field.textContent ?? '',
    covers: (next) => hostOf(next) === host,
    show: (words) => {
      field.textContent = words
      if (hasFocus(field)) putCaret(words.length)
    },
    moveTo: (next) => {
      if (hostOf(next) === host && element.isConnected) return
      const hadFocus = hasFocus(element)
      const offset = getSelection()?.focusOffset ?? 0
      delete host.dataset['underWords']
      host = hostOf(next)
      cover()
      if (!hadFocus) return
      field.focus({ preventScroll: true })
      putCaret(offset)
    },
    close: () => {
      const hadFocus = hasFocus(field)
      for (const name of ['contenteditable', 'role', 'aria-label', 'aria-multiline', 'aria-required', 'tabindex'])
        field.removeAttribute(name)
      element.tabIndex = 0
      if (hadFocus) element.focus({ preventScroll: true })
    },
    remove: () => {
      const hadFocus = hasFocus(element)
      delete host.dataset['underWords']
      element.remove()
      if (hadFocus) host.focus({ preventScroll: true })
    },
  }
}

/** Not in a window that somebody has left for the form: whoever takes the focus there takes it from them. */
function hasFocus(element: HTMLElement): boolean {
  return document.hasFocus() && element.contains(document.activeElement)
}

function hostOf(node: Text): HTMLElement {
  const { parentElement } = node
  if (!parentElement) throw new Error('A text of the page stands in no element')
  return parentElement
}

/** A copy that leads nowhere and has no name of its own, for the page has both already. */
function copyOf(host: HTMLElement): HTMLElement {
  const copy = host.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error('The copy of an element is one')
  for (const part of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['id', 'href', 'tabindex', 'data-under-words', 'aria-describedby']) part.removeAttribute(name)
  copy.dataset['words'] = ''
  return copy
}
