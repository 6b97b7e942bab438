import { type Browser, expect, type Page, test } from '@playwright/test'
import { bringFormToLife } from '../support/bring-form-to-life'
import { crashTab } from '../support/crashed-tab'
import { findViolations } from '../support/find-violations'
import { leavePicture } from '../support/leave-picture'
import { makePdf } from '../support/make-files'
import { readProduct } from '../support/product'

/** What a browser keeps of a form of the running product until it is sent, and what becomes of a form that nobody answers. */

const { site } = readProduct()

/** Somebody's browser on a phone, which shares nothing with any other. */
async function openBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  return context.newPage()
}

const texts = {
  pt: {
    careers: '/quem-somos/carreiras/junte-se-ao-bcs',
    ombudsman: '/particulares/provedoria-do-cliente',
    report: '/quem-somos/canal-de-denuncias',
    restored: 'Isto é o que já tinha escrito.',
    delete: 'Apagar e começar de novo',
    deleted: 'O que tinha escrito foi apagado.',
    waiting: 'Sem ligação ao banco',
    continue: 'Continuar',
    received: 'A sua candidatura foi submetida com sucesso.',
  },
  en: {
    careers: '/en/who-we-are/careers/join-bcs',
    ombudsman: '/en/private/customer-ombudsman',
    report: '/en/who-we-are/reporting-channel',
    restored: 'This is what you had written before.',
    delete: 'Delete it and start again',
    deleted: 'What you had written was deleted.',
    waiting: 'No connection to the bank',
    continue: 'Continue',
    received: /^Your application was submitted/,
  },
} as const

/** How many sealed parts lie in the browser, how long they are, and everything of them and of the memory of the tab as text. */
async function readKept(page: Page): Promise<{ parts: number; bytes: number; text: string }> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases()
    const tab = JSON.stringify({ ...sessionStorage, ...localStorage })
    if (!known.some(({ name }) => name === 'sona-unsent')) return { parts: 0, bytes: 0, text: tab }
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open('sona-unsent')
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
    const store = database.transaction('parts').objectStore('parts')
    const parts = await new Promise<{ sealed: ArrayBuffer }[]>((resolve) => {
      const asked = store.getAll()
      asked.onsuccess = () => resolve(asked.result)
    })
    database.close()
    const bytes = parts.map(({ sealed }) => new TextDecoder('latin1').decode(sealed))
    const all = parts.reduce((sum, { sealed }) => sum + sealed.byteLength, 0)
    return { parts: parts.length, bytes: all, text: [tab, ...bytes].join('\n') }
  })
}

/** Waits until the file is kept that was chosen last: with it lies all that was typed before. */
async function untilFileIsKept(page: Page): Promise<void> {
  const { length } = await makePdf()
  await expect.poll(async () => (await readKept(page)).bytes).toBeGreaterThan(length)
}

const keptParts = async (page: Page) => (await readKept(page)).parts
const pdf = async (name: string) => ({ name, mimeType: 'application/pdf', buffer: await makePdf() })
const form = (page: Page) => page.locator('main form')
const fileNames = (page: Page) =>
  page
    .locator('[name="cv"]')
    .evaluate((input) => (input instanceof HTMLInputElement ? [...(input.files ?? [])] : []).map(({ name }) => name))

async function fillApplication(page: Page): Promise<void> {
  await page.locator('[name="firstName"]').fill('Canary')
  await page.locator('[name="lastName"]').fill('Domingos')
  await page.locator('[name="birthDate.day"]').fill('27')
  await page.locator('[name="birthDate.month"]').fill('3')
  await page.locator('[name="birthDate.year"]').fill('1998')
  await page.locator('[name="nationality"]').fill('Angolana')
  await page.locator('[name="educationLevel"]').selectOption('graduate')
  await page.locator('main [name="email"]').fill('canary@bcs.example')
  await page.locator('[name="areaOfInterest"]').selectOption('technology')
  await page.locator('[name="cv"]').setInputFiles([await pdf('canary-cv.pdf')])
}

const send = (page: Page) => form(page).locator('[data-part="ending"] button').first().click()

for (const locale of ['pt', 'en'] as const) {
  const say = texts[locale]

  test(`an application is there again after its page was loaded anew, with its file, and gone once it is sent, in ${locale}`, async ({
    browser,
  }) => {
    const page = await openBrowser(browser)
    await page.goto(site + say.careers)
    await bringFormToLife(page)
    await fillApplication(page)
    await untilFileIsKept(page)
    expect(await keptParts(page)).toBe(2)
    const { text } = await readKept(page)
    for (const secret of ['Canary', 'canary', '%PDF', 'graduate']) expect(text).not.toContain(secret)

    await page.reload()
    await bringFormToLife(page)
    await expect(page.getByText(say.restored)).toBeVisible()
    await expect(page.locator('[name="firstName"]')).toHaveValue('Canary')
    await expect(page.locator('[name="birthDate.year"]')).toHaveValue('1998')
    await expect(page.locator('[name="educationLevel"]')).toHaveValue('graduate')
    await expect.poll(() => fileNames(page)).toEqual(['canary-cv.pdf'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    expect(await findViolations(page, { reader: 'visitor' })).toEqual([])
    await form(page).scrollIntoViewIfNeeded()
    await leavePicture(page, 'restored-360')

    // Neither another tab of the same browser nor another browser sees any of it.
    for (const other of [await page.context().newPage(), await openBrowser(browser)]) {
      await other.goto(site + say.careers)
      await bringFormToLife(other)
      await expect(other.locator('[name="firstName"]')).toHaveValue('')
      await expect(other.getByText(say.restored)).toHaveCount(0)
      await other.close()
    }

    // Whoever sends within a second of opening a page looks like a program.
    await page.locator('[name="lastName"]').fill('Domingos Kwanza')
    await page.waitForTimeout(1_600)
    await send(page)
    await expect(page.getByText(say.received)).toBeVisible({ timeout: 15_000 })
    await expect.poll(() => keptParts(page)).toBe(0)
    await page.reload()
    await bringFormToLife(page)
    await expect(page.locator('[name="firstName"]')).toHaveValue('')
  })

  test(`whoever wants nothing kept deletes it, and begins with an empty form, in ${locale}`, async ({ browser }) => {
    const page = await openBrowser(browser)
    await page.goto(site + say.careers)
    await bringFormToLife(page)
    await page.locator('[name="firstName"]').fill('Canary')
    await page.locator('[name="cv"]').setInputFiles([await pdf('canary-cv.pdf')])
    await expect.poll(() => keptParts(page)).toBe(2)
    await page.reload()
    await bringFormToLife(page)
    await page.getByRole('button', { name: say.delete }).click()
    const notice = page.getByText(say.deleted)
    await expect(notice).toBeVisible()
    await expect(notice.locator('..')).toBeFocused()
    await expect(page.locator('[name="firstName"]')).toHaveValue('')
    expect(await fileNames(page)).toEqual([])
    await expect.poll(() => keptParts(page)).toBe(0)
  })

  test(`a form that nobody answers waits for the network, and arrives once, in ${locale}`, async ({ browser }) => {
    const page = await openBrowser(browser)
    await page.goto(site + say.careers)
    await bringFormToLife(page)
    await fillApplication(page)
    await page.waitForTimeout(1_600)
    await page.context().setOffline(true)
    await send(page)
    const notice = page.getByRole('main').getByRole('alert')
    await expect(notice).toContainText(say.waiting)
    await expect(notice).toBeFocused()
    await expect(page.locator('[name="firstName"]')).toHaveValue('Canary')
    expect(await findViolations(page, { reader: 'visitor' })).toEqual([])
    await leavePicture(page, 'waiting-360')
    await page.context().setOffline(false)
    await expect(page.getByText(say.received)).toBeVisible({ timeout: 20_000 })
    await expect.poll(() => keptParts(page)).toBe(0)
  })
}

test('an application is there again after the tab crashed, with its file', async ({ browser }) => {
  const page = await openBrowser(browser)
  await page.goto(site + texts.en.careers)
  await bringFormToLife(page)
  await fillApplication(page)
  await untilFileIsKept(page)
  const tab = await crashTab(page)
  await tab.reload()
  const seen = `[document.querySelector('[name="firstName"]').value, document.querySelector('[name="cv"]').files[0]?.name,
    document.querySelector('main').textContent.includes('${texts.en.restored}')].join()`
  await expect
    .poll(async () => {
      await tab.stir()
      return tab.evaluate(seen)
    })
    .toBe('Canary,canary-cv.pdf,true')
})

test('what is sent without a line for ten minutes arrives by itself when there is one again, once', async ({
  browser,
}) => {
  const page = await openBrowser(browser)
  await page.clock.install()
  await page.goto(site + texts.en.careers)
  await bringFormToLife(page)
  await fillApplication(page)
  await page.waitForTimeout(1_600)
  const tries = { failed: 0, taken: 0 }
  page.on('requestfailed', (request) => {
    if (request.method() === 'POST') tries.failed += 1
  })
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.status() === 201) tries.taken += 1
  })
  await page.context().setOffline(true)
  await send(page)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(texts.en.waiting)
  for (let minute = 1; minute <= 10; minute++) {
    const before = tries.failed
    await page.clock.fastForward('01:00')
    await expect.poll(() => tries.failed).toBeGreaterThan(before)
  }
  await expect(page.getByRole('main').getByRole('alert')).toContainText(texts.en.waiting)
  await expect(page.locator('[name="firstName"]')).toHaveValue('Canary')
  expect(tries.taken).toBe(0)
  await page.context().setOffline(false)
  await expect(page.getByText(texts.en.received)).toBeVisible()
  await page.clock.fastForward('10:00')
  await expect.poll(() => keptParts(page)).toBe(0)
  expect(tries.taken).toBe(1)
})

test('what arrived although its answer was lost is known again when it is sent by itself', async ({ browser }) => {
  const page = await openBrowser(browser)
  await page.goto(site + texts.en.careers)
  await bringFormToLife(page)
  await fillApplication(page)
  await page.waitForTimeout(1_600)
  const references: string[] = []
  await page.route('**/_forms/jobApplication', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    references.push((await response.json()).reference)
    return references.length === 1 ? route.abort('connectionreset') : route.fulfill({ response })
  })
  await send(page)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(texts.en.waiting)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText(texts.en.received)).toBeVisible({ timeout: 20_000 })
  expect(references).toHaveLength(2)
  expect(references[0]).toMatch(/^[A-Z0-9-]{6,}$/)
  expect(references[1]).toBe(references[0])
})

test('a form of pages goes on where it was left, in the other language too', async ({ browser }) => {
  const page = await openBrowser(browser)
  await page.goto(site + texts.pt.ombudsman)
  await bringFormToLife(page)
  await page.locator('[name="onBehalf"]').first().check()
  await page.locator('[name="fullName"]').fill('Canary Kwanza')
  await page.locator('[name="identityCard"]').fill('004123456LA041')
  await page.locator('main [name="email"]').first().fill('rui@bcs.example')
  await page.getByRole('button', { name: texts.pt.continue, exact: true }).click()
  await page.locator('[name="answer"]').first().check()
  await page.locator('[name="complaintNumber"]').fill('R-2026-118')
  await expect.poll(() => keptParts(page)).toBe(2)
  await page.waitForTimeout(500)

  await page.goto(site + texts.en.ombudsman)
  await bringFormToLife(page)
  await expect(page.getByText(texts.en.restored)).toBeVisible()
  await expect(page.locator('[name="complaintNumber"]')).toHaveValue('R-2026-118')
  await page.locator('[data-part="back"]').click()
  await expect(page.locator('[name="fullName"]')).toHaveValue('Canary Kwanza')
})

for (const locale of ['pt', 'en'] as const) {
  test(`nothing of a report is kept in the browser, in ${locale}`, async ({ browser }) => {
    const page = await openBrowser(browser)
    await page.goto(site + texts[locale].report)
    await bringFormToLife(page)
    await page.locator('textarea[name="description"]').fill('Canary')
    await page.waitForTimeout(1_000)
    expect(await readKept(page)).toEqual({ parts: 0, bytes: 0, text: '{}' })
    await page.reload()
    await bringFormToLife(page)
    await expect(page.locator('textarea[name="description"]')).toHaveValue('')
  })
}
