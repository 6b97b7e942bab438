import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { askDatabase, fillInbox } from '../support/fill-inbox'
import { findViolations } from '../support/find-violations'
import { readProduct, testPassword } from '../support/product'

/** Five thousand messages to the bank in one inbox, worked on by somebody who reads it. */

test.setTimeout(180_000)

const { cms, data } = readProduct()
const many = 5_000
const mark = `many${Date.now()}`
/** Somebody whom nobody else is called like, among all of them. */
const person = { name: `Ngunza ${mark}`, email: `${mark}@bcs.example` }

let places: ReturnType<typeof fillInbox>
test.describe.configure({ mode: 'serial' })
test.beforeAll(() => {
  places = fillInbox({ data, many, mark, sought: person })
})
test.afterAll(() => {
  askDatabase(data, (database) =>
    database.prepare(`DELETE FROM submissions WHERE delivery_id LIKE ? || '-%'`).run(mark),
  )
})

/** A window of somebody of human resources. */
async function openStudio(
  browser: Browser,
  locale: 'en-GB' | 'pt-PT',
  colorScheme: 'dark' | 'light' = 'light',
): Promise<Page> {
  const context = await browser.newContext({ locale, colorScheme, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${cms}/admin/login`)
  await page.locator('input[name=email]').fill('hr@bcs.example')
  await page.locator('input[name=password]').fill(testPassword)
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(`${cms}/admin`)
  return page
}

/** Counts how often a mouse is pressed in a window from now on. */
async function countClicks(page: Page): Promise<() => number> {
  let count = 0
  await page.exposeFunction('noteClick', () => {
    count += 1
  })
  await page.addInitScript(() => window.addEventListener('pointerdown', () => Reflect.get(window, 'noteClick')(), true))
  return () => count
}

const readMail = () => {
  const written = join(data, 'mail', 'written')
  if (!existsSync(written)) return ''
  return (
    readdirSync(written)
      .map((name) => readFileSync(join(written, name), 'utf8').replaceAll('=\r\n', ''))
      .find((text) => text.includes(person.email)) ?? ''
  )
}

test('one of 5,000 is found by a word of it, taken and answered by mail with six clicks', async ({ browser }) => {
  const page = await openStudio(browser, 'en-GB')
  const clicks = await countClicks(page)
  await page.goto(`${cms}/admin/inbox?inbox=${places.inbox}`)
  await expect(
    page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /^Open 5\d{3}$/ }),
  ).toBeVisible()
  const began = performance.now()

  const search = page.getByRole('form', { name: 'Search in what was sent' })
  await page.locator('summary').filter({ hasText: 'Search in what was sent' }).click()
  await page.keyboard.press('Tab')
  await expect(search.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(person.name)
  await page.keyboard.press('Enter')
  await expect(search.getByRole('status')).toContainText('Submissions found: 1')
  await search.getByRole('link', { name: places.sought.reference }).click()

  const opened = page.getByRole('article', { name: `Case ${places.sought.reference}` })
  await expect(opened).toContainText(person.name)
  const history = opened.getByRole('region', { name: 'History' })
  await opened.getByRole('button', { name: 'I take it' }).click()
  await expect(history).toContainText('With: –')

  const reply = opened.getByRole('region', { name: 'Reply to the sender' })
  await expect(reply).toContainText(`It goes to ${person.email}, in English`)
  await reply.getByRole('button', { name: 'Conclusion' }).click()
  await reply.getByLabel('Text').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('Your new card is on its way.')
  await reply.getByRole('button', { name: 'Send reply' }).click()
  await expect(history).toContainText('State: New → Answered')
  test.info().annotations.push({
    type: 'find, take and answer one of 5,000',
    description: `${clicks()} clicks, ${Math.round(performance.now() - began)} ms of machine`,
  })
  expect(clicks()).toBe(6)

  await expect.poll(() => readMail()).toContain('Your new card is on its way.')
  expect(readMail()).toContain(`Subject: ${places.sought.reference}: reply from the bank`)
  expect(readMail()).toContain('We looked into what you sent. Our conclusion is this:')
  await page.goto(`${cms}/admin/inbox?view=mine&reference=${places.sought.reference}`)
  const row = page.getByRole('row').filter({ hasText: places.sought.reference })
  await expect(row).toContainText('Answered')
  await expect(page.getByRole('row')).toHaveCount(2)
})

for (const { locale, colorScheme } of [
  { locale: 'pt-PT', colorScheme: 'dark' },
  { locale: 'en-GB', colorScheme: 'light' },
] as const) {
  test(`the inbox, a case with its reply, and a request about an inbox can be read by everybody, in ${locale}, ${colorScheme}`, async ({
    browser,
  }) => {
    const page = await openStudio(browser, locale, colorScheme)
    for (const screen of [
      `/admin/inbox?inbox=${places.inbox}`,
      `/admin/inbox?inbox=${places.inbox}&view=all&case=${places.sought.id}`,
      '/admin/collections/inbox-requests/create',
    ]) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`${cms}${screen}`)
      await expect(page.locator('h1').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await findViolations(page), `${screen} at ${width}`).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `${screen} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
    await page.context().close()
  })
}
