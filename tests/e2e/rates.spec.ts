import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { isPublishedRates } from '@/site/schemas/exchange-rates/dated-rates'
import { writeDay } from '@/src/country/calendar'
import { logIn } from '../support/cms'
import { expectSoon } from '../support/expect-soon'
import { findViolations } from '../support/find-violations'
import { expectPast, type Moment, noteMoment } from '../support/past'
import { readProduct, testPassword } from '../support/product'
import { publishRates } from '../support/publish-rates'
import { dayFromNow, ratesOf } from '../support/rates'
import { watchPage } from '../support/watch-page'

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')

async function readLatest(site = readProduct().site) {
  const rates: unknown = await (await fetch(`${site}/_rates/latest.json`)).json()
  if (!isPublishedRates(rates)) throw new Error('The site has no rates')
  return rates
}

async function readHome(href: '/' | '/en'): Promise<string> {
  const text = await (await fetch(`${readProduct().site}${href}`, { headers: { 'Accept-Language': 'pt' } })).text()
  return plain(text.replaceAll('&nbsp;', ' '))
}

/** Takes everything away that a test has entered: not the bank's rates of yesterday, with which a new site begins. */
async function removeOthers(request: APIRequestContext): Promise<void> {
  const approver = await logIn(request, 'approver')
  for (const { id, key, day, source } of await approver.find('exchange-rates', 'limit=100&depth=0')) {
    const isFirst = source === 'bank' && String(day).startsWith(dayFromNow(-1))
    if (String(key).startsWith('new-') && !isFirst) await approver.remove('exchange-rates', Number(id))
  }
  await expect.poll(async () => (await readHome('/')).includes('Fonte: BCS'), { timeout: 30_000 }).toBe(true)
  await expect.poll(async () => (await readLatest()).day, { timeout: 30_000 }).toBe(dayFromNow(-1))
}

/** All of these change the rates that everybody sees. */
test.describe.configure({ mode: 'serial' })
test.afterEach(({ request }) => removeOthers(request))

test('rates that an approver publishes are on the site in both languages', async ({ request }) => {
  const day = dayFromNow()
  await publishRates(request, ratesOf(day, 'bna', 1.01))
  await expectSoon('rates as data', async () => (await readLatest()).day, day)
  const isShown = async () => (await readHome('/')).includes('Fonte: taxa de referência do BNA')
  await expectSoon('rates on the home page', isShown, true)
  expect(await readHome('/')).toContain('917,59')
  expect(await readHome('/')).toContain(writeDay(day))
  const isShownInEnglish = async () => (await readHome('/en')).includes('Source: reference rate of the BNA')
  await expectSoon('rates on the home page in English', isShownInEnglish, true)
  expect(await readHome('/en')).toContain('917.59')
})

test('what / and the rates showed at three past moments is shown again, verified by its hash', async ({ request }) => {
  const approver = await logIn(request, 'approver')
  const buying = ['908,50', '917,59', '926,67']
  const moments: Moment[] = [await noteMoment('/')]
  const id = await publishRates(request, ratesOf(dayFromNow(), 'bna', 1.01))
  await expectSoon('rates of 917,59 on the home page', async () => (await readHome('/')).includes('917,59'), true)
  moments.push(await noteMoment('/'))
  const { rates } = ratesOf(dayFromNow(), 'bna', 1.02)
  expect(await approver.update('exchange-rates', id, { state: 'held' })).toBe(200)
  expect(await (await logIn(request, 'editor')).update('exchange-rates', id, { rates })).toBe(200)
  await approver.lookAtProposal(`exchange-rates/${id}`)
  expect(await approver.update('exchange-rates', id, { state: 'published' })).toBe(200)
  await expectSoon('rates of 926,67 on the home page', async () => (await readHome('/')).includes('926,67'), true)
  moments.push(await noteMoment('/'))
  for (const [position, moment] of moments.entries()) {
    const text = plain(await expectPast(request, moment))
    expect(buying.filter((rate) => text.includes(rate))).toEqual([buying[position]])
  }
})

type Look = { locale: string; colorScheme: 'dark' | 'light'; width: number }

/** A room of the studio in which somebody has logged in. */
async function openRates(browser: Browser, name: string, room: string, look: Look): Promise<Page> {
  const { locale, colorScheme, width } = look
  const { cms } = readProduct()
  const context = await browser.newContext({ locale, colorScheme, viewport: { width, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${cms}/admin/login`)
  await page.locator('input[name=email]').fill(`${name}@bcs.example`)
  await page.locator('input[name=password]').fill(testPassword)
  await page.locator('button[type=submit]').click()
  await expect(page.locator('h1')).toBeVisible({ timeout: 30_000 })
  await page.goto(`${cms}${room}`)
  await expect(page.locator('h1')).toBeVisible({ timeout: 30_000 })
  return page
}

async function expectReadable(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

test('the rate desk: a day begins with yesterday, one proposal and one approval, by keyboard and on a phone', async ({
  browser,
}) => {
  const editor = await openRates(browser, 'editor', '/admin/rates', {
    locale: 'pt-PT',
    colorScheme: 'light',
    width: 390,
  })
  const [buying, next] = [editor.getByLabel('Compra de USD'), editor.getByLabel('Compra de EUR')]
  const send = editor.getByRole('region', { name: 'Propor' }).getByRole('button')
  await expect(buying).toHaveValue('908,50')
  await expect(send).toBeDisabled()
  const dollar = editor.getByRole('row', { name: /^USD/ })
  await expect(dollar).toContainText('100 USD no conversor')
  await buying.fill('1017,52')
  await expect(dollar).toContainText('+12,00')
  await expect(dollar).toContainText('a compra passa de 908,50 para 1017,52')
  await buying.fill('909,00')
  await expect(dollar).toContainText('+0,06')
  await expect(dollar).not.toContainText('passa de')
  await buying.press('Enter')
  await expect(next).toBeFocused()
  await expectReadable(editor)
  await editor.getByRole('textbox', { name: 'Motivo' }).fill('A mesa cambial decidiu')
  await expect(send).toHaveText('Propor alterações (1)')
  await send.click()
  await expect(editor.getByText('Os câmbios de hoje estão à espera de decisão')).toBeVisible({ timeout: 30_000 })

  const approver = await openRates(browser, 'approver', '/admin/rates', {
    locale: 'en-GB',
    colorScheme: 'dark',
    width: 1440,
  })
  const waiting = approver.getByRole('region', { name: 'Waiting for a decision' })
  await expect(waiting.getByRole('article', { name: 'USD' })).toContainText('909.00')
  await waiting.getByRole('article').last().scrollIntoViewIfNeeded()
  await expect(waiting).toContainText('You have seen all that changes.')
  await expectReadable(approver)
  const approve = waiting.getByRole('button', { name: 'Approve and publish' })
  await expect(approve).toBeEnabled({ timeout: 30_000 })
  await approve.click()
  await expectSoon('rates of the desk', async () => (await readLatest()).rates[0]?.buy, '909.00')
  await expect(approver.getByText('Today’s rates are published already.', { exact: false })).toBeVisible({
    timeout: 30_000,
  })
  for (const page of [editor, approver]) await page.context().close()
})

for (const look of [
  { locale: 'en-GB', colorScheme: 'dark', width: 1440 },
  { locale: 'pt-PT', colorScheme: 'light', width: 390 },
] as const)
  test(`rates are decided in the review room: ${look.locale}, ${look.colorScheme}, ${look.width} px`, async ({
    browser,
    request,
  }) => {
    const isPortuguese = look.locale === 'pt-PT'
    const far = ratesOf(dayFromNow(), 'bna', 1.2)
    const { id } = await (await logIn(request, 'editor')).create('exchange-rates', { ...far, state: 'held' })
    const page = await openRates(browser, 'approver', `/admin/review/exchange-rates/${id}`, look)
    const check = page.getByRole('region', { name: isPortuguese ? 'Verificação' : 'Check', exact: true })
    await expect(page.getByRole('article', { name: 'USD' })).toContainText('%')
    await expect(check).toContainText(isPortuguese ? 'USD: a compra' : 'USD: buying', { timeout: 30_000 })
    await expectReadable(page)
    const approve = check.getByRole('button', { name: isPortuguese ? 'Aprovar e publicar' : 'Approve and publish' })
    await expect(approve).toBeDisabled()
    const why = isPortuguese ? 'O dólar está errado' : 'The dollar is wrong'
    await check.getByLabel(isPortuguese ? 'Nota para quem pediu' : 'Note to whoever asked').fill(why)
    await check.getByRole('button', { name: isPortuguese ? 'Devolver' : 'Send back' }).click()
    const state = isPortuguese ? /Devolvidos a quem/ : /Sent back to whoever/
    await expect(page.getByText(state).first()).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(why)).toBeVisible()
    await page.context().close()
  })

test('an open page follows what is published, and says so', async ({ page, request }) => {
  const { site } = readProduct()
  const { complaints } = watchPage(page)
  await page.goto(`${site}/`)
  const island = page.locator('[data-island="ExchangeRates"]')
  await island.getByRole('textbox').focus()
  await expect(island.getByRole('button', { name: 'Trocar as moedas' })).toBeVisible()
  expect(plain(await island.locator('output').textContent())).toContain('91 760,00 Kz')
  await publishRates(request, ratesOf(dayFromNow(), 'bna', 1.01))
  await expectSoon('rates of another source', async () => (await readLatest()).source, 'bna')
  // The visitor comes back to the page after having looked elsewhere.
  await page.waitForTimeout(5_100)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(island.locator('[data-part="news"]')).toContainText('Câmbios actualizados')
  await expect(island.locator('[data-part="list"] table')).toContainText('917,59')
  expect(plain(await island.locator('output').textContent())).toContain('92 678,00 Kz')
  expect(complaints).toEqual([])
})

test('rates that are not plausible wait, and whoever approves them is told why', async ({ request }) => {
  const before = await readLatest()
  const approver = await logIn(request, 'approver')
  const editor = await logIn(request, 'editor')
  const far = ratesOf(dayFromNow(), 'bna', 1.12)
  expect((await editor.create('exchange-rates', { ...far, state: 'published' })).status).toBe(403)
  const { status, id } = await editor.create('exchange-rates', { ...far, state: 'held' })
  expect(status).toBe(201)
  const shown = await editor.read('exchange-rates', id, 'locale=pt&depth=0')
  expect(shown['state']).toBe('held')
  expect(shown['reasons']).toContain('USD: a compra passa de 908,50 para 1017,52 (12,0 %).')
  expect(await readLatest()).toEqual(before)
  const blind = await approver.refusals(
    'exchange-rates',
    id,
    { state: 'published', isConfirmed: true },
    { language: 'pt' },
  )
  expect(blind).toEqual([expect.stringContaining('Ainda não viu tudo o que muda')])
  await approver.lookAtProposal(`exchange-rates/${id}`)
  expect(await approver.refusals('exchange-rates', id, { state: 'published' }, { language: 'en' })).toEqual([
    expect.stringContaining('isConfirmed: USD: buying goes from 908.50 to 1017.52 (12.0%).'),
  ])
  expect(await approver.update('exchange-rates', id, { state: 'published', isConfirmed: true })).toBe(200)
  expect(await approver.read('exchange-rates', id, 'depth=0')).toMatchObject({ confirmedBy: 'approver@bcs.example' })
  await expectSoon('rates that were held', async () => (await readLatest()).rates[0]?.buy, '1017.52')
  expect(await editor.update('exchange-rates', id, { state: 'held' })).toBe(403)
  expect(await approver.update('exchange-rates', id, { state: 'held' })).toBe(200)
  await expectSoon('rates that are held again', readLatest, before)
})

test('what cannot be a rate is refused in a sentence, and a day has one document of each source', async ({
  request,
}) => {
  const editor = await logIn(request, 'editor')
  const approver = await logIn(request, 'approver')
  const day = dayFromNow()
  const { id } = await editor.create('exchange-rates', { ...ratesOf(day, 'bna'), state: 'held' })
  const refusalsOf = (rates: object) => approver.refusals('exchange-rates', id, rates, { language: 'pt' })
  for (const buy of ['0', '-1', '1.052,40', 'a consultar'])
    expect(await refusalsOf({ rates: [{ currencyCode: 'USD', buy, sell: '1' }] })).toEqual([
      expect.stringContaining('Escreva os kwanzas por unidade'),
    ])
  const turned = { rates: [{ currencyCode: 'USD', buy: '930', sell: '920' }] }
  expect(await refusalsOf({ ...turned, state: 'published' })).toEqual([
    'Quem escreveu estes câmbios não os pode publicar. Guarde-os à espera de aprovação e peça a outra pessoa.',
  ])
  expect(await editor.update('exchange-rates', id, turned)).toBe(200)
  await approver.lookAtProposal(`exchange-rates/${id}`)
  const why = (await refusalsOf({ state: 'published' })).join()
  expect(why).toContain('USD: a compra (930) é maior do que a venda (920).')
  expect((await approver.create('exchange-rates', { ...ratesOf(day, 'bna'), state: 'held' })).status).toBe(400)
  expect((await fetch(`${readProduct().cms}/api/exchange-rates?where[state][equals]=held`)).status).toBe(200)
  const anonymous = await (await fetch(`${readProduct().cms}/api/exchange-rates?depth=0`)).text()
  expect(anonymous).not.toContain('held')
  expect(anonymous).not.toMatch(/problems|reasons|confirmedBy|isByHand|writtenBy/)
})

test('old rates say so, and the converter stops until there are new ones', async ({ page, request }) => {
  const approver = await logIn(request, 'approver')
  const settings = await approver.readGlobal('exchange-settings', 'depth=0')
  const isOld = async () => (await readHome('/')).includes('data-part="old"')
  await publishRates(request, ratesOf(dayFromNow(-40), 'bna'))
  expect(await approver.updateGlobal('exchange-settings', { shownSource: 'bna' })).toBe(200)
  try {
    await expectSoon('rates that are old', isOld, true)
    await page.goto(`${readProduct().site}/`)
    await expect(page.locator('[data-part="old"]')).toContainText('O conversor volta quando houver novos.')
    await expect(page.locator('[data-part="converter"]')).toHaveCount(0)
    expect(await findViolations(page, { part: '[data-island="ExchangeRates"]', reader: 'visitor' })).toEqual([])
    // More days than lie between: they count again.
    expect(await approver.updateGlobal('exchange-settings', { businessDays: 60 })).toBe(200)
    await expectSoon('old rates that are allowed', isOld, false)
  } finally {
    const { shownSource, businessDays } = settings
    await approver.updateGlobal('exchange-settings', { shownSource, businessDays })
  }
})

test('a holiday is a day that exists', async ({ request }) => {
  const approver = await logIn(request, 'approver')
  expect(await approver.updateGlobal('exchange-settings', { holidays: ['02-30'] })).toBe(400)
  for (const role of ['editor', 'admin'])
    expect(await (await logIn(request, role)).updateGlobal('exchange-settings', { mostPercent: 50 })).toBe(403)
})
