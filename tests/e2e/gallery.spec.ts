import { test as anonymousTest, expect, type Page } from '@playwright/test'
import { blockFolders } from '@/blocks/block-folders'
import { faqFixtures } from '@/blocks/faq/faq.fixtures'
import { toBlockPageHref, toFrameHref, toGalleryIndexHref, toThumbnailHref } from '@/src/links/gallery-hrefs'
import { findViolations } from '../support/find-violations'
import { test } from '../support/gallery'
import { findOverflow } from '../support/judge-layout'
import { readProduct, testPassword } from '../support/product'

const folders = blockFolders(process.cwd())

/** Everything a browser would complain about, and every request that leaves the CMS. */
function watch(page: Page): { complaints: string[] } {
  const complaints: string[] = []
  const { cms } = readProduct()
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(`${cms}/`) && !/^(?:data|blob):/.test(request.url())) complaints.push(request.url())
  })
  return { complaints }
}

anonymousTest('the gallery is for people of the CMS only', async ({ page, request }) => {
  const { cms, site } = readProduct()
  const addresses = [
    toGalleryIndexHref('pt'),
    toBlockPageHref('en', 'faq'),
    toFrameHref({ language: 'pt', folder: 'faq' }),
    toThumbnailHref('faq'),
    '/gallery/pictures/branch.jpg',
  ]
  for (const address of addresses) {
    const answer = await request.get(`${cms}${address}`, { maxRedirects: 0 })
    expect(answer.status(), address).toBe(307)
    expect(answer.headers()['location'], address).toMatch(/^\/admin\/login\?redirect=%2Fgallery/)
    expect((await request.get(`${site}${address}`)).status(), address).toBe(404)
  }
  expect(await (await request.get(`${site}/sitemap.xml`)).text()).not.toContain('/gallery')

  await page.goto(`${cms}${toBlockPageHref('pt', 'faq')}`)
  await page.locator('input[name=email]').fill('editor@bcs.example')
  await page.locator('input[name=password]').fill(testPassword)
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(`${cms}${toBlockPageHref('pt', 'faq')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perguntas frequentes')
})

test('the index names every block with its examples, in both languages', async ({ page }) => {
  const { cms } = readProduct()
  const { complaints } = watch(page)
  for (const language of ['pt', 'en'] as const) {
    await page.goto(`${cms}${toGalleryIndexHref(language)}`)
    const entries = page.locator('[data-block]')
    const named = await entries.evaluateAll((items) => items.map((item) => item.getAttribute('data-block') ?? ''))
    expect(named.toSorted()).toEqual(folders)
    for (const folder of folders) {
      const entry = page.locator(`[data-block="${folder}"]`)
      await expect(entry.getByRole('heading').getByRole('link')).toHaveAttribute(
        'href',
        toBlockPageHref(language, folder),
      )
      const examples = await entry.locator('li a').allTextContents()
      expect(examples).toEqual(expect.arrayContaining(['default', 'minimal']))
      if (folder === 'faq') expect(examples).toEqual(Object.keys(faqFixtures.examples))
    }
    const images = page.locator('[data-block] img')
    await images.evaluateAll((all) => {
      const pictures = all.filter((image) => image instanceof HTMLImageElement)
      for (const picture of pictures) picture.loading = 'eager'
      return Promise.all(pictures.map((picture) => picture.decode()))
    })
  }
  expect(complaints).toEqual([])
})

for (const href of [toGalleryIndexHref('pt'), `${toBlockPageHref('en', 'faq')}?scheme=light&scheme=dark&width=360`]) {
  test(`${href} is accessible in both schemes and fits a small window`, async ({ page }) => {
    await page.goto(`${readProduct().cms}${href}`)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await findViolations(page)).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await findOverflow(page)).toEqual([])
  })
}

test('a block stands in the chosen languages, schemes and widths, and its content can be copied', async ({
  page,
  context,
}) => {
  const { cms } = readProduct()
  const { complaints } = watch(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${cms}${toBlockPageHref('pt', 'faq')}`)
  await page.getByLabel('Inglês').check()
  await page.getByLabel('Escuro').check()
  await page.getByLabel('768 px').uncheck()
  await page.getByRole('button', { name: 'Mostrar' }).click()
  const section = page.locator('section#default')
  const widths = () => section.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.clientWidth))
  await expect.poll(widths).toEqual([360, 1280, 360, 1280, 360, 1280, 360, 1280])

  const dark = page.frameLocator('section#default iframe[title*="Escuro"]').first()
  await expect(dark.locator('html')).toHaveAttribute('lang', 'pt-AO')
  await expect(dark.locator('html')).toHaveCSS('color-scheme', 'dark')
  const english = page.frameLocator('section#default iframe[title*="Inglês"]').first()
  await expect(english.locator('html')).toHaveAttribute('lang', 'en')

  const frame = section.locator('iframe').first()
  const closed = Number(await frame.getAttribute('height'))
  await page.frameLocator('section#default iframe').first().locator('summary').first().click()
  await expect.poll(async () => Number(await frame.getAttribute('height'))).toBeGreaterThan(closed)

  await section.locator('summary').click()
  await section.getByRole('button', { name: 'Copiar' }).focus()
  await page.keyboard.press('Enter')
  await expect(section.getByRole('status')).toHaveText('Copiado.')
  const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  expect(copied).toEqual(faqFixtures.examples.default)
  expect(complaints).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('everything can be read and chosen', async ({ page }) => {
    const { cms } = readProduct()
    await page.goto(`${cms}${toBlockPageHref('en', 'notice')}`)
    await page.getByLabel('Dark').check()
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/scheme=light&scheme=dark/)
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0)
    await page.locator('section#default summary').click()
    await expect(page.locator('section#default pre')).toContainText('"__typename": "NoticeBlock"')
    const frame = page.frameLocator('section#default iframe').first()
    await expect(frame.locator('[data-block="NoticeBlock"]')).toBeVisible()
  })
})

test('a block looks in its frame as on a page of the site', async ({ page }) => {
  const { cms, site } = readProduct()
  await page.setViewportSize({ width: 1280, height: 800 })
  const readStyle = () =>
    page
      .locator('[data-block="FaqBlock"]')
      .first()
      .evaluate((block) => {
        const all = [block, document.body, ...block.querySelectorAll('h2, summary, summary svg')].slice(0, 5)
        // Not the surface: surfaces take turns, so a block's own depends on what stands before it.
        const properties = ['border-bottom', 'color', 'font', 'padding', 'inline-size', 'line-height']
        return all.map((element) => {
          const style = getComputedStyle(element)
          return properties.map((property) => `${element.localName} ${property}: ${style.getPropertyValue(property)}`)
        })
      })
  await page.goto(`${site}/particulares/contas/conta-flex`)
  const onSite = await readStyle()
  await page.goto(`${cms}${toFrameHref({ language: 'pt', folder: 'faq', example: 'default' })}`)
  expect(await readStyle()).toEqual(onSite)
})

anonymousTest("the CMS's choice of blocks shows each with its picture", async ({ page }) => {
  anonymousTest.setTimeout(120_000)
  const { cms } = readProduct()
  await page.goto(`${cms}/admin/login`)
  await page.locator('input[name=email]').fill('editor@bcs.example')
  await page.locator('input[name=password]').fill(testPassword)
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(`${cms}/admin`)
  await expect(page.getByRole('link', { name: 'Mostruário de blocos' })).toHaveAttribute('href', '/gallery/pt')
  await page.goto(`${cms}/admin/collections/pages/create`)
  await page.locator('.blocks-field__drawer-toggler').click()
  const pictures = page.locator('.blocks-drawer__blocks img')
  await expect(pictures).toHaveCount(folders.length)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(480)
    expect(await picture.evaluate((image) => image instanceof HTMLImageElement && image.src)).toMatch(
      /^http:\/\/localhost:\d+\/gallery\/thumbnails\/\w+$/,
    )
  }
})
