import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { logIn } from '../support/cms'
import { examplePage } from '../support/example-page'
import { openPreview } from '../support/open-preview'
import { readProduct } from '../support/product'

test.setTimeout(120_000)

const patience = { timeout: 30_000 }

/** Types into a field of the form as soon as it takes it. */
async function fill(page: Page, field: string, text: string): Promise<void> {
  const input = page.locator(`#field-${field}`)
  await expect(input).toBeEditable(patience)
  await input.fill(text)
}

test('whoever opens a page that a colleague is typing in is told so, until the colleague leaves', async ({
  browser,
}) => {
  const { cms } = readProduct()
  const [first, second] = [await browser.newPage(), await browser.newPage()]
  const editor = await logIn(first.request, 'editor')
  const { id } = await editor.create('pages', examplePage({ title: 'A dois', slug: `a-dois-${Date.now()}` }), {
    draft: true,
  })
  const form = `${cms}/admin/collections/pages/${id}?locale=pt`
  await logIn(second.request, 'approver')
  await first.goto(form)
  await fill(first, 'title', 'A dois, escrito pela primeira')
  // Between two keystrokes: what was typed is saved.
  const saved = async () => (await editor.read('pages', id, 'draft=true&locale=pt&depth=0'))['title']
  await expect.poll(saved, patience).toBe('A dois, escrito pela primeira')

  await second.goto(form)
  const warning = second.getByText('está neste momento a editar este documento')
  await expect(warning).toBeVisible(patience)
  await expect(second.locator('.document-locked')).toContainText('Edição')

  await first.goto(`${cms}/admin`)
  await expect(async () => {
    await second.goto(form)
    await expect(second.locator('#field-title')).toBeEditable({ timeout: 10_000 })
    await expect(warning).toHaveCount(0, { timeout: 5_000 })
  }).toPass(patience)
  await fill(second, 'title', 'A dois, escrito pela segunda')
  await expect.poll(saved, patience).toBe('A dois, escrito pela segunda')
})

test('the form of a page of sixty kilobytes answers while it saves and draws its preview (payload#12691)', async ({
  page,
}) => {
  const { cms } = readProduct()
  const editor = await logIn(page.request, 'editor')
  const example = examplePage({ title: 'Página grande', slug: `pagina-grande-${Date.now()}` })
  const [hero, ...others] = example.layout
  const long = 'Uma frase que um banco escreve muitas vezes. '.repeat(20)
  const many = Array.from({ length: 32 }, (_, index) => ({
    blockType: 'steps',
    id: `steps-${index}`,
    title: `Passos ${index}`,
    steps: [1, 2].map((step) => ({ id: `step-${index}-${step}`, title: `Passo ${index}.${step}`, text: long })),
  }))
  const data = { ...example, layout: [hero, ...many, ...others] }
  expect(JSON.stringify(data).length).toBeGreaterThan(60_000)
  const { id } = await editor.create('pages', data, { draft: true })
  await page.goto(`${cms}/admin/collections/pages/${id}?locale=pt`)
  const preview = await openPreview(page)

  await fill(page, 'title', 'Página grande, mudada')
  await preview.locator('[data-row=figures]').hover()
  await preview.getByRole('button', { name: 'Subir', exact: true }).click()
  await fill(page, 'summary', 'Escrito enquanto o bloco mudava de lugar')
  const saved = async () => {
    const { title, summary, layout } = await editor.read('pages', id, 'draft=true&locale=pt&depth=0')
    return [
      title,
      summary,
      z
        .array(z.object({ id: z.string() }))
        .parse(layout)
        .slice(-3)
        .map((row) => row.id),
    ]
  }
  await expect
    .poll(saved, patience)
    .toEqual(['Página grande, mudada', 'Escrito enquanto o bloco mudava de lugar', ['figures', 'steps', 'related']])
  await expect(preview.locator('[data-row=figures] + [data-row=steps]')).toBeAttached(patience)
  await expect(page.locator('.shimmer-effect')).toHaveCount(0, patience)
})
