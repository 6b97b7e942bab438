import { type Browser, expect, type Page } from '@playwright/test'
import { patience } from './cms-window'
import { readProduct, testPassword } from './product'

/** Opens a request that waits, from the start screen, in the review room. */
export async function openRequest(page: Page, title: string): Promise<void> {
  await page.goto(`${readProduct().cms}/admin`)
  const waiting = page.getByRole('region', { name: 'À sua espera' })
  await waiting.getByRole('link', { name: title, exact: true }).first().click(patience)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(patience)
}

/** Goes from change to change until all were on the screen, and waits for the end of the check. */
export async function lookThrough(page: Page): Promise<void> {
  const check = page.getByRole('region', { name: 'Verificação' })
  await expect(check).not.toContainText('A verificação ainda corre', patience)
  const next = check.getByRole('button', { name: 'Seguinte por ver' })
  await expect(async () => {
    if ((await next.count()) > 0) await next.click({ timeout: 1_000 })
    await expect(check).toContainText('Viu tudo o que muda', { timeout: 1_000 })
  }).toPass(patience)
}

/** Approves what is open in the review room, after looking through it, with a note. */
export async function approveInRoom(page: Page, note: string): Promise<void> {
  await lookThrough(page)
  const check = page.getByRole('region', { name: 'Verificação' })
  await check.getByLabel('Nota para quem pediu').fill(note)
  await check.getByRole('button', { name: 'Aprovar', exact: true }).click()
  await expect(page.getByText(/: aprovado/).first()).toBeVisible(patience)
}

/** Approves a form that was proposed, by clicks of somebody who reads English: from its editor through the review room. */
export async function approveFormInRoom(browser: Browser, id: number): Promise<void> {
  const { cms } = readProduct()
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 1000 } })
  const page = await context.newPage()
  await page.goto(`${cms}/admin/login`)
  await page.locator('input[name=email]').fill('approver@bcs.example')
  await page.locator('input[name=password]').fill(testPassword)
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(`${cms}/admin`)
  await page.goto(`${cms}/admin/collections/forms/${id}`)
  await page.getByRole('button', { name: 'Review and publication' }).click(patience)
  await page.getByRole('link', { name: 'See what changes and decide' }).click(patience)
  const approve = page.getByRole('button', { name: 'Approve and publish' })
  const next = page.getByRole('region', { name: 'Check', exact: true }).getByRole('button', { name: 'Next not seen' })
  // A form of twenty entries has as many changes to see, one after the other. With the last one the button goes, maybe under the pointer.
  await expect(async () => {
    if ((await next.count()) > 0) await next.click({ timeout: 1_000 })
    await expect(approve).toBeEnabled({ timeout: 200 })
  }).toPass({ intervals: [50], timeout: 200_000 })
  await approve.click()
  const room = page.getByRole('main')
  await expect(room.getByText('Nothing is proposed', { exact: false }).first()).toBeVisible(patience)
  await context.close()
}
