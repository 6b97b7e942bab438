// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MessageToPreview, OpenedText, WordPlace } from '@/src/links/preview-messages'
import type { MarkedWords } from './mark-words'
import { startPreviewTools } from './preview-tools'
import { markText } from './word-marks'

const form = { postMessage: vi.fn() }
const refresh = vi.fn()
let tools: ReturnType<typeof startPreviewTools>

const texts = {
  toolbar: 'Tools',
  hidden: 'Hidden',
  actions: {
    ...{ add: 'Add', up: 'Up', down: 'Down', duplicate: 'Duplicate', copy: 'Copy' },
    ...{ paste: 'Paste', hide: 'Hide', delete: 'Delete', undo: 'Undo', redo: 'Redo' },
  },
}
const heading: WordPlace = { row: 'hero', path: ['title'] }
const step: WordPlace = { row: 'steps', path: ['steps', '#one', 'text'] }
const question: WordPlace = { row: 'faq', path: ['title'] }
const words: readonly MarkedWords[] = [
  { place: heading, words: 'Save' },
  { place: step, words: 'Call {phone}' },
  { place: question, words: 'Why?' },
]

beforeEach(() => {
  vi.stubGlobal('parent', form)
  document.body.innerHTML = `<main>
    <div data-row="hero"><h1 id="big">${markText('Save', 0)}</h1><img alt="${markText('Save', 0)}"></div>
    <div data-row="steps"><p>Save</p><p class="step">${markText('Call 222 000', 1)}</p></div>
    <div data-row="faq"><details><summary>${markText('Why?', 2)}</summary></details>
      <p class="both">${markText('Save', 0)} ${markText('Why?', 2)}</p></div></main>`
  tools = startPreviewTools({ texts, words, refresh })
})
afterEach(() => {
  tools.stop()
  vi.unstubAllGlobals()
  form.postMessage.mockReset()
  refresh.mockReset()
  localStorage.clear()
})

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  return element
}

/** What was said to the form, the newest last. */
const said = () => form.postMessage.mock.calls.map(([message]) => message)

function click(selector: string, options: MouseEventInit = {}): void {
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }))
}

function hear(data: MessageToPreview): void {
  const event = new MessageEvent('message', { data, origin: window.location.origin })
  Object.defineProperty(event, 'source', { value: form })
  window.dispatchEvent(event)
}

const written = () => find('[data-words] [data-field]')

function type(text: string): void {
  written().textContent = text
  written().dispatchEvent(new InputEvent('input', { bubbles: true }))
}

function press(key: string, options: KeyboardEventInit = {}): void {
  written().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }))
}

/** Lets somebody write in the text that was clicked last. */
function open(place: WordPlace, text: string, more: Partial<OpenedText> = {}): void {
  const { ask } = said().findLast(({ type }) => type === 'sona-write')
  hear({
    ...{ type: 'sona-open', ask, session: `s${ask}`, place, words: text, label: 'Title', help: 'Enter ends.' },
    ...{ language: 'en', isLine: true, isRequired: true, most: 12, kept: { key: 'kept', path: 'layout.0.title' } },
    problems: { empty: 'Required', tooLong: 'Too long' },
    ...more,
  })
}

it('takes the marks out of texts and names, and leads what is clicked to its place, not to the same words', () => {
  expect(document.body.innerHTML).not.toMatch(/[\u2060-\u2064]/)
  click('#big')
  expect(said().at(-1)).toEqual({ type: 'sona-write', ask: 1, place: heading, text: 'Save' })
  click('.step')
  expect(said().at(-1)).toEqual({ type: 'sona-write', ask: 2, place: step, text: 'Call 222 000' })
  // Words that come from nowhere that is known are looked for by the form.
  click('[data-row=steps] p')
  expect(said().at(-1)).toEqual({ type: 'sona-edit', row: 'steps', text: 'Save' })
})

it('opens the field of what cannot be written where it stands, and of everything with Alt', () => {
  click('summary')
  expect(said().at(-1)).toEqual({ type: 'sona-edit', row: 'faq', text: 'Why?', place: question })
  click('.both')
  expect(said().at(-1)).toEqual({ type: 'sona-edit', row: 'faq', text: 'Save Why?', place: heading })
  click('#big', { altKey: true })
  expect(said().at(-1)).toEqual({ type: 'sona-edit', row: 'hero', text: 'Save', place: heading })
})

it('shows what is typed where it stands, tells it to the form, and says what the text takes', () => {
  click('#big')
  open(heading, 'Save')
  expect(written().closest('h1')).not.toBeNull()
  expect(document.activeElement).toBe(written())
  expect(written().getAttribute('role')).toBe('textbox')
  expect(written().getAttribute('aria-label')).toBe('Title')
  expect(find('#big').hasAttribute('data-under-words')).toBe(true)
  type('Save more')
  expect(said().at(-1)).toEqual({ type: 'sona-typed', session: 's1', number: 1, words: 'Save more' })
  expect(find('[data-words-status]').textContent).toContain('9 / 12')
  type('Save more and more')
  expect(find('[data-words-status] [role=status]').textContent).toBe('Too long')
  type('')
  expect(find('[data-words-status] [role=status]').textContent).toBe('Required')
  // One line stays one.
  type('Save\nmore')
  expect(said().at(-1)).toMatchObject({ words: 'Save more' })
})

it('shows the words as they are written while somebody writes, names in braces too', () => {
  click('.step')
  open(step, 'Call {phone}')
  expect(written().textContent).toBe('Call {phone}')
})

it('ends with Escape or Enter, and keeps the words in sight until the page is drawn with them', () => {
  click('#big')
  open(heading, 'Save')
  type('Save m')
  type('Save more')
  hear({ type: 'payload-document-event' })
  expect(refresh).not.toHaveBeenCalled()
  press('Escape')
  expect(said().at(-1)).toEqual({ type: 'sona-left', session: 's1' })
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(find('[data-words]').textContent).toBe('Save more')
  expect(document.querySelector('[contenteditable]')).toBeNull()
  // A drawing of what was saved in between.
  find('#big').textContent = markText('Save m', 0)
  tools.redraw([{ place: heading, words: 'Save m' }])
  expect(find('[data-words]').textContent).toBe('Save more')
  find('#big').textContent = markText('Save more', 0)
  tools.redraw([{ place: heading, words: 'Save more' }])
  expect(document.querySelector('[data-words], [data-under-words]')).toBeNull()
  expect(find('#big').textContent).toBe('Save more')

  click('#big')
  open(heading, 'Save more')
  press('Enter')
  expect(document.querySelector('[data-words]')).toBeNull()
})

it('moves to where the text is drawn anew, and goes on', () => {
  click('#big')
  open(heading, 'Save')
  type('Save more')
  find('#big').outerHTML = `<h1 id="anew">${markText('Save', 0)}</h1>`
  tools.redraw(words)
  expect(find('#anew').nextElementSibling?.textContent).toBe('Save more')
  type('Save more!')
  expect(said().at(-1)).toMatchObject({ type: 'sona-typed', number: 2 })
})

it('stays with the text that was chosen where the same one is drawn twice', () => {
  find('main').insertAdjacentHTML('afterbegin', `<h2 id="first">${markText('Save', 0)}</h2>`)
  tools.redraw(words)
  click('#big')
  open(heading, 'Save')
  type('Save more')
  tools.redraw(words)
  expect(find('#big').nextElementSibling?.textContent).toBe('Save more')
  press('Escape')
  tools.redraw(words)
  expect(find('#big').nextElementSibling?.textContent).toBe('Save more')
})

it('breaks a line only with Shift, and only where the text has several', () => {
  click('.step')
  open(step, 'Call', { isLine: false })
  press('Enter', { shiftKey: true })
  expect(said().at(-1)).not.toMatchObject({ type: 'sona-left' })
  press('Enter')
  expect(said().at(-1)).toMatchObject({ type: 'sona-left' })
  click('#big')
  open(heading, 'Save')
  press('Enter', { shiftKey: true })
  expect(said().at(-1)).toMatchObject({ type: 'sona-left', session: 's2' })
})

it('asks the form to take back, and takes only what is not older than what stands there', () => {
  click('#big')
  open(heading, 'Save')
  type('Save m')
  press('z', { ctrlKey: true })
  expect(said().at(-1)).toEqual({ type: 'sona-act', row: '', action: 'undo' })
  type('Save mo')
  hear({ type: 'sona-words', place: heading, session: 's1', number: 1, words: 'Save' })
  expect(written().textContent).toBe('Save mo')
  hear({ type: 'sona-words', place: heading, session: 's1', number: 2, words: 'Save' })
  expect(written().textContent).toBe('Save')
  press('Escape')
  find('#big').dispatchEvent(new KeyboardEvent('keydown', { key: 'y', ctrlKey: true, bubbles: true, cancelable: true }))
  expect(said().at(-1)).toEqual({ type: 'sona-act', row: '', action: 'redo' })
})

it('opens only what was asked for last', () => {
  click('#big')
  click('.step')
  hear({
    ...{ type: 'sona-open', ask: 1, session: 'first', place: heading, words: 'Save', label: '', help: '' },
    ...{ language: 'en', isLine: true, isRequired: false, most: null, kept: null },
    problems: { empty: '', tooLong: '' },
  })
  expect(document.querySelector('[data-words]')).toBeNull()
  expect(said().at(-1)).toEqual({ type: 'sona-left', session: 'first' })
})

it('leaves with the browser what the form has not heard when the window closes, and nothing else', () => {
  click('#big')
  open(heading, 'Save')
  type('Save more')
  hear({ type: 'sona-heard', session: 's1', number: 1 })
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.length).toBe(0)
  type('Save more!')
  window.dispatchEvent(new Event('pagehide'))
  expect(JSON.parse(localStorage.getItem('kept') ?? '')).toMatchObject({ texts: { 'layout.0.title': 'Save more!' } })
})

it('tells who hears the page that a text can be written in, once the form says how', () => {
  hear({ type: 'sona-state', row: null, hidden: [], hint: { text: 'Enter: write here', language: 'en' } })
  const described = [...document.querySelectorAll('[aria-describedby=sona-write-hint]')].map(({ id }) => id)
  expect(described).toEqual(['big', ''])
  expect(find('#sona-write-hint').textContent).toBe('Enter: write here')
})

it('stops when the form says that somebody else has it', () => {
  click('#big')
  open(heading, 'Save')
  type('Save more')
  hear({ type: 'sona-shut', session: 's1' })
  expect(document.querySelector('[contenteditable]')).toBeNull()
  expect(find('[data-words]').textContent).toBe('Save more')
})
