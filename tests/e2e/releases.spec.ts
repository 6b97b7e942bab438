import { expect, type Page, test } from '@playwright/test'
import { logIn } from '../support/cms'
import { openCmsAs, patience, publishingPanel, submitInPanel } from '../support/cms-window'
import { approveInRoom, openRequest } from '../support/decide-in-room'
import { examplePage } from '../support/example-page'
import { readProduct } from '../support/product'

/** What visitors get at addresses: the status of each. */
const statuses = (hrefs: readonly string[]) =>
  Promise.all(hrefs.map(async (href) => (await fetch(`${readProduct().site}${href}`)).status))

/** Follows addresses until all are public. @returns the milliseconds from the first that was to the last. */
async function timeBetween(hrefs: readonly string[]): Promise<number> {
  let firstAt: number | undefined
  for (const deadline = Date.now() + patience.timeout; Date.now() < deadline; ) {
    const found = await statuses(hrefs)
    if (found.includes(200)) firstAt ??= performance.now()
    if (firstAt !== undefined && found.every((status) => status === 200)) return performance.now() - firstAt
  }
  throw new Error(`Not all of ${hrefs.join(' ')} went live`)
}

test('two pages are planned as a release, and go live together', async ({ browser, request }) => {
  test.setTimeout(180_000)
  const { cms } = readProduct()
  const mark = String(Date.now())
  const titles = [`Lançamento um ${mark}`, `Lançamento dois ${mark}`] as const
  const hrefs = titles.map((title) => `/${title.replaceAll(' ', '-').replace('Lançamento', 'lancamento')}`)
  const writer = await logIn(request, 'editor')
  const ids: number[] = []
  for (const [position, title] of titles.entries()) {
    const slug = String(hrefs[position]).slice(1)
    ids.push((await writer.create('pages', examplePage({ title, slug }), { draft: true })).id)
  }

  const editor = await openCmsAs(browser, 'editor')
  for (const id of ids) {
    await editor.goto(`${cms}/admin/collections/pages/${id}?locale=pt`)
    await submitInPanel(editor, 'Faz parte do lançamento', 'Inglês')
    await expect(publishingPanel(editor)).toContainText('Publicar: em revisão', patience)
  }
  await editor.goto(`${cms}/admin/collections/releases`)
  await expect(editor.getByRole('heading', { name: 'Lançamentos' })).toBeVisible(patience)
  await expect(editor.getByRole('region', { name: 'Publicar várias coisas ao mesmo tempo' })).toHaveCount(0)

  const approver = await openCmsAs(browser, 'approver')
  const form = approver.getByRole('region', { name: 'Publicar várias coisas ao mesmo tempo' })
  const choice = (title: string) => form.getByRole('checkbox', { name: `${title}: Publicar (pt)` })
  for (const title of titles) await approve(approver, title)
  await approver.goto(`${cms}/admin/collections/releases`)
  const plan = form.getByRole('button', { name: 'Planear o lançamento' })
  await expect(choice(titles[0])).toBeVisible(patience)
  await expect(plan).toBeDisabled()
  for (const title of titles) await choice(title).check()
  await expect(plan).toBeDisabled()
  await form.getByLabel('Nome do lançamento').fill(`Campanha ${mark}`)
  await plan.click()
  await expect(form.getByRole('status')).toHaveText('Feito.', patience)
  const planned = form.getByRole('listitem').filter({ hasText: `Campanha ${mark}` })
  await expect(planned).toBeVisible(patience)
  for (const title of titles) await expect(choice(title)).toHaveCount(0)
  expect(await statuses(hrefs)).toEqual([404, 404])

  await planned.getByRole('button', { name: 'Publicar agora' }).click()
  const apart = await timeBetween(hrefs)
  test.info().annotations.push({ type: 'from the first page to the last', description: `${apart.toFixed(0)} ms` })
  await expect(form.getByRole('status')).toHaveText('Feito.', patience)
  await expect(planned).toHaveCount(0, patience)
  await approver.reload()
  const row = approver.getByRole('row').filter({ hasText: `Campanha ${mark}` })
  await expect(row).toContainText('Publicado', patience)

  const admin = await logIn(request, 'approver')
  for (const id of ids) expect(await admin.remove('pages', id)).toBe(200)
  await Promise.all([editor.close(), approver.close()])
})

/** Opens a request from the start screen and approves it, with reasons for what is new. */
async function approve(page: Page, title: string): Promise<void> {
  await openRequest(page, title)
  await approveInRoom(page, 'Revisto, está certo.')
}
