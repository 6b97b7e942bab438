/*
 * Workaround
 * Package: @payloadcms/next 3.90.2
 * Upstream: docs/upstream/payload-compared-versions.md
 * Test: src/payload-fixes/name-compared-versions.test.ts
 * Goes when: axe finds nothing on two compared versions without it, and their rows are called by what they hold.
 */
import { setAttribute, setName } from './set-name'

/** Names what two versions are compared with: the choice of the other one, what opens and closes, and each row by what it holds. */
export function nameComparedVersions(root: ParentNode): void {
  const all = (selector: string) => root.querySelectorAll<HTMLElement>(selector)
  for (const input of all('.view-version__version-from input')) {
    const labels = input.closest('.view-version__version-from')?.querySelector('.view-version__version-from-labels')
    setName(input, labels?.firstChild?.textContent?.trim() ?? '')
  }
  // Its own name says in English what it does, and hides what it does it to.
  for (const button of all('.diff-collapser__toggle-button')) {
    if (button.hasAttribute('aria-label')) button.removeAttribute('aria-label')
    const isClosed = contentOf(button)?.classList.contains('diff-collapser__content--is-collapsed') ?? false
    setAttribute(button, 'aria-expanded', String(!isClosed))
  }
  for (const label of all('.iterable-diff__label')) {
    const name = nameOfRow(label)
    if (name !== '') setAttribute(label, 'data-row-name', name)
  }
}

const contentOf = (inside: Element) => inside.closest('.diff-collapser')?.querySelector('.diff-collapser__content')

/** The first text of a row: of the newer side, or of the older one where the row is gone. */
function nameOfRow(label: Element): string {
  const row = label.closest('.iterable-diff__row')
  for (const side of ['.html-diff__diff-new', '.html-diff__diff-old']) {
    for (const text of row?.querySelectorAll(`.text-diff ${side}`) ?? []) {
      const words = text.textContent?.replace(/\s+/g, ' ').trim() ?? ''
      if (words !== '') return words.length > longestName ? `${words.slice(0, longestName)}…` : words
    }
  }
  return ''
}

const longestName = 60
