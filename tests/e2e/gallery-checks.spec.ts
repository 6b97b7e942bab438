import { expect, type Page } from '@playwright/test'
import { blockFolders } from '@/blocks/block-folders'
import { toFrameHref } from '@/src/links/gallery-hrefs'
import { listDrawnFrom } from '../support/drawn-from'
import { findViolations } from '../support/find-violations'
import { openForPicture, test } from '../support/gallery'
import { hashFiles } from '../support/hash-files'
import { findOverflow, lengthenWords, readersSpacing, showForcedColours } from '../support/judge-layout'
import { isProved, keepProof } from '../support/proofs'
import { readLayout } from '../support/read-layout'
import { showAs } from '../support/show-as'

/**
 * What must hold for every example of every block and needs a browser that lays pages out. Structure is judged by the sweep in
 * blocks/blocks.test.tsx, one example at a time.
 *
 * A block is judged when something has changed of what it is drawn from or of the judgement; tests/proofs holds what was right.
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
  test(`blocks/${folder} can be read by everybody`, async ({ browser }) => {
    const proof = `gallery-checks/${folder}`
    const hash = hashFiles(await listDrawnFrom({ folder, judge: 'tests/e2e/gallery-checks.spec.ts' }))
    if (isProved(proof, hash)) return
    const page = await browser.newPage()
    const found: Record<string, readonly string[]> = {}
    await openForPicture(page, toFrameHref({ language: 'pt', folder }))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await showAs(page, { colorScheme })
      found[`axe, ${colorScheme}`] = await findViolations(page, {
        tags,
        without: rulesOfWholePages,
        reader: 'visitor',
      })
    }
    await showAs(page, { colorScheme: 'light', forcedColors: 'active' })
    await showForcedColours(page)
    found['colours of the device'] = await findViolations(page, { rules: ['color-contrast'] })
    await showAs(page, { forcedColors: 'none' })

    await page.setViewportSize({ width: 320, height: 800 })
    found['320 px'] = await findFaultsOfText(page)
    const spacing = await page.addStyleTag({ content: readersSpacing })
    found['320 px, wide spacing'] = await findFaultsOfText(page)
    await spacing.evaluate((element) => element.parentNode?.removeChild(element))
    await lengthenWords(page)
    found['320 px, long words'] = await findFaultsOfText(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    found['1280 px, long words'] = await findFaultsOfText(page)

    await page.close()
    expect(Object.entries(found).filter(([, sentences]) => sentences.length > 0)).toEqual([])
    await keepProof(proof, hash)
  })
}
