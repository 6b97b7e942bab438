import { type Browser, expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { findUnstyledControls } from '../support/find-unstyled-controls'
import { findViolations } from '../support/find-violations'
import { readProduct, testPassword } from '../support/product'

test.setTimeout(240_000)

/** Opening a form takes moments, on a busy machine some more. */
const patience = { timeout: 30_000 }

type Look = { locale: 'en-GB' | 'pt-PT'; colorScheme: 'dark' | 'light'; width: 390 | 1440 }

const looks: readonly Look[] = [
  { locale: 'pt-PT', colorScheme: 'light', width: 1440 },
  { locale: 'en-GB', colorScheme: 'dark', width: 1440 },
  { locale: 'pt-PT', colorScheme: 'dark', width: 390 },
]

/** The screens that everybody who works here meets. */
const screens = [
  '/admin',
  '/admin/collections/pages?limit=10',
  '/admin/collections/pages/1',
  '/admin/globals/private-navigation',
  '/admin/collections/exchange-rates',
  '/admin/review',
  '/admin/rates',
  '/admin/library',
  '/admin/library?kind=documents',
]

/** What nobody wrote for people: words of programs, and rows that are called by their number. */
const raw = /\bundefined\b|\[object |\bnull\b|\bNaN\b|Elemento \d|\bItem \d\d|\bPayload\b|[\da-f]{24}/

/** What screen readers say of controls besides what is seen. */
const namesIn = (page: Page) =>
  page
    .locator('[aria-label]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('aria-label') ?? '').join(' | '))

async function openStudio(browser: Browser, look: Look, role = 'approver'): Promise<Page> {
  const { locale, width } = look
  const context = await browser.newContext({ ...look, viewport: { width, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${readProduct().cms}/admin/login`)
  expect(await findViolations(page), 'log-in').toEqual([])
  await page.locator('input[name=email]').fill(`${role}@bcs.example`)
  await page.locator('input[name=password]').fill(testPassword)
  await page.locator('button[type=submit]').click()
  await expect(page.getByRole('heading', { level: 1, name: locale === 'pt-PT' ? 'Hoje' : 'Today' })).toBeVisible(
    patience,
  )
  return page
}

for (const look of looks) {
  test(`the studio can be read and used by everybody: ${look.locale}, ${look.colorScheme}, ${look.width} px`, async ({
    browser,
  }) => {
    const page = await openStudio(browser, look)
    for (const screen of screens) await expectCalmScreen(page, screen, look)
    await page.context().close()
  })

  test(`compliance finds a person: ${look.locale}, ${look.colorScheme}, ${look.width} px`, async ({ browser }) => {
    const page = await openStudio(browser, look, 'compliance')
    await expectCalmScreen(page, '/admin/rights', look)
    await page.locator('input[name=identifier]').fill('923 000 111')
    await page.keyboard.press('Tab')
    await page.keyboard.type('A letter of the person')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const nothing = look.locale === 'pt-PT' ? 'Não foi encontrado nada.' : 'Nothing was found.'
    await expect(page.getByText(nothing)).toBeVisible(patience)
    expect(page.url()).toBe(`${readProduct().cms}/admin/rights`)
    expect(await findViolations(page)).toEqual([])
    await page.context().close()
  })
}

/** Whether a screen shows what it should in its scheme, breaks no rule, and stays within its width. */
async function expectCalmScreen(page: Page, screen: string, look: Look): Promise<void> {
  await page.goto(`${readProduct().cms}${screen}`)
  await expect(page.locator('h1').first()).toBeVisible(patience)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).toHaveAttribute('data-theme', look.colorScheme)
  await expect.poll(() => findViolations(page), { message: screen, timeout: 15_000 }).toEqual([])
  expect(await findUnstyledControls(page), screen).toEqual([])
  expect((await page.locator('body').allInnerTexts()).join(' '), screen).not.toMatch(raw)
  expect(await namesIn(page), screen).not.toMatch(raw)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, screen).toBeLessThanOrEqual(0)
}

test('products of a simulator are called by their names, and a day in the sidebar has its year', async ({
  browser,
}) => {
  const page = await openStudio(browser, { locale: 'pt-PT', colorScheme: 'light', width: 1440 })
  const { cms } = readProduct()
  const answer = await page.request.get(`${cms}/api/simulators?where[calculation][equals]=termDeposit&depth=0&limit=1`)
  const { docs } = z.object({ docs: z.tuple([z.object({ id: z.number() })]) }).parse(await answer.json())
  await page.goto(`${cms}/admin/collections/simulators/${docs[0].id}?locale=pt`)
  const names = page.locator('#field-products .studio-row__name')
  await expect(names.first()).toBeVisible(patience)
  const said = await names.allInnerTexts()
  expect(said.length).toBeGreaterThan(1)
  expect(new Set(said).size).toBe(said.length)
  await expect(page.locator('#field-validUntil input')).toHaveValue(/^\d\d\/\d\d\/\d{4}$/)
  await page.context().close()
})

test('Ctrl K finds pages, sentences in them and what can be done, and Enter goes there', async ({ browser }) => {
  const page = await openStudio(browser, { locale: 'pt-PT', colorScheme: 'light', width: 1440 })
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Procurar em tudo' })
  const field = search.getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(search.getByRole('option').first()).toBeVisible(patience)

  // Without its accents, and in words of the trade: what can be done.
  await field.fill('dolar')
  await expect(search.getByRole('option', { name: /^Câmbios/ })).toBeVisible(patience)
  // A page by its title, and one by what it says.
  await field.fill('salário')
  const sentences = search.getByRole('group', { name: 'Frases nas páginas' })
  await expect(sentences.getByRole('option').first()).toContainText(/salário/i, patience)
  expect(await findViolations(page, { part: '.studio-search' })).toEqual([])
  await field.fill('xyzzy')
  await expect(search.getByRole('status')).toHaveText('Nada com estas palavras.', patience)

  await field.fill('balcões e caixas')
  await expect(search.getByRole('option').first()).toContainText('Balc', patience)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/admin\/(?:collections\/branches|link-report)/, patience)
  await expect(search).toHaveCount(0)
  await page.context().close()
})

test('nobody who is not signed in finds anything', async ({ request }) => {
  const answer = await request.get(`${readProduct().cms}/admin/find?words=conta`)
  expect(answer.status()).toBe(401)
  expect(await answer.json()).toEqual([])
})
