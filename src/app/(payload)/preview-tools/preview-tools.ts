import { type BlockAction, blockActions, type MessageToForm, messageToPreview } from '@/src/links/preview-messages'
import { findTexts, textAt } from './find-texts'

export type PreviewTexts = { toolbar: string; hidden: string; actions: Record<BlockAction, string> }

type ToolsOptions = {
  texts: PreviewTexts
  /** Draws the page anew as it is stored now. */
  refresh: () => void
}

const rowSelector = '[data-row]'

/**
 * Ties the preview of a document to the form beside it: what is clicked, or chosen with Enter, is opened there; what is being
 * filled in there is outlined here. Only for a preview that stands inside the form's window.
 *
 * @returns what undoes it.
 */
export function startPreviewTools({ texts, refresh }: ToolsOptions): () => void {
  const form = window.parent
  const say = (message: MessageToForm | { type: 'payload-live-preview'; ready: true }) =>
    form.postMessage(message, window.location.origin)
  const stopping = new AbortController()
  const { signal } = stopping
  const toolbar = makeToolbar(texts, (action) => {
    const row = toolbar.dataset['for']
    if (row !== undefined) say({ type: 'sona-act', row, action })
  })
  document.body.append(toolbar)
  document.documentElement.dataset['editing'] = ''

  function showToolbar(row: HTMLElement): void {
    const name = row.dataset['row']
    if (name === undefined) return
    toolbar.dataset['for'] = name
    toolbar.hidden = false
    toolbar.style.top = `${Math.max(0, row.getBoundingClientRect().top + window.scrollY)}px`
  }

  function edit(target: Element): void {
    say({ type: 'sona-edit', row: rowOf(target)?.dataset['row'] ?? null, text: textAt(target) })
  }

  document.addEventListener(
    'click',
    (event) => {
      const { target } = event
      if (!(target instanceof Element) || isTool(target) || event.ctrlKey || event.metaKey) return
      // The first line of something that opens has to open it, or what is inside could not be chosen.
      if (!target.closest('summary')) event.preventDefault()
      event.stopPropagation()
      if (target.closest('main')) edit(target)
    },
    { capture: true, signal },
  )
  document.addEventListener(
    'keydown',
    (event) => {
      const { target, key } = event
      if (!(target instanceof Element)) return
      if (key === 'F10' && event.altKey && !toolbar.hidden) toolbar.querySelector('button')?.focus()
      else if (key === 'Escape' && isTool(target)) rowNamed(toolbar.dataset['for'])?.focus()
      else if (key === 'Enter' && !isTool(target) && target.closest('main')) edit(target)
      else return
      event.preventDefault()
    },
    { capture: true, signal },
  )
  for (const kind of ['mouseover', 'focusin'])
    document.addEventListener(
      kind,
      ({ target }) => {
        const row = target instanceof Element && !isTool(target) ? rowOf(target) : null
        if (row) showToolbar(row)
      },
      { signal },
    )
  window.addEventListener(
    'message',
    ({ origin, source, data }) => {
      if (origin !== window.location.origin || source !== form) return
      const message = messageToPreview.safeParse(data)
      if (!message.success) return
      if (message.data.type === 'payload-document-event') refresh()
      else showState(message.data.row, new Set(message.data.hidden), texts)
    },
    { signal },
  )
  const observer = new MutationObserver(() => {
    makeReachable()
    // Its block may stand elsewhere now, or be gone.
    const row = toolbar.hidden ? undefined : rowNamed(toolbar.dataset['for'])
    if (row) showToolbar(row)
    else toolbar.hidden = true
  })
  const main = document.querySelector('main')
  if (main) observer.observe(main, { childList: true, subtree: true })
  makeReachable()
  say({ type: 'payload-live-preview', ready: true })

  return () => {
    stopping.abort()
    observer.disconnect()
    toolbar.remove()
    delete document.documentElement.dataset['editing']
  }
}

function isTool(target: Element): boolean {
  return target.closest('[data-preview-tools]') !== null
}

function rowOf(target: Element): HTMLElement | null {
  return target.closest<HTMLElement>(rowSelector)
}

function rowNamed(name: string | undefined): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(rowSelector)].find((row) => row.dataset['row'] === name)
}

/** Every text can be reached with the keyboard. */
function makeReachable(): void {
  const main = document.querySelector('main')
  for (const element of main ? findTexts(main) : []) if (element.tabIndex < 0) element.tabIndex = 0
}

function showState(active: string | null, hidden: ReadonlySet<string>, texts: PreviewTexts): void {
  for (const row of document.querySelectorAll<HTMLElement>(rowSelector)) {
    const name = row.dataset['row'] ?? ''
    row.toggleAttribute('data-active', name === active)
    if (hidden.has(name)) row.dataset['hiddenBlock'] = texts.hidden
    else delete row.dataset['hiddenBlock']
  }
  rowNamed(active ?? undefined)?.scrollIntoView({ block: 'nearest' })
}

function makeToolbar(texts: PreviewTexts, act: (action: BlockAction) => void): HTMLElement {
  const toolbar = document.createElement('div')
  toolbar.dataset['previewTools'] = ''
  toolbar.hidden = true
  toolbar.setAttribute('role', 'toolbar')
  toolbar.setAttribute('aria-label', texts.toolbar)
  for (const action of blockActions) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = texts.actions[action]
    button.addEventListener('click', () => act(action))
    toolbar.append(button)
  }
  return toolbar
}
