import type { Page } from '@playwright/test'
import type { JudgeText } from './staff-words'

/** What is not said by the studio but shown by it: documents that are read or typed, and what is set as code for those who ask for it. */
const shown = 'textarea, code, pre, script, style, noscript, iframe, [contenteditable], [data-lexical-editor], [hidden]'

/**
 * Every text of a screen that nobody should meet there: what is seen, and what screen readers say of controls and pictures.
 *
 * @param judge what is held against a text, in the language of the studio
 * @returns a line for each, with what it is and where
 */
export async function findRawTexts(page: Page, judge: JudgeText): Promise<string[]> {
  const texts = await page.evaluate((passedOver) => {
    const found: [string, string][] = []
    const place = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest(passedOver) || !element.checkVisibility()) continue
      // A text in the other language that says so is meant.
      if (element.closest('[lang]:not(html)')) continue
      for (const said of ['aria-label', 'title', 'placeholder', 'alt'])
        if (element.hasAttribute(said)) found.push([element.getAttribute(said) ?? '', `${place(element)} @${said}`])
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) found.push([node.textContent, place(element)])
    }
    return found
  }, shown)
  return [
    ...new Set(
      texts.flatMap(([text, place]) => {
        const fault = judge(text)
        return fault ? [`${fault}: “${text.trim().slice(0, 80)}” (${place.slice(0, 80)})`] : []
      }),
    ),
  ]
}
