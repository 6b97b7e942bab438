import type { ChildProcess } from 'node:child_process'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { anonymous, application, errorRows, type FormFolder } from '../cases/error-catalogue'
import { findViolations } from '../support/find-violations'
import { freePort } from '../support/free-port'
import { startApart } from '../support/start-apart'

/** One worker: the site that they ask is started once. */
test.describe.configure({ mode: 'default' })

let site: string
let child: ChildProcess

test.beforeAll(async () => {
  test.setTimeout(240_000)
  const port = await freePort()
  const started = startApart({}, ['--import', 'tsx', 'tests/support/form-site.tsx', String(port)])
  child = started.child
  await started.seen('ready')
  site = `http://localhost:${port}`
})
test.afterAll(() => child.kill())

const pdf = { name: 'prova.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 example') }

/** A form, alive where script runs. Whatever a browser complains about is kept. */
async function open(page: Page, path: string): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`${site}${path}`)
  return complaints
}

/** Waits for the script of the form, which comes when somebody is there. */
async function hydrated(page: Page): Promise<void> {
  const waiting = page.locator('[data-island][data-modules]')
  await expect(async () => {
    // Where the pointer is already, moving it there is no movement; and what moves while a page still loads may go unseen.
    await page.mouse.move(50, 50)
    await page.mouse.move(100, 100)
    await expect(waiting).toHaveCount(0, { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
}
const submit = (page: Page) => page.locator('button[type="submit"]').click()
const summary = (page: Page) => page.getByRole('alert')
/** The page may still be on its way when it is asked. */
const said = (page: Page) => summary(page).getByRole('link').allTextContents()

async function withoutScript(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  return context.newPage()
}

async function fillReport(page: Page): Promise<void> {
  await page.getByLabel('Tipo de irregularidade').selectOption('fraud')
  await page.getByLabel('Descrição pormenorizada').fill('Uma assinatura falsa.\nVista no dia 3.')
  await page.getByLabel('Ficheiros de prova').setInputFiles([pdf])
}

async function fillApplication(page: Page): Promise<void> {
  await page.getByLabel('Nome próprio').fill('João')
  await page.getByLabel('Apelido').fill('N’Gola')
  await page.getByLabel('Dia').fill('27')
  await page.getByLabel('Mês').fill('3')
  await page.getByLabel('Ano').fill('1998')
  await page.getByLabel('Nacionalidade').fill('Angolana')
  await page.getByLabel('Nível de escolaridade').selectOption('graduate')
  await page.getByLabel('E-mail').fill('joao@bcs.example')
  await page.getByLabel('Área de interesse').selectOption('technology')
  await page.getByLabel('Curriculum Vitae').setInputFiles([pdf])
}

/** Fills a form as a visitor does: what it asks for is found by the name that it is posted under. */
async function fillIn(page: Page, sent: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [name, value] of Object.entries(sent)) {
    const control = page.locator(`[name="${name}"]`)
    if (Array.isArray(value)) {
      // What is chosen next joins what was chosen before.
      await control.setInputFiles([])
      if (value.length > 0) await control.setInputFiles([pdf])
    } else if (name === 'birthDate') {
      const [year = '', month = '', day = ''] = String(value).split('-')
      for (const [box, text] of Object.entries({ year, month, day }))
        await page.locator(`[name="${name}.${box}"]`).fill(text)
    } else {
      const kind = await control.first().evaluate((element) => element.getAttribute('type') ?? element.localName)
      if (kind === 'radio') await page.locator(`[name="${name}"][value="${value}"]`).check()
      else if (kind === 'select') await control.selectOption(String(value))
      else await control.fill(String(value))
    }
  }
}

/** Too young on whatever day this runs. */
const birthOfAChild = `${new Date().getFullYear() - 10}-1-1`

/** What stands above the errors of a form, where the specification says it. */
const aboveErrors: Readonly<Record<FormFolder, Readonly<Record<'en' | 'pt', string>>>> = {
  newsletter: { en: 'There is a problem', pt: 'Existe um problema' },
  'whistleblowing-report': { en: 'Error', pt: 'Erro' },
  'job-application': { en: 'Please correct the errors in the form.', pt: 'Por favor, corrija os erros no formulário.' },
}

/** Every row of the specification's error catalogue for these forms, in both languages. */
async function expectCatalogue(page: Page, ready: () => Promise<void>): Promise<void> {
  for (const [situation, form, sent, field, en, pt] of errorRows) {
    for (const [language, text] of Object.entries({ en, pt })) {
      await page.goto(`${site}/${language}/${form}`)
      await ready()
      await fillIn(page, field === 'birthDate' ? { ...sent, birthDate: birthOfAChild } : sent)
      await submit(page)
      await expect(summary(page), situation).toBeFocused()
      await expect.poll(() => said(page), { message: situation }).toEqual([text])
      await expect(summary(page)).toContainText(aboveErrors[form][language === 'en' ? 'en' : 'pt'])
      const beside = page.locator(`[data-part="field"]:has([name^="${field}"]) [data-part="error"]`)
      await expect(beside).toContainText(text)
    }
  }
}

test('every error of the specification is said in a browser, with script', async ({ page }) => {
  test.setTimeout(120_000)
  await expectCatalogue(page, () => hydrated(page))
})

test('every error of the specification is said in a browser, without script', async ({ browser }) => {
  test.setTimeout(120_000)
  await expectCatalogue(await withoutScript(browser), async () => undefined)
})

for (const [language, form, sent, success, failure] of [
  [
    'en',
    'job-application',
    application,
    'Your application was submitted successfuly.',
    'There was an error. Please try again later.',
  ],
  [
    'pt',
    'job-application',
    application,
    'A sua candidatura foi submetida com sucesso.',
    'Ocorreu um erro. Por favor, tente mais tarde.',
  ],
  ['en', 'whistleblowing-report', anonymous, 'SuccessSuccess sending the report.', null],
  ['pt', 'whistleblowing-report', anonymous, 'SucessoDenúncia enviada com sucesso.', null],
] as const) {
  test(`the ${form} in ${language} says that it failed, and that it arrived`, async ({ page }) => {
    await page.goto(`${site}/${language}/${form}`)
    await hydrated(page)
    await fillIn(page, sent)
    await page.route(`**/${form}`, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
    await submit(page)
    if (failure) await expect(page.getByRole('alert')).toContainText(failure)
    else await expect(page.getByRole('alert')).toBeFocused()
    await page.unroute(`**/${form}`)
    await submit(page)
    await expect(page.getByRole('status')).toContainText(success)
  })
}

test.describe('without script', () => {
  test('the newsletter is refused, corrected and accepted', async ({ browser }) => {
    const page = await withoutScript(browser)
    await open(page, '/en/newsletter')
    await submit(page)
    await expect.poll(() => said(page)).toEqual(['Email is required.'])
    await expect(page).toHaveTitle('Error: Financial tips by e-mail')
    await expect(summary(page)).toBeFocused()
    await page.getByLabel('Email').fill('ana@')
    await submit(page)
    await expect.poll(() => said(page)).toEqual(['Please enter a valid email address.'])
    await expect(page.getByLabel('Email')).toHaveValue('ana@')
    await page.getByLabel('Email').fill('ana@bcs.example')
    await submit(page)
    await expect(page).toHaveURL(`${site}/received`)
  })

  test('the job application is refused, corrected and accepted', async ({ browser }) => {
    const page = await withoutScript(browser)
    await open(page, '/pt/job-application')
    await submit(page)
    await expect.poll(() => said(page)).toHaveLength(8)
    await fillApplication(page)
    await page.getByLabel('Ano').fill('2015')
    await page.getByLabel('Nome próprio').fill('J0ão')
    await submit(page)
    await expect.poll(() => said(page)).toEqual(['Por favor, introduza apenas letras.', 'A idade mínima é de 18 anos.'])
    await expect(page.getByLabel('Ano')).toHaveValue('2015')
    await expect(page.getByLabel('Área de interesse')).toHaveValue('technology')
    await fillApplication(page)
    await submit(page)
    await expect(page).toHaveURL(`${site}/received`)
  })

  test('the report asks who reports only of those who want to be known, and takes both', async ({ browser }) => {
    const page = await withoutScript(browser)
    await open(page, '/pt/whistleblowing-report')
    await expect(page.getByLabel('Nome próprio')).toBeHidden()
    await page.getByLabel('De forma identificada').check()
    await expect(page.getByLabel('Nome próprio')).toBeVisible()
    await page.getByLabel('De forma anónima').check()
    await expect(page.getByLabel('Nome próprio')).toBeHidden()
    await expect(page.getByText('Não escreva na descrição')).toBeVisible()
    await fillReport(page)
    await submit(page)
    await expect(page).toHaveURL(`${site}/received`)

    await open(page, '/pt/whistleblowing-report')
    await page.getByLabel('De forma identificada').check()
    await fillReport(page)
    await submit(page)
    await expect
      .poll(() => said(page))
      .toEqual([
        'O nome próprio é obrigatório.',
        'O apelido é obrigatório.',
        'O e-mail é obrigatório.',
        'O número de telefone é obrigatório.',
      ])
    await page.getByLabel('Nome próprio').fill('Ana')
    await page.getByLabel('Apelido').fill('Domingos')
    await page.getByLabel('E-mail').fill('ana@bcs.example')
    await page.getByLabel('Telefone').fill('923 456 789')
    await fillReport(page)
    await submit(page)
    await expect(page).toHaveURL(`${site}/received`)
  })

  test('a name that was typed before staying anonymous is refused, and gone when the form comes back', async ({
    browser,
  }) => {
    const page = await withoutScript(browser)
    await open(page, '/pt/whistleblowing-report')
    await page.getByLabel('De forma identificada').check()
    await page.getByLabel('Nome próprio').fill('Ana')
    await page.getByLabel('De forma anónima').check()
    await fillReport(page)
    await submit(page)
    await expect(summary(page)).toContainText('«Nome próprio» não é pedido com as suas outras respostas.')
    expect(await page.content()).not.toContain('Ana')
    await fillReport(page)
    await submit(page)
    await expect(page).toHaveURL(`${site}/received`)
  })
})

test.describe('with script', () => {
  test('errors are found at once, lead to their controls, and the form is sent without leaving the page', async ({
    page,
  }) => {
    const complaints = await open(page, '/pt/job-application')
    await hydrated(page)
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    await submit(page)
    await expect(summary(page)).toBeFocused()
    await expect(page).toHaveTitle('Erro: Candidatura')
    await expect.poll(() => said(page)).toHaveLength(8)
    expect(posts).toEqual([])
    await page.getByRole('link', { name: 'A data de nascimento é obrigatória.' }).click()
    await expect(page.getByLabel('Dia')).toBeFocused()
    await fillApplication(page)
    await page.getByLabel('Curriculum Vitae').setInputFiles([{ ...pdf, name: 'cv.svg', mimeType: 'image/svg+xml' }])
    await submit(page)
    await expect
      .poll(() => said(page))
      .toEqual(['«Curriculum Vitae» aceita apenas ficheiros destes tipos: PDF, PNG ou JPG.'])
    await page.getByLabel('Curriculum Vitae').setInputFiles([{ ...pdf, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) }])
    await submit(page)
    await expect.poll(() => said(page)).toEqual(['Cada ficheiro pode ter no máximo 5\u00a0MB.'])
    await page.getByLabel('Curriculum Vitae').setInputFiles([pdf])
    await submit(page)
    await expect(page.getByRole('status')).toBeFocused()
    await expect(page.getByRole('status')).toContainText('A sua candidatura foi submetida com sucesso.')
    await expect(page.getByRole('status')).toContainText('BCS-7K2M')
    await expect(page).toHaveTitle('Candidatura')
    expect(page.url().split('#')[0]).toBe(`${site}/pt/job-application`)
    expect(posts).toHaveLength(1)
    expect(complaints).toEqual([])
  })

  test('what an anonymous report typed before is not sent', async ({ page }) => {
    // The browser shows nobody a body with files: what is sent is noted where it is handed over.
    await page.addInitScript(() => {
      const send = window.fetch
      window.fetch = (address, init) => {
        if (init?.body instanceof FormData) Reflect.set(window, 'sent', JSON.stringify([...init.body.entries()]))
        return send(address, init)
      }
    })
    await open(page, '/pt/whistleblowing-report')
    await hydrated(page)
    await page.getByLabel('De forma identificada').check()
    await page.getByLabel('Nome próprio').fill('Esperança')
    await page.getByLabel('De forma anónima').check()
    await expect(page.getByLabel('Nome próprio')).toBeHidden()
    await fillReport(page)
    await submit(page)
    await expect(page.getByRole('status')).toContainText('Denúncia enviada com sucesso.')
    const sent = String(await page.evaluate(() => Reflect.get(window, 'sent')))
    expect(sent).toContain('"identity"')
    expect(sent).not.toMatch(/Esperança|firstName|email|phone/)
  })

  test('a form is filled in and sent by keyboard alone', async ({ page }) => {
    await open(page, '/en/newsletter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ana@bcs')
    await expect(page.locator('[data-island]')).not.toHaveAttribute('data-modules')
    await page.keyboard.press('Enter')
    await expect(summary(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type('.example')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('status')).toContainText('Please confirm')
  })
})

for (const path of ['/pt/whistleblowing-report', '/en/job-application', '/pt/newsletter', '/en/every-question']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} is accessible in ${colorScheme} colours, empty and refused`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width: 360, height: 740 })
      await open(page, path)
      await hydrated(page)
      expect(await findViolations(page, { reader: 'visitor' })).toEqual([])
      await submit(page)
      await expect(summary(page)).toBeFocused()
      expect(await findViolations(page, { reader: 'visitor' })).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  }
}

test('a screen reader is told names, groups, hints and errors', async ({ page }) => {
  await open(page, '/pt/job-application')
  await hydrated(page)
  await submit(page)
  const described = (name: string) => page.getByRole('group', { name })
  await expect(described('Data de nascimento')).toHaveAccessibleDescription(
    'Por exemplo, 27 3 1998 Erro: A data de nascimento é obrigatória.',
  )
  await expect(page.getByRole('textbox', { name: 'Nome próprio' })).toHaveAccessibleDescription(
    'Erro: O nome próprio é obrigatório.',
  )
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
    'Respondemos para este endereço. Erro: O e-mail é obrigatório.',
  )
  await expect(page.locator('form')).toMatchAriaSnapshot(`
    - alert:
      - heading "Existe um problema" [level=2]
      - paragraph: Por favor, corrija os erros no formulário.
      - list:
        - listitem:
          - link "O nome próprio é obrigatório."
    - textbox "Nome próprio" [invalid]
    - group "Data de nascimento":
      - textbox "Dia" [invalid]
      - textbox "Mês" [invalid]
      - textbox "Ano" [invalid]
    - combobox "Nível de escolaridade" [invalid]
    - paragraph:
      - button "Enviar candidatura"
  `)
})
