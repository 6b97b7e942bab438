import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import type { StaffLanguage } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { roles } from '@/src/governance/roles'
import { logIn } from '../support/cms'
import { findRawTexts } from '../support/find-raw-texts'
import { findUnstyledControls } from '../support/find-unstyled-controls'
import { findViolations } from '../support/find-violations'
import { keepScreen } from '../support/keep-screen'
import { startOwnProduct } from '../support/own-product'
import { testPassword } from '../support/product'
import { sendMessage } from '../support/send-message'
import { type JudgeText, judgeStaffTexts } from '../support/staff-words'
import { listedCollections, newPageScreen, ownViews, payloadScreens, shownGlobals } from '../support/studio-screens'

test.describe.configure({ mode: 'default', timeout: 300_000 })

const patience = { timeout: 30_000 }

/** A product of its own, as it was delivered: what other tests write is theirs, in whatever language. */
const own = startOwnProduct()

/** Whose screens are looked at, and what is looked at besides collections and settings. */
const rounds = {
  approver: [...Object.values(ownViews), ...payloadScreens],
  compliance: [ownViews.inbox, ownViews.rights],
} as const

/** What stands where something is still on its way. */
const onItsWay = '.shimmer-effect, .loading-overlay, .form__initializing'

for (const language of ['pt', 'en'] as const)
  for (const role of ['approver', 'compliance'] as const)
    test(`no screen of the studio shows what is not meant for people, or cannot be read by everybody: ${language}, ${role}`, async ({
      browser,
      request,
    }) => {
      const page = await openStudio(browser, language, role)
      if (role === 'compliance') await sendSomething(page)
      const judge = await judgeWithin(page, request, language)
      const found: string[] = []
      const look = async (address: string) => {
        found.push(...(await lookAt(page, address, judge)))
        await keepScreen(page, address, language)
      }
      for (const address of rounds[role]) await look(address)
      for (const slug of shownGlobals[role]) await look(`/admin/globals/${slug}?locale=${language}`)
      for (const [slug, views] of Object.entries(listedCollections[role])) {
        await look(`/admin/collections/${slug}?limit=10&locale=${language}`)
        const [first] = await page
          .locator(`tbody a[href*="/collections/${slug}/"]`)
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
        if (first === undefined) continue
        const form = new URL(first, page.url()).pathname
        for (const view of ['', ...views.map((name) => `/${name}`)]) await look(`${form}${view}?locale=${language}`)
      }
      if (role === 'approver') await look(newPageScreen)
      expect(found).toEqual([])
      await page.context().close()
    })

test('a control that no style reaches is found, and a text that nobody wrote for people', async ({ browser }) => {
  const page = await openStudio(browser, 'pt', 'approver')
  await expect(page.locator('h1').first()).toBeVisible(patience)
  const judge = judgeStaffTexts('pt')
  // As screens are looked at: a control can be there a moment before its style.
  await expect.poll(() => findUnstyledControls(page), { timeout: 5_000 }).toEqual([])
  await page.locator('h1').evaluate((title) => {
    title.insertAdjacentHTML(
      'afterend',
      '<div class="forgotten"><button class="own">Novo</button><select class="own"><option>Um</option></select><input class="own" type="date"><input class="own" aria-label="general:save"></div><p>Save Draft</p>',
    )
  })
  // Whatever the studio says of all fields of a kind is taken from these, as for a screen that its style sheet forgot.
  await page.locator('.forgotten > *').evaluateAll((controls) => {
    for (const control of controls) if (control instanceof HTMLElement) control.style.setProperty('all', 'revert')
  })
  expect((await findUnstyledControls(page)).map((html) => /^<(\w+)/.exec(html)?.[1])).toEqual([
    ...['button', 'select', 'input', 'input'],
  ])
  expect(await findRawTexts(page, judge)).toEqual([
    expect.stringContaining('general:save'),
    expect.stringContaining('Save Draft'),
  ])
  await page.context().close()
})

for (const scheme of ['light', 'dark'] as const)
  test(`controls are told from those that the browser draws by itself: ${scheme}`, async ({ page }) => {
    await page.setContent(`<style>
      :root { color-scheme: ${scheme} }
      .styled { font-family: Georgia; border: 1px solid #333; background: #fff; accent-color: #060 }
      .letters { font-family: Georgia }
      .ground { border: 1px solid #333; background: #eee }
      </style>
      <button class="styled">A</button><button class="styled" disabled>A</button><select class="styled"></select>
      <input class="styled"><input type="date" class="styled"><input type="checkbox" class="styled"><textarea class="styled"></textarea>
      <button id="1">A</button><button id="2" class="letters">A</button><button id="3" class="ground">A</button>
      <button id="4" disabled>A</button><select id="5"></select><input id="6" class="letters"><input id="7" type="date">
      <input id="8" type="checkbox"><input id="9" type="file"><textarea id="10"></textarea><input hidden>`)
    const found = (await findUnstyledControls(page)).map((html) => /id="(\d+)"/.exec(html)?.[1] ?? html)
    expect(found).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  })

test('texts are judged where they are seen or said, and not where people type or another language is named', async ({
  page,
}) => {
  await page.setContent(`<p>Save Draft</p><p>general:save</p><input aria-label="undefined">
    <p lang="en">Save Draft</p><p hidden>takeDown</p><textarea>takeDown</textarea><p>Guardar</p>`)
  const found = await findRawTexts(page, judgeStaffTexts('pt'))
  expect(found.map((fault) => fault.split(':')[0])).toEqual(['en', 'name', 'raw'])
})

/** What a screen shows that nobody should meet. What comes a moment later is waited for: names of controls, what an editor loads. */
async function lookAt(page: Page, address: string, judge: JudgeText): Promise<string[]> {
  await page.goto(`${own().cms}${address}`)
  await expect(page.locator('h1').first()).toBeVisible(patience)
  await expect(page.locator(onItsWay)).toHaveCount(0, patience)
  let faults: string[] = []
  const look = async () => {
    const unstyled = (await findUnstyledControls(page)).map((html) => `unstyled: ${html}`)
    faults = [...(await findRawTexts(page, judge)), ...unstyled, ...(await findViolations(page))]
    return faults
  }
  // Faults that stay are told together at the end, with those of all screens.
  const stays = await expect
    .poll(look, { timeout: 5_000 })
    .toEqual([])
    .then(
      () => false,
      () => true,
    )
  return stays ? faults.map((fault) => `${address} ${fault}`) : []
}

/** Has a visitor write to the bank, so that the lists of what was sent are not empty. */
async function sendSomething(page: Page): Promise<void> {
  await sendMessage(own().site)
  const count = async () => {
    const answer = await page.request.get(`${own().cms}/api/submissions?limit=1&depth=0`)
    return z.object({ totalDocs: z.number() }).parse(await answer.json()).totalDocs
  }
  await expect.poll(count, patience).toBeGreaterThan(0)
}

/** What is held against texts: by all that is said to staff, and by the codes that are kept. What people and inboxes are called is theirs. */
async function judgeWithin(page: Page, request: APIRequestContext, language: StaffLanguage): Promise<JudgeText> {
  const { cms } = own()
  const admin = await logIn(request, 'admin', cms)
  const [forms, users, inboxes] = await Promise.all([
    page.request.get(`${cms}/api/forms?limit=200&depth=0`),
    admin.find('users', 'limit=200'),
    admin.find('inboxes', 'limit=200'),
  ])
  const keys = z.object({ docs: z.array(z.object({ key: z.string() })) }).parse(await forms.json())
  const named = z.array(z.object({ name: z.string() })).parse([...users, ...inboxes])
  const codes = new Set([...keys.docs.map(({ key }) => key), ...Object.keys(staffTexts.acts), ...roles])
  const judge = judgeStaffTexts(language, codes)
  const names = named.map(({ name }) => name)
  return (text) => judge(names.reduce((left, name) => left.replaceAll(name, ''), text))
}

/** One language in the light and one in the dark: their words are judged the same in both. */
const looks = {
  pt: { locale: 'pt-PT', colorScheme: 'light' },
  en: { locale: 'en-GB', colorScheme: 'dark' },
} as const

async function openStudio(browser: Browser, language: StaffLanguage, role: string): Promise<Page> {
  const context = await browser.newContext({ ...looks[language], viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${own().cms}/admin/login`)
  await page.locator('input[name=email]').fill(`${role}@bcs.example`)
  await page.locator('input[name=password]').fill(testPassword)
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(`${own().cms}/admin`, patience)
  return page
}
