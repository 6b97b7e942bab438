import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What a page of the site is judged by: WCAG 2.2 AA and what axe recommends beside it. */
const siteTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Judging = {
  /** The part of the page that is judged; without one, all of it but what stands in frames. */
  part?: string
  tags?: readonly string[]
  /** Only these rules, whatever their tags. */
  rules?: readonly string[]
  /** Rules that are passed over. */
  without?: readonly string[]
}

/**
 * Judges a page as it stands by axe. @returns a sentence for each element that breaks a rule.
 *
 * Only violations are brought out of the page, and frames are pages of their own: axe would otherwise list every element that
 * keeps a rule, and put its result together in a further tab, which takes longer than the judging.
 */
export async function findViolations(page: Page, { part, tags, rules, without }: Judging = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (part) axe.include(part)
  else axe.exclude('iframe')
  if (rules) axe.withRules([...rules])
  else axe.withTags([...(tags ?? siteTags)])
  if (without) axe.disableRules([...without])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
