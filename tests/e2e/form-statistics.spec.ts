import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { addDays } from '@/src/country/calendar'
import { localDay } from '@/src/country/local-day'
import { formCount } from '@/src/form-statistics/counting/day-report'
import { logIn } from '../support/cms'
import { findViolations } from '../support/find-violations'
import { leavePicture } from '../support/leave-picture'
import { readProduct, testPassword } from '../support/product'
import { openVisitor } from '../support/visit-form'

/** A thousand visits to a form of the running product, counted exactly, and what staff see of them. */

const { site, cms, data } = readProduct()
const stamp = Date.now().toString(36)
const key = `statistics${stamp}`
const reportKey = `statisticsReport${stamp}`
test.describe.configure({ mode: 'serial' })

const label = (pt: string, en: string) => ({ pt, en })
const definition = (formKey: string, title: string) => ({
  key: formKey,
  title: label(title, title),
  fields: [
    { key: 'who', type: 'page', label: label('Quem é', 'Who you are') },
    { key: 'name', type: 'text', label: label('Nome', 'Name'), required: true },
    { key: 'reach', type: 'page', label: label('Contacto', 'Contact') },
    { key: 'email', type: 'email', label: label('Correio', 'E-mail of the sender'), required: true, personal: true },
  ],
})

async function save(request: APIRequestContext, formKey: string, audience: 'staff' | 'investigators'): Promise<number> {
  const compliance = await logIn(request, 'compliance')
  const form = { key: formKey, name: formKey, audience, definition: definition(formKey, 'Estatística') }
  const { id, status } = await compliance.create('forms', form)
  expect(status).toBe(201)
  return id
}

async function publish(request: APIRequestContext, id: number): Promise<void> {
  const reason = 'Um teste'
  expect(await (await logIn(request, 'compliance')).post(`forms/${id}/propose`, { reason })).toBe(200)
  const approver = await logIn(request, 'approver')
  await approver.lookAtProposal(`forms/${id}`)
  expect(await approver.post(`forms/${id}/approve`, { reason })).toBe(200)
}

const hrefOf = (formKey: string, locale: 'pt' | 'en') => `${site}${locale === 'en' ? '/en' : ''}/_forms/${formKey}`

/** The fingerprint with which the form is drawn now, asked for as nobody does who is counted. */
async function versionOf(formKey: string, locale: 'pt' | 'en', not = ''): Promise<string> {
  let version = ''
  await expect
    .poll(
      async () => {
        const html = await openVisitor(hrefOf(formKey, locale), { number: 0, asData: false }).get({
          Purpose: 'prefetch',
        })
        version = /name="_version" value="([0-9a-f]{64})"/.exec(html.split('<footer')[0] ?? '')?.[1] ?? ''
        return version !== '' && version !== not
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  return version
}

type Visit = { locale: 'pt' | 'en'; number: number; version: string; isSecond: boolean }

/** One visit; which one of ten, by its number, decides how far it goes. */
async function visit({ locale, number, version: _version, isSecond }: Visit): Promise<void> {
  const { get, post } = openVisitor(hrefOf(key, locale), { number, asData: number % 2 === 0 })
  const way = number % 10
  await get()
  if (way < 2) return
  if (way < 5) expect((await post({ _version, _at: 'who', name: '' })).status).toBe(422)
  if (way < 4) return
  const checked = await post({ _version, _at: 'who', name: `Ana ${number}` })
  expect([checked.status, checked.carried === '']).toEqual([200, false])
  if (way === 4) return
  const last = await post({ _version, _at: '-', _carried: checked.carried })
  const isRefused = way === 5 || (isSecond && way < 8)
  const email = isRefused ? 'ana@' : `ana${number}@bcs.example`
  const sent = await post({ _version, _at: 'reach', _carried: last.carried, email })
  expect(sent.status).toBe(isRefused ? 422 : number % 2 === 0 ? 201 : 303)
}

/** So many are under way together. */
const together = 6

async function visitAll(visits: readonly Visit[]): Promise<void> {
  const waiting = [...visits]
  const walk = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await visit(next)
  }
  await Promise.all(Array.from({ length: together }, walk))
}

/** What the CMS has stored of a form, as lines: nobody can ask it for this. */
function storedOf(formKey: string): Record<string, number> {
  const database = new DatabaseSync(join(data, 'sona.sqlite'), { readOnly: true })
  const rows = database.prepare('SELECT counts FROM form_counts WHERE form_key = ?').all(formKey)
  database.close()
  const counts = rows.flatMap((row) => z.array(formCount).parse(JSON.parse(String(row['counts']))))
  const sums: Record<string, number> = {}
  for (const { version, locale, step, place, rule, count } of counts) {
    const name = [`v${version}`, locale, step, place, rule].filter((word) => word).join(' ')
    sums[name] = (sums[name] ?? 0) + count
  }
  return sums
}

/** Of so many times ten visits to a version. */
function expectedOf(name: string, tens: number, isSecond: boolean): Record<string, number> {
  return {
    [`${name} opened`]: 10 * tens,
    [`${name} refused who`]: 3 * tens,
    [`${name} refusedBy name required`]: 3 * tens,
    [`${name} continued who`]: 6 * tens,
    [`${name} reached -`]: 6 * tens,
    [`${name} continued -`]: 5 * tens,
    [`${name} reached reach`]: 5 * tens,
    [`${name} refused reach`]: (isSecond ? 3 : 1) * tens,
    [`${name} refusedBy email email`]: (isSecond ? 3 : 1) * tens,
    [`${name} sent`]: (isSecond ? 2 : 4) * tens,
  }
}

let id = 0

test('a thousand visits in both languages are counted exactly, and nothing of a report', async ({ request }) => {
  test.setTimeout(480_000)
  id = await save(request, key, 'staff')
  await publish(request, id)
  const reportId = await save(request, reportKey, 'investigators')
  await publish(request, reportId)

  const first = await versionOf(key, 'pt')
  await versionOf(key, 'en')
  const range = (locale: 'pt' | 'en', from: number, count: number, version: string, isSecond: boolean) =>
    Array.from({ length: count }, (_, at): Visit => ({ locale, number: from + at, version, isSecond }))
  await visitAll([...range('pt', 10, 500, first, false), ...range('en', 510, 200, first, false)])

  const compliance = await logIn(request, 'compliance')
  const changed = definition(key, 'Estatística depois')
  expect(await compliance.attempt('forms', id, { definition: changed })).toBe(200)
  await publish(request, id)
  const second = await versionOf(key, 'pt', first)
  await versionOf(key, 'en', first)
  await visitAll([...range('pt', 710, 290, second, true), ...range('en', 1000, 10, second, true)])

  // None of these is a visit.
  const other = openVisitor(hrefOf(key, 'pt'), { number: 5, asData: false })
  for (let at = 0; at < 20; at++) {
    await other.get({ 'Sec-Purpose': 'prefetch' })
    await other.get({}, 'HEAD')
    await other.get({ 'User-Agent': 'Examplebot/1.0 (+https://bot.example)' })
  }
  const report = { number: 6, asData: true }
  const reporting = await versionOf(reportKey, 'pt')
  for (let at = 0; at < 12; at++) await openVisitor(hrefOf(reportKey, 'pt'), { ...report, number: 1100 + at }).get()
  const refused = await openVisitor(hrefOf(reportKey, 'pt'), report).post({ _version: reporting, _at: 'who', name: '' })
  expect(refused.status).toBe(422)

  const all = {
    ...expectedOf('v1 pt', 50, false),
    ...expectedOf('v1 en', 20, false),
    ...expectedOf('v2 pt', 29, true),
    ...expectedOf('v2 en', 1, true),
  }
  await expect.poll(() => storedOf(key), { timeout: 40_000 }).toEqual(all)
  expect(storedOf(reportKey)).toEqual({})
})

test('a page of the site with a form counts as its opening', async () => {
  const path = '/en/who-we-are/careers/join-bcs'
  const href = `${site}${path}`
  const before = storedOf('jobApplication')['v1 en opened'] ?? 0
  const { get } = openVisitor(href, { number: 7, asData: false })
  const html = await get({ Connection: 'keep-alive' })
  expect(html).toContain('/en/_forms/jobApplication')
  await expect.poll(() => storedOf('jobApplication')['v1 en opened'] ?? 0, { timeout: 30_000 }).toBeGreaterThan(before)
})

/** Lets the day of the visits be over. */
function endDay(): void {
  const database = new DatabaseSync(join(data, 'sona.sqlite'))
  const yesterday = addDays(localDay(Date.now()), -1)
  database.prepare('UPDATE form_counts SET day = ? WHERE form_key = ?').run(yesterday, key)
  database.close()
}

/** Judges a screen of the studio by axe as it stands, and in the dark. */
async function judge(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await expect(page.getByText(/5\s?% → 15\s?%/).first()).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => findViolations(page), { timeout: 15_000 }).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
}

async function logInAs(browser: Browser, role: string, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale, viewport: { width: 1280, height: 1000 } })
  const page = await context.newPage()
  await page.goto(`${cms}/admin/login`)
  await page.locator('input[name=email]').fill(`${role}@bcs.example`)
  await page.locator('input[name=password]').fill(testPassword)
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(`${cms}/admin`, { timeout: 30_000 })
  return page
}

const rowOf = (page: Page, table: string, row: string | RegExp) =>
  page.getByRole('table', { name: table }).getByRole('row', { name: row })
const cellsOf = async (page: Page, table: string, row: string | RegExp) =>
  (await rowOf(page, table, row).getByRole('cell').allTextContents()).map((text) => text.replaceAll(/\s/g, ' '))

test('compliance sees them in full tens, when the day is over', async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await logInAs(browser, 'compliance', 'en-GB')
  const href = `${cms}/admin/collections/forms/${id}/statistics`
  await page.goto(href)
  await expect(page.getByText('no figure has come to ten on a day that is over')).toBeVisible({ timeout: 30_000 })
  endDay()
  await page.goto(`${cms}/admin/collections/forms/${id}`)
  await page.getByRole('link', { name: 'Statistics' }).click({ timeout: 30_000 })
  await expect(page.getByRole('table', { name: 'Versions' })).toBeVisible({ timeout: 30_000 })
  expect(await cellsOf(page, 'Versions', /^Version 2/)).toEqual(['300', '310', '50', '160', '17%'])
  expect(await cellsOf(page, 'Versions', /^Version 1/)).toEqual(['700', '770', '280', '280', '40%'])
  const byLocale = 'Version 2 by language'
  expect(await cellsOf(page, byLocale, /^Portuguese/)).toEqual(['290', '310', '50', '160', '17%'])
  const few = 'fewer than 10'
  expect(await cellsOf(page, byLocale, /^English/)).toEqual(['10', few, few, few, 'no figure yet'])
  const refusals = 'Version 2, refusals by field and rule'
  expect(await cellsOf(page, refusals, /^E-mail of the sender/)).toEqual(['e-mail address', '80', '15%'])
  expect(await cellsOf(page, refusals, /^Name/)).toEqual(['required', '80', '15%'])
  const left = 'Version 2, where people stopped'
  expect(await cellsOf(page, left, /^Who you are/)).toEqual(['300', '170', '130'])
  expect(await cellsOf(page, left, /^Check of the answers/)).toEqual(['170', '140', '30'])
  await expect(page.getByText('Refusals at “E-mail of the sender” (e-mail address): 5% → 15%')).toBeVisible()
  await judge(page)
  const file = await page.context().request.get(`${cms}/api/forms/${id}/statistics`)
  const lines = (await file.text()).trim().split('\r\n').slice(1)
  expect(lines.filter((line) => !line.endsWith('0"'))).toEqual([])
  expect(lines.length).toBeGreaterThan(20)
  await leavePicture(page, 'form-statistics-en')
  await page.context().close()
})

test('the screen speaks Portuguese too, and says nothing to editors', async ({ browser }) => {
  test.setTimeout(120_000)
  const href = `${cms}/admin/collections/forms/${id}/statistics`
  const page = await logInAs(browser, 'approver', 'pt-PT')
  await page.goto(href)
  await expect(page.getByRole('table', { name: 'Versões' })).toBeVisible({ timeout: 30_000 })
  expect(await cellsOf(page, 'Versão 2, por língua', /^Inglês/)).toEqual([
    ...['10', 'menos de 10', 'menos de 10', 'menos de 10', 'ainda sem número'],
  ])
  await judge(page)
  await leavePicture(page, 'form-statistics-pt')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await leavePicture(page, 'form-statistics-phone')
  await page.context().close()
  const editor = await logInAs(browser, 'editor', 'pt-PT')
  await editor.goto(href)
  await expect(editor.getByRole('table', { name: 'Versões' })).toHaveCount(0)
  expect((await editor.context().request.get(`${cms}/api/forms/${id}/statistics`)).status()).toBe(403)
  await editor.context().close()
})

test('whoever approves the next change sees what the last one did', async ({ browser, request }) => {
  test.setTimeout(120_000)
  const compliance = await logIn(request, 'compliance')
  expect(await compliance.attempt('forms', id, { definition: definition(key, 'Estatística mais uma vez') })).toBe(200)
  expect(await compliance.post(`forms/${id}/propose`, { reason: 'Outro teste' })).toBe(200)
  const page = await logInAs(browser, 'approver', 'en-GB')
  await page.goto(`${cms}/admin/review/forms/${id}`)
  const change = page.getByRole('group').filter({ hasText: 'What the last change did (version 1 to 2)' })
  await expect(change.getByText('Sent, of those who opened it: 40% → 17%')).toBeVisible({ timeout: 30_000 })
  await expect(change.getByText('Refusals at “E-mail of the sender” (e-mail address): 5% → 15%')).toBeVisible()
  await judge(page)
  await leavePicture(page, 'form-statistics-review')
  await page.context().close()
  const portuguese = await logInAs(browser, 'approver', 'pt-PT')
  await portuguese.goto(`${cms}/admin/review/forms/${id}`)
  await judge(portuguese)
  await portuguese.context().close()
})
