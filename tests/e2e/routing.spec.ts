import { expect, test } from '@playwright/test'
import { localeOf } from '@/src/links/to-href'
import { readProduct } from '../support/product'

test('Portuguese has no prefix: its address under /pt does not exist', async ({ request }) => {
  const { site } = readProduct()
  expect((await request.get(`${site}/pt/empresas`)).status()).toBe(404)
  expect((await request.get(`${site}/empresas`)).status()).toBe(200)
})

test('an address of one language is not one of the other', async ({ request }) => {
  const { site } = readProduct()
  expect((await request.get(`${site}/en/empresas`)).status()).toBe(404)
  expect((await request.get(`${site}/corporate`)).status()).toBe(404)
})

test('an unknown address keeps its URL and names it', async ({ page }) => {
  const { site } = readProduct()
  const response = await page.goto(`${site}/en/no/such-page`)
  expect(response?.status()).toBe(404)
  expect(page.url()).toBe(`${site}/en/no/such-page`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(page.getByText('Page not found: /en/no/such-page', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle('Page Not Found')
  await expect(page.getByRole('main').getByRole('search')).toBeVisible()
})

test('an unknown address is written into the page as text, whatever it holds', async ({ request }) => {
  const { site } = readProduct()
  const response = await request.get(`${site}/%3Cscript%3Ealert(1)%3C%2Fscript%3E`)
  expect([400, 404]).toContain(response.status())
  expect(await response.text()).not.toContain('<script>alert')
  const quoted = await request.get(`${site}/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E`)
  expect(quoted.status()).toBe(404)
  expect(await quoted.text()).not.toContain('<img src=x')
})

test('the Portuguese page of an unknown address is in Portuguese', async ({ page }) => {
  const { site } = readProduct()
  await page.goto(`${site}/nao/existe`)
  await expect(page.getByText('Página não encontrada: /nao/existe', { exact: true })).toBeVisible()
})

test('going to another page starts at its top, and a hash leads to its section', async ({ page }) => {
  const { site } = readProduct()
  await page.setViewportSize({ width: 1000, height: 600 })
  await page.goto(`${site}/particulares`)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Quem somos' })
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await link.click()
  await page.waitForURL(`${site}/quem-somos`)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goto(`${site}/particulares`)
  await page.goto(`${site}/#entrar`)
  const top = () => page.locator('#entrar').evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(async () => Math.abs((await top()) - 100)).toBeLessThan(101)
})

test('choosing a language remembers it for 365 days and leads to the same page', async ({ page, context }) => {
  const { site } = readProduct()
  await page.setViewportSize({ width: 1300, height: 800 })
  await page.goto(`${site}/particulares/contas/conta-flex`)
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(`${site}/en/private/accounts/flex-account`)
  const cookie = (await context.cookies()).find(({ name }) => name === 'sona-locale')
  expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(364.9)
  expect(days).toBeLessThan(365.1)
})

test('the language switch does not lead to other sites', async ({ request }) => {
  const { site } = readProduct()
  for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example', '%2F%2Fevil.example']) {
    const response = await request.get(`${site}/language/en?to=${encodeURIComponent(to)}`, { maxRedirects: 0 })
    expect(response.status()).toBe(303)
    expect(response.headers()['location']).toBe('/en')
  }
})

test('the root leads English speakers to English, remembers a choice, and stays cacheable for others', async ({
  playwright,
}) => {
  const { site } = readProduct()
  const request = await playwright.request.newContext()
  const ask = (headers: Record<string, string>) => request.get(`${site}/`, { headers, maxRedirects: 0 })
  const english = await ask({ 'Accept-Language': 'en-GB,en;q=0.9,pt;q=0.3' })
  expect([english.status(), english.headers()['location']]).toEqual([302, '/en'])
  expect(english.headers()['cache-control']).toBe('no-store')
  for (const headers of [
    { 'Accept-Language': 'pt-AO,en;q=0.5' },
    { 'Accept-Language': 'fr' },
    { 'Accept-Language': 'en', Cookie: 'sona-locale=pt' },
  ]) {
    const own = await ask(headers)
    expect(own.status()).toBe(200)
    expect(own.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(own.headers()['set-cookie']).toBeUndefined()
  }
  const chosen = await ask({ 'Accept-Language': 'pt', Cookie: 'sona-locale=en' })
  expect(chosen.headers()['location']).toBe('/en')
  await request.dispose()
})

test('addresses that moved lead on', async ({ request }) => {
  const { site } = readProduct()
  for (const [from, to] of [
    ['/denuncias', '/quem-somos/canal-de-denuncias'],
    ['/en/private/privacy-policy', '/en/private/priivacy-policy'],
    ['/empresas/', '/empresas'],
  ]) {
    const response = await request.get(`${site}${from}`, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([301, to])
  }
})

test('the login panel sends the form on without putting the user code anywhere', async ({ request }) => {
  const { site } = readProduct()
  const login = (form: Record<string, string>) =>
    request.post(`${site}/login`, { form, maxRedirects: 0, headers: { Referer: `${site}/en` } })
  const sent = await login({ audience: 'corporate', userCode: 'AB1234' })
  expect(sent.status()).toBe(307)
  expect(sent.headers()['location']).toBe('https://internetbanking.bcs.example/empresas')
  const cookie = sent.headers()['set-cookie'] ?? ''
  expect(cookie).toContain('Max-Age=604800')
  expect(cookie).toContain('Secure')
  expect(JSON.stringify(sent.headers())).not.toContain('AB1234')
  const empty = await login({ audience: 'private', userCode: '' })
  expect(empty.status()).toBe(422)
  expect(await empty.text()).toContain('Please enter your user code and try again.')
})

test('machines find the site map, the robots file, the manifest and the security contact', async ({ request }) => {
  const { site } = readProduct()
  const sitemap = await (await request.get(`${site}/sitemap.xml`)).text()
  expect(sitemap).toContain(`<loc>${site}/en/private/accounts/flex-account</loc>`)
  expect(sitemap).toContain(`hreflang="pt-AO" href="${site}/particulares/contas/conta-flex"`)
  expect(sitemap).not.toContain('/pesquisar')
  expect(await (await request.get(`${site}/robots.txt`)).text()).toContain(`Sitemap: ${site}/sitemap.xml`)
  expect(await (await request.get(`${site}/manifest.webmanifest`)).json()).toMatchObject({
    name: 'BCS',
    start_url: '/',
  })
  expect(await (await request.get(`${site}/.well-known/security.txt`)).text()).toMatch(/^Contact: /m)
  expect((await request.get(`${site}/favicon.svg`)).headers()['content-type']).toBe('image/svg+xml')
})

test('the page with all pages leads to every address that search engines are told of, in each language', async ({
  page,
  request,
}) => {
  const { site } = readProduct()
  const told = [...(await (await request.get(`${site}/sitemap.xml`)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)]
  const addresses = told.map(([, address = '']) => new URL(address).pathname)
  for (const own of ['/mapa-do-site', '/en/site-map']) {
    await page.goto(`${site}${own}`)
    const links = page.getByRole('main').locator('a[href]')
    const linked = new Set(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href'))))
    const wanted = addresses.filter((path) => localeOf(path) === localeOf(own) && path !== own)
    expect(wanted.length).toBeGreaterThan(150)
    expect(wanted.filter((path) => !linked.has(path))).toEqual([])
  }
})
