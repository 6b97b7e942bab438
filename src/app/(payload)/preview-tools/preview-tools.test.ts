// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { textAt } from './find-texts'
import { startPreviewTools } from './preview-tools'

const form = { postMessage: vi.fn() }
const refresh = vi.fn()
let stop: () => void = () => undefined

const actions = {
  add: 'Add',
  up: 'Up',
  down: 'Down',
  duplicate: 'Duplicate',
  copy: 'Copy',
  paste: 'Paste',
  hide: 'Hide',
  delete: 'Delete',
  undo: 'Undo',
  redo: 'Redo',
}

beforeEach(() => {
  vi.stubGlobal('parent', form)
  Element.prototype.scrollIntoView = vi.fn()
  document.body.innerHTML = `<header><a href="/elsewhere">Menu</a></header><main>
    <div data-row="hero"><h1>Accounts</h1></div>
    <div data-row="steps" tabindex="-1"><ol><li><p>Walk <b>in</b></p><a href="/go">Go</a></li></ol>
      <details><summary>Question</summary><p>Answer</p></details></div>
    <p id="own">Outside</p></main>`
  stop = startPreviewTools({ texts: { toolbar: 'Tools', hidden: 'Hidden', actions }, words: [], refresh }).stop
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  form.postMessage.mockReset()
  refresh.mockReset()
})

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  return element
}

/** What was said to the form last, and to which origin. */
const said = () => form.postMessage.mock.calls.at(-1)

function click(selector: string, options: MouseEventInit = {}): boolean {
  return find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }))
}

function hear(data: unknown, from: { origin?: string; source?: unknown } = {}): void {
  const event = new MessageEvent('message', { data, origin: from.origin ?? window.location.origin })
  Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : form })
  window.dispatchEvent(event)
}

it('says that it is ready, to its own origin only', () => {
  expect(said()).toEqual([{ type: 'payload-live-preview', ready: true }, window.location.origin])
})

it('one click on words asks the form for them, at any depth, and follows no link', () => {
  expect(click('li p')).toBe(false)
  expect(said()?.[0]).toEqual({ type: 'sona-edit', row: 'steps', text: 'Walk in' })
  expect(click('li a')).toBe(false)
  expect(said()?.[0]).toEqual({ type: 'sona-edit', row: 'steps', text: 'Go' })
  click('#own')
  expect(said()?.[0]).toEqual({ type: 'sona-edit', row: null, text: 'Outside' })
})

it('what opens by a click still opens, and a click with Ctrl does what it does for visitors', () => {
  expect(click('summary')).toBe(true)
  expect(said()?.[0]).toMatchObject({ text: 'Question' })
  form.postMessage.mockReset()
  expect(click('li a', { ctrlKey: true })).toBe(true)
  expect(click('header a')).toBe(false)
  expect(form.postMessage).not.toHaveBeenCalled()
})

it('every text is reached with the keyboard and opened with Enter', () => {
  const texts = [...document.querySelectorAll<HTMLElement>('h1, li p, b, summary, details p, #own')]
  for (const text of texts) expect(text.tabIndex, text.outerHTML).toBe(0)
  find('details p').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  expect(said()?.[0]).toEqual({ type: 'sona-edit', row: 'steps', text: 'Answer' })
})

it('the tools act on the block that the pointer or the keyboard is in', () => {
  expect(find('[role=toolbar]').hidden).toBe(true)
  find('li p').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(find('[role=toolbar]').hidden).toBe(false)
  for (const button of document.querySelectorAll('[role=toolbar] button'))
    if (button.textContent === 'Duplicate') button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(said()?.[0]).toEqual({ type: 'sona-act', row: 'steps', action: 'duplicate' })
})

it('outlines the block that is being filled in, marks hidden ones, and is drawn anew after a save', () => {
  hear({ type: 'sona-state', row: 'hero', hidden: ['steps'] })
  expect(find('[data-row=hero]').hasAttribute('data-active')).toBe(true)
  expect(find('[data-row=steps]').dataset['hiddenBlock']).toBe('Hidden')
  hear({ type: 'sona-state', row: null, hidden: [] })
  expect(document.querySelector('[data-active], [data-hidden-block]')).toBeNull()
  hear({ type: 'payload-document-event' })
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('listens to nobody but the form beside it', () => {
  hear({ type: 'payload-document-event' }, { origin: 'https://evil.example' })
  hear({ type: 'payload-document-event' }, { source: window })
  hear({ type: 'sona-state', row: 1 })
  expect(refresh).not.toHaveBeenCalled()
})

it('leaves nothing behind when it ends', () => {
  stop()
  expect(document.querySelector('[role=toolbar]')).toBeNull()
  form.postMessage.mockReset()
  expect(click('li p')).toBe(true)
  expect(form.postMessage).not.toHaveBeenCalled()
})

it('takes the words of what holds none itself from the first below it', () => {
  expect(textAt(find('ol'))).toBe('Walk in')
})
