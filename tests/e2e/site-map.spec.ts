import { expect, test } from '@playwright/test'
import { logIn } from '../support/cms'
import { openCmsAs, patience } from '../support/cms-window'
import { examplePage } from '../support/example-page'
import { findViolations } from '../support/find-violations'
import { takePicture } from '../support/pictures'
import { readProduct } from '../support/product'

test.setTimeout(180_000)

test('an editor finds pages by how they stand, sees what a move does, and moves one in its draft', async ({
  browser,
  request,
}) => {
  const { cms } = readProduct()
  const editing = await logIn(request, 'editor')
  const approving = await logIn(request, 'approver')
  const mark = String(Date.now())
  const make = async (title: string, parent: number | null) => {
    const page = examplePage({ title, slug: title.toLowerCase().replaceAll(' ', '-') }, parent)
    const { id } = await editing.create('pages', page, { draft: true })
    expect(await (await approving.ready('pages', id, {}))()).toBe(200)
    return id
  }
  const family = await make(`Familia ${mark}`, null)
  const other = await make(`Outra ${mark}`, null)
  const child = await make(`Filha ${mark}`, family)

  const page = await openCmsAs(browser, 'editor')
  await page.goto(`${cms}/admin/map`)
  await expect(page.getByRole('heading', { level: 1, name: 'Mapa do sítio' })).toBeVisible(patience)
  await page.getByLabel('Procurar no mapa').fill(mark)
  await page.getByRole('button', { name: 'Mostrar' }).press('Enter')
  await expect(page.getByRole('link', { name: `Filha ${mark}`, exact: true })).toBeVisible(patience)
  await expect(page.getByText('PT publicada')).toHaveCount(3)
  await expect(page.getByText('EN por escrever')).toHaveCount(3)
  await takePicture(page, '15-mapa')

  await page.getByRole('link', { name: `Mover: Familia ${mark}` }).press('Enter')
  const move = page.getByRole('region', { name: 'Mover' })
  await move.getByLabel('Para baixo de').selectOption(String(other))
  await move.getByRole('button', { name: 'Ver o que acontece' }).press('Enter')
  await expect(move).toContainText(`Português: /familia-${mark} → /outra-${mark}/familia-${mark}`, patience)
  await expect(move).toContainText('Páginas por baixo que vão com ela: 1. Redireccionamentos que se fazem: 2.')
  await expect(move).toContainText(`/familia-${mark}/filha-${mark} → /outra-${mark}/familia-${mark}/filha-${mark}`)
  await expect.poll(() => findViolations(page), patience).toEqual([])
  // Below itself: it says why not, and offers nothing.
  await move.getByLabel('Para baixo de').selectOption(String(child))
  await move.getByRole('button', { name: 'Ver o que acontece' }).click()
  await expect(move.getByRole('button', { name: 'Mover no rascunho' })).toHaveCount(0, patience)
  await move.getByLabel('Para baixo de').selectOption(String(other))
  await move.getByRole('button', { name: 'Ver o que acontece' }).click()
  await move.getByRole('button', { name: 'Mover no rascunho' }).press('Enter')
  await expect(move.getByText('Movida no rascunho.')).toBeVisible(patience)

  // The public finds it where it was, until somebody else has approved it.
  expect((await fetch(`${readProduct().site}/familia-${mark}`)).status).toBe(200)
  await page.goto(`${cms}/admin/map?words=${mark}`)
  await expect(page.getByText('PT com alterações')).toHaveCount(1)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.close()
  for (const id of [child, family, other]) expect(await approving.remove('pages', id)).toBe(200)
})
