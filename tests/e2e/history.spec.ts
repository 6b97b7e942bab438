import { expect, test } from '@playwright/test'
import { logIn } from '../support/cms'
import { expectPast, type Moment, noteMoment } from '../support/past'
import { readProduct } from '../support/product'

/** What a form asked at past moments. What `/` and the rates showed is in rates.spec.ts, where nobody else changes them. */

test('what a form asked at three past moments is shown again, verified by its hash', async ({ request }) => {
  const compliance = await logIn(request, 'compliance')
  const key = `history${Date.now()}`
  const hrefs = { pt: `/_forms/${key}`, en: `/en/_forms/${key}` } as const
  const definitionWith = (label: { pt: string; en: string }) => ({
    title: { pt: 'Fale connosco', en: 'Write to us' },
    fields: [{ key: 'name', type: 'text', label, required: true }],
  })
  const names = [
    { pt: 'Nome completo', en: 'Full name' },
    { pt: 'Nome no bilhete', en: 'Name on the card' },
    { pt: 'Nome do titular', en: 'Name of the holder' },
  ] as const
  const definition = definitionWith({ pt: 'Nome', en: 'Name' })
  const { id } = await compliance.create('forms', { key, name: 'Histórico', audience: 'staff', definition })
  const moments: Record<'en' | 'pt', Moment[]> = { pt: [], en: [] }
  for (const name of names) {
    expect(await compliance.update('forms', id, { definition: definitionWith(name) })).toBe(200)
    expect(await compliance.post(`forms/${id}/propose`, { reason: 'Outra pergunta' })).toBe(200)
    const approver = await logIn(request, 'approver')
    await approver.lookAtProposal(`forms/${id}`)
    expect(await approver.post(`forms/${id}/approve`, {})).toBe(200)
    for (const language of ['pt', 'en'] as const) {
      const shown = async () => (await fetch(`${readProduct().site}${hrefs[language]}`)).text()
      await expect.poll(shown, { timeout: 20_000, intervals: [50] }).toContain(name[language])
      moments[language].push(await noteMoment(hrefs[language]))
    }
  }
  for (const language of ['pt', 'en'] as const) {
    expect(new Set(moments[language].map(({ hash }) => hash)).size).toBe(names.length)
    for (const [position, moment] of moments[language].entries()) {
      const text = await expectPast(request, moment, language)
      expect(names.map((name) => name[language]).filter((name) => text.includes(name))).toEqual([
        names[position]?.[language],
      ])
    }
  }
})

test('what the home page showed in English is shown again, verified by its hash', async ({ request }) => {
  await logIn(request, 'approver')
  const home = await noteMoment('/en')
  for (const language of ['pt', 'en'] as const) expect(await expectPast(request, home, language)).toContain('lang="en"')
})

test('two versions of a page are compared field by field, in the language that is chosen', async ({ page }) => {
  // Leaves the window logged in as well.
  const editor = await logIn(page.request, 'editor')
  const name = `comparar-${Date.now()}`
  const draft = { locale: 'pt', draft: true } as const
  const { id } = await editor.create(
    'pages',
    { title: 'Título de antes', slug: name, section: 'general', pageType: 'page' },
    draft,
  )
  const english = { ...draft, locale: 'en' } as const
  await editor.update('pages', id, { title: 'Title before', slug: name }, english)
  await editor.update('pages', id, { title: 'Título de agora' }, draft)
  await editor.update('pages', id, { title: 'Title now' }, english)
  const [newest, , , first] = await editor.find('pages/versions', `where[parent][equals]=${id}&sort=-updatedAt&depth=0`)
  const { cms } = readProduct()
  await page.goto(
    `${cms}/admin/collections/pages/${id}/versions/${newest?.['id']}?versionFrom=${first?.['id']}&localeCodes=["pt","en"]&modifiedOnly=true`,
  )
  const title = page.locator('.field-diff-container, .field-diff').filter({ hasText: /Título|Title/ })
  for (const text of ['Título de antes', 'Título de agora', 'Title now'])
    await expect(title.getByText(text).first()).toBeVisible()
})
