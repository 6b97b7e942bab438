import { type Browser, expect, type Page, test } from '@playwright/test'
import { logIn } from '../support/cms'
import { openCmsAs, patience, publishingPanel, submitInPanel } from '../support/cms-window'
import { examplePage } from '../support/example-page'
import { readProduct } from '../support/product'

// Both save the same settings whole.
test.describe.configure({ mode: 'default' })

/** No other test publishes a page of this type. */
const type = { value: 'people', label: 'Pessoas' }

/** Opens the settings of publishing, as whoever may change them. */
async function openSettings(browser: Browser, options?: { timezoneId: string }): Promise<Page> {
  const page = await openCmsAs(browser, 'admin', options)
  await page.goto(`${readProduct().cms}/admin/globals/publishing-settings`)
  await expect(page.locator('#field-bothLanguages')).toBeVisible(patience)
  await page.waitForLoadState('networkidle')
  return page
}

async function save(page: Page): Promise<void> {
  await page.locator('#action-save').click()
  await expect(page.locator('.payload-toast-container')).toContainText('com sucesso', patience)
}

test('a type of page can be bound to both languages, and is then not submitted in one', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000)
  const { cms } = readProduct()
  const mark = String(Date.now())
  const { layout, ...texts } = examplePage({ title: `Equipa ${mark}`, slug: `equipa-${mark}` })
  const list = { blockType: 'peopleList', id: 'people', title: 'Pessoas' }
  const writer = await logIn(request, 'editor')
  const content = { ...texts, pageType: type.value, layout: [layout[0], list] }
  const { id } = await writer.create('pages', content, { draft: true })
  const admin = await logIn(request, 'admin')
  const before = await admin.readGlobal('publishing-settings', 'depth=0')
  const form = `${cms}/admin/collections/pages/${id}?locale=pt`
  const [settings, editor] = [await openSettings(browser), await openCmsAs(browser, 'editor')]
  const field = settings.locator('#field-bothLanguages')
  try {
    await field.locator('input').first().click()
    await settings.getByRole('option', { name: type.label, exact: true }).click()
    await save(settings)
    expect(await admin.readGlobal('publishing-settings', 'depth=0')).toMatchObject({ bothLanguages: [type.value] })

    await editor.goto(form)
    await submitInPanel(editor, 'Só em português', 'Inglês')
    const refused = publishingPanel(editor).getByRole('alert')
    await expect(refused).toContainText('Páginas deste tipo publicam-se nas duas línguas ao mesmo tempo.', patience)
    await expect(publishingPanel(editor)).not.toContainText('em revisão')

    await field.locator('.multi-value-remove').click()
    await save(settings)
    expect(await admin.readGlobal('publishing-settings', 'depth=0')).toMatchObject({ bothLanguages: [] })
  } finally {
    expect(await admin.updateGlobal('publishing-settings', { bothLanguages: before['bothLanguages'] ?? [] })).toBe(200)
  }
  await editor.goto(form)
  await submitInPanel(editor, 'Só em português', 'Inglês')
  await expect(publishingPanel(editor)).toContainText('Publicar: em revisão', patience)
  await publishingPanel(editor).getByRole('button', { name: 'Desistir do pedido' }).click()
  await expect(publishingPanel(editor).getByRole('button', { name: 'Enviar para revisão' })).toBeVisible(patience)
  expect(await (await logIn(request, 'approver')).remove('pages', id)).toBe(200)
  await Promise.all([settings.close(), editor.close()])
})

test('the hours of a freeze are those of Luanda, wherever the browser is', async ({ browser, request }) => {
  test.setTimeout(120_000)
  const admin = await logIn(request, 'admin')
  const before = await admin.readGlobal('publishing-settings', 'depth=0')
  // So far away that nothing else is kept from going live.
  const freeze = { from: '2099-12-31T23:30:00.000Z', until: '2100-01-02T11:00:00.000Z', reason: 'Longe' }
  try {
    expect(await admin.updateGlobal('publishing-settings', { freezes: [freeze] })).toBe(200)
    const settings = await openSettings(browser, { timezoneId: 'America/Sao_Paulo' })
    const row = settings.locator('#field-freezes')
    await expect(row.locator('.studio-row__name')).toHaveText('01/01/2100', patience)
    await row.getByRole('button', { name: 'Abrir ou recolher o bloco' }).click()
    const until = settings.locator('#field-freezes__0__until input')
    await expect(settings.locator('#field-freezes__0__from input')).toHaveValue('01/01/2100 00:30', patience)
    await expect(until).toHaveValue('02/01/2100 12:00')

    await until.fill('01/01/2100 02:45')
    await until.press('Enter')
    await expect(until).toHaveValue('01/01/2100 02:45')
    await save(settings)
    expect(await admin.readGlobal('publishing-settings', 'depth=0')).toMatchObject({
      freezes: [{ ...freeze, until: '2100-01-01T01:45:00.000Z' }],
    })
    await settings.close()
  } finally {
    expect(await admin.updateGlobal('publishing-settings', { freezes: before['freezes'] ?? [] })).toBe(200)
  }
})
