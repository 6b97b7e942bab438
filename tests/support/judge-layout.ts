import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** What sticks out of the window, so that the whole page would have to be scrolled sideways. Regions that scroll by themselves may. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const limit = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= limit) return []
    const isHeldBack = (element: Element) => {
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflowX !== 'visible') return true
      }
      return false
    }
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > limit + 1 && !isHeldBack(element),
    )
    const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
    const sentences = innermost.map((element) => {
      const example = element.closest('[data-example]')?.getAttribute('data-example') ?? ''
      const text = (element.textContent ?? '').trim().slice(0, 40)
      return `${example}: <${element.localName} class="${element.getAttribute('class') ?? ''}"> ${text} reaches ${Math.round(element.getBoundingClientRect().right)} of ${limit} px`
    })
    return sentences.length > 0 ? sentences : [`the page is ${document.documentElement.scrollWidth} px wide`]
  })
}

/** The interface texts of a part of the messages, whatever the nesting. */
function listTexts(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages]
  return Object.values(messages ?? {}).flatMap(listTexts)
}

/**
 * The longest word of every text that editors write becomes one of 60 letters, as a legal term or another language may have.
 * Drawings and interface texts are the platform's own; figures and rates have no words.
 */
export async function lengthenWords(page: Page): Promise<void> {
  const own = listTexts(JSON.parse(readFileSync('site/messages/pt.json', 'utf8')))
  await page.evaluate(
    ({ word, own }) => {
      const platforms = 'script, style, time, [data-block=RatesTableBlock] table, [aria-hidden="true"]'
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const value = text.nodeValue ?? ''
        if (own.includes(value.trim()) || text.parentElement?.closest(platforms)) continue
        const words = value.match(/\p{L}{4,}/gu) ?? []
        const longest = words.reduce((best, each) => (each.length > best.length ? each : best), '')
        if (longest !== '') text.nodeValue = value.replace(longest, word)
      }
    },
    { word: 'responsabilizabilidade'.repeat(3).slice(0, 60), own },
  )
}

/**
 * Lets axe see the colours that the device has forced: it reads those of letters from a property that keeps the colour the
 * author wanted.
 */
export async function showForcedColours(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.body.querySelectorAll('*')) {
      if (element instanceof HTMLElement) element.style.webkitTextFillColor = getComputedStyle(element).color
    }
  })
}

/** Spaces that readers may choose for themselves: WCAG 2.2, success criterion 1.4.12. */
export const readersSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`
