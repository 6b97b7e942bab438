import { type Browser, expect, type Page, test } from '@playwright/test'
import { messagesByLocale } from '@/src/i18n/messages'
import { type CmsUser, logIn } from '../support/cms'
import { findViolations } from '../support/find-violations'
import { findInvalidDocument } from '../support/judge-document'
import { leavePicture } from '../support/leave-picture'
import { makePdf } from '../support/make-files'
import { startOwnProduct } from '../support/own-product'
import { readProduct } from '../support/product'
import { companyPage, companyPages, declarations, ownerAt, services } from '../support/services'
import { showAs } from '../support/show-as'

/**
 * The services of the site, from the page that leads to each to the number at its end, on a phone, with script and without, in both
 * languages. Without script they have a product of their own, because nobody sends as many forms from one network without a proof.
 */

test.describe.configure({ mode: 'default' })

const own = startOwnProduct()

const locales = ['pt', 'en'] as const
type Locale = (typeof locales)[number]

const say = {
  pt: { continue: 'Continuar', add: 'Adicionar Titular' },
  en: { continue: 'Continue', add: 'Add Owner' },
} as const
const sharesAreNot100 = {
  pt: 'As participações têm de somar 100\u00a0%. Veja a percentagem de cada titular.',
  en: 'The shares have to add up to 100%. Check the percentage of each owner.',
} as const

async function openOnPhone(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 740 } })
  return context.newPage()
}

const sendButton = (page: Page) => page.locator('main [data-part="ending"] button').first()
const go = (page: Page, locale: Locale) =>
  page.getByRole('main').getByRole('button', { name: say[locale].continue, exact: true }).click()

/** Waits until the form of a page has come to life. */
async function bringToLife(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('main [data-part="ending"]').scrollIntoViewIfNeeded()
    await page.mouse.move(50, 50)
    await page.mouse.move(100, 100)
    await expect(page.locator('main [data-island][data-modules]')).toHaveCount(0, { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
}

/** Types, chooses or ticks, whatever the control of a name is. */
async function answer(page: Page, answers: Readonly<Record<string, string | readonly string[]>>): Promise<void> {
  for (const [name, given] of Object.entries(answers)) {
    const controls = page.locator(`main form [name="${name}"]`)
    const kind = await controls.first().evaluate((control) => control.getAttribute('type') ?? control.tagName)
    const values = [given].flat()
    if (kind === 'SELECT') await controls.selectOption(values)
    else if (kind === 'radio' || kind === 'checkbox') for (const value of values) await tick(page, name, value)
    else await controls.fill(values.join())
  }
}

async function tick(page: Page, name: string, value: string): Promise<void> {
  const controls = page.locator(`main form [name="${name}"]`)
  // A box to tick stands for itself, whatever it is posted as.
  await (value === 'true' ? controls.first() : page.locator(`main form [name="${name}"][value="${value}"]`)).check()
}

const pdf = async (name: string) => ({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: await makePdf() })
async function attach(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await page.locator(`main form [name="${name}"]`).setInputFiles([await pdf(name)])
}

/** Nothing stands sideways, and axe has nothing to say. It needs script: what it judges is the same without. */
async function judge(page: Page, isLive: boolean): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  if (isLive) expect(await findViolations(page, { reader: 'visitor' })).toEqual([])
}

/** The same in both colour schemes. */
async function judgeInBoth(page: Page, isLive: boolean): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await showAs(page, { colorScheme })
    await judge(page, isLive)
  }
}

/** Sends what stands there. What comes sooner than anybody writes, a program sends. */
async function send(page: Page, isLive: boolean): Promise<void> {
  if (isLive) await page.waitForTimeout(1_600)
  await sendButton(page).click()
}

async function expectReceived(page: Page, title: string): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByText(asSet(title))).toBeVisible({ timeout: 20_000 })
  await expect(main.locator('[data-part="reference"]')).toHaveText(/^[A-Z0-9-]{6,}$/)
}

for (const locale of locales) {
  for (const isLive of [false, true]) {
    for (const service of services) {
      const how = `${isLive ? 'with' : 'without'} script, in ${locale}`
      test(`${service.key} is reached and sent to its end, ${how}`, async ({ browser, request }) => {
        test.setTimeout(120_000)
        const page = await openOnPhone(browser, isLive)
        await page.goto(siteFor(isLive) + service.from[locale])
        await page.getByRole('main').getByRole('link', { name: service.link[locale], exact: true }).first().click()
        await expect(page).toHaveURL(new RegExp(`${service.to[locale]}(?:#\\w+)?$`))
        if (isLive) await bringToLife(page)
        else expect(await findInvalidDocument(await page.content())).toEqual([])
        await judge(page, isLive)
        await leavePicture(page, 'first-360')
        if (isLive) {
          await page.setViewportSize({ width: 1280, height: 900 })
          await leavePicture(page, 'first-1280')
          await page.setViewportSize({ width: 360, height: 740 })
        }
        for (const [place, answers] of service.pages.entries()) {
          await answer(page, answers)
          await judge(page, isLive)
          await leavePicture(page, `page-${place + 1}-360`)
          await go(page, locale)
          if (service.key === 'privateAccount' && place === 2) await walkByList(page)
        }
        if (service.pages.length > 0) {
          await expect(page.locator('main dd').first()).toBeVisible()
          await judge(page, isLive)
          await leavePicture(page, 'check-360')
          await go(page, locale)
        }
        await answer(page, service.last)
        await attach(page, service.files)
        await judge(page, isLive)
        await leavePicture(page, 'last-360')
        await send(page, isLive)
        await expectReceived(page, service.received[locale])
        await judge(page, isLive)
        await leavePicture(page, 'received-360')
        if (service.key === 'contact') {
          const follow = await followByCode(page, { locale, isLive })
          if (isLive) await readReply(page, { ...follow, locale, desk: await logIn(request, 'compliance') })
        }
        await page.context().close()
      })
    }

    test(`the shares of a company are taken when they are 100 and refused at their sum, ${isLive ? 'with' : 'without'} script, in ${locale}`, async ({
      browser,
    }) => {
      test.setTimeout(120_000)
      const page = await walkToOwners(browser, { locale, isLive })
      await answer(page, { ...ownerAt(0, '40'), ...declarations })
      await page.getByRole('button', { name: say[locale].add }).click()
      await answer(page, ownerAt(1, '61'))
      const documents = ['owners.0.document', 'owners.1.document']
      await attach(page, documents)
      await send(page, isLive)
      const summary = page.getByRole('main').getByRole('alert')
      await expect(summary.getByRole('link')).toHaveText([sharesAreNot100[locale]])
      await expect(page.locator('main [id$="-owners"] > [data-part="error"]')).toContainText(sharesAreNot100[locale])
      await judge(page, isLive)
      await answer(page, { 'owners.1.share': '60' })
      if (isLive) await attach(page, documents)
      // A page that comes back has the files that were sent with it, ticked.
      else
        for (const name of documents) await expect(page.locator(`main [type="checkbox"][name="${name}"]`)).toBeChecked()
      await send(page, isLive)
      await expectReceived(page, services[4]?.received[locale] ?? '')
      await page.context().close()
    })
  }
}

/** Goes back to the first part of a long form and on again to where it stood, by the list of its parts. */
async function walkByList(page: Page): Promise<void> {
  const list = page.locator('main [data-part="parts"]')
  const part = (place: number) => list.locator('li').nth(place)
  await expect(part(3)).toHaveAttribute('aria-current', 'step')
  await list.locator('summary').click()
  await leavePicture(page, 'parts-360')
  await part(0).getByRole('button').click()
  await expect(part(0)).toHaveAttribute('aria-current', 'step')
  await expect(page.locator('main form [name="fullName"]')).toHaveValue('Ana Kiala')
  await list.locator('summary').click()
  await part(3).getByRole('button').click()
  await expect(part(3)).toHaveAttribute('aria-current', 'step')
}

type Followed = { reference: string; open: (state: string) => Promise<void> }

/** Follows what was sent by the code that was shown, and answers there. */
async function followByCode(page: Page, { locale, isLive }: { locale: Locale; isLive: boolean }): Promise<Followed> {
  const main = page.getByRole('main')
  const texts = messagesByLocale[locale].savedForm.following
  const code = (await main.locator('[data-part="code"]').textContent()) ?? ''
  await main.getByRole('link', { name: texts.title }).click()
  const address = page.url()
  const open = async (state: string = texts.states.new) => {
    await page.goto(address)
    await page.locator('#code-to-follow').fill(code)
    await main.getByRole('button', { name: texts.open }).click()
    await expect(main.locator('[data-part="state"]')).toHaveText(state, { timeout: 5_000 })
  }
  // What was sent a moment ago may still be on its way to the CMS.
  await expect(() => open()).toPass({ intervals: [2_000], timeout: 60_000 })
  const reference = (await main.locator('[data-part="reference"]').textContent()) ?? ''
  await judgeInBoth(page, isLive)
  await leavePicture(page, 'followed-360')
  await page.locator('#answer').fill('The blue one.')
  await main.getByRole('button', { name: texts.answer, exact: true }).click()
  await expect(main.getByRole('status')).toHaveText(texts.said.taken)
  await judgeInBoth(page, isLive)
  const answered = async () => {
    await open()
    await expect(main.getByRole('listitem')).toContainText(`The blue one.`, { timeout: 2_000 })
  }
  await expect(answered).toPass({ intervals: [2_000], timeout: 60_000 })
  return { reference, open }
}

/** Staff of the bank answer what they were asked, and whoever has the code reads it. */
async function readReply(
  page: Page,
  { locale, desk, reference, open }: Followed & { locale: Locale; desk: CmsUser },
): Promise<void> {
  const [found] = await desk.find('submissions', `where[reference][equals]=${reference}`)
  const text = 'It is ready at the branch.'
  expect(await desk.post(`submissions/${found?.['id']}/reply`, { text, state: 'answered' })).toBe(200)
  await open(messagesByLocale[locale].savedForm.following.states.answered)
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(['The blue one.', text])
  await judgeInBoth(page, true)
  await leavePicture(page, 'replied-360')
}

/** The last page of a company's account, where its owners are named. */
async function walkToOwners(browser: Browser, { locale, isLive }: { locale: Locale; isLive: boolean }): Promise<Page> {
  const page = await openOnPhone(browser, isLive)
  await page.goto(siteFor(isLive) + companyPage[locale])
  if (isLive) await bringToLife(page)
  for (const answers of companyPages) {
    await answer(page, answers)
    await go(page, locale)
  }
  await expect(page.locator('main dd').first()).toBeVisible()
  await go(page, locale)
  await expect(page.locator('main form [name="owners.0.name"]')).toBeVisible()
  return page
}

test('a company with ten owners and ten files is sent without script', async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await walkToOwners(browser, { locale: 'pt', isLive: false })
  for (let place = 0; place < 10; place++) {
    if (place > 0) await page.getByRole('button', { name: say.pt.add }).click()
    await answer(page, ownerAt(place, '10'))
  }
  await expect(page.getByRole('button', { name: say.pt.add })).toHaveCount(0)
  await answer(page, declarations)
  await attach(
    page,
    Array.from({ length: 10 }, (_none, place) => `owners.${place}.document`),
  )
  await judge(page, false)
  await leavePicture(page, 'ten-owners-360')
  await send(page, false)
  await expectReceived(page, 'O seu pré-registo foi recebido')
})

/** A text as a page sets it: where it has a hyphen, the line does not break. */
const asSet = (text: string) => new RegExp(text.replaceAll('-', '-\u2060?'))

/** Where a form is filled in: pages let scripts come from one address only, which is that of the product under test. */
const siteFor = (isLive: boolean) => (isLive ? readProduct().site : own().site)
