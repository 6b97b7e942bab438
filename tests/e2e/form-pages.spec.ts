import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { lookAtProposal } from '../support/approve-seen'
import { logIn } from '../support/cms'
import { makePdf } from '../support/make-files'
import { readProduct, testPassword } from '../support/product'
import { readHtml } from '../support/read-html'
import { toTableForm } from '../support/table-form'

/** Forms on the pages of the running product: placed, refused, corrected, accepted. */

const { site, cms } = readProduct()

async function withoutScript(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  return context.newPage()
}

/** Where what a post was answered with is read. */
const heldAt = (path: string) => new RegExp(`^${site}${path}\\?answer=[\\w-]{22}(?:#.*)?$`)
const summary = (page: Page) => page.getByRole('main').getByRole('alert')
const said = (page: Page) => summary(page).getByRole('link').allTextContents()
const pdf = async (name: string) => ({ name, mimeType: 'application/pdf', buffer: await makePdf() })

/** The version with which a form is drawn now. */
async function versionOf(formKey: string): Promise<string> {
  const html = await (await fetch(`${site}/_forms/${formKey}`)).text()
  return /name="_version" value="([0-9a-f]{64})"/.exec(html.replaceAll(/<footer[\s\S]*<\/footer>/g, ''))?.[1] ?? ''
}

/** What a form says to its script. */
const verdict = z.object({
  reference: z.string().optional(),
  changed: z.boolean().optional(),
  errors: z.array(z.object({ field: z.string(), rule: z.string(), text: z.string() })).optional(),
})

type Sent = Readonly<Record<string, string | File>>

/** Posts a form as its script does. */
async function post(href: string, fields: Sent) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const response = await fetch(`${site}${href}`, { method: 'POST', body, headers: { Accept: 'application/json' } })
  return { status: response.status, ...verdict.parse(await response.json()) }
}

test('the newsletter is refused, corrected and accepted from the footer of a page without any script', async ({
  browser,
}) => {
  const page = await withoutScript(browser)
  await page.goto(`${site}/en/private`)
  expect(readHtml(await page.content()).scripts).toEqual(['application/ld+json'])
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(heldAt('/en/_forms/newsletter'))
  expect(await said(page)).toEqual(['Email is required.'])
  await expect(page).toHaveTitle(/^Error: Financial tips by e-mail/)
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill('ana@')
  await main.getByRole('button', { name: 'Subscribe' }).click()
  expect(await said(page)).toEqual(['Please enter a valid email address.'])
  await expect(main.getByLabel('Email')).toHaveValue('ana@')
  await main.getByLabel('Email').fill('footer@bcs.example')
  await main.getByRole('button', { name: 'Subscribe' }).click()
  await expect(main.getByRole('heading', { name: 'Please confirm' })).toBeVisible()
  await expect(page).toHaveURL(/\/en\/_forms\/newsletter\?receipt=/)
})

test('an application is refused, corrected and accepted without script', async ({ browser }) => {
  const page = await withoutScript(browser)
  await page.goto(`${site}/quem-somos/carreiras/junte-se-ao-bcs`)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('button', { name: 'Enviar candidatura' }).click()
  await expect(page).toHaveURL(heldAt('/_forms/jobApplication'))
  expect(await said(page)).toHaveLength(8)
  // On the page that it was posted from, with the focus where it says what is wrong.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await expect(page).toHaveTitle(/^Erro: /)
  await expect(summary(page)).toBeFocused()
  const main = page.getByRole('main')
  const fill = async (year: string) => {
    await main.getByLabel('Nome próprio').fill('João')
    await main.getByLabel('Apelido').fill('N’Gola')
    await main.getByLabel('Dia').fill('27')
    await main.getByLabel('Mês').fill('3')
    await main.getByLabel('Ano').fill(year)
    await main.getByLabel('Nacionalidade').fill('Angolana')
    await main.getByLabel('Nível de escolaridade').selectOption('graduate')
    await main.getByLabel('E-mail').fill('joao@bcs.example')
    await main.getByLabel('Área de interesse').selectOption('technology')
    await main.getByLabel('Curriculum Vitae').setInputFiles([await pdf('cv.pdf')])
    await main.getByRole('button', { name: 'Enviar candidatura' }).click()
  }
  await fill('2015')
  expect(await said(page)).toEqual(['A idade mínima é de 18 anos.'])
  await expect(main.getByLabel('Área de interesse')).toHaveValue('technology')
  await fill('1998')
  await expect(main.getByText('A sua candidatura foi submetida com sucesso.')).toBeVisible()
  const reference = await main.locator('[data-part="reference"]').textContent()
  expect(reference).toMatch(/^[A-Z0-9-]{6,}$/)
  // Nobody can make such a page up.
  const forged = await fetch(`${site}/_forms/jobApplication?receipt=AAAA-BBBB.AAAAAAAAAAAAAAAAAAAAAA`)
  expect(await forged.text()).not.toContain('AAAA-BBBB')
})

test('an application with a file of twelve megabytes comes back with what was typed, without script', async ({
  browser,
}) => {
  const page = await withoutScript(browser)
  await page.goto(`${site}/quem-somos/carreiras/junte-se-ao-bcs`)
  const main = page.getByRole('main')
  await main.getByLabel('Nome próprio').fill('João')
  const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(12_000_000, 'x') }
  await main.getByLabel('Curriculum Vitae').setInputFiles([cv])
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await main.getByRole('button', { name: 'Enviar candidatura' }).click()
  expect((await answered).status()).toBe(303)
  await expect(summary(page)).toContainText(/Os ficheiros têm mais de 5\s?MB no conjunto/)
  await expect(main.getByLabel('Nome próprio')).toHaveValue('João')
})

test('“Back” and loading again ask nothing without script: not on a refused form, nor on the page with its code', async ({
  browser,
}) => {
  const page = await withoutScript(browser)
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  const main = page.getByRole('main')
  const elsewhere = async () => {
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).not.toHaveURL(/answer=/)
    await page.goBack()
  }
  await page.goto(`${site}/en/contact`)
  const form = main.locator('form[action="/en/_forms/contact"]')
  const name = form.locator('[name="fullName"]')
  const submit = form.locator('button[type="submit"]:not([name])')
  await name.fill('Ana Back')
  await submit.click()
  await expect(page).toHaveURL(heldAt('/en/_forms/contact'))
  const refused = page.url()
  await elsewhere()
  await expect(page).toHaveURL(refused)
  await expect(name).toHaveValue('Ana Back')
  await page.reload()
  await expect(summary(page)).toBeVisible()
  await expect(name).toHaveValue('Ana Back')
  expect(posts).toHaveLength(1)

  await form.locator('[name="subject"]').selectOption('site')
  await form.locator('[name="message"]').fill('Everybody was kind.')
  await form.locator('[name="replyBy"][value="phone"]').check()
  await form.locator('[name="phone"]').fill('923 456 789')
  await form.locator('[name="privacy"]').check()
  await submit.click()
  const code = main.locator('[data-part="code"]')
  const shown = await code.textContent()
  await elsewhere()
  await expect(code).toHaveText(shown ?? '')
  await page.reload()
  await expect(code).toHaveText(shown ?? '')
  expect(posts).toHaveLength(2)
  // What was typed is not there any more for whoever comes next.
  const gone = await page.goto(refused)
  expect(gone?.status()).toBe(410)
  await expect(summary(page)).toContainText('not kept any more')
  expect(await page.content()).not.toContain('Ana Back')
  await page.context().close()
})

for (const { path, button, anonymous, success } of [
  {
    path: '/quem-somos/canal-de-denuncias',
    button: 'Enviar denúncia',
    anonymous: 'De forma anónima',
    success: 'Denúncia enviada com sucesso.',
  },
  {
    path: '/en/who-we-are/reporting-channel',
    button: 'Send report',
    anonymous: 'Anonymously',
    success: 'Success sending the report.',
  },
] as const) {
  test(`a report is refused, corrected and accepted with script on ${path}`, async ({ page }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== site) foreign.push(request.url())
    })
    const response = await page.goto(`${site}${path}`)
    const headers = response?.headers() ?? {}
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(headers['set-cookie']).toBeUndefined()
    // Whoever is afraid finds the way off in the first screen, and again where they write.
    const exits = page.getByRole('main').getByRole('link', { name: /^(?:Sair já|Leave this page)/ })
    await expect(exits).toHaveCount(2)
    await expect(exits.first()).toBeInViewport()
    await exits.last().scrollIntoViewIfNeeded()
    const token = page.waitForResponse((answer) => answer.url().includes('/_forms/'))
    await page.getByLabel(anonymous).check()
    await expect(page.locator('[data-island="BankForm"]')).not.toHaveAttribute('data-modules')
    await page.getByRole('button', { name: button }).click()
    expect(await said(page)).toHaveLength(3)
    await expect(summary(page)).toBeFocused()
    await page.locator('[name="irregularityType"]').selectOption('fraud')
    await page.locator('textarea[name="description"]').fill(`Uma assinatura falsa, ${path}`)
    await page.locator('[name="attachments"]').setInputFiles([await pdf('prova.pdf')])
    // Nobody writes a report in a second and a half: what comes sooner is told to wait.
    await token
    await page.waitForTimeout(1_600)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('main').getByText(success)).toBeVisible({ timeout: 15_000 })
    await expect(page).toHaveURL(`${site}${path}`)
    expect(foreign).toEqual([])
  })
}

test('a report is refused, corrected and accepted without script', async ({ browser }) => {
  const page = await withoutScript(browser)
  await page.goto(`${site}/en/who-we-are/reporting-channel`)
  const main = page.getByRole('main')
  const send = () => main.getByRole('button', { name: 'Send report' }).click()
  await main.getByLabel('Under my name').check()
  await send()
  await expect(page).toHaveURL(`${site}/en/_forms/whistleblowing`)
  expect(await said(page)).toHaveLength(7)
  await main.getByLabel('First name').fill('Ana')
  await main.locator('[name="lastName"]').fill('Domingos')
  await main.locator('[name="email"]').fill('ana')
  await main.locator('[name="phone"]').fill('923 456 789')
  const tell = async () => {
    await main.locator('[name="irregularityType"]').selectOption('fraud')
    await main.locator('textarea[name="description"]').fill('A false signature, sent without script.')
    await main.locator('[name="attachments"]').setInputFiles([await pdf('proof.pdf')])
  }
  await tell()
  await send()
  expect(await said(page)).toEqual(['Please enter a valid email.'])
  await main.locator('[name="email"]').fill('ana@bcs.example')
  await main.locator('[name="attachments"]').setInputFiles([await pdf('proof.pdf')])
  await send()
  await expect(main.getByRole('heading', { name: 'Success', exact: true })).toBeVisible()
  await expect(main.getByText('Success sending the report.')).toBeVisible()
})

const file = async (name: string, type = 'application/pdf') =>
  new File([new Uint8Array(await makePdf())], name, { type })

test('the errors of the specification are answered to a script as well', async () => {
  const _version = await versionOf('jobApplication')
  const rows = [
    ['/_forms/jobApplication', 'firstName', 'O nome próprio é obrigatório.'],
    ['/en/_forms/jobApplication', 'firstName', 'First name is required.'],
    ['/en/_forms/jobApplication', 'cv', /you need to attach your Curriculum Vitae/],
  ] as const
  for (const [href, field, text] of rows) {
    const { status, errors = [] } = await post(href, { _version })
    expect(status).toBe(422)
    expect(errors.find((error) => error.field === field)?.text).toMatch(text)
  }
  const { errors = [] } = await post('/en/_forms/jobApplication', {
    _version,
    firstName: 'J0ão',
    cv: new File(['<script>alert(1)</script>'], 'cv.pdf', { type: 'application/pdf' }),
  })
  expect(errors.find(({ field }) => field === 'firstName')?.rule).toBe('lettersOnly')
})

test('what is no form of ours is refused with a sentence, and nothing of it is kept', async () => {
  const href = '/_forms/jobApplication'
  const send = async (init: RequestInit) => {
    const response = await fetch(`${site}${href}`, { method: 'POST', ...init })
    return { status: response.status, text: await response.text() }
  }
  const urlEncoded = { 'Content-Type': 'application/x-www-form-urlencoded' }
  expect((await send({ body: '{}', headers: { 'Content-Type': 'application/json' } })).status).toBe(400)
  expect((await send({ body: '<x/>', headers: { 'Content-Type': 'text/xml' } })).status).toBe(400)
  expect((await send({ body: 'x', headers: { 'Content-Type': 'multipart/form-data; boundary=y' } })).status).toBe(400)
  expect((await send({ body: '__proto__=1', headers: urlEncoded })).status).toBe(400)
  expect((await send({ body: 'a[b][c]=1', headers: urlEncoded })).status).toBe(400)
  const many = Array.from({ length: 10_000 }, (_, index) => `f${index}=1`).join('&')
  const refused = await send({ body: many, headers: urlEncoded })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('Este pedido não é um formulário que possamos ler.')
  const large = await send({ body: `firstName=${'a'.repeat(10_000_000)}`, headers: urlEncoded }).catch(() => null)
  expect([413, undefined]).toContain(large?.status)
  expect((await fetch(`${site}/_forms/nothing`, { method: 'POST', body: 'a=1', headers: urlEncoded })).status).toBe(410)
  expect((await fetch(`${site}/_forms/../admin`, { method: 'POST', body: 'a=1', headers: urlEncoded })).status).toBe(
    405,
  )
  const report = await versionOf('whistleblowing')
  const base = { _version: report, identity: 'anonymous', irregularityType: 'fraud', description: 'Factos.' }
  const hidden = await post('/_forms/whistleblowing', { ...base, firstName: 'Ana', attachments: await file('a.pdf') })
  expect(hidden.errors).toContainEqual(expect.objectContaining({ field: 'firstName', rule: 'hidden' }))
  const unknown = await post('/_forms/whistleblowing', { ...base, secret: '1', attachments: await file('a.pdf') })
  expect(unknown.errors).toContainEqual(expect.objectContaining({ field: '', rule: 'unknown' }))
  const disguised = new File(['<html><script>alert(1)</script>'], 'a.pdf', { type: 'application/pdf' })
  const refusedFile = await post('/_forms/whistleblowing', { ...base, attachments: disguised })
  expect(refusedFile).toMatchObject({ status: 422, errors: [{ field: 'attachments' }] })
})

test('what is sent twice is one submission', async () => {
  const sent = {
    _version: await versionOf('whistleblowing'),
    identity: 'anonymous',
    irregularityType: 'other',
    description: 'Enviado duas vezes.',
    attachments: await file('a.pdf'),
  }
  const first = await post('/en/_forms/whistleblowing', sent)
  const second = await post('/en/_forms/whistleblowing', sent)
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.reference).toBe(first.reference)
})

async function authorize(request: APIRequestContext, role: string) {
  const answer = await request.post(`${cms}/api/users/login`, {
    headers: { Origin: cms },
    data: { email: `${role}@bcs.example`, password: testPassword },
  })
  const { token } = z.object({ token: z.string() }).parse(await answer.json())
  return { Authorization: `JWT ${token}`, 'Accept-Language': 'en' }
}

test('a form that two people publish is asked for within a second, kept for those who were filling it in, and retired', async ({
  browser,
  request,
}) => {
  const formKey = `contact${Date.now()}`
  const compliance = await logIn(request, 'compliance')
  const label = (text: string) => ({ pt: `${text} (pt)`, en: text })
  const name = { key: 'name', type: 'text', label: label('Name'), required: true }
  const definition = (fields: object[]) => ({ title: label('Write to us'), fields })
  const { id } = await compliance.create('forms', {
    key: formKey,
    name: 'Contacto',
    audience: 'staff',
    definition: definition([name]),
  })
  const headers = { compliance: await authorize(request, 'compliance'), approver: await authorize(request, 'approver') }
  const publish = async () => {
    const reason = { reason: 'Asked by the board' }
    const proposed = await request.post(`${cms}/api/forms/${id}/propose`, { headers: headers.compliance, data: reason })
    expect(proposed.status()).toBe(200)
    const look = async (path: string, data: object) =>
      (await request.post(`${cms}/api/${path}`, { headers: headers.approver, data })).json()
    await lookAtProposal(look, `forms/${id}`)
    const approved = await request.post(`${cms}/api/forms/${id}/approve`, { headers: headers.approver, data: {} })
    expect(approved.status()).toBe(200)
  }
  const href = `/en/_forms/${formKey}`
  const untilPage = (pattern: RegExp) =>
    expect
      .poll(async () => (await fetch(`${site}${href}`)).text(), { timeout: 3_000, intervals: [50] })
      .toMatch(pattern)

  expect((await fetch(`${site}${href}`)).status).toBe(404)
  await publish()
  await untilPage(/name="name"/)
  const page = await withoutScript(browser)
  await page.goto(`${site}${href}`)
  await page.getByRole('main').getByLabel('Name').fill('Ana Domingos')

  const wish = { key: 'wish', type: 'yesNo', label: label('May we call you?'), required: true }
  const phone = {
    key: 'phone',
    type: 'phone',
    personal: true,
    label: label('Phone'),
    required: true,
    showWhen: { tests: [{ operator: 'equals', field: 'wish', value: true }] },
  }
  expect(await compliance.update('forms', id, { definition: definition([name, wish, phone]) })).toBe(200)
  const start = Date.now()
  await publish()
  const published = Date.now()
  await untilPage(/name="wish"/)
  test
    .info()
    .annotations.push({ type: 'publishing', description: `${published - start} + ${Date.now() - published} ms` })

  await page.getByRole('main').getByRole('button').click()
  await expect(page.getByText('The form changed while you were filling it in.')).toBeVisible()
  await expect(page.getByRole('main').getByLabel('Name')).toHaveValue('Ana Domingos')
  await page.getByRole('main').getByLabel('Yes').check()
  await page.getByRole('main').getByRole('button').click()
  expect(await said(page)).toEqual([expect.stringMatching(/Phone/)])
  await page.getByRole('main').getByLabel('Phone').fill('923 456 789')
  await page.getByRole('main').getByRole('button').click()
  await expect(page.locator('[data-part="reference"]')).toBeVisible()

  const retired = await request.post(`${cms}/api/forms/${id}/retire`, {
    headers: headers.approver,
    data: { reason: 'No longer needed' },
  })
  expect(retired.status()).toBe(200)
  await expect.poll(async () => (await fetch(`${site}${href}`)).status, { timeout: 3_000 }).toBe(404)
  expect((await post(href, { name: 'Ana' })).status).toBe(410)
})

test('nobody writes versions through GraphQL', async ({ request }) => {
  const headers = await authorize(request, 'admin')
  const [version] = await (await logIn(request, 'admin')).find('form-versions', 'limit=1')
  const ask = async (query: string) => {
    const answer = await request.post(`${cms}/api/graphql`, { headers, data: { query } })
    return z.object({ errors: z.array(z.unknown()).optional() }).parse(await answer.json()).errors?.length ?? 0
  }
  const id = version?.['id']
  expect(await ask(`mutation { updateFormVersion(id: ${id}, data: { state: retired }) { id } }`)).toBeGreaterThan(0)
  expect(await ask(`mutation { deleteFormVersion(id: ${id}) { id } }`)).toBeGreaterThan(0)
  const data = `{ form: 1, formKey: "x", number: 9, hash: "x", state: published, audience: "staff", definition: {}, publishedAt: "2026-11-21T00:00:00Z" }`
  expect(await ask(`mutation { createFormVersion(data: ${data}) { id } }`)).toBeGreaterThan(0)
})

test('a case for the Ombudsman is walked through on its page without script, led back, checked and received', async ({
  browser,
}) => {
  const page = await withoutScript(browser)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${site}/en/private/customer-ombudsman`)
  const form = page.locator('form[action="/en/_forms/ombudsman"]')
  const go = (name = 'Continue') => form.getByRole('button', { name, exact: true }).click()
  const day = async (name: string, [year, month, date]: readonly [string, string, string]) => {
    await form.locator(`[name="${name}.day"]`).fill(date)
    await form.locator(`[name="${name}.month"]`).fill(month)
    await form.locator(`[name="${name}.year"]`).fill(year)
  }
  // Only a company is asked for its name, which a style knows on this page.
  await expect(form.getByRole('group', { name: 'The company or institution' })).toBeHidden()
  await form.getByLabel('On behalf of a company or institution').check()
  await form.getByLabel('Full name').fill('Canary Kwanza')
  await form.getByLabel('Identity card number').fill('004123456LA041')
  await form.locator('[name="company.name"]').fill('Kwanza, Lda')
  await form.locator('[name="company.taxNumber"]').fill('5417123456')
  await form.getByLabel('E-mail').fill('rui@bcs.example')
  await go()
  await expect(page).toHaveURL(heldAt('/en/_forms/ombudsman'))
  await expect(page).toHaveTitle(/^Your earlier complaint: Customer Ombudsman/)
  await expect(form.getByRole('heading', { name: 'Your earlier complaint' })).toBeFocused()
  expect(await page.content()).not.toContain('Canary Kwanza')

  await form.getByLabel('Yes, and I do not agree with the answer').check()
  await form.getByLabel('Number of the complaint').fill('R-2026-118')
  await day('answeredOn', ['2026', '10', '1'])
  await go()
  await form.getByLabel('What is it about?').selectOption('service')
  await day('happenedOn', ['2026', '10', '2'])
  await form.getByLabel('What happened').fill('Nobody answered at the branch for two hours.')
  await form.getByLabel('What you ask for').fill('An explanation.')
  await go()
  // What another page made wrong leads back to it.
  expect(await said(page)).toEqual([
    'The answer of the bank is earlier than the day on which this happened. Check both dates.',
  ])
  await expect(page).toHaveTitle(/^Error: Your earlier complaint/)
  await day('answeredOn', ['2026', '10', '20'])
  await go()
  await expect(form.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
  await expect(form).toContainText('Canary Kwanza')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await go('Change What happened')
  await form.getByLabel('What you ask for').fill('An apology.')
  await go()
  await expect(form).toContainText('An apology.')
  await go()
  await form.getByLabel('Documents').setInputFiles([await pdf('answer.pdf')])
  await form.getByLabel(/What I wrote is true/).check()
  await go('Send to the Ombudsman')
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your case was received')
})

for (const locale of ['pt', 'en'] as const) {
  test(`the running product gives the verdicts of the table of answers, in ${locale}`, async ({ request }) => {
    const formKey = `table${locale}${Date.now()}`
    const { fields, rounds } = await toTableForm(locale)
    const compliance = await logIn(request, 'compliance')
    const approver = await logIn(request, 'approver')
    const title = { pt: 'Tabela', en: 'Table' }
    const made = { key: formKey, name: 'Tabela', audience: 'staff', definition: { title, fields } }
    const { id } = await compliance.create('forms', made)
    expect(await compliance.post(`forms/${id}/propose`, { reason: 'The table of answers' })).toBe(200)
    await approver.lookAtProposal(`forms/${id}`)
    expect(await approver.post(`forms/${id}/approve`, {})).toBe(200)
    await expect.poll(() => versionOf(formKey), { timeout: 15_000 }).not.toBe('')
    const version = await versionOf(formKey)
    for (const { parts, broken } of rounds) {
      const body = new FormData()
      body.set('_version', version)
      for (const [name, value] of parts) body.append(name, value)
      const address = `${site}${locale === 'en' ? '/en' : ''}/_forms/${formKey}`
      const response = await fetch(address, { method: 'POST', body, headers: { Accept: 'application/json' } })
      const { errors = [] } = verdict.parse(await response.json())
      expect(
        errors.map(({ field, rule }) => [field, rule]),
        JSON.stringify(parts),
      ).toEqual(broken)
      expect(response.status).toBe(broken.length > 0 ? 422 : 201)
    }
    const count = rounds.reduce((sum, { cases }) => sum + cases, 0)
    expect(count).toBeGreaterThanOrEqual(locale === 'pt' ? 200 : 5)
  })
}
