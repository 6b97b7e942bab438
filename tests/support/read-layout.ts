import type { Page } from '@playwright/test'

/** How a page is laid out in the browser, in CSS pixels from the top of the page. */
export type Layout = {
  /** How much wider the page is than the window. */
  overflow: number
  /** Words that a box with hidden overflow, or the edge of the window, cuts off. */
  clipped: readonly string[]
  /** Words that lie on other words. */
  overlapping: readonly string[]
  /** The longest stretch of the content with nothing to see in it. */
  emptiest: number
  /** Characters to read in the content. */
  characters: number
  /** The blocks in order: where their boxes stand, and where what is seen of them begins and ends. */
  blocks: readonly { type: string; surface: string; top: number; bottom: number; first: number; last: number }[]
}

/** Measures a page as it stands. Text of assistive technology and of closed menus does not count: nobody sees it. */
export function readLayout(page: Page): Promise<Layout> {
  return page.evaluate(() => {
    type Seen = { words: string; node: Node; rect: DOMRect; host: Element }

    const isSpokenOnly = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { clipPath, position } = getComputedStyle(at)
        if (position === 'absolute' && clipPath === 'inset(50%)') return true
      }
      return false
    }

    /** What a box that scrolls does not show at the moment. */
    const isScrolledAway = (element: Element, rect: DOMRect): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(at).overflowY)) continue
        const box = at.getBoundingClientRect()
        if (rect.bottom > box.bottom || rect.top < box.top) return true
      }
      return false
    }

    const seen: Seen[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const host = node.parentElement
      const words = node.textContent?.trim() ?? ''
      if (!host || words === '' || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(host.tagName)) continue
      if (!host.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isSpokenOnly(host)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        if (rect.width > 1 && rect.height > 1 && !isScrolledAway(host, rect))
          seen.push({ words: words.slice(0, 60), node, rect, host })
      }
    }

    const clipped = new Set<string>()
    for (const { words, rect, host } of seen) {
      if (rect.right > document.documentElement.clientWidth + 1 || rect.left < -1) clipped.add(words)
      for (let at: Element | null = host; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at)
        const box = at.getBoundingClientRect()
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        if (hides(overflowX) && (rect.right > box.right + 1 || rect.left < box.left - 1)) clipped.add(words)
        // A face reaches a little beyond its line.
        if (hides(overflowY) && (rect.bottom > box.bottom + 4 || rect.top < box.top - 4)) clipped.add(words)
      }
    }

    /** What sticks to the lower edge of the window lies over the page, and scrolls away at its end. */
    const isStuckBelow = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { position, bottom } = getComputedStyle(at)
        if (position === 'sticky' && bottom !== 'auto') return true
      }
      return false
    }

    const overlapping = new Set<string>()
    const resting = seen.filter(({ host }) => !isStuckBelow(host))
    const sorted = resting.toSorted((a, b) => a.rect.top - b.rect.top)
    for (const [position, one] of sorted.entries()) {
      for (const other of sorted.slice(position + 1)) {
        if (other.rect.top >= one.rect.bottom) break
        if (other.node === one.node) continue
        const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
        const height = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top
        // Lines that stand close share the height of their accents.
        const least = Math.min(one.rect.height, other.rect.height)
        if (width > 2 && height > least * 0.45) overlapping.add(`${one.words} | ${other.words}`)
      }
    }

    const offset = window.scrollY
    const main = document.querySelector('main')
    const drawn = [...(main?.querySelectorAll('svg, img, input, button, select, textarea') ?? [])]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => ({ element, rect: element.getBoundingClientRect() }))
      .filter(({ rect }) => rect.height > 4)
    const spans = (inside: Element): { first: number; last: number }[] => [
      ...seen.filter(({ host }) => inside.contains(host)).map(({ rect }) => ({ first: rect.top, last: rect.bottom })),
      ...drawn
        .filter(({ element }) => inside.contains(element))
        .map(({ rect }) => ({ first: rect.top, last: rect.bottom })),
    ]

    let emptiest = 0
    if (main) {
      let covered = main.getBoundingClientRect().top
      for (const { first, last } of spans(main).toSorted((a, b) => a.first - b.first)) {
        emptiest = Math.max(emptiest, first - covered)
        covered = Math.max(covered, last)
      }
    }

    const ownBlocks = [...document.querySelectorAll<HTMLElement>('[data-block]')]
    /** A list of contents that stands above the blocks and not beside them is one more step on the way down. */
    const isAbove = (list: Element) => {
      const { top, bottom } = list.getBoundingClientRect()
      return !ownBlocks.some(
        (block) => block.getBoundingClientRect().top < bottom && block.getBoundingClientRect().bottom > top,
      )
    }
    const steps = [...document.querySelectorAll<HTMLElement>('[data-block], [data-part="page-contents"]')].filter(
      (step) => ownBlocks.includes(step) || isAbove(step),
    )
    const blocks = steps.map((block) => {
      const box = block.getBoundingClientRect()
      // What is drawn for decoration may run out of its block, words never do.
      const words = seen.filter(({ host }) => block.contains(host)).map(({ rect }) => rect)
      return {
        type: block.dataset['block'] ?? 'contents',
        surface: block.dataset['surface'] ?? '',
        top: box.top + offset,
        bottom: box.bottom + offset,
        first: Math.min(...words.map(({ top }) => top)) + offset,
        last: Math.max(...words.map(({ bottom }) => bottom)) + offset,
      }
    })

    return {
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      clipped: [...clipped],
      overlapping: [...overlapping],
      emptiest: Math.round(emptiest),
      characters: seen.reduce((sum, { host, words }) => sum + (main?.contains(host) ? words.length : 0), 0),
      blocks,
    }
  })
}
