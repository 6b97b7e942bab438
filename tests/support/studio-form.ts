import { type Browser, expect, type Page } from '@playwright/test'
import { patience } from './cms-window'
import { readProduct, testPassword } from './product'

/** A window of the studio in English, for somebody who logs in, by the name before the @ of their address. */
export async function openStudioInEnglish(browser: Browser, name: string): Promise<Page> {
  const { cms } = readProduct()
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 1000 } })
  const page = await context.newPage()
  await page.goto(`${cms}/admin/login`)
  await page.locator('input[name=email]').fill(`${name}@bcs.example`)
  await page.locator('input[name=password]').fill(testPassword)
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(`${cms}/admin`, patience)
  return page
}

/** Saves what a form holds as a draft. */
export async function saveDraft(page: Page): Promise<void> {
  // What is said of an earlier time may still stand there, and stays while the pointer is on it.
  await page.mouse.move(0, 0)
  const said = page.getByText('successfully', { exact: false })
  await expect(said).toHaveCount(0, patience)
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(said.first()).toBeVisible(patience)
}

/** Shows the English texts of the document that is open. */
export async function showEnglishTexts(page: Page): Promise<void> {
  await page.locator('.localizer').getByText('Portuguese', { exact: true }).click()
  await page.getByRole('button', { name: /^English/ }).click()
  await page.waitForURL(/locale=en/)
  await expect(page.locator('.localizer')).toContainText('English', patience)
  await page.waitForLoadState('networkidle')
}

/** Asks for the document that is open to go live in both languages. */
export async function submitForReview(page: Page, reason: string): Promise<void> {
  const panel = page.getByRole('region', { name: 'Publishing' })
  await expect(panel.getByLabel('Reason', { exact: true })).toBeEditable(patience)
  await expect(panel).not.toContainText('Looking at the finished page', patience)
  await panel.getByLabel('Reason', { exact: true }).fill(reason)
  await panel.getByRole('button', { name: 'Submit for review' }).click()
}
