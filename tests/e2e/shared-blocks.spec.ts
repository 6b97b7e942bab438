import { expect, test } from '@playwright/test'
import { exampleRichText } from '@/blocks/example-rich-text'
import { logIn } from '../support/cms'
import { examplePage } from '../support/example-page'
import { readProduct } from '../support/product'

test('a shared block changes on every page that uses it when it goes live, and not before', async ({ request }) => {
  test.setTimeout(90_000)
  const { site } = readProduct()
  const [editor, approver] = [await logIn(request, 'editor'), await logIn(request, 'approver')]
  const mark = String(Date.now())
  const quote = (words: string) => ({
    name: `Citação ${mark}`,
    layout: [{ id: 'own', blockType: 'quote', quote: `${words} ${mark}`, name: 'Direcção' }],
  })
  const shared = await editor.create('shared-blocks', quote('Antes'), { draft: true })
  const { layout, ...page } = examplePage({ title: 'Partilha', slug: `partilha-${mark}` })
  const place = { blockType: 'sharedBlock', id: 'place', shared: shared.id }
  const { id } = await editor.create('pages', { ...page, layout: [layout[0], place] }, { draft: true })
  expect(await approver.update('pages', id, { _status: 'published' })).toBe(200)
  const read = async () => {
    const answer = await request.get(`${site}/partilha-${mark}`, { headers: { 'Accept-Language': 'pt' } })
    return `${answer.status()} ${await answer.text()}`
  }
  await expect.poll(read, { timeout: 20_000 }).toContain('200')
  expect(await read()).not.toContain('Antes')

  expect(await approver.update('shared-blocks', shared.id, { _status: 'published' })).toBe(200)
  await expect.poll(read, { timeout: 20_000 }).toContain(`Antes ${mark}`)
  expect(await editor.update('shared-blocks', shared.id, quote('Depois'), { draft: true })).toBe(200)
  expect(await read()).toContain(`Antes ${mark}`)
  expect(await approver.update('shared-blocks', shared.id, { _status: 'published' })).toBe(200)
  await expect.poll(read, { timeout: 20_000 }).toContain(`Depois ${mark}`)
  expect(await read()).not.toContain('data-row')

  const lost = {
    id: 'own',
    blockType: 'callToAction',
    title: 'Ligue',
    links: [{ id: 'l', label: 'Já', page: id, hash: 'nada' }],
  }
  const broken = { name: `Citação ${mark}`, layout: [lost] }
  expect(await editor.update('shared-blocks', shared.id, broken, { draft: true })).toBe(200)
  const { status, reasons } = await editor.submit(`shared-blocks/${shared.id}`, 'publish', ['pt'])
  expect(status).toBe(409)
  expect(reasons.join(' ')).toContain(`Em «Partilha (pt, /partilha-${mark})»: Uma ligação leva a #nada`)
})

test('a shared block that a page cannot do without is not taken back, except in an emergency', async ({ request }) => {
  test.setTimeout(90_000)
  const { site } = readProduct()
  const [editor, approver] = [await logIn(request, 'editor'), await logIn(request, 'approver')]
  const mark = String(Date.now())
  const questions = [{ id: 'question', question: `Quanto custa ${mark}?`, answer: exampleRichText('Nada.') }]
  const content = {
    name: `Perguntas ${mark}`,
    layout: [{ id: 'own', blockType: 'faq', title: 'Perguntas', questions }],
  }
  const shared = await editor.create('shared-blocks', content, { draft: true })
  expect(await approver.update('shared-blocks', shared.id, { _status: 'published' })).toBe(200)
  const { layout, ...page } = examplePage({ title: 'Perguntas', slug: `perguntas-${mark}` })
  const place = { blockType: 'sharedBlock', id: 'place', shared: shared.id }
  const rows = { ...page, pageType: 'faq', layout: [layout[0], place] }
  const { id } = await editor.create('pages', rows, { draft: true })
  expect(await approver.update('pages', id, { _status: 'published' })).toBe(200)
  const isShown = async () => (await (await request.get(`${site}/perguntas-${mark}`)).text()).includes(`custa ${mark}?`)
  await expect.poll(isShown, { timeout: 20_000 }).toBe(true)

  const asked = await editor.submit(`shared-blocks/${shared.id}`, 'unpublish', ['pt'])
  expect(asked.status).toBe(409)
  expect(asked.reasons).toEqual([
    expect.stringContaining(
      `Em «Perguntas (pt, /perguntas-${mark})»: Este tipo de página tem de ter um destes blocos: faq.`,
    ),
  ])
  expect(await isShown()).toBe(true)
  expect(await approver.update('shared-blocks', shared.id, { _status: 'draft' })).toBe(200)
  await expect.poll(isShown, { timeout: 20_000 }).toBe(false)
  expect(await approver.remove('pages', id)).toBe(200)
})
