import { expect, type Page } from '@playwright/test'

/** Waits until the form of a page has come to life. */
export async function bringFormToLife(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('main [data-part="ending"]').scrollIntoViewIfNeeded()
    await page.mouse.move(50, 50)
    await page.mouse.move(100, 100)
    await expect(page.locator('main [data-island][data-modules]')).toHaveCount(0, { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
}
