import { readFile } from 'node:fs/promises'
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { logIn } from '../support/cms'
import { expectSoon } from '../support/expect-soon'
import { findViolations } from '../support/find-violations'
import { makePdf } from '../support/make-files'
import { readProduct, testPassword } from '../support/product'

test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)

/** A form of its own, so that nobody else's questions change: the job application once more. */
const formKey = `builder${Date.now()}`
const label = { pt: 'Já trabalhou num banco?', en: 'Have you worked in a bank?' }
const follow = { pt: 'Em que banco?', en: 'In which bank?' }

/** A window of the admin for somebody with a role, which notes whatever it asks of other sites. */
async function openAdmin(browser: Browser, role: string): Promise<{ page: Page; outside: string[] }> {
  const { cms } = readProduct()
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 1000 } })
  const page = await context.newPage()
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${cms}/`) && !/^(?:data|blob):/.test(request.url())) outside.push(request.url())
  })
  await page.goto(`${cms}/admin/login`)
  await page.locator('input[name=email]').fill(`${role}@bcs.example`)
  await page.locator('input[name=password]').fill(testPassword)
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(`${cms}/admin`)
  return { page, outside }
}

async function openForm(page: Page, id: number): Promise<void> {
  await page.goto(`${readProduct().cms}/admin/collections/forms/${id}`)
  await expect(page.getByRole('list', { name: 'Fields of the form' })).toBeVisible()
}

test.beforeAll(async ({ request }) => {
  const staff = await logIn(request, 'compliance')
  const approver = await logIn(request, 'approver')
  const [model] = await staff.find('forms', 'where[key][equals]=jobApplication&depth=0')
  const { key: _key, ...definition } = z.looseObject({ key: z.string() }).parse(model?.['definition'])
  const { id, status } = await staff.create('forms', { key: formKey, name: 'Teste', audience: 'staff', definition })
  expect(status).toBe(201)
  expect(await staff.post(`forms/${id}/propose`, { reason: 'A first version' })).toBe(200)
  await approver.lookAtProposal(`forms/${id}`)
  expect(await approver.post(`forms/${id}/approve`, {})).toBe(200)
})

/** An application sent with the version that visitors see now. @returns its reference */
async function apply(request: APIRequestContext): Promise<string> {
  const address = `${readProduct().site}/en/_forms/${formKey}`
  const html = await (await fetch(address)).text()
  const answer = await request.post(address, {
    headers: { Accept: 'application/json' },
    multipart: {
      _version: /name="_version" value="([0-9a-f]{64})"/.exec(html)?.[1] ?? '',
      ...{ firstName: 'Esperança', lastName: 'Domingos', nationality: 'Angolana', email: 'ana@bcs.example' },
      ...{ 'birthDate.day': '27', 'birthDate.month': '3', 'birthDate.year': '1998' },
      ...{ educationLevel: 'graduate', areaOfInterest: 'risk' },
      cv: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: await makePdf() },
    },
  })
  expect(answer.status()).toBe(201)
  return z.object({ reference: z.string() }).parse(await answer.json()).reference
}

const preview = (page: Page) => page.frameLocator('iframe[title="The form as visitors see it"]')

test('compliance adds a required field with a condition, an approver publishes it, and visitors are asked at once', async ({
  browser,
  request,
}) => {
  const { site } = readProduct()
  const staff = await logIn(request, 'compliance')
  const [form] = await staff.find('forms', `where[key][equals]=${formKey}&depth=0`)
  const id = z.number().parse(form?.['id'])
  await expect.poll(async () => (await fetch(`${site}/en/_forms/${formKey}`)).status, { timeout: 15_000 }).toBe(200)
  const reference = await apply(request)

  const { page, outside } = await openAdmin(browser, 'compliance')
  await openForm(page, id)
  const add = async (type: RegExp, texts: typeof label) => {
    await page.getByRole('button', { name: 'Add field' }).click()
    await page.getByRole('button', { name: type }).click()
    const row = page.getByRole('list', { name: 'Fields of the form' }).locator(':scope > li').last()
    const box = row.getByRole('group', { name: 'Label' })
    await box.getByLabel('in Portuguese').fill(texts.pt)
    await box.getByLabel('in English').fill(texts.en)
    await row.getByLabel('An answer is required').check()
    return row
  }
  await add(/^Yes or no/, label)
  const second = await add(/^Text One line/, follow)
  await second.getByRole('button', { name: 'Add condition' }).click()
  await expect(second.getByLabel('Field', { exact: true }).locator('option:checked')).toHaveText(label.en)

  const seen = preview(page)
  await expect(seen.getByText(label.en)).toBeVisible()
  await expect(seen.getByText(follow.en)).toBeHidden()
  await seen.getByRole('group', { name: label.en }).getByLabel('Yes').check()
  await expect(seen.getByText(follow.en)).toBeVisible()
  await page.getByRole('button', { name: 'Portuguese' }).click()
  await expect(preview(page).getByText(label.pt)).toBeVisible()

  expect(await findViolations(page, { part: '[class*="builder"]' })).toEqual([])

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('updated successfully', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Review and publication' }).click()
  await expect(page.getByText(`“${follow.en}” was added.`)).toBeVisible()
  await page.getByLabel('Reason').first().fill('The risk department asks for it.')
  await page.getByRole('button', { name: 'Propose to publish' }).click()
  await expect(page.getByText('Whoever proposes does not approve')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve and publish' })).toHaveCount(0)
  expect(outside).toEqual([])

  const approver = await openAdmin(browser, 'approver')
  await openForm(approver.page, id)
  await expect(approver.page.getByRole('button', { name: 'Add field' })).toHaveCount(0)
  await approver.page.getByRole('button', { name: 'Review and publication' }).click()
  await expect(approver.page.getByRole('blockquote').getByText('The risk department asks for it.')).toBeVisible()

  const visit = async () => (await fetch(`${site}/en/_forms/${formKey}`)).text()
  expect(await visit()).not.toContain(follow.en)
  // Decided where it is seen: drawn before and after, with every rule of what is new in words.
  await approver.page.getByRole('link', { name: 'See what changes and decide' }).click()
  const approve = approver.page.getByRole('button', { name: 'Approve and publish' })
  await expect(approve).toBeDisabled()
  const room = approver.page.getByRole('main')
  await expect(room.getByText(`only when “${label.en}” is “yes”`)).toBeVisible()
  await room.getByRole('button', { name: /^English/ }).click()
  const drawn = (title: string) => approver.page.frameLocator(`iframe[title="${title}"]`)
  await expect(drawn('After: what is proposed').getByText(label.en)).toBeVisible()
  await expect(drawn('Before: what the public sees').getByRole('button', { name: 'Send application' })).toBeVisible()
  await expect(drawn('Before: what the public sees').getByText(label.en)).toHaveCount(0)
  const check = approver.page.getByRole('region', { name: 'Check', exact: true })
  const next = check.getByRole('button', { name: 'Next not seen' })
  await expect(async () => {
    if ((await next.count()) > 0) await next.click()
    await expect(approve).toBeEnabled({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  expect(await findViolations(approver.page)).toEqual([])
  await approve.click()
  await expect(room.getByText('Nothing is proposed', { exact: false }).first()).toBeVisible()
  await expectSoon('a new field of a form', async () => (await visit()).includes(follow.en), true)

  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await visitor.goto(`${site}/en/_forms/${formKey}`)
  const main = visitor.getByRole('main')
  await main.getByRole('group', { name: label.en }).getByLabel('Yes').check()
  await expect(main.getByLabel(follow.en)).toBeVisible()
  await main.getByRole('button', { name: 'Send application' }).click()
  await expect(main.getByRole('alert').getByRole('link', { name: follow.en })).toBeVisible()

  // What was sent before is read as it was asked.
  await expect
    .poll(async () => (await staff.find('submissions', `where[reference][equals]=${reference}`)).length, {
      timeout: 15_000,
    })
    .toBe(1)
  await page.goto(`${readProduct().cms}/admin/collections/submissions?search=${reference}`)
  await page.getByRole('link', { name: reference }).first().click()
  const answers = page.locator('dl').filter({ hasText: 'Nationality' })
  await expect(answers).toContainText('Esperança')
  await expect(answers).toContainText('Risk and control')
  await expect(answers).not.toContainText(label.en)

  await openForm(approver.page, id)
  await approver.page.getByRole('button', { name: 'Review and publication' }).click()
  await approver.page.getByRole('button', { name: 'See version 1' }).click()
  await expect(preview(approver.page).getByRole('button', { name: 'Send application' })).toBeVisible()
  await expect(preview(approver.page).getByText(label.en)).toHaveCount(0)
})

test('what was published cannot be deleted or renamed, and the list is moved by keyboard', async ({
  browser,
  request,
}) => {
  const staff = await logIn(request, 'compliance')
  const [form] = await staff.find('forms', `where[key][equals]=${formKey}&depth=0`)
  const { page } = await openAdmin(browser, 'compliance')
  await openForm(page, z.number().parse(form?.['id']))
  const list = page.getByRole('list', { name: 'Fields of the form' })
  await expect(page.getByRole('button', { name: 'Retire “First name”' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete “First name”' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Move “First name” down' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('“First name” is now number 2 of')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Move “First name” down' })).toBeFocused()
  await expect(list.locator(':scope > li').first()).toContainText('Last name')
  await page.getByRole('button', { name: /^First name/ }).click()
  await expect(page.getByLabel('Key', { exact: true })).toHaveAttribute('readonly', '')
})

test('a form leaves as a file and comes back changed, one of RJSF is taken in with what it cannot say by line, and a form is copied', async ({
  browser,
  request,
}) => {
  const staff = await logIn(request, 'compliance')
  const [form] = await staff.find('forms', `where[key][equals]=${formKey}&depth=0`)
  const id = z.number().parse(form?.['id'])
  const { page, outside } = await openAdmin(browser, 'compliance')
  await openForm(page, id)
  await page.getByRole('button', { name: 'File', exact: true }).click()

  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the file' }).click()
  const file = await arriving
  expect(file.suggestedFilename()).toBe(`${formKey}.form.json`)
  const text = await readFile(await file.path(), 'utf8')
  const takeIn = page.getByRole('region', { name: 'Take a file in' })
  const choose = async (written: string) =>
    takeIn
      .getByLabel('File of the form')
      .setInputFiles({ name: 'a.form.json', mimeType: 'application/json', buffer: Buffer.from(written) })

  // What a person broke is named by its line, and nothing of the file is used.
  await choose(text.replace('"retired": false', '"retired": "no"'))
  const line = text.split('\n').findIndex((written) => written.includes('"retired": false')) + 1
  await expect(takeIn.getByRole('alert')).toContainText(`Line ${line}:`)
  await expect(takeIn.getByRole('alert')).toContainText('Nothing has changed.')
  await expect(takeIn.getByRole('button', { name: 'Use as the draft' })).toHaveCount(0)

  await choose(text.replace('"First name"', '"Given name"'))
  await expect(takeIn.getByRole('status')).toContainText(/The file holds .+ \d+ fields/)
  await takeIn.getByRole('button', { name: 'Use as the draft' }).click()
  await expect(takeIn.getByRole('status')).toContainText('Save it to keep it.')
  await expect(preview(page).getByText('Given name')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('updated successfully', { exact: false }).first()).toBeVisible()
  const [saved] = await staff.find('forms', `where[key][equals]=${formKey}&depth=0`)
  expect(JSON.stringify(saved?.['definition'])).toContain('Given name')
  expect(saved?.['current']).toEqual(form?.['current'])

  // The same bytes come out of what went in.
  await openForm(page, id)
  await page.getByRole('button', { name: 'File', exact: true }).click()
  const again = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the file' }).click()
  expect(await readFile(await (await again).path(), 'utf8')).toBe(text.replace('"First name"', '"Given name"'))

  const foreign = page.getByRole('region', { name: 'Take in from React JSON Schema Form' })
  const pasted = JSON.stringify(
    {
      schema: {
        type: 'object',
        required: ['account'],
        properties: {
          account: { type: 'string', title: 'Account', enum: ['current', 'savings'] },
          rate: { type: 'number', title: 'Rate', multipleOf: 0.5 },
        },
      },
      uiSchema: { account: { 'ui:widget': 'radio' } },
    },
    null,
    2,
  )
  const at = pasted.split('\n').findIndex((written) => written.includes('multipleOf')) + 1
  await foreign.getByLabel('JSON Schema', { exact: true }).fill(pasted.slice(0, -3))
  await foreign.getByRole('button', { name: 'Read' }).click()
  await expect(foreign.getByRole('alert')).toContainText('The text ends too early')
  await foreign.getByLabel('JSON Schema', { exact: true }).fill(pasted)
  await foreign.getByLabel('Language that it is written in').selectOption('English')
  await foreign.getByRole('button', { name: 'Read' }).focus()
  await page.keyboard.press('Enter')
  await expect(foreign.getByRole('status')).toContainText('2 fields can be asked.')
  await expect(foreign.getByRole('region', { name: 'Left out' })).toContainText('not a multiple of another')
  await foreign.getByRole('button', { name: `Line ${at}` }).click()
  await expect(foreign.getByLabel('JSON Schema', { exact: true })).toBeFocused()
  expect(await findViolations(page, { part: '[class*="builder"]' })).toEqual([])
  await foreign.getByRole('button', { name: 'Use as the draft' }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(preview(page).getByRole('group', { name: 'Account' })).toBeVisible()

  const copied = page.getByRole('region', { name: 'A new form from this one' })
  await copied.getByLabel('Key of the new form').fill(formKey)
  await copied.getByLabel('Name of the new form').fill('Cópia')
  await copied.getByRole('button', { name: 'Make the form' }).click()
  await expect(copied.getByRole('alert')).toContainText('The form was not made:')
  await copied.getByLabel('Key of the new form').fill(`${formKey}Copy`)
  await copied.getByRole('button', { name: 'Make the form' }).click()
  await expect(copied.getByRole('link', { name: 'Cópia' })).toBeVisible()
  const [copy] = await staff.find('forms', `where[key][equals]=${formKey}Copy&depth=0`)
  expect(copy).toMatchObject({ name: 'Cópia', audience: 'staff', definition: { key: `${formKey}Copy` } })
  expect(copy?.['current'] ?? null).toBeNull()
  expect(outside).toEqual([])
})
