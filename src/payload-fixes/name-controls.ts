/*
 * Workaround
 * Package: @payloadcms/ui 3.90.2
 * Upstream: https://github.com/payloadcms/payload/issues/18139, https://github.com/payloadcms/payload/issues/18067, docs/upstream/payload-controls-without-name.md
 * Test: src/payload-fixes/name-controls.test.ts
 * Goes when: axe finds nothing on a page's form without it.
 */

import { nameComparedVersions } from './name-compared-versions'
import { type EditorWords, nameEditors } from './name-editors'
import { nameOfField, setAttribute, setName } from './set-name'

/** What controls of the admin are called that come without a name. */
export type ControlWords = Record<
  | 'actionsOf'
  | 'choose'
  | 'chooseAll'
  | 'clear'
  | 'copyAddress'
  | 'form'
  | 'locked'
  | 'more'
  | 'move'
  | 'next'
  | 'previous'
  | 'removeFile',
  string
> & { editor: EditorWords }

/**
 * Gives names to the controls of the admin that a screen reader cannot tell apart, and takes those out of the order of focus that are
 * hidden from it. Asked again whenever something was drawn: it changes nothing that has its name.
 */
export function nameControls(root: ParentNode, words: ControlWords): void {
  nameFormControls(root, words)
  nameListControls(root, words)
  nameEditors(root, words.editor)
  nameComparedVersions(root)
  if (root.querySelector('main, [role="main"]')) return
  const content = root.querySelector<HTMLElement>('.template-default__wrap > :not(header, script, dialog)')
  if (content) setAttribute(content, 'role', 'main')
}

/** Third in their looks, and second on their screens. */
const headingsOfPayload =
  ':is(.blocks-field, .array-field, .group-field, .payload-settings, .no-results) h3:not([aria-level])'

function nameListControls(root: ParentNode, words: ControlWords): void {
  const all = (selector: string) => root.querySelectorAll<HTMLElement>(selector)
  for (const arrow of all('.clickable-arrow--left')) setName(arrow, words.previous)
  for (const arrow of all('.clickable-arrow--right')) setName(arrow, words.next)
  for (const box of all('tbody .cell-_select input')) {
    setName(box, `${words.choose} ${box.closest('tr')?.querySelector('a')?.textContent ?? ''}`)
  }
  for (const lock of all('.locked[role="button"]')) setName(lock, words.locked)
  // The name of the file stands beside its picture.
  for (const picture of all('tbody img')) setAttribute(picture, 'alt', '')
  // Inside the screen it is not the head of the whole.
  for (const header of all('header.list-header')) setAttribute(header, 'role', 'group')
  for (const box of all('#select-all')) {
    box.removeAttribute('aria-labelledby')
    box.removeAttribute('title')
    setName(box, words.chooseAll)
  }
}

function nameFormControls(root: ParentNode, words: ControlWords): void {
  const all = (selector: string) => root.querySelectorAll<HTMLElement>(selector)
  for (const button of all(':is(.doc-controls__popup, .restore-version) button.popup-button'))
    setName(button, words.more)
  for (const button of all('.array-actions__button')) setName(button, `${words.actionsOf} ${nameOfRow(button)}`)
  for (const handle of all('.collapsible__drag')) setName(handle, `${words.move} ${nameOfRow(handle)}`)
  for (const toggle of all('.collapsible__toggle')) {
    if (toggle.textContent?.trim() === '') setName(toggle, nameOfRow(toggle))
  }
  for (const indicator of all('.dropdown-indicator[aria-hidden="true"]')) setAttribute(indicator, 'tabindex', '-1')
  for (const indicator of all('.clear-indicator')) {
    indicator.removeAttribute('aria-hidden')
    setName(indicator, `${words.clear} ${nameOfField(indicator)}`.trim())
  }
  for (const input of all(':is(.rs__input, .date-time-picker__input-wrapper input)')) setName(input, nameOfField(input))
  for (const button of all('.date-time-picker__clear-button'))
    setName(button, `${words.clear} ${nameOfField(button)}`.trim())
  // Its own name has a word of two languages in it, which is written as an object.
  for (const button of all('button[aria-label*="[object Object]"]'))
    setName(button, (button.getAttribute('aria-label') ?? '').replace('[object Object]', nameOfField(button)))
  // It names the tab without the number that is seen in it.
  for (const tab of all('.doc-tab[aria-label]')) tab.removeAttribute('aria-label')
  for (const list of all('ul.doc-tabs__tabs')) setAttribute(list, 'role', 'presentation')
  for (const header of all('.doc-header')) {
    setAttribute(header, 'role', 'region')
    setName(header, words.form)
  }
  for (const button of all('.file-meta .copy-to-clipboard, .file-details .copy-to-clipboard'))
    setName(button, words.copyAddress)
  for (const button of all('button.file-details__remove')) setName(button, words.removeFile)
  // It is called by its label, and shows the name of its field to whoever points at it.
  for (const box of all('.field-type.checkbox .checkbox-input input[title]')) {
    box.removeAttribute('title')
    box.removeAttribute('aria-labelledby')
  }
  // A button that holds another one is none; what the arrows move is still reached.
  for (const value of all('.rs__multi-value[role="button"]')) setAttribute(value, 'role', 'group')
  for (const heading of all(headingsOfPayload)) {
    setAttribute(heading, 'aria-level', '2')
    setAttribute(heading, 'role', 'heading')
  }
}

/** What the row is called that a control belongs to. */
function nameOfRow(control: HTMLElement): string {
  const header = control.closest('.collapsible')?.querySelector('.studio-row, .row-label, .collapsible__header-wrap')
  return header?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}
