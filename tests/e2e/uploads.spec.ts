import { type APIRequestContext, expect, test } from '@playwright/test'
import { z } from 'zod'
import { logIn } from '../support/cms'
import { examplePage } from '../support/example-page'
import { makePdf, makePhoto } from '../support/make-files'
import { readProduct, testPassword } from '../support/product'

const { site, cms } = readProduct()
const uploaded = z.object({ doc: z.object({ id: z.number(), filename: z.string() }) })

/** Uploads as the CMS's own form does. */
async function upload(request: APIRequestContext, path: string, data: object, buffer: Buffer) {
  const login = await request.post(`${cms}/api/users/login`, {
    // Its jar may hold the cookie of somebody who logged in before.
    headers: { Origin: cms },
    data: { email: 'editor@bcs.example', password: testPassword },
  })
  const { token } = z.object({ token: z.string() }).parse(await login.json())
  const isPdf = path.startsWith('documents')
  const name = `embargo-${Date.now()}.${isPdf ? 'pdf' : 'jpg'}`
  const answer = await request.post(`${cms}/api/${path}`, {
    headers: { Authorization: `JWT ${token}` },
    multipart: {
      _payload: JSON.stringify(data),
      file: { name, mimeType: isPdf ? 'application/pdf' : 'image/jpeg', buffer },
    },
  })
  return { token, ...uploaded.parse(await answer.json()).doc }
}

test('what an editor uploads is no file of the public site until what names it is public, and not afterwards', async ({
  request,
}) => {
  const approver = await logIn(request, 'approver')
  const category = { title: 'Resultados sob embargo', documentCategory: 'otherReports', year: 2026 }
  const document = await upload(request, 'documents?draft=true&locale=pt', category, await makePdf())
  const picture = await upload(request, 'media?locale=pt', { alt: 'Uma fachada' }, await makePhoto())
  const publicFile = async (address: string) => (await request.get(`${site}${address}`)).status()
  const [pdf, photo] = [`/documents/${document.filename}`, `/media/${picture.filename}`]
  expect([await publicFile(pdf), await publicFile(photo)]).toEqual([404, 404])
  // Staff see it where they work.
  const headers = { Authorization: `JWT ${document.token}` }
  expect((await request.get(`${cms}/api/documents/file/${document.filename}`, { headers })).status()).toBe(200)

  expect(await approver.update('documents', document.id, { _status: 'published' })).toBe(200)
  await expect.poll(() => publicFile(pdf)).toBe(200)
  expect(await approver.update('documents', document.id, { _status: 'draft' })).toBe(200)
  await expect.poll(() => publicFile(pdf)).toBe(404)

  const editor = await logIn(request, 'editor')
  const slug = `com-imagem-${Date.now()}`
  const hero = { id: 'hero', blockType: 'pageHero', title: slug }
  const page = {
    ...examplePage({ title: slug, slug }),
    layout: [hero, { blockType: 'image', id: 'image', media: picture.id }],
  }
  const { id } = await editor.create('pages', page, { draft: true })
  expect(await publicFile(photo)).toBe(404)
  expect(await approver.update('pages', id, { _status: 'published' })).toBe(200)
  await expect.poll(() => publicFile(photo)).toBe(200)
  expect(await approver.update('pages', id, { _status: 'draft' })).toBe(200)
  await expect.poll(() => publicFile(photo)).toBe(404)
})
