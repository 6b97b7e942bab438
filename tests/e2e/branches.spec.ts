import { expect, type Page, test } from '@playwright/test'
import outlines from '@/site/outlines.json' with { type: 'json' }
import { logIn } from '../support/cms'
import { findViolations } from '../support/find-violations'
import { readProduct } from '../support/product'
import { watchPage } from '../support/watch-page'

const addresses = {
  pt: '/quem-somos/o-banco/onde-estamos',
  en: '/en/who-we-are/the-bank/where-we-are',
} as const
const texts = {
  pt: { show: 'Abrir o mapa interactivo', all: 'Ver tudo', close: 'Fechar', nearest: 'Perto de mim', map: 'Mapa' },
  en: { show: 'Open the interactive map', all: 'Show all', close: 'Close', nearest: 'Near me', map: 'Map' },
} as const

const results = (page: Page) => page.locator('[id^="places-"][id$="-results"]')
const places = (page: Page) => page.locator('li[id^="places-"]')
const map = (page: Page) => page.locator('[data-part="map"]')
const later = (requests: readonly string[]) => requests.filter((url) => /\/_islands\/(?!boot-)/.test(url))

/** Opens the page and the map on it, and waits until it is drawn. */
async function openMap(page: Page, locale: 'pt' | 'en' = 'pt'): Promise<void> {
  await page.goto(`${readProduct().site}${addresses[locale]}`)
  await page.mouse.wheel(0, 400)
  const view = page.getByRole('radio', { name: texts[locale].map })
  // A phone shows the list or the map.
  if (await view.isVisible()) await page.locator('label', { has: view }).click()
  await page.getByRole('button', { name: texts[locale].show }).click()
  await expect(page.getByRole('button', { name: texts[locale].all })).toBeVisible()
}

/** Unfolds every province of the list. */
async function unfold(page: Page): Promise<void> {
  await page.locator('main details[data-part="area"]').evaluateAll((areas) => {
    for (const area of areas) area.setAttribute('open', '')
  })
}

/** Waits until the page has scrolled to what has the focus, as everybody does who presses a key. */
async function untilStill(page: Page): Promise<void> {
  let last = Number.NaN
  await expect
    .poll(
      async () => {
        const before = last
        last = await page.evaluate(() => window.scrollY)
        return last === before
      },
      { intervals: [200] },
    )
    .toBe(true)
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test('every place is in the list, and a search needs neither accents nor the right letters', async ({ page }) => {
    const { site } = readProduct()
    const { complaints } = watchPage(page)
    await page.goto(`${site}${addresses.pt}`)
    const all = await places(page).count()
    expect(all).toBeGreaterThanOrEqual(40)
    expect(await results(page).textContent()).toBe(`${all} lugares`)
    const provinces = page.locator('main details[data-part="area"] > summary')
    expect(await provinces.count()).toBeGreaterThanOrEqual(10)
    // Folded, with how many there are; one tap shows them.
    await expect(places(page).first()).toBeHidden()
    const luanda = provinces.filter({ hasText: 'Luanda' })
    await expect(luanda).toHaveText(/^Luanda\d+$/)
    await luanda.click()
    await expect(page.getByRole('link', { name: 'Balcão Alvalade' })).toBeVisible()

    await page.getByLabel('Bairro, município, província ou nome').fill('mosamedes')
    await page.getByRole('button', { name: 'Procurar' }).click()
    await expect(page).toHaveURL(/\?place=mosamedes&.*#places-.+-results$/)
    expect(await results(page).textContent()).toBe('1 lugar para «mosamedes»')
    await expect(places(page).getByRole('link', { name: 'Balcão Moçâmedes' })).toBeVisible()
    await expect(results(page)).toBeInViewport()
    expect(complaints).toEqual([])
  })

  test('filters leave out what does not fit, and who finds nothing is shown a way on', async ({ page }) => {
    const { site } = readProduct()
    await page.goto(`${site}${addresses.en}`)
    await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Corporate centre' })
    await page.getByLabel('Step-free entrance').check()
    await page.getByRole('button', { name: 'Search', exact: true }).last().click()
    await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('corporateCentre')
    for (const text of await places(page).allTextContents()) expect(text).toMatch(/corporate centre.*Step-free/is)

    await page.goto(`${site}${addresses.en}?place=Xangongo&type=branch`)
    expect(await results(page).textContent()).toBe('No places found for “Xangongo”')
    await page.getByRole('link', { name: /^Huíla \(\d+\)$/ }).click()
    await expect(places(page).getByRole('link', { name: 'Lubango branch' })).toBeVisible()
  })

  test('what is open is worked out when it is asked', async ({ page }) => {
    await page.goto(`${readProduct().site}${addresses.pt}?open=now`)
    // Machines are open day and night.
    await expect(places(page).getByText('Aberto a qualquer hora').first()).toBeVisible()
    const found = await places(page).allTextContents()
    expect(found.filter((text) => !/Aberto (?:a qualquer hora|até às \d)/.test(text))).toEqual([])
    await page.goto(`${readProduct().site}${addresses.pt}?place=Lobito`)
    const states = await page.locator('[data-part="state"]').allTextContents()
    expect(states.length).toBeGreaterThan(2)
    for (const state of states) expect(state).toMatch(/^(?:Aberto (?:a qualquer hora|até às \d)|Fechado, abre )/)
    // What is near to it comes after it, with how far it is.
    const nearby = page.locator('main section', { has: page.getByRole('heading', { name: 'Perto de «Lobito»' }) })
    await expect(nearby.locator('[data-part="distance"]').first()).toHaveText(/\d\skm$/)
  })

  test('a phone changes to the map and back at the thumb, and a dot shows its place below', async ({ page }) => {
    await page.goto(`${readProduct().site}${addresses.pt}`)
    const drawing = page.getByRole('img', { name: 'Mapa de Angola com um ponto por cada lugar da lista' })
    await expect(drawing).toBeHidden()
    const view = (name: string) => page.locator('label', { has: page.getByRole('radio', { name }) })
    await page.locator('main details[data-part="area"]').first().scrollIntoViewIfNeeded()
    await expect(view('Mapa')).toBeInViewport({ ratio: 1 })
    await view('Mapa').click()
    await drawing.scrollIntoViewIfNeeded()
    await expect.poll(() => drawing.evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBeGreaterThan(100)
    await expect(page.getByLabel('Bairro, município, província ou nome')).toBeHidden()
    await expect(page.getByText(/^Luanda e arredores: \d+ lugares$/)).toBeVisible()
    const dot = page.locator('[data-part="country"] svg a').filter({ hasText: 'Menongue' })
    const name = await dot.locator('title').textContent()
    await dot.click()
    const chosen = places(page).filter({ has: page.getByRole('link', { name: name ?? '', exact: true }) })
    await expect(chosen).toBeInViewport({ ratio: 1 })
    await expect(places(page).filter({ visible: true })).toHaveCount(1)
    await view('Lista').click()
    await expect(drawing).toBeHidden()
    await expect(page.getByRole('button', { name: texts.pt.nearest })).toHaveCount(0)
  })
})

test('list and map stand side by side on a desk, without anything being opened', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto(`${readProduct().site}${addresses.pt}`)
  const list = await results(page).boundingBox()
  const drawing = await page.locator('[data-part="country"]').boundingBox()
  expect(drawing?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0))
  await expect(page.getByRole('radio', { name: 'Mapa' })).toBeHidden()
  // The sea is as long as the list, and the map stays in sight over it.
  const sea = await page
    .locator('main [data-surface="leaf"]', { has: page.locator('[data-part="country"]') })
    .boundingBox()
  expect((sea?.y ?? 0) + (sea?.height ?? 0)).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0) - 1)
  await page.locator('main details[data-part="area"]').last().scrollIntoViewIfNeeded()
  await expect(page.locator('[data-part="lens"]')).toBeInViewport({ ratio: 1 })
})

test('what is open is said by the clock of Luanda once script runs', async ({ browser }) => {
  // A Friday at half past two in Luanda, for somebody whose clock stands in another zone.
  const context = await browser.newContext({ timezoneId: 'Asia/Tokyo' })
  const page = await context.newPage()
  await page.clock.setFixedTime('2026-11-20T13:30:00Z')
  await page.goto(`${readProduct().site}${addresses.pt}`)
  await page.mouse.wheel(0, 400)
  const alvalade = places(page).filter({ has: page.locator('a', { hasText: 'Balcão Alvalade' }) })
  await expect(alvalade.locator('[data-part="state"]')).toHaveText('Aberto até às 15h30')
  await context.close()
})

for (const locale of ['pt', 'en'] as const) {
  test(`the map in ${locale} comes after a tap, can be used by keyboard and breaks no rule of the page`, async ({
    page,
  }) => {
    const { complaints, requests } = watchPage(page)
    const { show, close } = texts[locale]
    await page.goto(`${readProduct().site}${addresses[locale]}`)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => later(requests).length).toBeGreaterThan(0)
    await page.waitForTimeout(300)
    const weigh = (addressesOfScripts: readonly string[]) =>
      Promise.all(addressesOfScripts.map(async (url) => (await (await fetch(url)).text()).includes('leaflet-pane')))
    expect(await weigh(later(requests))).not.toContain(true)

    await page.getByRole('button', { name: show }).focus()
    await page.keyboard.press('Enter')
    await expect(map(page)).toHaveAttribute('role', 'region')
    await expect(page.getByRole('button', { name: texts[locale].all })).toBeVisible()
    expect(await weigh(later(requests))).toContain(true)
    // The country with its provinces, from this site's own outlines.
    await expect(map(page).locator('path.province')).toHaveCount(outlines.length)
    const drawn = await map(page)
      .locator('path.province')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))
    for (const outline of drawn) expect(outline).toMatch(/^M-?\d/)

    // The mark of a place, reached and used with keys only.
    const mark = map(page).locator('.place-mark').first()
    await expect(mark).toHaveAttribute('role', 'button')
    const name = (await mark.getAttribute('aria-label')) ?? ''
    await mark.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.getByRole('button', { name: close })).toBeFocused()
    await expect(dialog.getByRole('link', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(mark).toBeFocused()

    // From the list to the same place, and back to where one was.
    await unfold(page)
    const way = places(page).nth(4).getByRole('button')
    await way.focus()
    await untilStill(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('button', { name: close })).toBeFocused()
    await expect(page.getByRole('dialog')).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(way).toBeFocused()
    expect(complaints).toEqual([])
    expect(requests.filter((url) => !url.startsWith(readProduct().site))).toEqual([])
  })
}

test('a group of marks opens by keyboard and keeps the focus on the map', async ({ page }) => {
  await openMap(page)
  const group = map(page).locator('.place-cluster').first()
  expect(await group.getAttribute('aria-label')).toMatch(/^\d+ lugares juntos, ampliar$/)
  const before = await map(page).locator('.place-mark').count()
  await group.focus()
  await page.keyboard.press('Enter')
  await expect(map(page)).toBeFocused()
  await expect.poll(() => map(page).locator('.place-mark, .place-cluster').count()).not.toBe(before)
})

test('nothing on the map moves for who wants calm', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openMap(page)
  await expect(map(page)).not.toHaveClass(/leaflet-fade-anim/)
  await page.getByRole('button', { name: 'Ampliar', exact: true }).click()
  await expect(map(page)).not.toHaveClass(/leaflet-zoom-anim/)
  await context.close()
})

test('the position is asked for after a tap only, and never leaves the page', async ({ browser }) => {
  const context = await browser.newContext({
    permissions: ['geolocation'],
    geolocation: { latitude: -12.3711, longitude: 13.5401 },
  })
  const page = await context.newPage()
  const { complaints, requests } = watchPage(page)
  await page.goto(`${readProduct().site}${addresses.pt}`)
  await page.mouse.wheel(0, 400)
  const button = page.getByRole('button', { name: texts.pt.nearest })
  await expect(button).toBeVisible()
  await page.waitForTimeout(500)
  const asked = requests.length
  await button.click()
  const nearest = page.locator('[data-part="nearest"] li')
  await expect(nearest).toHaveCount(5)
  expect((await nearest.first().textContent())?.replace('\u00a0', ' ')).toMatch(
    /^Balcão Lobito 960 m(?:Aberto|Fechado)/,
  )
  await page.waitForTimeout(500)
  expect(requests.slice(asked)).toEqual([])
  expect(requests.filter((url) => /12\.37|13\.54/.test(url))).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('who refuses the position is told what to do instead', async ({ browser }) => {
  const context = await browser.newContext({ permissions: [] })
  const page = await context.newPage()
  await page.goto(`${readProduct().site}${addresses.en}`)
  await page.mouse.wheel(0, 400)
  await page.getByRole('button', { name: texts.en.nearest }).click()
  await expect(page.locator('[data-part="nearest"] [role="status"]')).toContainText('search by neighbourhood')
  await context.close()
})

test('without the network the map says so and the list stays', async ({ page }) => {
  await page.goto(`${readProduct().site}${addresses.pt}`)
  await page.mouse.wheel(0, 400)
  // Each is an island, whose own script comes by the network as well.
  for (const name of [texts.pt.nearest, texts.pt.show]) await expect(page.getByRole('button', { name })).toBeVisible()
  await page.route(/_islands/, (route) => route.abort())
  await page.getByRole('button', { name: texts.pt.show }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Não foi possível carregar o mapa' })).toBeVisible()
  expect(await places(page).count()).toBeGreaterThanOrEqual(40)
})

for (const locale of ['pt', 'en'] as const) {
  test(`the list, the map and a place are accessible in ${locale}, in both schemes, and fit a small phone`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [320, 1280]) {
        const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } })
        const page = await context.newPage()
        const look = async (what: string) => {
          expect(await findViolations(page, { reader: 'visitor' }), `${what} ${colorScheme} ${width}`).toEqual([])
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow, `${what} ${colorScheme} ${width}`).toBeLessThanOrEqual(0)
        }
        await page.goto(`${readProduct().site}${addresses[locale]}`)
        await unfold(page)
        await look('list')
        await openMap(page, locale)
        const list = page.locator('label', {
          has: page.getByRole('radio', { name: locale === 'pt' ? 'Lista' : 'List' }),
        })
        if (await list.isVisible()) await list.click()
        await unfold(page)
        await places(page).nth(4).getByRole('button').click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await look('map')
        await page.goto(`${readProduct().site}${addresses[locale]}?place=Xangongo`)
        await look('nothing found')
        await page.goto(`${readProduct().site}${addresses[locale]}`)
        await unfold(page)
        await places(page).first().getByRole('link').first().click()
        await expect(page.locator('a[href^="geo:"]')).toBeVisible()
        await look('place')
        await context.close()
      }
    }
  })
}

test('a place has a page in each language, known to search engines, that asks nobody for the way', async ({ page }) => {
  const { site } = readProduct()
  const { complaints, requests } = watchPage(page)
  await page.goto(`${site}${addresses.pt}/balcao-benguela`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Balcão Benguela')
  expect(await page.locator('a[href^="geo:"]').getAttribute('href')).toBe(
    'geo:-12.5783,13.4069?q=-12.5783,13.4069(Balc%C3%A3o%20Benguela)',
  )
  await expect(page.getByText('Coordenadas: -12.5783, 13.4069')).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(data).toMatch(/"@type":"BankOrCreditUnion","@id":"[^"]*balcao-benguela#place"/)
  await expect(page.getByText('Lugar de demonstração')).toBeVisible()
  // It has no number of its own, and the helpline is said where every page says it.
  await expect(page.locator('main dl a[href^="tel:"]')).toHaveCount(0)
  expect(await page.locator('link[hreflang="en"]').getAttribute('href')).toBe(`${site}${addresses.en}/benguela-branch`)
  expect((await fetch(`${site}${addresses.en}/benguela-branch`)).status).toBe(200)
  expect(requests.filter((url) => !url.startsWith(site))).toEqual([])
  expect(complaints).toEqual([])
})

test('staff change hours, and the list and the page follow; impossible places are refused', async ({ request }) => {
  const { site } = readProduct()
  const approver = await logIn(request, 'approver')
  const [branch] = await approver.find('branches', 'where[key][equals]=luau-cash-point&locale=pt&depth=0')
  const id = Number(branch?.['id'])
  const change = (monday: string) =>
    approver.update('branches', id, { hours: { ...Object(branch?.['hours']), monday }, _status: 'published' })
  const shown = async () =>
    Promise.all(
      [addresses.pt, `${addresses.pt}/caixa-luau`, `${addresses.pt}?place=luau`].map(async (href) =>
        (await (await fetch(`${site}${href}`)).text()).includes('às 12h34'),
      ),
    )
  expect(await change('07:00-12:34')).toBe(200)
  await expect.poll(shown, { timeout: 15_000, intervals: [50] }).toEqual([true, true, true])
  expect(await change('07:00-19:00')).toBe(200)
  await expect.poll(shown, { timeout: 15_000 }).toEqual([false, false, false])

  const editor = await logIn(request, 'editor')
  const refuse = (data: object) => editor.refusals('branches', id, data, { language: 'pt' })
  expect(await refuse({ hours: { monday: '07:00-19:30' } })).toEqual([expect.stringContaining('envie para revisão')])
  const { latitude, longitude } = Object(branch)
  const move = (place: object) => approver.update('branches', id, { ...place, _status: 'published' })
  expect(await move({ latitude: 38.72, longitude: -9.14 })).toBeGreaterThanOrEqual(400)
  expect(await move({ hours: { monday: 'de manhã' }, latitude, longitude })).toBeGreaterThanOrEqual(400)
  expect(await change('07:00-19:00')).toBe(200)
})
