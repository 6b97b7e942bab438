import { expect, type Page, test } from '@playwright/test'
import { lookPages } from '../support/look-pages'
import { readProduct } from '../support/product'

const account = '/particulares/contas/conta-flex'

/** How far the parts of each block below the top are moved from their places, in CSS pixels, and whether they can be seen. */
function readPlaces(page: Page): Promise<{ moved: number; opacity: string }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-block]:not([data-frame="hero"])')].flatMap((block) => {
      const part = block.firstElementChild ?? block
      // Paper has no use for some blocks.
      if (!part.checkVisibility()) return []
      const { translate, opacity } = getComputedStyle(part)
      return { moved: Number.parseFloat(translate.split(' ')[1] ?? '0'), opacity }
    }),
  )
}

/** Scrolls until so much of the first block below the top is in sight. */
async function showOf(page: Page, position: number, pixels: number): Promise<void> {
  await page.evaluate(
    ([index = 0, wanted = 0]) => {
      const block = document.querySelectorAll('[data-block]:not([data-frame="hero"])')[index]
      const top = (block?.getBoundingClientRect().top ?? 0) + window.scrollY
      window.scrollTo({ top: top - window.innerHeight + wanted, behavior: 'instant' })
    },
    [position, pixels],
  )
}

test('a block rises into its place once, when it has come 120 px into sight', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 700 }, reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await page.goto(`${readProduct().site}${account}`)
  const waiting = await readPlaces(page)
  expect(waiting.length).toBeGreaterThan(4)
  for (const { moved, opacity } of waiting) {
    expect(moved).toBeGreaterThan(0)
    expect(opacity).toBe('1')
  }
  await showOf(page, 1, 110)
  await page.waitForTimeout(600)
  expect((await readPlaces(page))[1]?.moved, '110 px are not enough').toBeGreaterThan(0)
  await showOf(page, 1, 130)
  await expect.poll(async () => (await readPlaces(page))[1]?.moved).toBe(0)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(600)
  expect((await readPlaces(page))[1]?.moved, 'it does so once').toBe(0)
  await context.close()
})

test('nothing waits for anything where motion is unwanted, and on paper', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 700 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${readProduct().site}${account}`)
  for (const { moved } of await readPlaces(page)) expect(moved).toBe(0)
  await context.close()
  const onPaper = await browser.newPage({ reducedMotion: 'no-preference' })
  await onPaper.goto(`${readProduct().site}${account}`)
  await onPaper.emulateMedia({ media: 'print' })
  for (const { moved } of await readPlaces(onPaper)) expect(moved).toBe(0)
  await onPaper.close()
})

for (const width of [360, 1440]) {
  test(`nothing jumps while a page loads and is read at ${width} px`, async ({ browser }) => {
    test.setTimeout(180_000)
    for (const { pt } of lookPages) {
      // A context each: whoever comes for the first time has no file yet.
      const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'no-preference' })
      const page = await context.newPage()
      await page.goto(`${readProduct().site}${pt}`)
      const shifted = await page.evaluate(async () => {
        const moved: string[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved.push(JSON.stringify(entry))
        }).observe({ type: 'layout-shift', buffered: true })
        for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
          window.scrollTo({ top, behavior: 'instant' })
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
        await new Promise((resolve) => setTimeout(resolve, 100))
        return moved
      })
      expect(shifted, pt).toEqual([])
      await context.close()
    }
  })
}
