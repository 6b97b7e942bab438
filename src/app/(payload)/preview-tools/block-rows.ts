/** A block of the page, which says which row of the document it is. */
export const rowSelector = '[data-row]'

/** The block of this id on the page. */
export function rowNamed(name: string | undefined): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(rowSelector)].find((row) => row.dataset['row'] === name)
}

type BlockRows = { row: string | null; hidden: readonly string[] }

/** Outlines the block whose fields are being filled in, and marks those that visitors do not see. @param note says so on them. */
export function showState({ row: active, hidden }: BlockRows, note: string): void {
  for (const row of document.querySelectorAll<HTMLElement>(rowSelector)) {
    const name = row.dataset['row'] ?? ''
    row.toggleAttribute('data-active', name === active)
    if (hidden.includes(name)) row.dataset['hiddenBlock'] = note
    else delete row.dataset['hiddenBlock']
  }
  rowNamed(active ?? undefined)?.scrollIntoView({ block: 'nearest' })
}
