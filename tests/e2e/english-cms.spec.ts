import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { pagePresets } from '@/src/presets/page-presets'
import { hire } from '../support/hire'
import { openPreview } from '../support/open-preview'
import { readProduct, testPassword } from '../support/product'

test.setTimeout(150_000)

/** Opening a form and drawing its preview take moments, on a busy machine some more. */
const patience = { timeout: 30_000 }

/** What no English sentence holds: letters, small words and words of the trade of Portuguese. */
const portuguese =
  /[ãõçáéíóúâêôà]|(?<![\p{L}-])(?:das?|de|dos|em|nas?|nos?|ou|para|por|sem|um|uma|bloco|campo|guardar|modelo|nov[ao]|publicar|rascunho|texto)s?(?![\p{L}-])/iu

/** The first login of somebody new, in English: the guide to a first page is for people who have submitted none. */
async function logInInEnglish(browser: Browser, admin: APIRequestContext): Promise<Page> {
  const { cms } = readProduct()
  const email = `english-${Date.now()}@bcs.example`
  await hire(admin, { email, name: 'Editor in English', role: 'editor' })
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 1000 } })
  const page = await context.newPage()
  await page.goto(`${cms}/admin/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(testPassword)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`${cms}/admin`, patience)
  return page
}

/** Every sentence that a part of the CMS says of its own and that is not English. Texts of the site itself are content. */
async function findPortuguese(page: Page, selector: string): Promise<string[]> {
  const texts = await page.locator(selector).allInnerTexts()
  expect(texts.join('').length, selector).toBeGreaterThan(20)
  return texts.filter((text) => text.search(portuguese) >= 0)
}

test('somebody who works in English meets no Portuguese from the first login to the request for a review', async ({
  browser,
  request,
}) => {
  const page = await logInInEnglish(browser, request)

  // The start screen and its guide.
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('region', { name: 'The state of the site' })).toBeVisible(patience)
  const guide = page.getByRole('region', { name: 'Your first page' })
  await expect(guide.getByRole('listitem')).toHaveCount(4)
  await expect(guide).toContainText('Choose a template')
  await expect(page.getByRole('link', { name: 'What an address showed' })).toBeVisible()
  expect(await findPortuguese(page, 'main h2, nav a, [aria-label="Your first page"] li')).toEqual([])
  expect(await findPortuguese(page, '[aria-label="The state of the site"] li')).toEqual([])

  // Templates.
  await guide.getByRole('link', { name: 'Choose a template' }).click()
  const templates = page.getByRole('group', { name: 'New page from a template' })
  await expect(templates.getByRole('button')).toHaveCount(Object.keys(pagePresets).length, patience)
  expect(await findPortuguese(page, '.new-from-preset, .list-header, .list-controls, th')).toEqual([])
  await templates.getByRole('button', { name: /^Campaign/ }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/pages\/\d+/, patience)
  const form = page.url().replace(/\?.*$/, '')

  // The form, its panel and the picker.
  const preview = await openPreview(page)
  const panel = page.getByRole('region', { name: 'Publishing' })
  await expect(panel).toContainText('Not public', patience)
  await expect(panel.getByRole('button', { name: 'Submit for review' })).toBeVisible()
  await expect(panel.getByRole('group', { name: 'Languages' })).toContainText('Portuguese')
  expect(await findPortuguese(page, 'main label, main legend, main button, main th, .field-description')).toEqual([])
  expect(await findPortuguese(page, '[aria-label="Publishing"] :is(h2, h3, label, legend, button)')).toEqual([])
  await preview.locator('[data-row]').first().hover()
  const tools = preview.getByRole('toolbar')
  await tools.getByRole('button').first().click()
  const picker = page.getByRole('dialog').filter({ has: page.getByRole('searchbox', { name: 'Search' }) })
  await expect(picker.getByRole('heading', { name: 'Add a block' })).toBeVisible(patience)
  await expect(picker.getByRole('button', { name: /^Quote/ }).first()).toBeVisible()
  await picker.getByRole('searchbox', { name: 'Search' }).fill('xyzzy')
  await expect(picker.getByRole('status')).toHaveText('No block with these words.')
  await picker.getByRole('searchbox', { name: 'Search' }).fill('')
  // Shared blocks have the names that somebody gave them.
  expect(await findPortuguese(page, 'section:not(:has-text("Shared blocks")) > .block-picker__blocks')).toEqual([])

  // Both languages side by side.
  await page.goto(`${form}/languages`)
  await expect(page.getByRole('textbox', { name: 'Title (English)', exact: true })).toHaveValue(
    'Campaign (new)',
    patience,
  )
  await expect(page.getByRole('button', { name: 'Save the draft in English' })).toBeVisible()
  expect(await findPortuguese(page, '.languages :is(caption, th), form:has(.languages) button')).toEqual([])
  await page.context().close()
})
