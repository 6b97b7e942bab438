import { setTimeout as wait } from 'node:timers/promises'
import { expect, type FrameLocator, type Page, type Route, test } from '@playwright/test'
import { z } from 'zod'
import { type CmsUser, logIn } from '../support/cms'
import { examplePage } from '../support/example-page'
import { openPreview } from '../support/open-preview'
import { readProduct } from '../support/product'

test.setTimeout(180_000)

/** Saving, and drawing the preview anew, take moments; on a busy machine some more. */
const patience = { timeout: 30_000 }

const blocks = z.array(
  z.looseObject({
    id: z.string(),
    blockType: z.string(),
    title: z.string().nullish(),
    steps: z.array(z.looseObject({ id: z.string(), title: z.string().nullish() })).optional(),
    figures: z.array(z.looseObject({ id: z.string(), label: z.string().nullish() })).optional(),
  }),
)

/** A draft in both languages, whose texts begin with a name in each. */
async function writeDraft(editor: CmsUser, pt: string, en: string): Promise<number> {
  const slug = `${pt}-${Date.now()}`.toLowerCase()
  const { id, status } = await editor.create('pages', examplePage({ title: pt, slug }), { draft: true })
  expect(status).toBe(201)
  const english = examplePage({ title: en, slug: `${slug}-en` })
  expect(await editor.update('pages', id, english, { locale: 'en', draft: true })).toBe(200)
  return id
}

/** Presses a tool of a block of the preview. */
async function act(preview: FrameLocator, row: string, name: string): Promise<void> {
  await preview.locator(`[data-row="${row}"]`).hover()
  await preview.getByRole('button', { name, exact: true }).click()
}

/** The blocks that a preview shows, in their order. */
const orderIn = (preview: FrameLocator) =>
  preview.locator('[data-row]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row') ?? ''))

/** Waits until a preview shows as many blocks, and gives the one that was not there. */
async function findNew(preview: FrameLocator, known: readonly string[]): Promise<string> {
  await expect.poll(async () => (await orderIn(preview)).length, patience).toBe(known.length + 1)
  return (await orderIn(preview)).find((row) => !known.includes(row)) ?? ''
}

/** The width that the page in the preview is drawn for. */
const widthIn = (preview: FrameLocator) =>
  preview.locator('html').evaluate((html) => html.ownerDocument.defaultView?.innerWidth)

async function chooseWidth(page: Page, name: string): Promise<void> {
  await page.locator('.live-preview-toolbar-controls__breakpoint button').first().click()
  await page.getByRole('button', { name, exact: true }).click()
}

test('every tool of the preview does what it says, in both languages, and can be taken back', async ({ page }) => {
  const { cms } = readProduct()
  const editor = await logIn(page.request, 'editor')
  const [first, second] = [await writeDraft(editor, 'Oficina', 'Workshop'), await writeDraft(editor, 'Banca', 'Bench')]
  const stored = async (id: number, locale: 'en' | 'pt') =>
    blocks.parse((await editor.read('pages', id, `draft=true&locale=${locale}&depth=0`))['layout'])
  const texts = async (id: number, row: string) =>
    Promise.all(
      (['pt', 'en'] as const).map(async (locale) => {
        const block = (await stored(id, locale)).find((candidate) => candidate.id === row)
        return [block?.title, block?.steps?.[0]?.title, block?.figures?.[0]?.label].filter(Boolean)
      }),
    )
  const all = ['hero', 'features', 'steps', 'figures']

  await page.goto(`${cms}/admin/collections/pages/${first}?locale=pt`)
  let preview = await openPreview(page)
  await expect.poll(() => orderIn(preview), patience).toEqual(all)

  // Duplicate, undo, redo.
  const bothSteps = [
    ['Oficina 5', 'Oficina 6'],
    ['Workshop 5', 'Workshop 6'],
  ]
  await act(preview, 'steps', 'Duplicar')
  const copy = await findNew(preview, all)
  expect(await orderIn(preview)).toEqual(['hero', 'features', 'steps', copy, 'figures'])
  await expect.poll(() => texts(first, copy), patience).toEqual(bothSteps)
  await act(preview, 'figures', 'Desfazer')
  await expect.poll(() => orderIn(preview), patience).toEqual(all)
  await act(preview, 'figures', 'Refazer')
  await expect.poll(() => orderIn(preview), patience).toEqual(['hero', 'features', 'steps', copy, 'figures'])
  await expect.poll(() => texts(first, copy), patience).toEqual(bothSteps)
  const steps = (await stored(first, 'pt')).flatMap((block) => block.steps ?? []).map(({ id }) => id)
  expect(new Set(steps).size).toBe(2)

  // Deleted and saved, then brought back: with the language that the form does not show.
  await act(preview, 'steps', 'Apagar')
  await expect.poll(() => orderIn(preview), patience).toEqual(['hero', 'features', copy, 'figures'])
  await act(preview, 'figures', 'Desfazer')
  await expect.poll(() => texts(first, 'steps'), patience).toEqual(bothSteps)

  // Down, and hidden.
  await act(preview, 'steps', 'Descer')
  await expect.poll(() => orderIn(preview), patience).toEqual(['hero', 'features', copy, 'steps', 'figures'])
  await act(preview, 'features', 'Esconder ou mostrar')
  await expect(preview.locator('[data-row=features][data-hidden-block="Escondido dos visitantes"]')).toBeAttached(
    patience,
  )
  const hidden = async () => (await stored(first, 'en')).filter((block) => block['hidden']).map(({ id }) => id)
  await expect.poll(hidden, patience).toEqual(['features'])

  // The tools by keyboard: from a text to the first tool, along, and back to the block.
  await preview.getByText('Oficina 3', { exact: true }).focus()
  await page.keyboard.press('Alt+F10')
  await expect(preview.getByRole('button', { name: 'Juntar abaixo' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(preview.getByRole('button', { name: 'Subir' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(preview.locator('[data-row=features]')).toBeFocused()
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('Enter')

  // An ordinary block, chosen by its picture.
  const picker = page.getByRole('dialog').filter({ has: page.getByRole('searchbox', { name: 'Procurar' }) })
  await picker.getByRole('searchbox', { name: 'Procurar' }).fill('citacao')
  await expect(picker.getByRole('button', { name: /^Números/ })).toHaveCount(0)
  const group = picker.locator('section').filter({ has: page.getByRole('heading', { name: 'Texto e imagem' }) })
  const quote = group.getByRole('button', { name: /^Citação/ })
  const picture = () =>
    quote.locator('img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)
  await expect.poll(picture, patience).toBeGreaterThan(0)
  await quote.click()
  await expect(page.locator('#field-layout__2__quote')).toBeFocused(patience)
  const types = async (id: number) => (await stored(id, 'pt')).map(({ blockType }) => blockType)
  const withQuote = ['pageHero', 'featureList', 'quote', 'steps', 'steps', 'figures', 'relatedPages']
  await expect.poll(() => types(first), patience).toEqual(withQuote)

  // Copied here, pasted on another page.
  await act(preview, 'figures', 'Copiar')
  await expect(page.getByText('Bloco copiado, nas duas línguas.')).toBeVisible()
  await page.goto(`${cms}/admin/collections/pages/${second}?locale=pt`)
  preview = await openPreview(page)
  await act(preview, 'hero', 'Colar abaixo')
  const pasted = await findNew(preview, all)
  expect(await orderIn(preview)).toEqual(['hero', pasted, 'features', 'steps', 'figures'])
  await expect.poll(() => texts(second, pasted), patience).toEqual([['Oficina 7'], ['Workshop 7']])
  await act(preview, 'hero', 'Desfazer')
  await expect.poll(() => orderIn(preview), patience).toEqual(all)
  await act(preview, 'hero', 'Refazer')
  await expect.poll(() => texts(second, pasted), patience).toEqual([['Oficina 7'], ['Workshop 7']])

  // The three widths.
  for (const [name, width] of [
    ['Telefone · Phone', 375],
    ['Tablet', 820],
    ['Secretária · Desk', 1366],
  ] as const) {
    await chooseWidth(page, name)
    await expect.poll(() => widthIn(preview), patience).toBe(width)
  }

  // The English page, beside the form in English.
  await page.goto(`${cms}/admin/collections/pages/${second}?locale=en`)
  preview = await openPreview(page)
  await expect(preview.locator('html')).toHaveAttribute('lang', /^en/)
  await preview.getByText('Workshop 7', { exact: true }).click({ modifiers: ['Alt'] })
  await expect(page.locator('#field-layout__1__figures__0__label')).toBeFocused(patience)
  await page.locator('#field-layout__1__figures__0__label').fill('Workshop, changed')
  await expect(preview.getByText('Workshop, changed', { exact: true })).toBeVisible(patience)
  await expect.poll(() => texts(second, pasted), patience).toEqual([['Oficina 7'], ['Workshop, changed']])
})

test('a new block opens although the server takes long to make its fields', async ({ page }) => {
  const { cms } = readProduct()
  const id = await writeDraft(await logIn(page.request, 'editor'), 'Demora', 'Delay')
  await page.goto(`${cms}/admin/collections/pages/${id}?locale=pt`)
  const preview = await openPreview(page)
  await act(preview, 'hero', 'Juntar abaixo')
  const picker = page.getByRole('dialog').filter({ has: page.getByRole('searchbox', { name: 'Procurar' }) })
  const slowly = async (route: Route) => {
    await wait(7_000)
    await route.continue()
  }
  await page.route(`**/admin/collections/pages/${id}?*`, slowly, { times: 1 })
  await picker
    .getByRole('button', { name: /^Citação/ })
    .first()
    .click()
  await expect(page.locator('#field-layout__1__quote')).toBeFocused(patience)
})
