import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { logIn } from '../support/cms'
import { examplePage } from '../support/example-page'
import { readProduct } from '../support/product'

test.setTimeout(100_000)

/** How often the connection breaks while somebody types. */
const cuts = 100

/** Opens a new draft in the form, as an editor, with the preview beside it. */
async function openDraft(page: Page, title: string, slug: string): Promise<{ id: number; preview: FrameLocator }> {
  const { cms } = readProduct()
  // Leaves the window logged in as well.
  const editor = await logIn(page.request, 'editor')
  const { id, status } = await editor.create('pages', examplePage({ title, slug: `${slug}-${Date.now()}` }), {
    draft: true,
  })
  expect(status).toBe(201)
  await page.goto(`${cms}/admin/collections/pages/${id}?locale=pt`)
  const preview = page.frameLocator('iframe#live-preview-iframe')
  const toggler = page.locator('#live-preview-toggler')
  // Whether it is open is remembered for each person. A button that is pressed before the admin has come to life does nothing.
  await expect(async () => {
    if (!/--active/.test((await toggler.getAttribute('class')) ?? '')) await toggler.click()
    await expect(toggler).toHaveClass(/--active/, { timeout: 10_000 })
  }).toPass()
  await expect(preview.locator('html[data-editing]')).toBeAttached({ timeout: 30_000 })
  return { id, preview }
}

test('one click, or Enter, on a sentence of the preview opens the field that holds it, at any depth', async ({
  page,
}) => {
  const { preview } = await openDraft(page, 'Frase', 'frase-a-clicar')
  const field = page.locator('#field-layout__2__steps__0__title')
  await preview.getByText('Frase 6', { exact: true }).click()
  await expect(field).toBeFocused()
  await expect(preview.locator('[data-row=steps][data-active]')).toBeAttached()
  await field.press('End')
  await field.pressSequentially(' mudada')
  await expect(preview.getByText('Frase 6 mudada')).toBeVisible({ timeout: 30_000 })

  await preview.getByText('Frase 3', { exact: true }).press('Enter')
  await expect(page.locator('#field-layout__1__features__0__title')).toBeFocused()
})

test('blocks are moved, hidden, duplicated, deleted and brought back from the page', async ({ page, request }) => {
  const { id, preview } = await openDraft(page, 'Blocos', 'blocos-a-mover')
  const rows = preview.locator('[data-row]')
  const act = async (row: string, name: string) => {
    await preview.locator(`[data-row=${row}]`).hover()
    await preview.getByRole('button', { name, exact: true }).click()
  }
  const order = () => rows.evaluateAll((elements) => elements.map((element) => element.getAttribute('data-row')))
  await act('steps', 'Subir')
  await expect.poll(order, { timeout: 30_000 }).toEqual(['hero', 'steps', 'features', 'figures'])
  await act('steps', 'Esconder ou mostrar')
  await expect(preview.locator('[data-row=steps][data-hidden-block]')).toBeAttached()
  await act('features', 'Apagar')
  await expect.poll(order, { timeout: 30_000 }).toEqual(['hero', 'steps', 'figures'])
  await act('figures', 'Desfazer')
  await expect.poll(order, { timeout: 30_000 }).toEqual(['hero', 'steps', 'features', 'figures'])
  const editor = await logIn(request, 'editor')
  const saved = await editor.read('pages', id, 'draft=true&locale=pt&depth=0')
  expect(JSON.stringify(saved['layout'])).toContain('"hidden":true')

  const name = `Partilhado ${Date.now()}`
  const layout = [{ id: 'own', blockType: 'callToAction', title: name }]
  const shared = await editor.create('shared-blocks', { name, layout }, { draft: true })
  await page.reload()
  await expect(preview.locator('html[data-editing]')).toBeAttached({ timeout: 30_000 })
  await act('figures', 'Juntar abaixo')
  await page.getByRole('searchbox', { name: 'Procurar' }).fill(name)
  await page.getByRole('button', { name }).click()
  const places = async () => JSON.stringify((await editor.read('pages', id, 'draft=true&locale=pt&depth=0'))['layout'])
  await expect.poll(places, { timeout: 30_000 }).toContain(`"shared":${shared.id}`)
})

test('nothing that is typed is lost while the connection breaks again and again (payload#17676)', async ({
  page,
  request,
}) => {
  const { id } = await openDraft(page, 'Rede', 'rede-que-falha')
  const typed = { title: '', summary: '' }
  await page.locator('#field-title').fill('')
  await page.locator('#field-summary').fill('')
  for (let cut = 0; cut < cuts; cut++) {
    if (cut % 2 === 0) await page.context().setOffline(true)
    for (const name of ['title', 'summary'] as const) {
      const text = `${cut % 10}${name[0]}`
      await page.locator(`#field-${name}`).press('End')
      await page.locator(`#field-${name}`).pressSequentially(text)
      typed[name] += text
    }
    if (cut % 4 === 3) await page.waitForTimeout(900)
    await page.context().setOffline(false)
  }
  await expect(page.locator('#field-title')).toHaveValue(typed.title)
  await expect(page.locator('#field-summary')).toHaveValue(typed.summary)
  const editor = await logIn(request, 'editor')
  await expect
    .poll(async () => editor.read('pages', id, 'draft=true&locale=pt&depth=0'), { timeout: 30_000 })
    .toMatchObject(typed)
})

test('a lost connection is said, and what a closed window left behind is offered again', async ({ page }) => {
  await openDraft(page, 'Janela', 'janela-fechada')
  await page.context().setOffline(true)
  await page.locator('#field-summary').fill('Nunca chegou ao CMS')
  await expect(page.getByText('Ainda não guardado')).toBeVisible({ timeout: 15_000 })
  const address = page.url()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('about:blank')
  await page.context().setOffline(false)
  await page.goto(address)
  await page.getByRole('button', { name: 'Recuperar' }).click()
  await expect(page.locator('#field-summary')).toHaveValue('Nunca chegou ao CMS')
})
