import { type MessageToForm, type MessageToPreview, messageToPreview } from '@/src/links/preview-messages'
import { rowNamed, rowSelector, showState } from './block-rows'
import { makeToolbar, type ToolbarTexts } from './block-toolbar'
import { findTexts, textAt } from './find-texts'
import { createWordFinder } from './find-words'
import type { MarkedWords } from './mark-words'
import { createPageWriter } from './write-on-page'
import { canBeWrittenIn } from './writing-surface'

export type PreviewTexts = ToolbarTexts & { hidden: string }

type ToolsOptions = {
  texts: PreviewTexts
  /** From which words the page was drawn, by the numbers of their marks. */
  words: readonly MarkedWords[]
  /** Draws the page anew as it is stored now. */
  refresh: () => void
}

export type PreviewToolsOnPage = {
  /** The page was drawn anew from these words. */
  redraw: (words: readonly MarkedWords[]) => void
  /** Undoes all that the tools did to the page. */
  stop: () => void
}

const toolSelector = '[data-preview-tools]'
const writtenSelector = '[data-words]'
/** What the document says itself: its blocks, and its title where the page says which one it is. */
const editedSelector = 'main, nav span[aria-current]'

/**
 * Ties the preview of a document to the form beside it: plain words that are clicked, or chosen with Enter, are written where they
 * stand; others are opened in the form, and with Alt those too. What is being filled in there is outlined here. Only for a preview that
 * stands inside the form's window.
 */
export function startPreviewTools({ texts, words, refresh }: ToolsOptions): PreviewToolsOnPage {
  const form = window.parent
  const say = (message: MessageToForm) => form.postMessage(message, window.location.origin)
  const stopping = new AbortController()
  const { signal } = stopping
  const toolbar = makeToolbar(texts, (action) => {
    const row = toolbar.dataset['for']
    if (row !== undefined) say({ type: 'sona-act', row, action })
  })
  const hint = document.createElement('p')
  hint.hidden = true
  hint.id = 'sona-write-hint'
  hint.dataset['previewTools'] = ''
  document.body.append(toolbar, hint)
  document.documentElement.dataset['editing'] = ''
  const finder = createWordFinder(words)
  const writer = createPageWriter({ finder, say, refresh })

  function showToolbar(row: HTMLElement): void {
    const name = row.dataset['row']
    if (name === undefined) return
    toolbar.dataset['for'] = name
    toolbar.hidden = false
    toolbar.style.top = `${Math.max(0, row.getBoundingClientRect().top + window.scrollY)}px`
  }

  /** @param caret where the pointer stands in a text. @param opensField asks for the field, whatever stands here. */
  function edit(target: Element, { caret, opensField }: { caret: CaretPosition | null; opensField: boolean }): void {
    const text = textAt(target)
    const left = writer.placeOf(target)
    const pointed = caret && target.contains(caret.offsetNode) ? finder.at(caret.offsetNode) : undefined
    const found = pointed ?? finder.within(target)
    const row = target.closest<HTMLElement>(rowSelector)?.dataset['row'] ?? null
    if (left && !opensField) writer.ask({ node: undefined, place: left, text, caret: undefined })
    else if (found?.isWhole && !opensField && canBeWrittenIn(found.node)) {
      const { node, place, words } = found
      // Only in words that are drawn as they are written is it known where the pointer stands.
      writer.ask({ node, place, text, caret: pointed && node.data === words ? caret?.offset : undefined })
    } else say({ type: 'sona-edit', row, text, place: left ?? found?.place })
  }

  document.addEventListener(
    'click',
    (event) => {
      const { target } = event
      if (!(target instanceof Element) || isTool(target) || event.ctrlKey || event.metaKey) return
      const isWriting = target.closest('[data-field][contenteditable]') !== null
      // The first line of something that opens has to open it, or what is inside could not be chosen.
      if (!target.closest('summary')) event.preventDefault()
      event.stopPropagation()
      if (isWriting || !target.closest(editedSelector)) return
      edit(target, { caret: caretAt(event), opensField: event.altKey })
    },
    { capture: true, signal },
  )
  document.addEventListener(
    'keydown',
    (event) => {
      const { target, key, altKey } = event
      if (!(target instanceof Element) || target.closest('[data-field][contenteditable]')) return
      const isTakingBack = (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(key)
      if (key === 'F10' && altKey && !toolbar.hidden) toolbar.querySelector('button')?.focus()
      else if (key === 'Escape' && isTool(target)) rowNamed(toolbar.dataset['for'])?.focus()
      else if (key === 'Enter' && !isTool(target) && target.closest(editedSelector))
        edit(target, { caret: null, opensField: altKey })
      else if (isTakingBack && !target.matches('input, textarea'))
        say({ type: 'sona-act', row: '', action: event.shiftKey || /y/i.test(key) ? 'redo' : 'undo' })
      else return
      event.preventDefault()
    },
    { capture: true, signal },
  )
  for (const kind of ['mouseover', 'focusin'])
    document.addEventListener(
      kind,
      ({ target }) => {
        const row = target instanceof Element && !isTool(target) ? target.closest<HTMLElement>(rowSelector) : null
        if (row) showToolbar(row)
      },
      { signal },
    )
  window.addEventListener(
    'message',
    ({ origin, source, data }) => {
      if (origin !== window.location.origin || source !== form) return
      const message = messageToPreview.safeParse(data)
      if (message.success) hear(message.data)
    },
    { signal },
  )
  function hear(message: MessageToPreview): void {
    if (message.type === 'payload-document-event') writer.saved()
    else if (message.type === 'sona-open') writer.open(message)
    else if (message.type === 'sona-heard') writer.heard(message.session, message.number)
    else if (message.type === 'sona-words') writer.put(message)
    else if (message.type === 'sona-shut') writer.shut(message.session)
    else {
      showState(message, texts.hidden)
      if (!message.hint) return
      hint.lang = message.hint.language
      hint.textContent = message.hint.text
      makeReachable()
    }
  }

  /** Every text can be reached with the keyboard, and says so where it can be written in. */
  function makeReachable(): void {
    const main = document.querySelector('main')
    const marked = document.querySelectorAll<HTMLElement>('nav span[aria-current]')
    for (const element of [...(main ? findTexts(main) : []), ...marked]) {
      const found = finder.within(element)
      if (element.tabIndex < 0 && (found || element.closest('main'))) element.tabIndex = 0
      if (!hint.textContent || !found?.isWhole || !canBeWrittenIn(found.node)) continue
      if (!element.hasAttribute('aria-describedby')) element.setAttribute('aria-describedby', hint.id)
    }
  }

  const observer = new MutationObserver((mutations) => {
    const drawn = mutations.filter(({ target }) => !isOurs(target))
    if (drawn.length === 0) return
    for (const { target } of drawn) finder.read(target)
    makeReachable()
    // Its block may stand elsewhere now, or be gone.
    const row = toolbar.hidden ? undefined : rowNamed(toolbar.dataset['for'])
    if (row) showToolbar(row)
    else toolbar.hidden = true
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  finder.read(document.body)
  makeReachable()
  say({ type: 'payload-live-preview', ready: true })

  return {
    redraw: (next) => {
      finder.redraw(next)
      finder.read(document.body)
      writer.redrawn()
    },
    stop: () => {
      writer.stop()
      stopping.abort()
      observer.disconnect()
      toolbar.remove()
      hint.remove()
      delete document.documentElement.dataset['editing']
    },
  }
}

function isTool(target: Element): boolean {
  return target.closest(toolSelector) !== null
}

/** Whether a part of the page is none that was drawn: a tool, or words that somebody writes. */
function isOurs(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement
  return element !== null && element.closest(`${toolSelector}, ${writtenSelector}`) !== null
}

function caretAt({ clientX, clientY }: MouseEvent): CaretPosition | null {
  return 'caretPositionFromPoint' in document ? document.caretPositionFromPoint(clientX, clientY) : null
}
