import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { bringFormToLife } from '../support/bring-form-to-life'
import { findViolations } from '../support/find-violations'
import { leavePicture } from '../support/leave-picture'
import { makePdf } from '../support/make-files'
import { readProduct } from '../support/product'
import { copyProduct, killOwnerOf, processOf } from '../support/product-apart'
import { showAs } from '../support/show-as'
import { startInParts } from '../support/start-in-parts'

/** A form of the running product that is saved and opened again by its code, elsewhere. */

const { site, data } = readProduct()
const phone = { width: 360, height: 740 }
const saved = join(data, 'submissions', 'saved')

/** Somebody's browser, which shares nothing with any other. */
async function openBrowser(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, viewport: phone })
  return context.newPage()
}

const texts = {
  pt: {
    page: '/particulares/provedoria-do-cliente',
    prefix: '',
    save: 'Guardar e continuar mais tarde',
    returning: 'Já guardou este formulário? Continue com o seu código',
    kept: 'O formulário está guardado',
    known: 'O código é o que já tem.',
    title: 'Continuar um formulário guardado',
    open: 'Abrir o formulário',
    back: 'Abrimos o que guardou.',
    unknown: 'Não há nenhum formulário guardado com esse código.',
    keptFile: 'extracto.pdf (já guardado; desmarque para não o enviar)',
    continue: 'Continuar',
    deleted: 'O formulário guardado foi apagado.',
    received: 'O seu caso foi recebido',
  },
  en: {
    page: '/en/private/customer-ombudsman',
    prefix: '/en',
    save: 'Save and continue later',
    returning: 'Have you saved this form before? Continue with your code',
    kept: 'The form is saved',
    known: 'The code is the one that you have.',
    title: 'Continue a saved form',
    open: 'Open the form',
    back: 'This is what you saved.',
    unknown: 'There is no saved form with that code.',
    keptFile: 'extracto.pdf (kept; untick it to leave it out)',
    continue: 'Continue',
    deleted: 'The saved form was deleted.',
    received: 'Your case was received',
  },
} as const

const isWithinThePage = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
/** Axe needs script. What it judges is the same without. */
const judge = async (page: Page, isLive: boolean) => {
  expect(await isWithinThePage(page)).toBe(true)
  if (!isLive) return
  for (const colorScheme of ['dark', 'light'] as const) {
    await showAs(page, { colorScheme })
    expect(await findViolations(page, { reader: 'visitor' }), colorScheme).toEqual([])
  }
}

async function fillDay(page: Page, name: string, [year, month, day]: readonly [string, string, string]) {
  await page.locator(`[name="${name}.day"]`).fill(day)
  await page.locator(`[name="${name}.month"]`).fill(month)
  await page.locator(`[name="${name}.year"]`).fill(year)
}

for (const { isLive, locale } of [
  { isLive: false, locale: 'pt' },
  { isLive: false, locale: 'en' },
  { isLive: true, locale: 'pt' },
  { isLive: true, locale: 'en' },
] as const) {
  test(`a case is saved on a phone and sent from another, ${isLive ? 'with' : 'without'} script, in ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    const say = texts[locale]
    const page = await openBrowser(browser, isLive)
    await page.goto(site + say.page)
    if (isLive) await bringFormToLife(page)
    const form = page.locator(`form[action="${say.prefix}/_forms/ombudsman"]`)
    await expect(form.getByRole('link', { name: say.returning })).toHaveAttribute('href', `${say.prefix}/_saved`)
    await form.locator('[name="onBehalf"]').first().check()
    await form.locator('[name="fullName"]').fill('CANARY Kwanza')
    await form.getByRole('button', { name: say.save }).click()

    await expect(page.getByRole('heading', { name: say.kept })).toBeVisible()
    const main = page.getByRole('main')
    const code = (await main.locator('strong').textContent()) ?? ''
    expect(code).toMatch(/^(\w{4} ){4}\w{5}$/)
    await expect(page).toHaveURL(new RegExp(`^${site}${say.prefix}/_forms/ombudsman\\?answer=[\\w-]{22}$`))
    await judge(page, isLive)
    await leavePicture(page, 'kept-360')
    const lying = readdirSync(saved).map((name) => name + readFileSync(join(saved, name), 'latin1'))
    for (const secret of ['CANARY', code, code.replaceAll(' ', '')]) expect(lying.join()).not.toContain(secret)

    // Another browser, with nothing but the code.
    const other = await openBrowser(browser, isLive)
    await other.goto(`${site}${say.prefix}/_saved`)
    await expect(other).toHaveTitle(new RegExp(say.title))
    await judge(other, isLive)
    await leavePicture(other, 'return-360')
    const type = async (typed: string) => {
      await other.goto(`${site}${say.prefix}/_saved`)
      await other.locator('#code-to-open').fill(typed)
      await other.getByRole('button', { name: say.open }).click()
    }
    await type('AAAA BBBB CCCC DDDD EEEEE')
    await expect(other.getByRole('main').getByRole('alert')).toContainText(say.unknown)
    await judge(other, isLive)
    await type(code.toLowerCase().replaceAll(' ', '-'))
    await expect(other.getByRole('main').getByRole('status').first()).toContainText(say.back)
    await expect(other.locator('[name="fullName"]')).toHaveValue('CANARY Kwanza')
    expect(await other.content()).not.toContain(code)
    await judge(other, isLive)
    await leavePicture(other, 'opened-360')

    if (isLive) await bringFormToLife(other)
    const go = () => other.getByRole('button', { name: say.continue, exact: true }).click()
    await other.locator('[name="identityCard"]').fill('004123456LA041')
    await other.locator('main [name="email"]').first().fill('rui@bcs.example')
    await go()
    await other.locator('[name="answer"]').first().check()
    await other.locator('[name="complaintNumber"]').fill('R-2026-118')
    await fillDay(other, 'answeredOn', ['2026', '10', '20'])
    await go()
    await other.locator('[name="product"]').selectOption('service')
    await fillDay(other, 'happenedOn', ['2026', '10', '2'])
    await other.locator('[name="story"]').fill('Nobody answered at the branch for two hours.')
    await other.locator('[name="wish"]').fill('An explanation.')
    await go()
    await expect(other.getByText('CANARY Kwanza')).toBeVisible()
    await go()
    const pdf = { name: 'extracto.pdf', mimeType: 'application/pdf', buffer: await makePdf() }
    await other.locator('[name="documents"]').setInputFiles([pdf])
    await other.getByRole('button', { name: say.save }).click()
    await expect(other.getByText(say.known)).toBeVisible()

    // On the first phone again: the page on which it was left, with the file.
    await page.goto(`${site}${say.prefix}/_saved`)
    await page.locator('#code-to-open').fill(code)
    await page.getByRole('button', { name: say.open }).click()
    await expect(page.getByLabel(say.keptFile)).toBeChecked()
    await judge(page, isLive)
    await leavePicture(page, 'kept-file-360')
    await page.setViewportSize({ width: 1280, height: 900 })
    await leavePicture(page, 'kept-file-1280')
    await page.setViewportSize(phone)
    if (isLive) await bringFormToLife(page)
    // As long as somebody looks at it, at least: what is sent within a second of opening it, a program sends.
    if (isLive) await page.waitForTimeout(2_000)
    // What is missing is told, and the file stays.
    await form.locator('[data-part="ending"] button').first().click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect(page.getByLabel(say.keptFile)).toBeChecked()
    await page.locator('[name="truth"]').first().check()
    await form.locator('[data-part="ending"] button').first().click()
    await expect(page.getByRole('main').getByText(say.received)).toBeVisible()

    await type(code)
    await expect(other.getByRole('main').getByRole('alert')).toContainText(say.unknown)
  })
}

test('a saved form is deleted by its code, and its page looks well at a desk', async ({ browser }) => {
  const page = await openBrowser(browser, false)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(site + texts.en.page)
  await page.locator('[name="fullName"]').fill('CANARY Kwanza')
  await page.getByRole('button', { name: texts.en.save }).click()
  const code = (await page.getByRole('main').locator('strong').textContent()) ?? ''
  await leavePicture(page, 'kept-1280')
  await page.getByRole('button', { name: 'Continue now' }).click()
  await expect(page.locator('[name="fullName"]')).toHaveValue('CANARY Kwanza')
  await page.goto(`${site}/en/_saved`)
  await leavePicture(page, 'return-1280')
  await page.locator('#code-to-delete').fill(code)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(texts.en.deleted)
  await page.locator('#code-to-open').fill(code)
  await page.getByRole('button', { name: texts.en.open }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(texts.en.unknown)
})

test('what is answered is kept nowhere, and a code is taken from a post alone', async () => {
  const body = new URLSearchParams({ do: 'open', code: 'ABCD' })
  const posted = await fetch(`${site}/en/_saved`, { method: 'POST', body })
  expect([posted.status, posted.headers.get('cache-control'), posted.headers.get('set-cookie')]).toEqual([
    422,
    'no-store',
    null,
  ])
  expect(posted.headers.get('content-security-policy')).toContain("default-src 'none'")
  const asked = await fetch(`${site}/en/_saved?code=ABCD`)
  expect(await asked.text()).not.toContain(texts.en.unknown)
  const elsewhere = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
  expect((await fetch(`${site}/en/_saved`, { method: 'POST', body, headers: elsewhere })).status).toBe(403)
})

test('other forms have neither the button nor the way back, and the page of a form that has them no more script', async () => {
  for (const path of ['/en/_forms/jobApplication', '/en/_forms/newsletter', '/en/_forms/whistleblowing']) {
    const html = await (await fetch(site + path)).text()
    expect(html, path).not.toContain('_saved')
    expect(html, path).not.toContain('name="_save"')
  }
  const page = await (await fetch(`${site}/en/_saved`)).text()
  expect(page).not.toContain('data-island="BankForm"')
})

test('a form is saved while the CMS is away, and is there when the front was killed', async () => {
  test.setTimeout(240_000)
  const { site: own, data: directory, environment } = await copyProduct()
  const running = await startInParts(environment)
  await running.seen('Ctrl-C')
  const back = processOf(directory, 'back')
  // Away, and nobody starts it again.
  process.kill(back, 'SIGSTOP')
  const hash = /name="_version" value="([0-9a-f]{64})"/
  const page = await (await fetch(`${own}/en/_forms/ombudsman`)).text()
  const [, version = ''] = hash.exec(page.replaceAll(/<footer[\s\S]*<\/footer>/g, '')) ?? []
  const body = new FormData()
  for (const [name, value] of Object.entries({ _version: version, _at: 'declaration', _save: '1' }))
    body.set(name, value)
  body.set('documents', new File([new Uint8Array(await makePdf())], 'extracto.pdf', { type: 'application/pdf' }))
  const kept = await (await fetch(`${own}/en/_forms/ombudsman`, { method: 'POST', body })).text()
  const [, code = ''] = /<strong>([^<]*)<\/strong>/.exec(kept.slice(kept.indexOf(texts.en.kept))) ?? []
  expect(code).toMatch(/^(\w{4} ){4}\w{5}$/)

  process.kill(processOf(directory, 'front'), 'SIGKILL')
  const open = async () => {
    const asked = { method: 'POST', body: new URLSearchParams({ do: 'open', code }) }
    const answer = await fetch(`${own}/en/_saved`, asked).catch(() => null)
    return answer?.status === 200 ? answer.text() : ''
  }
  await expect.poll(open, { timeout: 60_000, intervals: [1_000] }).toContain(texts.en.keptFile)
  process.kill(back, 'SIGCONT')
  killOwnerOf(directory)
  await running.ended
})
