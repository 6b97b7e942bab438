import { expect, test } from '@playwright/test'
import { logIn } from '../support/cms'
import { expectPast, type Moment, noteMoment } from '../support/past'
import { readProduct } from '../support/product'

/** What a form asked at past moments. What `/` and the rates showed is in rates.spec.ts, where nobody else changes them. */

test('what a form asked at three past moments is shown again, verified by its hash', async ({ request }) => {
  const compliance = await logIn(request, 'compliance')
  const key = `history${Date.now()}`
  const href = `/_forms/${key}`
  const definitionWith = (name: string) => ({
    title: { pt: 'Fale connosco', en: 'Write to us' },
    fields: [{ key: 'name', type: 'text', label: { pt: name, en: name }, required: true }],
  })
  const names = ['Nome completo', 'Nome no bilhete', 'Nome do titular']
  const definition = definitionWith('Nome')
  const { id } = await compliance.create('forms', { key, name: 'Histórico', audience: 'staff', definition })
  const moments: Moment[] = []
  for (const name of names) {
    expect(await compliance.update('forms', id, { definition: definitionWith(name) })).toBe(200)
    expect(await compliance.post(`forms/${id}/propose`, { reason: 'Outra pergunta' })).toBe(200)
    expect(await (await logIn(request, 'approver')).post(`forms/${id}/approve`, {})).toBe(200)
    const shown = async () => (await fetch(`${readProduct().site}${href}`)).text()
    await expect.poll(shown, { timeout: 20_000, intervals: [50] }).toContain(name)
    moments.push(await noteMoment(href))
  }
  expect(new Set(moments.map(({ hash }) => hash)).size).toBe(names.length)
  for (const [position, moment] of moments.entries()) {
    const text = await expectPast(request, moment)
    expect(names.filter((name) => text.includes(name))).toEqual([names[position]])
  }
})
