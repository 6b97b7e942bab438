import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { weighIslands } from '@/scripts/bench/measure-islands'
import { islandsDirectory, readIslandManifest } from '@/src/islands/island-manifest'
import { findViolations } from '../support/find-violations'
import { readProduct } from '../support/product'
import { watchPage } from '../support/watch-page'

const texts = {
  pt: { home: '/', amount: 'Montante', swap: 'Trocar as moedas', result: '91 760,00 Kz' },
  en: {
    home: '/en',
    amount: 'Amount',
    swap: 'Swap the currencies',
    result: 'Kz 91,760.00',
  },
} as const

const converter = (page: Page) => page.locator('[data-island="ExchangeRates"] [data-part="converter"]')
const amountOf = (page: Page, label: string = texts.pt.amount) => converter(page).getByLabel(label, { exact: true })
/** What only script draws. */
const swapOf = (page: Page, name: string = texts.pt.swap) => converter(page).getByRole('button', { name })
const islandScripts = (requests: readonly string[]) => requests.filter((url) => /\/_islands\/(?!boot-)/.test(url))
const converterScripts = (requests: readonly string[]) =>
  requests.filter((url) => url.includes('/_islands/ExchangeRates-'))
const result = async (page: Page) =>
  ((await converter(page).getByRole('status').textContent()) ?? '').replaceAll('\u00a0', ' ')

for (const [locale, { home, amount, swap, result: expected }] of Object.entries(texts)) {
  test(`the converter in ${locale} follows what is typed, without a complaint of the browser`, async ({ page }) => {
    const { complaints, requests } = watchPage(page)
    await page.goto(`${readProduct().site}${home}`)
    await amountOf(page, amount).focus()
    await expect.poll(() => result(page)).toContain(expected)
    await swapOf(page, swap).click()
    await amountOf(page, amount).fill('100000')
    expect(await result(page)).toContain(locale === 'pt' ? '108,98 $' : '$108.98')
    expect(islandScripts(requests).length).toBeGreaterThan(0)
    expect(complaints).toEqual([])
    expect(await findViolations(page, { part: '[data-island="ExchangeRates"]', reader: 'visitor' })).toEqual([])
  })
}

test.describe('the island is hydrated', () => {
  test('when it is touched, and shows at once what it shows without script', async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } })
    const page = await context.newPage()
    const { complaints, requests } = watchPage(page)
    // A visitor who saves data: nothing but the touch itself brings the script.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto(`${readProduct().site}/`)
    await amountOf(page).scrollIntoViewIfNeeded()
    await expect(amountOf(page)).toBeInViewport()
    await page.waitForTimeout(300)
    expect(islandScripts(requests)).toEqual([])
    await amountOf(page).tap()
    await expect(swapOf(page)).toBeVisible()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('when the keyboard reaches it', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const { complaints, requests } = watchPage(page)
    await page.goto(`${readProduct().site}/#cambios`)
    // The keyboard begins where the address leads to, once the browser has gone there.
    await expect(amountOf(page)).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(amountOf(page)).toBeFocused()
    await expect.poll(() => islandScripts(requests).length).toBeGreaterThan(0)
    await expect(swapOf(page)).toBeVisible()
    await page.keyboard.type('5')
    await expect.poll(() => result(page)).toMatch(/Kz/)
    expect(complaints).toEqual([])
  })

  test('when the visitor scrolls near it, and not before', async ({ page }) => {
    const { complaints, requests } = watchPage(page)
    await page.goto(`${readProduct().site}/`)
    await page.mouse.move(50, 50)
    await page.mouse.wheel(0, 100)
    await page.waitForTimeout(500)
    expect(converterScripts(requests)).toEqual([])
    const top = await converter(page).evaluate((element) => element.getBoundingClientRect().top)
    const height = page.viewportSize()?.height ?? 0
    await page.mouse.wheel(0, top - height - 400)
    await page.waitForTimeout(500)
    expect(converterScripts(requests)).toEqual([])
    await page.mouse.wheel(0, 300)
    await expect.poll(() => converterScripts(requests).length).toBeGreaterThan(0)
    await expect(converter(page)).not.toBeInViewport()
    await expect(page.locator('[data-island="ExchangeRates"]')).not.toHaveAttribute('data-modules')
    expect(complaints).toEqual([])
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the converter says an amount without being asked, and answers any other with an address', async ({ page }) => {
    await page.goto(`${readProduct().site}/`)
    await expect(amountOf(page)).toHaveValue('100')
    expect(await result(page)).toContain('91 760,00 Kz')
    await page.getByRole('link', { name: 'Converter: Libra esterlina' }).click()
    await expect(page).toHaveURL(/\/\?convert=100&from=GBP&to=AOA#/)
    expect(await result(page)).toContain('121 140,00 Kz')
    await amountOf(page).fill('100.000')
    await converter(page).getByLabel('De').selectOption('AOA')
    await converter(page).getByLabel('Para').selectOption('EUR')
    await converter(page).getByRole('button', { name: 'Converter' }).click()
    await expect(page).toHaveURL(/\/\?convert=100\.000&from=AOA&to=EUR#/)
    expect(await result(page)).toContain('93,84 €')
    await expect(amountOf(page)).toHaveValue('100.000')
  })
})

async function weigh(request: APIRequestContext, url: string): Promise<number> {
  const answer = await request.fetch(url, { headers: { 'Accept-Encoding': 'br' } })
  expect(answer.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': expect.stringContaining('immutable'),
  })
  return Number(answer.headers()['content-length'])
}

test('a page with an island begins with 2 kB of script at most and stays below 100 kB, as they are sent', async ({
  page,
  request,
}) => {
  const { requests } = watchPage(page)
  await page.goto(`${readProduct().site}/`)
  const first = requests.filter((url) => url.endsWith('.js'))
  expect(first).toHaveLength(1)
  expect(await weigh(request, first[0] ?? '')).toBeLessThanOrEqual(2_000)
  await amountOf(page).focus()
  await expect(swapOf(page)).toBeVisible()
  const all = requests.filter((url) => url.endsWith('.js'))
  const sizes = await Promise.all(all.map((url) => weigh(request, url)))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100_000)
})

test('no tool of the site weighs more than 220 kB with all that it may ask for', () => {
  const manifest = readIslandManifest()
  if (!manifest) throw new Error('There is no build of the islands')
  const weights = weighIslands(manifest, islandsDirectory)
  expect(weights.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['BankForm', 'PlaceMap', 'CreditSimulator', 'DepositSimulator']),
  )
  for (const { name, atFirst, later } of weights) expect(atFirst + later, name).toBeLessThanOrEqual(220_000)
})

test('after a new build, an open page is loaded anew once for scripts that are gone', async ({ page }) => {
  let loads = 0
  page.on('load', () => loads++)
  let isGone = true
  await page.route(/_islands\/ExchangeRates-/, (route) =>
    isGone ? route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }) : route.continue(),
  )
  await page.goto(`${readProduct().site}/#cambios`)
  await amountOf(page).focus()
  await expect.poll(() => loads).toBe(2)
  await amountOf(page).focus()
  await page.waitForTimeout(1_000)
  expect(loads).toBe(2)
  await expect(converter(page).getByRole('button', { name: 'Converter' })).toBeVisible()
  isGone = false
  await page.reload()
  await amountOf(page).focus()
  await expect(swapOf(page)).toBeVisible()
  expect(loads).toBe(3)
})

test('the build is named on its pages and in what it tells of itself', async ({ page, request }) => {
  const { site } = readProduct()
  const latest = await (await request.get(`${site}/_build/latest.json`)).json()
  await page.goto(`${site}/`)
  await expect(page.locator('script[data-build]')).toHaveAttribute('data-build', latest.id)
  const details = await (await request.get(`${site}/_build/${latest.id}.json`)).json()
  expect(details).toMatchObject({ id: latest.id, routeRules: expect.any(Array), redirects: expect.any(Array) })
  expect(details.finished).toEqual(expect.arrayContaining(['/', '/en', '/particulares']))
  expect(details.finished).not.toContain('/page-not-found')
  expect((await request.get(`${site}/_build/other.json`)).status()).toBe(404)
  const policy = (await request.get(`${site}/`)).headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src http:\/\/localhost:\d+\/_islands\/boot-\w+\.js /)
  expect(policy).toContain("trusted-types 'none'")
  expect((await request.get(`${site}/particulares`)).headers()['content-security-policy']).toContain(
    "script-src 'none'",
  )
})
