import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { readProduct, testPassword } from './product'

/** Opening a form, drawing pages and publishing take moments, on a busy machine some more. */
export const patience = { timeout: 30_000 }

/**
 * A window of the CMS in which somebody has logged in, by the name before the @ of their address.
 *
 * @param options.timezoneId where the clock of this window is, if not in the country.
 */
export async function openCmsAs(browser: Browser, name: string, options: { timezoneId?: string } = {}): Promise<Page> {
  const { cms } = readProduct()
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options })
  await page.goto(`${cms}/admin/login`)
  await page.getByLabel('E-mail').fill(`${name}@bcs.example`)
  await page.getByLabel('Palavra-passe').fill(testPassword)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(`${cms}/admin`, patience)
  await expect(page.getByRole('link', { name: 'O que um endereço mostrava' })).toBeVisible(patience)
  return page
}

/** The panel beside a form with the way to the public. */
export function publishingPanel(page: Page): Locator {
  return page.getByRole('region', { name: 'Publicação' })
}

/**
 * Submits what a form shows, with a reason, once it was checked.
 *
 * @param leftOut the language in which it is not to go live, if any.
 */
export async function submitInPanel(page: Page, reason: string, leftOut?: 'Inglês'): Promise<void> {
  const panel = publishingPanel(page)
  await expect(panel.getByLabel('Motivo', { exact: true })).toBeEditable(patience)
  await expect(panel).not.toContainText('A verificar a página acabada', patience)
  if (leftOut) await panel.getByRole('checkbox', { name: leftOut }).uncheck()
  await panel.getByLabel('Motivo', { exact: true }).fill(reason)
  const warnings = panel.getByRole('group', { name: 'Porque se publica com estes avisos' }).getByRole('textbox').first()
  if ((await warnings.count()) > 0) await warnings.fill('É uma página de teste')
  await panel.getByRole('button', { name: 'Enviar para revisão' }).click()
}
