import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { approveInRoom, openRequest } from '../support/decide-in-room'
import { hire } from '../support/hire'
import { openPreview } from '../support/open-preview'
import { takePicture } from '../support/pictures'
import { readProduct, testPassword } from '../support/product'

/**
 * A new editor's first day, as docs/editors.md tells it. Every step is made in a browser, as a person makes it; the pictures of that
 * guide are taken on the way (`npm run pictures:editors`).
 */

test.setTimeout(240_000)

/** Opening a form, drawing its preview and publishing take moments, on a busy machine some more. */
const patience = { timeout: 30_000 }

/** A window of somebody who has just logged in, by the name before the @ of their address. */
async function logInAs(browser: Browser, name: string): Promise<Page> {
  const { cms } = readProduct()
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${cms}/admin/login`)
  await page.getByLabel('E-mail').fill(`${name}@bcs.example`)
  await page.getByLabel('Palavra-passe').fill(testPassword)
  if (name !== 'approver') await takePicture(page, '01-entrar')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(`${cms}/admin`, patience)
  await expect(page.getByRole('link', { name: 'O que um endereço mostrava' })).toBeVisible(patience)
  return page
}

/**
 * Somebody new: the guide to a first page is for people who have submitted none, and other tests submit as the first editor.
 *
 * @returns the name before the @ of their address.
 */
async function hireEditor(admin: APIRequestContext, suffix: string): Promise<string> {
  const name = `nova-edicao${suffix}`
  await hire(admin, { email: `${name}@bcs.example`, name: 'Edição', role: 'editor' })
  return name
}

/** Types into a field of the form as soon as it takes it. */
async function fill(page: Page, field: string, text: string): Promise<void> {
  const input = page.locator(`#field-${field}`)
  await expect(input).toBeEditable(patience)
  await input.fill(text)
  await expect(input).toHaveValue(text)
}

/** What an editor writes in place of the samples of the template, by the field of each. */
const portuguese = {
  layout__0__lead: 'Para todos os clientes, até ao fim do ano.',
  layout__1__features__0__title: 'Junta sem dar por isso',
  layout__2__title: 'Fale com um balcão',
}
/** The same in English, by the sample that it replaces. */
const inEnglish = {
  'Until when, and for whom.': 'For every customer, until the end of the year.',
  'One benefit': 'You save without noticing',
  'The next step, in a sentence': 'Talk to a branch',
}

/** Waits until the draft holds a text in a language: only then may the form be left. */
async function expectStored(page: Page, form: string, language: 'en' | 'pt', text: string): Promise<void> {
  const address = form.replace('/admin/collections/', '/api/')
  const read = async () => (await page.request.get(`${address}?draft=true&locale=${language}&depth=0`)).text()
  await expect.poll(read, patience).toContain(text)
}

/** The panel beside the form with the way to the public. */
const panel = (page: Page) => page.getByRole('region', { name: 'Publicação' })

/** Asks for something with a reason, in the panel. */
async function ask(page: Page, button: string, reason: string): Promise<void> {
  await expect(panel(page).getByLabel('Motivo')).toBeEditable(patience)
  await panel(page).getByLabel('Motivo').fill(reason)
  await panel(page).getByRole('button', { name: button }).click()
}

/** Somebody else opens what waits for them on their start screen, approves it and carries it out. */
async function decide(page: Page, request: string, carryOut: string): Promise<void> {
  await openRequest(page, request)
  await approveInRoom(page, 'Revisto, está certo.')
  await expect(page.getByRole('button', { name: carryOut })).toBeEnabled(patience)
}

/** Waits until visitors find a page at an address, or do not any more. */
async function expectPublic(href: string, isPublic: boolean): Promise<void> {
  const isFound = async () => (await fetch(`${readProduct().site}${href}`)).ok
  await expect.poll(isFound, patience).toBe(isPublic)
}

test('a new editor makes a page in two languages, gets it reviewed and published, and takes it back', async ({
  browser,
  request,
}, { retry }) => {
  const { cms, site } = readProduct()
  // What an interrupted attempt leaves behind keeps its name and its addresses.
  const [name, suffix] = retry === 0 ? ['Poupança de Natal', ''] : [`Poupança de Natal ${retry}`, `-${retry}`]
  const addresses = [`/poupanca-de-natal${suffix}`, `/en/christmas-savings${suffix}`]
  const editor = await logInAs(browser, await hireEditor(request, suffix))
  await expect(editor.getByRole('region', { name: 'O estado do sítio' })).toBeVisible(patience)
  await expect(editor.getByRole('region', { name: 'A sua primeira página' })).toBeVisible(patience)
  await expect(editor.locator('.localizer')).toContainText('Português', patience)
  await takePicture(editor, '02-inicio')

  await editor.goto(`${cms}/admin/collections/pages`)
  const templates = editor.getByRole('group', { name: 'Nova página a partir de um modelo' })
  await expect(templates.getByRole('button', { name: /^Campanha/ })).toBeVisible(patience)
  await takePicture(editor, '03-modelos')
  await templates.getByRole('button', { name: /^Campanha/ }).click()
  await expect(editor).toHaveURL(/\/admin\/collections\/pages\/\d+/, patience)
  const form = editor.url().replace(/\?.*$/, '')

  await fill(editor, 'title', name)
  await fill(editor, 'slug', `poupanca-de-natal${suffix}`)
  const preview = await openPreview(editor)
  await takePicture(editor, '04-formulario')

  await preview.getByRole('heading', { level: 1, name: 'A oferta numa frase' }).click({ modifiers: ['Alt'] })
  await expect(editor.locator('#field-layout__0__title')).toBeFocused(patience)
  await fill(editor, 'layout__0__title', 'Poupe para o Natal, todas as semanas')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Poupe para o Natal, todas as semanas', patience)
  await takePicture(editor, '05-clicar-na-frase')

  // What the template only says by way of example stands in the way until somebody writes it.
  await expect(panel(editor)).toContainText('Texto de exemplo do modelo', patience)
  await expect(panel(editor)).toContainText('Texto legal sem texto', patience)
  for (const [field, text] of Object.entries(portuguese)) {
    await editor.goto(`${form}?locale=pt&field=${field.replaceAll('__', '.')}`)
    await fill(editor, field, text)
    await expectStored(editor, form, 'pt', text)
  }
  for (const [language, text] of [
    ['pt', 'Para quem tem conta no banco.'],
    ['en', 'For everybody who has an account.'],
  ] as const) {
    await editor.goto(`${form}?locale=${language}&field=layout.3.body`)
    const body = editor.locator('#layout-row-3 [contenteditable=true]').first()
    await expect(body).toBeVisible(patience)
    await body.click()
    await editor.keyboard.type(text)
    await expectStored(editor, form, language, text)
  }

  await editor.goto(`${form}/languages`)
  const english = (field: string) => editor.getByRole('textbox', { name: `${field} (Inglês)`, exact: true })
  await expect(english('Título')).toHaveValue('Campaign (new)', patience)
  await english('Título').fill('Christmas savings')
  await english('Segmento do endereço').fill(`christmas-savings${suffix}`)
  await english('Blocos › Topo de página › 1 › Título').fill('Save for Christmas, every week')
  for (const [sample, text] of Object.entries(inEnglish)) {
    const inputs = editor.getByRole('textbox')
    const values = await inputs.evaluateAll((all) =>
      all.map((input) =>
        input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input.value : '',
      ),
    )
    await inputs.nth(values.indexOf(sample)).fill(text)
  }
  await takePicture(editor, '06-duas-linguas')
  await editor.keyboard.press('Control+s')
  await expect(editor.getByRole('status').filter({ hasText: 'Guardado no rascunho em inglês' })).toBeVisible(patience)

  await editor.goto(form)
  await ask(editor, 'Enviar para revisão', 'Campanha de Natal, pedida pelo marketing')
  await expect(panel(editor)).toContainText('Publicar: em revisão', patience)
  await expect(panel(editor).getByRole('link', { name: 'Ver o que muda e decidir' })).toHaveCount(0)
  await panel(editor).scrollIntoViewIfNeeded()
  await takePicture(editor, '07-enviar')
  for (const href of addresses) await expectPublic(href, false)

  const approver = await logInAs(browser, 'approver')
  const waiting = approver.getByRole('region', { name: 'À sua espera' })
  await expect(waiting.getByRole('link', { name, exact: true })).toBeVisible(patience)
  await takePicture(approver, '08-a-sua-espera')
  await decide(approver, name, 'Publicar agora')
  await approver.getByRole('button', { name: 'Publicar agora' }).click()
  await expect(approver.getByText('Publicar: feito')).toBeVisible(patience)

  const visitor = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const headings = ['Poupe para o Natal, todas as semanas', 'Save for Christmas, every week']
  for (const [position, href] of addresses.entries()) {
    await expectPublic(href, true)
    await visitor.goto(`${site}${href}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(headings[position] ?? '')
    await takePicture(visitor, position === 0 ? '10-publicada' : '11-publicada-em-ingles')
  }

  // The form opens in the language that was written last.
  await editor.goto(`${form}?locale=pt`)
  await (await openPreview(editor)).getByRole('heading', { level: 1 }).click({ modifiers: ['Alt'] })
  await expect(editor.locator('#field-layout__0__title')).toBeFocused(patience)
  await fill(editor, 'layout__0__title', 'Poupe para o Natal, todos os dias')
  await expectStored(editor, form, 'pt', 'Poupe para o Natal, todos os dias')
  await expect(panel(editor)).toContainText('Há alterações por publicar', patience)
  await editor.goto(`${form}/compare`)
  const drawn = async (title: string) => {
    const address = await editor.locator(`iframe[title="${title}"]`).getAttribute('src')
    return (await editor.request.get(`${cms}${address}`)).text()
  }
  expect(await drawn('O que o público vê agora')).toContain('Poupe para o Natal, todas as semanas')
  expect(await drawn('O rascunho mais recente')).toContain('Poupe para o Natal, todos os dias')
  await expect(editor.getByText('Frases que só um dos lados tem, marcadas: 2.')).toBeVisible(patience)
  const marked = (title: string, side: string) =>
    editor.locator(`iframe[title="${title}"]`).evaluate((frame, name) => {
      const view = frame instanceof HTMLIFrameElement ? frame.contentWindow : null
      return [...(view?.document.defaultView?.CSS.highlights.get(name) ?? [])].map((range) => range.toString())
    }, side)
  expect(await marked('O que o público vê agora', 'before')).toEqual(['Poupe para o Natal, todas as semanas'])
  expect(await marked('O rascunho mais recente', 'after')).toEqual(['Poupe para o Natal, todos os dias'])
  await takePicture(editor, '12-comparar')

  await editor.goto(form)
  await ask(editor, 'Pedir que se retire', 'A campanha acabou')
  await expect(panel(editor)).toContainText('Retirar: em revisão', patience)
  await takePicture(editor, '13-retirar')
  await decide(approver, name, 'Executar agora')
  await approver.getByRole('button', { name: 'Executar agora' }).click()
  await expect(approver.getByText('Retirar: feito')).toBeVisible(patience)
  for (const href of addresses) await expectPublic(href, false)

  await editor.goto(`${cms}/history?address=${addresses[0]}&language=pt`)
  await expect(editor.getByText('Sem página. Resposta: 4')).toBeVisible()
  await editor.getByRole('listitem').first().getByRole('link').click()
  await expect(editor.getByText('Verificado: o conteúdo tem o resumo que foi anotado')).toBeVisible()
  const shown = editor.frameLocator('iframe')
  await expect(shown.getByRole('heading', { level: 1, name: headings[0] ?? '' })).toBeVisible(patience)
  await takePicture(editor, '14-historico')
  for (const page of [editor, approver, visitor]) await page.close()
})
