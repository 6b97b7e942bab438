import type { Page } from '@playwright/test'

/** What is long enough for a second line, and has one of a single word: read from the page as it stands. */
export function findLonelyWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const words: { word: string; top: number }[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? ''
        for (let from = 0; from < text.length; ) {
          const space = text.indexOf(' ', from)
          const to = space === -1 ? text.length : space
          const range = document.createRange()
          range.setStart(node, from)
          range.setEnd(node, to)
          const top = range.getBoundingClientRect().top
          if (to > from) words.push({ word: text.slice(from, to), top })
          from = to + 1
        }
      }
      const last = words.at(-1)
      const beside = words.filter(({ top }) => last && Math.abs(top - last.top) < 4)
      return last && beside.length === 1 && words.length > 2 ? [words.map(({ word }) => word).join(' ')] : []
    }),
  )
}
