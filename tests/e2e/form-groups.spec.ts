import type { ChildProcess } from 'node:child_process'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { findViolations } from '../support/find-violations'
import { freePort } from '../support/free-port'
import { startApart } from '../support/start-apart'

/** One worker: the site that they ask is started once. */
test.describe.configure({ mode: 'default' })

let site: string
let child: ChildProcess

test.beforeAll(async () => {
  test.setTimeout(240_000)
  const port = await freePort()
  const started = startApart({}, ['--import', 'tsx', 'tests/support/form-site.tsx', String(port)])
  child = started.child
  await started.seen('ready')
  site = `http://localhost:${port}`
})
test.afterAll(() => child.kill())

const phone = { width: 360, height: 740 }
const pdf = { name: 'prova.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 example') }

async function openOnPhone(browser: Browser, javaScriptEnabled: boolean, form = 'company'): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, viewport: phone })
  const page = await context.newPage()
  await page.goto(`${site}/en/${form}`)
  if (!javaScriptEnabled) return page
  await expect(async () => {
    await page.mouse.move(50, 50)
    await page.mouse.move(100, 100)
    await expect(page.locator('[data-island][data-modules]')).toHaveCount(0, { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  return page
}

const owners = (page: Page) => page.locator('[data-group="owners"]')
const named = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const send = (page: Page) => page.locator('[data-part="ending"] button').click()
const said = (page: Page) => page.getByRole('alert').getByRole('link').allTextContents()

async function fillOwner(page: Page, place: number, name: string): Promise<void> {
  await named(page, `owners.${place}.name`).fill(name)
  await named(page, `owners.${place}.share`).fill('10')
  await page.locator(`[name="owners.${place}.exposed"][value="false"]`).check()
}

async function fillCompany(page: Page): Promise<void> {
  await named(page, 'name').fill('Kwanza, Lda')
  await named(page, 'seat.street').fill('Rua 1')
}

const isWithinThePage = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

for (const isLive of [false, true]) {
  test.describe(isLive ? 'a group that is answered several times, with script' : 'without script', () => {
    test('adds up what is answered in it', async ({ browser }) => {
      const page = await openOnPhone(browser, isLive, 'calculating')
      await named(page, 'owners.0.share').fill('40')
      await named(page, 'owners.1.share').fill('25.5')
      const total = page.getByRole('status', { name: 'Total of the shares' })
      await expect(total).toHaveText(isLive ? '66' : '–')
      expect(await isWithinThePage(page)).toBe(true)
      if (isLive) return expect(await findViolations(page, { reader: 'visitor' })).toEqual([])
      // Without its income the page comes back, with what the server worked out.
      await send(page)
      await expect(total).toHaveText('66')
    })

    test('grows to ten with ten files, and is sent', async ({ browser }) => {
      test.setTimeout(120_000)
      const page = await openOnPhone(browser, isLive)
      await fillCompany(page)
      await fillOwner(page, 0, 'Owner A')
      for (let place = 1; place < 10; place++) {
        await page.getByRole('button', { name: 'Add Owner' }).click()
        await expect(owners(page)).toHaveCount(place + 1)
        await expect(owners(page).nth(place)).toBeFocused()
        await fillOwner(page, place, `Owner ${place}`)
      }
      await expect(page.getByRole('button', { name: 'Add Owner' })).toHaveCount(0)
      for (let place = 0; place < 10; place++) await named(page, `owners.${place}.document`).setInputFiles([pdf])
      expect(await isWithinThePage(page)).toBe(true)
      // The page without script is the same; the judge of it needs timers.
      if (isLive) expect(await findViolations(page, { reader: 'visitor' })).toEqual([])
      // The file of each is required: the form is taken when all ten came.
      await send(page)
      if (isLive) await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible()
      else await expect(page).toHaveURL(`${site}/received`)
    })

    test('loses the one that is removed and keeps the others', async ({ browser }) => {
      const page = await openOnPhone(browser, isLive)
      await fillCompany(page)
      await fillOwner(page, 0, 'Ana')
      await expect(page.getByRole('button', { name: /^Remove Owner/ })).toHaveCount(0)
      await page.getByRole('button', { name: 'Add Owner' }).click()
      await fillOwner(page, 1, 'Rui')
      await owners(page).nth(1).getByRole('button', { name: 'Add Address' }).click()
      await named(page, 'owners.1.homes.0.street').fill('Rua 2')
      await page.getByRole('button', { name: /^Remove Owner 1/ }).click()
      await expect(owners(page)).toHaveCount(1)
      await expect(named(page, 'owners.0.name')).toHaveValue('Rui')
      await expect(named(page, 'owners.0.homes.0.street')).toHaveValue('Rua 2')
      await expect(named(page, 'seat.street')).toHaveValue('Rua 1')
      await expect(page.locator('#form-owners')).toBeFocused()
    })

    test('asks under a condition within one answer, and says what is wrong in the same words', async ({ browser }) => {
      const page = await openOnPhone(browser, isLive)
      await fillCompany(page)
      await page.getByRole('button', { name: 'Add Owner' }).click()
      await fillOwner(page, 1, 'Rui')
      await expect(named(page, 'owners.0.office')).toBeHidden()
      await page.locator('[name="owners.0.exposed"][value="true"]').check()
      await expect(named(page, 'owners.0.office')).toBeVisible()
      await expect(named(page, 'owners.1.office')).toBeHidden()
      await named(page, 'owners.0.share').fill('101')
      await send(page)
      await expect(page.getByRole('alert')).toBeFocused()
      expect(await said(page)).toEqual([
        'Name is required.',
        'Share, in % must be 100 or less.',
        'Which office is required.',
        'Attach a file to “Document”.',
        'Attach a file to “Document”.',
      ])
      await expect(named(page, 'owners.1.name')).toHaveValue('Rui')
      await page.getByRole('alert').getByRole('link', { name: 'Which office is required.' }).click()
      await expect(named(page, 'owners.0.office')).toBeFocused()
      // The page without script is the same; the judge of it needs timers.
      if (isLive) expect(await findViolations(page, { reader: 'visitor' })).toEqual([])
    })

    test('is held to a rule about all of its answers: 40 + 60 are taken, 40 + 61 refused', async ({ browser }) => {
      const page = await openOnPhone(browser, isLive)
      await fillCompany(page)
      await page.getByRole('button', { name: 'Add Owner' }).click()
      for (const place of [0, 1]) await fillOwner(page, place, `Owner ${place}`)
      const files = async () => {
        for (const place of [0, 1]) await named(page, `owners.${place}.document`).setInputFiles([pdf])
      }
      await named(page, 'owners.0.share').fill('40')
      await named(page, 'owners.1.share').fill('61')
      await files()
      await send(page)
      await expect(page.getByRole('alert')).toBeFocused()
      expect(await said(page)).toEqual(['The shares add up to more than 100 %. Correct them.'])
      await expect(page.locator('#form-owners > [data-part="error"]')).toContainText('The shares add up')
      if (isLive) expect(await findViolations(page, { reader: 'visitor' })).toEqual([])
      await named(page, 'owners.1.share').fill('60')
      await files()
      await send(page)
      if (isLive) await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible()
      else await expect(page).toHaveURL(`${site}/received`)
    })

    test('sends the form when Enter is pressed, and adds nothing', async ({ browser }) => {
      const page = await openOnPhone(browser, isLive)
      await named(page, 'name').press('Enter')
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(owners(page)).toHaveCount(1)
    })
  })
}

test('the answer that names one stands in its title', async ({ browser }) => {
  const page = await openOnPhone(browser, true)
  await named(page, 'owners.0.name').fill('Ana N’Gola')
  await expect(owners(page).first().locator('> legend')).toHaveText('Owner 1: Ana N’Gola')
})

for (const isLive of [false, true]) {
  test.describe(isLive ? 'a form of pages, with script' : 'a form of pages, without script', () => {
    const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
    const go = (page: Page, name = 'Continue') => page.getByRole('button', { name, exact: true }).click()

    test('is walked, corrected, checked, changed and sent', async ({ browser }) => {
      test.setTimeout(120_000)
      const page = await openOnPhone(browser, isLive, 'paged')
      await expect(heading(page, 'Who you are')).toBeVisible()
      await go(page)
      await expect(page.getByRole('alert')).toContainText('Name is required.')
      await page.getByLabel('For a company').check()
      await named(page, 'name').fill('Canary Kwanza, Lda')
      await named(page, 'income').fill('5')
      await go(page)

      await expect(heading(page, 'Owners')).toBeFocused()
      expect(await page.content()).not.toContain('Canary Kwanza')
      await named(page, 'owners.0.name').fill('Ana')
      await named(page, 'owners.0.share').fill('60')
      await page.getByRole('button', { name: 'Add Owner' }).click()
      await named(page, 'owners.1.name').fill('Rui')
      await named(page, 'owners.1.share').fill('41')
      await go(page)
      await expect(page.getByRole('alert')).toContainText('The shares add up to more than 100 %.')
      await named(page, 'owners.1.share').fill('40')
      await go(page)

      await expect(heading(page, 'What it is for')).toBeFocused()
      await named(page, 'turnover').fill('7')
      await named(page, 'limit').fill('4')
      await go(page)
      // What is wrong stands on the first page.
      await expect(page.getByRole('alert').getByRole('link')).toHaveText('The income is above the limit.')
      await expect(named(page, 'name')).toHaveValue('Canary Kwanza, Lda')
      await named(page, 'income').fill('3')
      await go(page)

      await expect(heading(page, 'Check your answers')).toBeFocused()
      await expect(page.locator('dd')).toHaveText([
        'For a company',
        'Canary Kwanza, Lda',
        '3',
        'Ana',
        '60',
        'Rui',
        '40',
        '4',
        '7',
      ])
      expect(await isWithinThePage(page)).toBe(true)
      if (isLive) expect(await findViolations(page, { reader: 'visitor' })).toEqual([])
      await go(page, 'Change Who you are')
      await expect(named(page, 'name')).toHaveValue('Canary Kwanza, Lda')
      await named(page, 'name').fill('Kwanza')
      await go(page)
      await expect(page.locator('dd').nth(1)).toHaveText('Kwanza')
      await go(page)

      await expect(heading(page, 'Declaration')).toBeFocused()
      await go(page, 'Back')
      await expect(heading(page, 'Check your answers')).toBeFocused()
      await go(page)
      await named(page, 'proof').setInputFiles([pdf])
      await page.getByLabel('All of it is right').check()
      await go(page, 'Send')
      if (isLive) await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible()
      else await expect(page).toHaveURL(`${site}/received`)
    })
  })
}

test('the browser’s own “back” and “forward” walk through pages that are shown in place', async ({ browser }) => {
  const page = await openOnPhone(browser, true, 'paged')
  await page.getByLabel('For me').check()
  await named(page, 'name').fill('Ana')
  await page.getByRole('button', { name: 'Continue' }).click()
  await named(page, 'limit').fill('4')
  await page.goBack()
  await expect(named(page, 'name')).toHaveValue('Ana')
  await page.goForward()
  await expect(named(page, 'limit')).toHaveValue('4')
})
