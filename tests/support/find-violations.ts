import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { z } from 'zod'
import { endTransitions } from './show-as'

/** What a page is judged by: WCAG 2.2 AA and what axe recommends beside it. */
const ownTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Of WCAG 2.2 AAA: text of 7 to 1, and of 4.5 to 1 where it is large (1.4.6). */
const strongContrast = 'color-contrast-enhanced'

/** What is brought out of the page: the name of each rule that is broken, and the HTML of each element that breaks it. */
const broken = z.array(z.object({ id: z.string(), nodes: z.array(z.string()) }))

type Judging = {
  /** The part of the page that is judged; without one, all of it but what stands in frames. */
  part?: string
  tags?: readonly string[]
  /** Only these rules, whatever their tags. */
  rules?: readonly string[]
  /** Rules that are passed over. */
  without?: readonly string[]
  /** Who reads it: visitors are promised the contrast of AAA, while the CMS has the colours of its maker. */
  reader?: 'visitor' | 'staff'
}

/**
 * Judges a page as it stands by axe. @returns a sentence for each element that breaks a rule.
 *
 * Axe is asked in the page itself, and brought into each document once: its own binding for Playwright brings it in anew for every
 * question and lists what keeps a rule too, which takes as long as the judging. Frames are pages of their own. What fades is
 * judged at its end.
 */
export async function findViolations(page: Page, judging: Judging = {}): Promise<string[]> {
  const { part, tags = ownTags, rules, without = [], reader = 'staff' } = judging
  await endTransitions(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const context = part ? { include: [[part]] } : { exclude: [['iframe']] }
  const options: axe.RunOptions = {
    iframes: false,
    resultTypes: ['violations'],
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: [...tags] },
    rules: {
      [strongContrast]: { enabled: reader === 'visitor' },
      ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
  }
  const found = await page.evaluate(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) })))`,
  )
  return broken.parse(found).flatMap(({ id, nodes }) => nodes.map((html) => `${id}: ${html.slice(0, 160)}`))
}
