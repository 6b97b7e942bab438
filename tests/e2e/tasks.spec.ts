import { expect, type Locator, type Page, test } from '@playwright/test'
import { readProduct } from '../support/product'

/** What people come for, on a small phone without script, from the home page: how often they tap, and that what they came for is in sight then. */
test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false, hasTouch: true, isMobile: true })

/** Counts what a finger does: nothing may be tapped that stands further down than so many screens. */
function countTaps(page: Page, mostScreens: number): { tap: (what: Locator) => Promise<void>; count: () => number } {
  let taps = 0
  return {
    tap: async (what) => {
      const screens = await what.evaluate((element) => element.getBoundingClientRect().bottom / window.innerHeight)
      expect(screens, 'screens down to what is tapped').toBeLessThanOrEqual(mostScreens)
      await what.tap()
      taps += 1
      await page.waitForLoadState()
    },
    count: () => taps,
  }
}

test('the instalment for 3 000 000 Kz in 24 months takes two taps in the first screen', async ({ page }) => {
  await page.goto(readProduct().site)
  const { tap, count } = countTaps(page, 1)
  const amount = page.locator('input[name="amount"]')
  await tap(amount)
  await amount.fill('3000000')
  await expect(page.locator('[data-part="actions"] button')).toBeInViewport({ ratio: 1 })
  await tap(page.locator('[data-part="actions"] button'))
  expect(count()).toBeLessThanOrEqual(2)
  // The line at the thumb says it as well, and leaves where the result itself is in sight.
  const instalment = page.locator('[data-part="result"] [data-main="true"] dd').first()
  await expect(instalment).toHaveText(/^158\s613,\d\d\sKz$/)
  await expect(instalment).toBeInViewport({ ratio: 1 })
})

test('the nearest open branch takes three taps', async ({ page }) => {
  await page.goto(readProduct().site)
  const { tap, count } = countTaps(page, 2)
  await tap(page.getByRole('main').getByRole('link', { name: 'Encontrar um balcão' }).first())
  const place = page.getByRole('main').getByRole('searchbox').first()
  await tap(place)
  await place.fill('Lobito')
  await page.keyboard.press('Enter')
  await page.waitForURL(/place=Lobito/)
  expect(count()).toBeLessThanOrEqual(3)
  // At any hour: where the branch is closed, the nearest place that is open stands above the list.
  const open = page.locator('main [data-open="true"]').first()
  await expect(open).toHaveText(/^Aberto (?:a qualquer hora|até às \d)/)
  await expect(open).toBeInViewport({ ratio: 1 })
})
