import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { examplePage } from '@/tests/support/example-page'
import { openCmsHere } from '@/tests/support/open-cms-here'
import type { CmsPerson, WorkingCms } from '@/tests/support/working-cms'

let cms: Omit<WorkingCms, 'kill'>
let editor: CmsPerson
beforeAll(async () => {
  cms = await openCmsHere()
  editor = await cms.logIn('editor')
}, 120_000)
afterAll(() => cms.close())

const created = z.object({ doc: z.object({ id: z.number() }) })
const page = z.looseObject({
  title: z.string().nullish(),
  layout: z.array(z.looseObject({ title: z.string().nullish(), steps: z.array(z.looseObject({})).optional() })),
})

let count = 0
async function draftPage(): Promise<number> {
  const portuguese = examplePage({ title: 'Página', slug: `pagina-${++count}` })
  const { body } = await editor.rest('POST', '/pages?draft=true&locale=pt', portuguese)
  return created.parse(body).doc.id
}
async function read(id: number, locale: string) {
  return page.parse((await editor.rest('GET', `/pages/${id}?draft=true&locale=${locale}&depth=0`)).body)
}
const write = (id: number, texts: object[], by = editor) =>
  by.rest('POST', '/translations', { collection: 'pages', id, texts })

it('writes English beside the Portuguese at any depth, into the draft, and leaves the Portuguese alone', async () => {
  const id = await draftPage()
  const before = await read(id, 'pt')
  const { status, body } = await write(id, [
    { place: 'title', before: '', text: 'Page' },
    { place: 'layout.hero.title', before: '', text: 'The page' },
    { place: 'layout.steps.steps.step.title', before: '', text: 'First step' },
  ])
  expect(body).toEqual({ written: 3 })
  expect(status).toBe(200)
  const english = await read(id, 'en')
  expect(english).toMatchObject({ title: 'Page', _status: 'draft' })
  expect(english.layout[0]).toMatchObject({ id: 'hero', title: 'The page' })
  expect(english.layout[2]?.steps).toMatchObject([{ id: 'step', title: 'First step' }])
  expect(await read(id, 'pt')).toMatchObject({ title: before.title, layout: before.layout })
})

it('refuses all of it when somebody wrote one of the texts meanwhile, and names the field', async () => {
  const id = await draftPage()
  expect(await write(id, [{ place: 'title', before: '', text: 'Mine' }])).toMatchObject({ status: 200 })
  const { status, body } = await write(id, [
    { place: 'summary', before: '', text: 'A summary' },
    { place: 'title', before: '', text: 'Theirs' },
  ])
  expect(status).toBe(409)
  expect(JSON.stringify(body)).toContain('reload the page and compare: Title')
  const english = await read(id, 'en')
  expect([english.title, english['summary'] ?? null]).toEqual(['Mine', null])
})

it('writes nothing into a document that somebody else is typing in', async () => {
  const id = await draftPage()
  const colleague = await cms.logIn('other-editor')
  await colleague.rest('PATCH', `/pages/${id}?draft=true&autosave=true&locale=en`, { title: 'Typing' })
  const texts = [{ place: 'summary', before: '', text: 'A summary' }]
  const { status, body } = await write(id, texts)
  expect(status).toBe(423)
  expect(JSON.stringify(body)).toContain('A colleague has this document open')
  expect((await read(id, 'en'))['summary'] ?? null).toBeNull()
  expect(await write(id, texts, colleague)).toMatchObject({ status: 200 })
})

it('takes nothing from strangers, and nothing that is no text of the document', async () => {
  const id = await draftPage()
  const texts = [{ place: 'title', before: '', text: 'Page' }]
  expect(await write(id, texts, cms.anonymous)).toMatchObject({ status: 401 })
  expect(await write(id, [])).toMatchObject({ status: 400 })
  expect(await write(id, [{ place: 'layout.nowhere.title', before: '', text: 'x' }])).toMatchObject({ status: 409 })
  for (const place of ['_status', 'path', 'layout.hero.id'])
    expect(await write(id, [{ place, before: '', text: 'published' }]), place).toMatchObject({ status: 409 })
  const users = await editor.rest('POST', '/translations', { collection: 'users', id: 1, texts })
  expect(users).toMatchObject({ status: 400 })
})
