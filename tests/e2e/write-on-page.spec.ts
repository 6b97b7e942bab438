import { setTimeout as wait } from 'node:timers/promises'
import { expect, type FrameLocator, type Page, type Route, test } from '@playwright/test'
import { z } from 'zod'
import { type CmsUser, logIn } from '../support/cms'
import { examplePage } from '../support/example-page'
import { openPreview } from '../support/open-preview'
import { readProduct } from '../support/product'

test.setTimeout(120_000)

/** Saving, and drawing the preview anew, take moments; on a busy machine some more. */
const patience = { timeout: 30_000 }

const stored = z.looseObject({
  layout: z.array(
    z.looseObject({
      title: z.string().nullish(),
      features: z.array(z.looseObject({ title: z.string(), text: z.string().nullish() })).optional(),
      steps: z.array(z.looseObject({ title: z.string(), text: z.string().nullish() })).optional(),
    }),
  ),
})

type Language = 'en' | 'pt'

async function readLayout(editor: CmsUser, id: number, language: Language) {
  return stored.parse(await editor.read('pages', id, `draft=true&locale=${language}&depth=0`)).layout
}

async function openForm(page: Page, id: number, language: Language): Promise<FrameLocator> {
  await page.goto(`${readProduct().cms}/admin/collections/pages/${id}?locale=${language}`)
  return openPreview(page)
}

/** The text in which somebody writes. */
const opened = (preview: FrameLocator) => preview.locator('[data-words] [contenteditable]')

/** A page whose steps say the same words as its first feature, as pages do. */
async function writeDraft(editor: CmsUser, title: string): Promise<number> {
  const slug = `${title}-${Date.now()}`.toLowerCase()
  const { id, status } = await editor.create('pages', examplePage({ title, slug }), { draft: true })
  expect(status).toBe(201)
  const english = examplePage({ title: `${title} EN`, slug: `${slug}-en` })
  expect(await editor.update('pages', id, english, { locale: 'en', draft: true })).toBe(200)
  return id
}

test('headings and paragraphs are written where they stand, in both languages, and taken back', async ({ page }) => {
  const editor = await logIn(page.request, 'editor')
  const id = await writeDraft(editor, 'Escrita')
  let preview = await openForm(page, id, 'pt')

  // Only the page beside its form says where its words come from.
  const { cms } = readProduct()
  const drawn = async (query: string) => (await page.request.get(`${cms}/preview/page/${id}${query}`)).text()
  expect(await drawn('?beside-form=1')).toMatch(/[\u2060-\u2064]/)
  for (const query of ['', '?finished=1']) expect(await drawn(query), query).not.toMatch(/[\u2060-\u2064]/)

  // A heading, by the pointer.
  await preview.locator('[data-row=hero]').getByRole('heading', { level: 1 }).click()
  const text = preview.getByRole('textbox', { name: 'Título', exact: true })
  await expect(text).toBeFocused()
  await expect(preview.getByText('Enter ou Escape terminam. Ctrl+Z desfaz.')).toBeVisible()
  await text.press('End')
  await text.pressSequentially(' na página')
  await expect(page.locator('#field-layout__0__title')).toHaveValue('Escrita na página')
  await text.press('Escape')
  await expect(text).toHaveCount(0)
  await expect(preview.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText('Escrita na página')
  await expect.poll(async () => (await readLayout(editor, id, 'pt'))[0]?.title, patience).toBe('Escrita na página')
  // The page was drawn with it, and the copy that was written in is gone.
  await expect(preview.locator('[data-words]')).toHaveCount(0, patience)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Escrita na página')

  // Words that stand in two fields are led to their own; a paragraph, by keyboard.
  const step = preview.locator('[data-row=steps] li p')
  await expect(step).toHaveText('Escrita')
  await expect(step).toHaveAccessibleDescription('Enter: escrever aqui. Alt+Enter: abrir o campo.')
  await step.press('Enter')
  const paragraph = preview.getByRole('textbox', { name: 'Texto', exact: true })
  await expect(paragraph).toBeFocused()
  await paragraph.press('End')
  await paragraph.pressSequentially(', passo a passo')
  await paragraph.press('Enter')
  const stepText = async () => (await readLayout(editor, id, 'pt'))[2]?.steps?.[0]?.text
  await expect.poll(stepText, patience).toBe('Escrita, passo a passo')
  expect((await readLayout(editor, id, 'pt'))[1]?.features?.[0]?.text).toBe('Escrita 4')

  // Taken back, and done again, in one history.
  await page.keyboard.press('Control+z')
  await expect(preview.locator('[data-row=steps] li p').filter({ visible: true })).toHaveText('Escrita')
  await expect.poll(stepText, patience).toBe('Escrita')
  await page.keyboard.press('Control+y')
  await expect.poll(stepText, patience).toBe('Escrita, passo a passo')

  // Emptied and taken back at once.
  await preview.getByText('Escrita 6', { exact: true }).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Control+z')
  await expect(opened(preview)).toHaveText('Escrita 6')
  await page.keyboard.press('Escape')

  preview = await openForm(page, id, 'en')
  await expect(preview.locator('html')).toHaveAttribute('lang', /^en/)
  await preview.getByText('Escrita EN 3', { exact: true }).click()
  await opened(preview).press('End')
  await page.keyboard.type(' written here')
  await page.keyboard.press('Escape')
  const feature = async (language: Language) => (await readLayout(editor, id, language))[1]?.features?.[0]?.title
  await expect.poll(() => feature('en'), patience).toBe('Escrita EN 3 written here')
  expect(await feature('pt')).toBe('Escrita 3')
})

test('a slow server takes no letter from who types on', async ({ page }) => {
  const editor = await logIn(page.request, 'editor')
  const id = await writeDraft(editor, 'Devagar')
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  const preview = await openForm(page, id, 'pt')
  let late = 0
  const slowly = async (route: Route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    late++
    await wait(1_500)
    return route.continue()
  }
  await page.route(({ search }) => search.includes('autosave=true'), slowly)
  await preview.getByText('Devagar 3', { exact: true }).click()
  const text = opened(preview)
  await text.press('End')
  let written = 'Devagar 3'
  // A pause saves; what is typed then meets the answer to that.
  for (let letter = 0; letter < 26 || late < 2; letter++) {
    const next = String.fromCharCode(97 + (letter % 26))
    await page.keyboard.type(next, { delay: 150 })
    written += next
    await expect(text).toHaveText(written)
    // One save has begun, and nobody waits for it.
    if (letter % 13 === 12) await expect.poll(() => late, patience).toBeGreaterThan(Math.floor(letter / 13))
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('#field-layout__1__features__0__title')).toHaveValue(written)
  const feature = async () => (await readLayout(editor, id, 'pt'))[1]?.features?.[0]?.title
  await expect.poll(feature, patience).toBe(written)
  await expect(preview.locator('[data-words]')).toHaveCount(0, patience)
  await expect(preview.getByText(written, { exact: true })).toBeVisible()
  expect(faults).toEqual([])
  // Nothing is said to be unsaved when the form opens again.
  await openForm(page, id, 'pt')
  await expect(page.getByText('Há texto que não chegou a ser guardado')).toHaveCount(0)
})
