import { type Browser, expect, type Page, test } from '@playwright/test'
import type { StaffLanguage } from '@/messages/staff/languages'
import { findRawTexts } from '../support/find-raw-texts'
import { findUnstyledControls } from '../support/find-unstyled-controls'
import { readProduct, testPassword } from '../support/product'
import { type JudgeText, judgeStaffTexts } from '../support/staff-words'
import { listedCollections, ownViews, payloadScreens, shownGlobals } from '../support/studio-screens'

test.setTimeout(240_000)

const patience = { timeout: 30_000 }

/** Whose screens are looked at, and what is looked at besides collections and settings. */
const rounds = {
  approver: [...Object.values(ownViews), ...payloadScreens],
  compliance: [ownViews.inbox, ownViews.rights],
} as const

for (const language of ['pt', 'en'] as const)
  for (const role of ['approver', 'compliance'] as const)
    test(`no screen of the studio shows what is not meant for people: ${language}, ${role}`, async ({ browser }) => {
      const page = await openStudio(browser, language, role)
      const judge = judgeStaffTexts(language)
      const found: string[] = []
      const look = async (address: string) => found.push(...(await lookAt(page, address, judge)))
      for (const address of rounds[role]) await look(address)
      for (const slug of shownGlobals[role]) await look(`/admin/globals/${slug}?locale=${language}`)
      for (const [slug, views] of Object.entries(listedCollections[role])) {
        await look(`/admin/collections/${slug}?limit=10&locale=${language}`)
        const first = await page
          .locator(`tbody a[href*="/collections/${slug}/"]`)
          .first()
          .getAttribute('href', { timeout: 50 })
          .catch(() => null)
        if (first === null) continue
        const form = new URL(first, page.url()).pathname
        for (const view of ['', ...views.map((name) => `/${name}`)]) await look(`${form}${view}?locale=${language}`)
      }
      expect(found).toEqual([])
      await page.context().close()
    })

/** What a screen shows that nobody should meet. */
async function lookAt(page: Page, address: string, judge: JudgeText): Promise<string[]> {
  await page.goto(`${readProduct().cms}${address}`)
  await expect(page.locator('h1').first()).toBeVisible(patience)
  await page.waitForLoadState('networkidle')
  const faults = [
    ...(await findRawTexts(page, judge)),
    ...(await findUnstyledControls(page)).map((html) => `unstyled: ${html}`),
  ]
  return faults.map((fault) => `${address} ${fault}`)
}

async function openStudio(browser: Browser, language: StaffLanguage, role: string): Promise<Page> {
  const locale = language === 'pt' ? 'pt-PT' : 'en-GB'
  const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${readProduct().cms}/admin/login`)
  await page.locator('input[name=email]').fill(`${role}@bcs.example`)
  await page.locator('input[name=password]').fill(testPassword)
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(`${readProduct().cms}/admin`, patience)
  return page
}
