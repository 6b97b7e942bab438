import { type APIRequestContext, expect, test } from '@playwright/test'
import { isPublishedRates } from '@/site/schemas/exchange-rates/dated-rates'
import { writeDay } from '@/src/country/calendar'
import { logIn } from '../support/cms'
import { expectSoon } from '../support/expect-soon'
import { findViolations } from '../support/find-violations'
import { expectPast, type Moment, noteMoment } from '../support/past'
import { readProduct } from '../support/product'
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
  expect(await approver.update('exchange-rates', id, { state: 'published' })).toBe(200)
  await expectSoon('rates of 926,67 on the home page', async () => (await readHome('/')).includes('926,67'), true)
  moments.push(await noteMoment('/'))
  for (const [position, moment] of moments.entries()) {
    const text = plain(await expectPast(request, moment))
    expect(buying.filter((rate) => text.includes(rate))).toEqual([buying[position]])
  }
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
    expect(await findViolations(page, { part: '[data-island="ExchangeRates"]' })).toEqual([])
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
