import { expect, type Page } from '@playwright/test'
import { blockFolders } from '@/blocks/block-folders'
import { toFrameHref } from '@/src/links/gallery-hrefs'
import { findViolations } from '../support/find-violations'
import { openForPicture, test } from '../support/gallery'
import { findOverflow, lengthenWords, readersSpacing, showForcedColours } from '../support/judge-layout'
import { readLayout } from '../support/read-layout'

/**
 * What must hold for every example of every block and needs a browser that lays pages out. Structure is judged by the sweep in
 * blocks/blocks.test.tsx, one example at a time.
 */

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Examples stand below each other, so that names which are unique on a page of the site come twice. */
const rulesOfWholePages = ['duplicate-id-aria']

/** What sticks out of the window, is cut off, or lies on other words. */
async function findFaultsOfText(page: Page): Promise<string[]> {
  const { clipped, overlapping } = await readLayout(page)
  return [...(await findOverflow(page)), ...clipped.map((words) => `cut off: ${words}`), ...overlapping]
}

for (const folder of blockFolders(process.cwd())) {
  test(`blocks/${folder} can be read by everybody`, async ({ page }) => {
    const found: Record<string, readonly string[]> = {}
    await openForPicture(page, toFrameHref({ language: 'pt', folder }))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.emulateMedia({ colorScheme })
      found[`axe, ${colorScheme}`] = await findViolations(page, { tags, without: rulesOfWholePages })
    }
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
    await showForcedColours(page)
    found['colours of the device'] = await findViolations(page, { rules: ['color-contrast'] })
    await page.emulateMedia({ forcedColors: 'none' })

    await page.setViewportSize({ width: 320, height: 800 })
    found['320 px'] = await findFaultsOfText(page)
    const spacing = await page.addStyleTag({ content: readersSpacing })
    found['320 px, wide spacing'] = await findFaultsOfText(page)
    await spacing.evaluate((element) => element.parentNode?.removeChild(element))
    await lengthenWords(page)
    found['320 px, long words'] = await findFaultsOfText(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    found['1280 px, long words'] = await findFaultsOfText(page)

    expect(Object.entries(found).filter(([, sentences]) => sentences.length > 0)).toEqual([])
  })
}
