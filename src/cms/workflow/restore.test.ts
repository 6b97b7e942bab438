import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { lookAtAll } from '@/tests/support/approve-seen'
import { examplePage } from '@/tests/support/example-page'
import { openCmsHere } from '@/tests/support/open-cms-here'
import type { CmsPerson, WorkingCms } from '@/tests/support/working-cms'

let cms: Omit<WorkingCms, 'kill'>
let editor: CmsPerson
let approver: CmsPerson

beforeAll(async () => {
  cms = await openCmsHere()
  editor = await cms.logIn('editor')
  approver = await cms.logIn('approver')
}, 120_000)
afterAll(() => cms.close())

const created = z.object({ doc: z.object({ id: z.number() }) })
const numbered = z.looseObject({ id: z.number() })
const versions = z.object({ docs: z.array(z.object({ id: z.number(), version: z.looseObject({}) })) })
const warningReasons = { all: 'É um teste' }

async function goLive(subject: string): Promise<void> {
  const ask = { subject, languages: ['pt', 'en'], reason: 'Como antes', warningReasons }
  const { id } = numbered.parse((await editor.rest('POST', '/workflow/submit', ask)).body)
  await lookAtAll((name, asked) => approver.rest('POST', `/workflow/${name}`, asked), id)
  for (const step of ['approve', 'publish'])
    expect(await approver.rest('POST', `/workflow/${step}`, { id })).toMatchObject({ status: 200 })
}

it('brings a page back in both languages, by an editor as a draft and to the public by a second person', async () => {
  const write = async (name: string, id?: number): Promise<number> => {
    const [pt, en] = [
      { ...examplePage({ title: `${name} em português`, slug: 'a-recuperar' }) },
      { ...examplePage({ title: `${name} in English`, slug: 'to-restore' }) },
    ]
    const { body } = await (id === undefined
      ? editor.rest('POST', '/pages?draft=true&locale=pt', pt)
      : editor.rest('PATCH', `/pages/${id}?draft=true&locale=pt`, pt))
    const { doc } = created.parse(body)
    expect(await editor.rest('PATCH', `/pages/${doc.id}?draft=true&locale=en`, en)).toMatchObject({ status: 200 })
    await goLive(`pages/${doc.id}`)
    return doc.id
  }
  const read = async (draft: boolean) =>
    (await cms.trusted('findByID', { collection: 'pages', id, locale: 'all', depth: 0, draft })).body
  const titles = (name: string) => ({ title: { pt: `${name} em português`, en: `${name} in English` } })

  const id = await write('Antes')
  const [old] = versions.parse(
    (await editor.rest('GET', `/pages/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=1&depth=0`)).body,
  ).docs
  await write('Agora', id)
  const live = await read(false)
  expect(live).toMatchObject(titles('Agora'))

  expect(await editor.rest('POST', `/pages/versions/${old?.id}?draft=true`)).toMatchObject({ status: 200 })
  expect(await read(false)).toEqual(live)
  expect(await read(true)).toMatchObject(titles('Antes'))
  expect(JSON.stringify(await read(true))).not.toContain('Agora')
  await goLive(`pages/${id}`)
  expect(await read(false)).toMatchObject({ ...titles('Antes'), _status: { pt: 'published', en: 'published' } })
  expect(JSON.stringify(await read(false))).not.toContain('Agora')

  const { body } = await approver.rest('GET', `/audit-log?where[subject][equals]=pages/${id}&sort=number&limit=99`)
  const log = z.object({ docs: z.array(z.looseObject({ action: z.string(), details: z.string() })) }).parse(body).docs
  expect(log.filter(({ details }) => details.includes('"restore":true'))).toMatchObject([{ action: 'save' }])
})

it('brings what stands on every page back in both languages, as a draft that goes through a review', async () => {
  const at = '/globals/footer'
  const read = async (draft: boolean) =>
    (await cms.trusted('findGlobal', { slug: 'footer', locale: 'all', depth: 0, draft })).body
  const write = async (name: string) => {
    for (const locale of ['pt', 'en']) {
      const text = { smallPrint: `${name} ${locale}`, newsletterTitle: `${name} ${locale}` }
      expect(await editor.rest('POST', `${at}?draft=true&locale=${locale}`, text)).toMatchObject({ status: 200 })
    }
    await goLive('globals/footer')
  }
  const texts = (name: string) => ({ smallPrint: { pt: `${name} pt`, en: `${name} en` } })
  await write('Antes')
  const [old] = versions.parse((await editor.rest('GET', `${at}/versions?sort=-updatedAt&limit=1&depth=0`)).body).docs
  await write('Agora')
  const live = await read(false)
  expect(await editor.rest('POST', `${at}/versions/${old?.id}`)).toMatchObject({ status: 200 })
  expect(await read(false)).toEqual(live)
  expect(await read(true)).toMatchObject(texts('Antes'))
  expect(await cms.anonymous.rest('POST', `${at}/versions/${old?.id}`)).toMatchObject({ status: 403 })
  await goLive('globals/footer')
  expect(await read(false)).toMatchObject(texts('Antes'))
})
