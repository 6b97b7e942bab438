import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { z } from 'zod'
import staffTexts from '@/messages/staff/rights.json' with { type: 'json' }
import { addDays } from '@/src/country/calendar'
import { localDay } from '@/src/country/local-day'
import { findUnstyledControls } from '../support/find-unstyled-controls'
import { findViolations } from '../support/find-violations'
import { readProduct, testPassword } from '../support/product'
import { sendMessage } from '../support/send-message'

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

for (const look of looks)
  test(`what was found of a person, and who else decides: ${look.locale}, ${look.colorScheme}, ${look.width} px`, async ({
    browser,
  }) => {
    const stamp = String(Date.now()).slice(-6)
    const phone = `923 ${stamp}`
    await sendMessage(readProduct().site, phone)
    const page = await openStudio(browser, look, 'compliance')
    const texts = staffTexts.screen[look.locale === 'pt-PT' ? 'pt' : 'en']
    const press = (name: string, within: Page | Locator = page) =>
      within.getByRole('button', { name, exact: true }).click()
    const reason = `Letter number ${stamp}`
    const request = page.getByRole('listitem').filter({ hasText: reason })
    const steps = page.getByRole('region', { name: texts.steps })
    await page.goto(`${readProduct().cms}/admin/rights`)
    await page.locator('input[name=identifier]').fill(phone)
    await page.getByLabel(texts.reason, { exact: true }).fill(reason)
    // What was sent a moment ago may still be on its way to the CMS.
    await expect(async () => {
      await press(texts.search)
      await expect(steps).toBeVisible({ timeout: 3_000 })
    }).toPass(patience)
    await press(texts.erase)
    await expect(steps.getByRole('status')).toHaveText(texts.erased, patience)
    await expect(request.getByText(texts.ownRequest)).toBeVisible(patience)
    await page
      .getByRole('button', { name: new RegExp(`^${texts.correct} `) })
      .first()
      .click()
    await expect(page.getByLabel(texts.correction)).toBeVisible()
    await expectCalm(page, 'own request')
    await page.getByLabel(texts.correction).fill('Ana Maria')
    await press(texts.save)
    await expect(page.locator('ins')).toHaveText('Ana Maria', patience)
    await page.getByLabel(texts.until).fill(addDays(localDay(Date.now()), 30))
    await press(texts.hold)
    await expect(steps.getByRole('status')).toHaveText(texts.held, patience)
    await expectCalm(page, 'corrected and held')
    await press(texts.endHold)

    // As if somebody else had asked: there is one person of compliance on the first day.
    const database = new DatabaseSync(join(readProduct().data, 'sona.sqlite'), { timeout: 20_000 })
    const asked = `UPDATE erasures SET asked_by_name = 'Rui Sousa',
      asked_by = (SELECT id FROM users WHERE email = 'hr@bcs.example') WHERE reason = ?`
    database.prepare(asked).run(reason)
    database.close()
    await page.reload()
    await press(texts.look, request)
    await expect(request.getByRole('button', { name: texts.approve })).toBeEnabled(patience)
    await expectCalm(page, 'request of somebody else')
    await press(texts.sendBack, request)
    await expect(request).toHaveCount(0, patience)
    await page.context().close()
  })

/** Whether an open screen breaks no rule and stays within its width. */
async function expectCalm(page: Page, screen: string): Promise<void> {
  await expect.poll(() => findViolations(page), { message: screen, timeout: 15_000 }).toEqual([])
  expect(await findUnstyledControls(page), screen).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, screen).toBeLessThanOrEqual(0)
}

/** Whether a screen shows what it should in its scheme, breaks no rule, and stays within its width. */
async function expectCalmScreen(page: Page, screen: string, look: Look): Promise<void> {
  await page.goto(`${readProduct().cms}${screen}`)
  await expect(page.locator('h1').first()).toBeVisible(patience)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).toHaveAttribute('data-theme', look.colorScheme)
  await expectCalm(page, screen)
  expect((await page.locator('body').allInnerTexts()).join(' '), screen).not.toMatch(raw)
  expect(await namesIn(page), screen).not.toMatch(raw)
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
