import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { logIn } from '../support/cms'
import { findViolations } from '../support/find-violations'
import { makePdf } from '../support/make-files'
import { readProduct, testPassword } from '../support/product'

test('an application that was sent is read by people of human resources, and by nobody else', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const { site, cms } = readProduct()
  const surname = `Domingos${Date.now().toString(36).replace(/\d/g, 'x')}`
  await page.goto(`${site}/_forms/jobApplication`)
  const version = await page.locator('input[name=_version]').first().inputValue()
  const answer = await request.post(`${site}/_forms/jobApplication`, {
    headers: { Accept: 'application/json' },
    multipart: {
      ...{ _version: version, firstName: 'Ana', lastName: surname, nationality: 'Angolana', email: 'ana@bcs.example' },
      ...{ 'birthDate.day': '27', 'birthDate.month': '3', 'birthDate.year': '1998' },
      ...{ educationLevel: 'graduate', areaOfInterest: 'risk' },
      cv: { name: 'Currículo.pdf', mimeType: 'application/pdf', buffer: await makePdf() },
    },
  })
  expect(answer.status()).toBe(201)
  const { reference } = await answer.json()

  const hr = await logIn(request, 'hr')
  await expect
    .poll(async () => (await hr.find('submissions', `where[reference][equals]=${reference}`)).length, {
      timeout: 15_000,
    })
    .toBe(1)
  for (const role of ['admin', 'compliance', 'editor', 'approver', 'investigator']) {
    const person = await logIn(request, role)
    const found = await person.find('submissions', `where[reference][equals]=${reference}`).catch(() => [])
    expect([role, found.length]).toEqual([role, 0])
  }

  await page.goto(`${cms}/admin/login`)
  await page.locator('input[name=email]').fill('hr@bcs.example')
  await page.locator('input[name=password]').fill(testPassword)
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(`${cms}/admin`)
  // A filter by content reads it: the list comes without rows, and with the search that leaves an entry.
  await page.goto(`${cms}/admin/collections/submissions?where[answers.lastName][contains]=${surname}`)
  const search = page.getByRole('form', { name: 'Procurar no que foi enviado' })
  await expect(search).toBeVisible()
  await expect(page.getByRole('link', { name: reference })).toHaveCount(0)
  await search.getByRole('searchbox').fill(surname)
  await search.getByRole('button', { name: 'Procurar' }).click()
  await expect(search.getByRole('status')).toContainText('Respostas encontradas: 1')
  const searches = await hr.find('submission-reads', 'where[action][equals]=search&where[formKey][equals]=*')
  expect(searches.map(({ count }) => count)).toContain(1)
  await page.goto(`${cms}/admin/collections/submissions`)
  await page.getByRole('link', { name: reference }).first().click()
  const answers = page.locator('dl').filter({ hasText: 'Nacionalidade' })
  await expect(answers).toContainText(surname)
  await expect(answers).toContainText('Risco e controlo')
  expect(await findViolations(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    answers.getByRole('link', { name: /Currículo\.pdf/ }).click(),
  ])
  const whatCame = `${download.url()}: ${(await download.failure()) ?? 'whole'}`
  expect(download.suggestedFilename(), whatCame).toBe(`${reference} Currículo.pdf`)
  const reads = await hr.find('submission-reads', `where[reference][equals]=${reference}&sort=id`)
  expect(reads.map(({ action }) => action)).toEqual(['read', 'file'])

  // In the inbox of the bank's first day, with its days to answer; nobody is a member of another to which it could go.
  await page.goto(`${cms}/admin/inbox?reference=${reference}`)
  await expect(
    page.getByRole('navigation', { name: 'Caixas' }).getByRole('link', { name: /Recrutamento \(\d+\)/ }),
  ).toBeVisible()
  await page.getByRole('link', { name: reference }).click()
  await expect(page.getByLabel('Responder até')).not.toHaveValue('')
  expect(await findViolations(page)).toEqual([])
})

test('who reads an inbox is asked for by one person and decided by another, by keyboard and in the room of reviews', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const { cms } = readProduct()
  const logInAt = async (role: string) => {
    await page.context().clearCookies()
    await page.goto(`${cms}/admin/login`)
    await page.locator('input[name=email]').fill(`${role}@bcs.example`)
    await page.locator('input[name=password]').fill(testPassword)
    await page.locator('button[type=submit]').click()
    await expect(page).toHaveURL(`${cms}/admin`)
  }
  const compliance = await logIn(request, 'compliance')
  const [inbox] = await compliance.find('inboxes', 'locale=pt&depth=0')
  const begun = await compliance.create('inbox-requests', { inbox: inbox?.id })
  await logInAt('compliance')
  await page.goto(`${cms}/admin/collections/inbox-requests/${begun.id}`)
  const own = page.getByRole('group', { name: 'Membros' }).getByRole('checkbox', { name: 'Compliance' })
  await own.focus()
  await page.keyboard.press('Space')
  await expect(own).toBeChecked()
  await page.getByLabel('Motivo').fill('Férias de quem lê')
  await page.getByRole('button', { name: 'Guardar' }).first().click()
  await expect(page.getByText('com sucesso').first()).toBeVisible()
  await expect.poll(() => findViolations(page)).toEqual([])
  await compliance.update('inbox-requests', begun.id, { decision: 'ask' })
  await logInAt('hr')
  await page.goto(`${cms}/admin/review`)
  const asked = `/admin/review/inbox-requests/${begun.id}`
  await page.getByRole('region', { name: 'Caixas' }).locator(`a[href="${asked}"]`).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Recrutamento')
  await expect(page.locator('ins').filter({ hasText: 'Recursos Humanos' })).toContainText('Compliance')
  expect(await findViolations(page)).toEqual([])
  const hr = await logIn(request, 'hr')
  expect(await hr.update('inbox-requests', begun.id, { decision: 'refuse' })).toBe(200)
})

test('an address is subscribed when it confirms, and leaves with one click', async ({ page, request }) => {
  const { site, data } = readProduct()
  const email = `ana-${Date.now()}@bcs.example`
  await page.goto(`${site}/_forms/newsletter`)
  const version = await page.locator('input[name=_version]').first().inputValue()
  const posted = await request.post(`${site}/_forms/newsletter`, {
    form: { _version: version, email },
    maxRedirects: 0,
  })
  expect(posted.status()).toBe(303)

  const compliance = await logIn(request, 'compliance')
  const state = async () => (await compliance.find('subscribers', `where[email][equals]=${email}`))[0]?.['state']
  const written = join(data, 'mail', 'written')
  const readMail = () =>
    // Nothing was written yet where there is no folder yet.
    (existsSync(written) ? readdirSync(written, { withFileTypes: true }) : [])
      .map(({ name }) => readFileSync(join(written, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
      .find((text) => text.includes(email)) ?? ''
  await expect.poll(state, { timeout: 15_000 }).toBe('pending')
  await expect.poll(() => readMail(), { timeout: 15_000 }).toContain('/_newsletter/confirm?t=')
  const linkTo = (step: string) => new RegExp(`/_newsletter/${step}\\?t=[\\w.-]+`).exec(readMail())?.[0] ?? ''

  await page.goto(site + linkTo('confirm'))
  await page.waitForLoadState()
  expect(await state()).toBe('pending')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmar a subscrição')
  await page.getByRole('main').getByRole('button', { name: 'Confirmar' }).press('Enter')
  await expect(page.locator('main')).toContainText('Obrigado')
  // In the frame of the site, like any page of it.
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeVisible()
  expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0)
  await expect.poll(state, { timeout: 15_000 }).toBe('active')

  const left = await request.post(site + linkTo('unsubscribe'), { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(left.status()).toBe(200)
  await expect.poll(state, { timeout: 15_000 }).toBe('unsubscribed')
})
