import { expect, type Page } from '@playwright/test'
import { patience } from './cms-window'
import { readProduct } from './product'

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
    if ((await next.count()) > 0) await next.click()
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
