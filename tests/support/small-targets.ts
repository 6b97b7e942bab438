import type { Page } from '@playwright/test'

/**
 * What can be pressed on a page and is smaller than 44 by 44 CSS pixels (WCAG 2.2, 2.5.5), with its size. What a popover holds is
 * looked at too: each is opened for that, and put away again.
 *
 * A link among words is as high as its line. A choice is pressed anywhere on its words, and the link of a card on the whole card.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressed = 'a[href], button, summary, input:not([type="hidden"]), select, textarea'

    /** Whether words of the same sentence stand beside it. */
    const isAmongWords = (element: Element): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false
      let line = element.parentElement
      while (line && getComputedStyle(line).display === 'inline') line = line.parentElement
      const own = (element.textContent ?? '').trim().length
      return (line?.textContent ?? '').trim().length > own
    }

    /** How large a pseudo-element is that stretches an element's area over the box that it is placed in. */
    const stretchOf = (element: Element): { width: number; height: number } | null => {
      const { content, position, top, right, bottom, left } = getComputedStyle(element, '::after')
      if (content === 'none' || position !== 'absolute') return null
      let holder: Element | null = element
      while (holder && getComputedStyle(holder).position === 'static') holder = holder.parentElement
      if (!holder) return null
      const [above = 0, after = 0, below = 0, before = 0] = [top, right, bottom, left].map(Number.parseFloat)
      return { width: holder.clientWidth - before - after, height: holder.clientHeight - above - below }
    }

    const areaOf = (element: Element): { width: number; height: number } => {
      const isChoice = element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type)
      const own = (isChoice ? (element.labels?.[0] ?? element) : element).getBoundingClientRect()
      const stretch = stretchOf(element)
      if (!stretch) return own
      return { width: Math.max(own.width, stretch.width), height: Math.max(own.height, stretch.height) }
    }

    const smallIn = (part: ParentNode): string[] =>
      [...part.querySelectorAll(pressed)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // The trap of a form for programs that fill in everything: no person meets it.
        .filter((element) => !element.matches('[aria-hidden="true"] input[name="_note"]'))
        .filter((element) => !isAmongWords(element))
        .map((element) => ({ element, box: areaOf(element) }))
        .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
        .map(({ element, box }) => `${element.textContent?.trim().slice(0, 40)}: ${box.width} by ${box.height}`)

    const small = new Set(smallIn(document))
    const closed = [...document.querySelectorAll('[popover]')].filter((each) => !each.matches(':popover-open'))
    for (const popover of closed) {
      if (!(popover instanceof HTMLElement)) continue
      // One that stands in another opens only within it.
      const holders: HTMLElement[] = []
      for (let at: Element | null = popover; at; at = at.parentElement) {
        if (at instanceof HTMLElement && closed.includes(at)) holders.unshift(at)
      }
      for (const holder of holders) if (!holder.matches(':popover-open')) holder.showPopover()
      for (const sentence of smallIn(popover)) small.add(sentence)
      for (const holder of holders.toReversed()) if (holder.matches(':popover-open')) holder.hidePopover()
    }
    return [...small]
  })
}
