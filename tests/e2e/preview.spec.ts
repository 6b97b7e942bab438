import { expect, test } from '@playwright/test'
import { logIn } from '../support/cms'
import { examplePage } from '../support/example-page'
import { makePdf } from '../support/make-files'
import { readProduct, testPassword } from '../support/product'

test('a draft is shown to people who are logged in, on the CMS listener only, and stored nowhere', async ({
  page,
  request,
}) => {
  const { site, cms } = readProduct()
  const editor = await logIn(request, 'editor')
  const marker = 'Rascunho por publicar 4711'
  const { id } = await editor.create('pages', examplePage({ title: marker, slug: 'rascunho-4711' }), { draft: true })

  const stranger = await fetch(`${cms}/preview/page/${id}`, { redirect: 'manual' })
  expect(stranger.status).toBe(307)
  expect(stranger.headers.get('location')).toContain('/admin/login?redirect=')
  expect(await stranger.text()).not.toContain(marker)

  await page.goto(`${cms}/admin/login`)
  await page.getByLabel('E-mail').fill('editor@bcs.example')
  await page.getByLabel('Palavra-passe').fill(testPassword)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL(`${cms}/admin`)
  await page.goto(`${cms}/preview/page/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(marker)
  await expect(page.getByText('Não está publicada')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voltar à edição' })).toHaveAttribute(
    'href',
    `/admin/collections/pages/${id}?locale=pt`,
  )
  // The site's header comes by below the bar, whatever it stands above on the site.
  const isOnTop = () =>
    page
      .getByRole('complementary')
      .first()
      .evaluate((bar) => {
        const { x, y, width, height } = bar.getBoundingClientRect()
        return bar.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
  for (const down of [0, 20, 40, 60]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), down)
    expect(await isOnTop(), `${down} px further down`).toBe(true)
  }
  await page.goto(`${cms}/preview/page/${id}?beside-form=1`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(marker)
  await expect(page.getByRole('link', { name: 'Voltar à edição' })).toHaveCount(0)
  const answer = await page.request.get(`${cms}/preview/page/${id}`)
  expect(answer.headers()['cache-control']).toContain('no-store')
  expect((await page.request.get(`${cms}/preview/page/999999999`)).status()).toBe(404)

  for (const href of [`/preview/page/${id}`, `/en/preview/page/${id}`, `/pt/preview/page/${id}`, '/rascunho-4711']) {
    const response = await page.request.get(`${site}${href}`)
    expect(response.status(), href).toBe(404)
    expect(await response.text(), href).not.toContain(marker)
  }
  expect(await editor.remove('pages', id)).toBe(403)
})

test('a form that is sent from the preview of its page is marked as a trial and kept out of the inbox', async ({
  page,
  request,
}) => {
  const { cms } = readProduct()
  const investigator = await logIn(request, 'investigator')
  const [channel] = await investigator.find('pages', 'where[slug][equals]=canal-de-denuncias&locale=pt')
  await page.goto(`${cms}/admin/login`)
  await page.locator('input[name=email]').fill('investigator@bcs.example')
  await page.locator('input[name=password]').fill(testPassword)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(`${cms}/admin`)
  await page.goto(`${cms}/preview/page/${channel?.['id']}`)
  const report = page.getByRole('main')
  // A preview is brought to life by Next; before that the form would be posted as without script.
  const isAlive = () =>
    report.locator('form').evaluate((form) => Object.keys(form).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isAlive, { timeout: 15_000 }).toBe(true)
  await report.getByLabel('De forma anónima').check()
  await report.locator('[name="irregularityType"]').selectOption('fraud')
  await report.locator('textarea[name="description"]').fill('Um teste da pré-visualização.')
  const pdf = { name: 'prova.pdf', mimeType: 'application/pdf', buffer: await makePdf() }
  await report.locator('[name="attachments"]').setInputFiles([pdf])
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/_forms/')),
    report.getByRole('button', { name: 'Enviar denúncia' }).click(),
  ])
  expect(answer.status()).toBe(201)
  await expect(report.getByText('Denúncia enviada com sucesso.')).toBeVisible()
  const { reference } = await answer.json()
  const kept = () => investigator.find('submissions', `where[reference][equals]=${reference}`)
  await expect.poll(kept, { timeout: 15_000 }).toMatchObject([{ isTest: true }])

  const row = page.getByRole('link', { name: reference })
  await page.goto(`${cms}/admin/collections/submissions?search=${reference}`)
  await expect(page.getByRole('link', { name: 'Testes' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('link', { name: 'Testes' }).click()
  await row.first().click()
  await expect(page.getByText('Teste, enviado de uma pré-visualização.')).toBeVisible()
})
