import { join } from 'node:path'
import sharp from 'sharp'
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

const stored = z.looseObject({ layout: z.array(z.looseObject({ id: z.string() })) })
const history = z.object({
  docs: z.array(z.object({ action: z.string(), actorName: z.string(), details: z.string() })),
})

async function picture(alt: string): Promise<number> {
  const filePath = join(cms.directory, `${alt}.png`)
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a0' } })
    .png()
    .toFile(filePath)
  const { body } = await cms.trusted('create', { collection: 'media', data: { alt }, filePath })
  return Number(body['id'])
}

it('puts a picture in the place of another in drafts only, in both languages, and records who did', async () => {
  const [old, other, third] = [await picture('antiga'), await picture('nova'), await picture('outra')]
  const block = (id: string, caption: string, media: number) => ({ blockType: 'image', id, caption, media })
  const [hero] = examplePage({ title: 'Uma página', slug: 'pagina-com-imagem' }).layout
  const page = { ...examplePage({ title: 'Uma página', slug: 'pagina-com-imagem' }), _status: 'published' }
  const { body } = await cms.trusted('create', {
    collection: 'pages',
    locale: 'pt',
    data: { ...page, layout: [hero, block('one', 'Legenda', old), block('two', 'Segunda', third)] },
  })
  const id = z.number().parse(body['id'])
  const english = { layout: [hero, block('one', 'Caption', old), block('two', 'Second', third)] }
  await cms.trusted('update', { collection: 'pages', id, locale: 'en', draft: true, data: english })
  const read = async (locale: string, draft: boolean) =>
    stored.parse((await editor.rest('GET', `/pages/${id}?locale=${locale}&draft=${draft}&depth=0`)).body).layout

  expect(await cms.anonymous.rest('POST', `/media/${old}/replace`, { with: other })).toMatchObject({ status: 403 })
  expect(await editor.rest('POST', `/media/${old}/replace`, { with: 0 })).toMatchObject({ status: 404 })
  const replaced = await editor.rest('POST', `/media/${old}/replace`, { with: other })
  expect(replaced, JSON.stringify(replaced.body)).toMatchObject({
    status: 200,
    body: { changed: [{ title: 'Uma página', href: `/admin/collections/pages/${id}`, isChanged: true }] },
  })
  expect(await read('pt', false)).toMatchObject([{}, { caption: 'Legenda', media: old }, { media: third }])
  expect(await read('pt', true)).toMatchObject([{}, { caption: 'Legenda', media: other }, { media: third }])
  expect(await read('en', true)).toMatchObject([{}, { caption: 'Caption', media: other }, { caption: 'Second' }])
  const log = `/audit-log?where[subject][equals]=media/${other}&where[action][equals]=replacePicture`
  const { docs } = history.parse((await (await cms.logIn('admin')).rest('GET', log)).body)
  expect(docs).toMatchObject([{ actorName: 'editor', details: expect.stringContaining('antiga.png') }])
})
