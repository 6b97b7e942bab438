import { expect, type Page, test } from '@playwright/test'
import { bringFormToLife } from '../support/bring-form-to-life'
import { findViolations } from '../support/find-violations'
import { leavePicture } from '../support/leave-picture'
import { makePdf } from '../support/make-files'
import { readProduct } from '../support/product'

/** What controls of forms do besides where script runs: files in a list, characters counted, and how much is on its way. */

const { site } = readProduct()
const pdf = async (name: string) => ({ name, mimeType: 'application/pdf', buffer: await makePdf() })

test.use({ viewport: { width: 360, height: 740 } })

const fileNames = (page: Page) =>
  page
    .locator('[name="attachments"]')
    .evaluate((input) => (input instanceof HTMLInputElement ? [...(input.files ?? [])].map(({ name }) => name) : []))

for (const { locale, report, careers, remove, left, sending, submit } of [
  {
    locale: 'pt',
    report: '/quem-somos/canal-de-denuncias',
    careers: '/quem-somos/carreiras/junte-se-ao-bcs',
    remove: 'Remover',
    left: /^Caracteres que restam: \d+$/,
    sending: /^A enviar… \d+\s?%$/,
    submit: 'Enviar candidatura',
  },
  {
    locale: 'en',
    report: '/en/who-we-are/reporting-channel',
    careers: '/en/who-we-are/careers/join-bcs',
    remove: 'Remove',
    left: /^Characters left: \d+$/,
    sending: /^Sending… \d+%$/,
    submit: 'Send application',
  },
] as const) {
  test(`files of several choices stand in a list, and each goes again, in ${locale}`, async ({ page }) => {
    await page.goto(site + report)
    await bringFormToLife(page)
    const control = page.locator('[name="attachments"]')
    await control.setInputFiles([await pdf('one.pdf'), await pdf('two.pdf')])
    const buttons = page.locator('[data-part="files"]').getByRole('button')
    await expect(buttons).toHaveText([`${remove} one.pdf`, `${remove} two.pdf`])
    await control.setInputFiles([await pdf('three.pdf')])
    await expect(buttons).toHaveText([`${remove} one.pdf`, `${remove} two.pdf`, `${remove} three.pdf`])
    expect(await fileNames(page)).toEqual(['one.pdf', 'two.pdf', 'three.pdf'])
    expect(await findViolations(page, { reader: 'visitor' })).toEqual([])
    await page.locator('[data-part="files"]').scrollIntoViewIfNeeded()
    await leavePicture(page, 'files-360')
    await buttons.nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(buttons).toHaveText([`${remove} one.pdf`, `${remove} three.pdf`])
    await expect(control).toBeFocused()
    expect(await fileNames(page)).toEqual(['one.pdf', 'three.pdf'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })

  test(`characters of a long answer are counted when they grow short, in ${locale}`, async ({ page }) => {
    await page.goto(site + report)
    await bringFormToLife(page)
    const answer = page.locator('textarea[name="description"]')
    await answer.fill('Nothing to say.')
    await expect(page.getByText(left)).toHaveCount(0)
    await answer.fill('a'.repeat(9_900))
    // Seen at once, and read out after a pause.
    await expect(page.getByText(left)).toHaveCount(2)
    expect(await findViolations(page, { reader: 'visitor' })).toEqual([])
  })

  test(`a long file says on the button how much of it is on its way, in ${locale}`, async ({ page, context }) => {
    await page.goto(site + careers)
    await bringFormToLife(page)
    await page.locator('[name="firstName"]').fill('Canary')
    await page.locator('[name="lastName"]').fill('Slow')
    await page.locator('[name="birthDate.day"]').fill('27')
    await page.locator('[name="birthDate.month"]').fill('3')
    await page.locator('[name="birthDate.year"]').fill('1998')
    await page.locator('[name="nationality"]').fill('Angolana')
    await page.locator('[name="educationLevel"]').selectOption('graduate')
    await page.locator('main [name="email"]').fill('slow@bcs.example')
    await page.locator('[name="areaOfInterest"]').selectOption('technology')
    const long = Buffer.concat([await makePdf(), Buffer.alloc(2_000_000, ' ')])
    await page.locator('[name="cv"]').setInputFiles([{ name: 'cv.pdf', mimeType: 'application/pdf', buffer: long }])
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    const slow = { offline: false, latency: 50, downloadThroughput: -1, uploadThroughput: 400_000 }
    await network.send('Network.emulateNetworkConditions', slow)
    await page.waitForTimeout(1_600)
    const button = page.locator('main form [data-part="ending"] button').first()
    await expect(button).toContainText(submit)
    await button.click()
    await expect(button).toHaveText(sending)
    await expect(page.locator('main [data-part="reference"]')).toBeVisible({ timeout: 30_000 })
  })
}
