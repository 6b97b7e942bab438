import { expect, test } from '@playwright/test'
import { logIn } from '../support/cms'
import { examplePage } from '../support/example-page'
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
