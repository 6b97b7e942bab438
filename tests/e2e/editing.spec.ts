import { type APIRequestContext, expect, type FrameLocator, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { logIn } from '../support/cms'
import { examplePage } from '../support/example-page'
import { readProduct } from '../support/product'

test.setTimeout(100_000)

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

test('a click, or Enter, with Alt on a sentence of the preview opens the field that holds it, at any depth', async ({
  page,
}) => {
  const { preview } = await openDraft(page, 'Frase', 'frase-a-clicar')
  const field = page.locator('#field-layout__2__steps__0__title')
  await preview.getByText('Frase 6', { exact: true }).click({ modifiers: ['Alt'] })
  await expect(field).toBeFocused()
  await expect(preview.locator('[data-row=steps][data-active]')).toBeAttached()
  await field.press('End')
  await field.pressSequentially(' mudada')
  await expect(preview.getByText('Frase 6 mudada')).toBeVisible({ timeout: 30_000 })

  await preview.getByText('Frase 3', { exact: true }).press('Alt+Enter')
  await expect(page.locator('#field-layout__1__features__0__title')).toBeFocused()
})

test('blocks are moved, hidden, deleted, brought back and shared from the page', async ({ page, request }) => {
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

/**
 * What happens to a save: the connection breaks before the CMS has it, or after, so that only the answer is lost; or the answer is
 * slow, and meets what was typed meanwhile.
 */
type Fate = 'after' | 'before' | 'slow'

/** A hundred saves that break off, half of them either way, and ten that are slow. */
const brokenSaves = Array.from({ length: 110 }, (_, save): Fate => {
  if (save % 11 === 10) return 'slow'
  return save % 2 === 0 ? 'before' : 'after'
})

const slowSaves = Array.from({ length: 20 }, (): Fate => 'slow')

/** Lets every save meet its fate when it is let go, so that it is known what was typed while it was under way. */
async function holdSaves(page: Page, fates: readonly Fate[]) {
  const held: (() => void)[] = []
  const met = { before: 0, after: 0, slow: 0 }
  // On a busy machine the next save begins before the last one has met its fate.
  let begun = 0
  await page.route(
    ({ search }) => search.includes('autosave=true'),
    async (route) => {
      const fate = route.request().method() === 'PATCH' ? fates[begun] : undefined
      if (fate === undefined) return route.continue()
      begun++
      const answer = fate === 'before' ? undefined : await route.fetch()
      if (answer) expect(answer.status()).toBe(200)
      await new Promise<void>((letGo) => held.push(letGo))
      met[fate]++
      return answer && fate === 'slow' ? route.fulfill({ response: answer }) : route.abort('connectionreset')
    },
  )
  const letGo = () => {
    for (const release of held.splice(0)) release()
  }
  /** Whether every save that began has met its fate; those that wait for it are let go. */
  const areAllMet = () => {
    letGo()
    return met.before + met.after + met.slow === begun
  }
  const isOver = () => begun === fates.length
  return { met, held, areAllMet, isOver }
}

/** Types in two fields of a draft, before and while each save is under way. @returns how many saves met which fate. */
async function typeDuringSaves({ page, request, fates }: { page: Page; request: APIRequestContext; fates: Fate[] }) {
  const { cms } = readProduct()
  const editor = await logIn(page.request, 'editor')
  const draft = examplePage({ title: 'Rede', slug: `rede-que-falha-${Date.now()}` })
  const { id } = await editor.create('pages', draft, { draft: true })
  // Pauses in typing are what saves: the clock of the window is put forward instead of waiting for them.
  await page.clock.install()
  await page.goto(`${cms}/admin/collections/pages/${id}?locale=pt&field=layout.2.steps.0.title`)
  const title = page.locator('#field-title')
  const step = page.locator('#field-layout__2__steps__0__title')
  await expect(step).toBeFocused({ timeout: 30_000 })
  // What is typed before the form is ready is put back to what it was loaded with.
  await expect(page.locator('form[data-form-ready=true] #field-title')).toBeVisible()
  const { met, held, areAllMet, isOver } = await holdSaves(page, fates)
  const written = { title: '', step: '' }
  await title.fill('')
  await step.fill('')
  const type = async (text: string) => {
    for (const field of [title, step]) {
      await field.press('End')
      await field.pressSequentially(text)
    }
    written.title += text
    written.step += text
  }
  for (let round = 0; !isOver(); round++) {
    await type(`${round % 10}`)
    await page.clock.fastForward(1_000)
    await expect.poll(() => held.length, { intervals: [20], timeout: 15_000 }).toBeGreaterThan(0)
    await type('-')
    await expect.poll(areAllMet, { intervals: [20] }).toBe(true)
    await expect(title).toHaveValue(written.title)
    await expect(step).toHaveValue(written.step)
  }
  await type('.')
  const saved = z.looseObject({
    title: z.string(),
    layout: z.array(z.looseObject({ steps: z.array(z.looseObject({ title: z.string() })).optional() })),
  })
  const reader = await logIn(request, 'editor')
  const stored = async () => {
    const { title, layout } = saved.parse(await reader.read('pages', id, 'draft=true&locale=pt&depth=0'))
    return { title, step: layout[2]?.steps?.[0]?.title }
  }
  await expect.poll(stored, { timeout: 30_000 }).toEqual(written)
  await expect(title).toHaveValue(written.title)
  await expect(step).toHaveValue(written.step)
  return met
}

test('nothing that is typed is lost when a hundred saves break off under way (payload#17676)', async ({
  page,
  request,
}) => {
  // Two minutes; on a machine that does more besides, some more.
  test.setTimeout(240_000)
  const met = await typeDuringSaves({ page, request, fates: brokenSaves })
  expect(met).toEqual({ before: 50, after: 50, slow: 10 })
})

test('nothing that is typed while a slow save is under way is taken back by its answer', async ({ page, request }) => {
  const met = await typeDuringSaves({ page, request, fates: slowSaves })
  expect(met.slow).toBe(20)
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
