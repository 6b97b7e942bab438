import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { log } from '@/src/platform/log'
import { makePdf } from '@/tests/support/make-files'
import { openTestCms } from '@/tests/support/open-test-cms'

/** Files on their way from a CMS to a site in another process: the real API on one side, the real mirror on the other. */
const cms = await openTestCms()
const { answerRest } = await import('@/src/cms/open/answer-rest')
const { permitWrite } = await import('@/src/cms/access/permit')
const { createUploadMirror } = await import('@/src/publishing/upload-mirror')
const root = mkdtempSync(join(tmpdir(), 'sona-files-'))

const server = createServer((request, response) => {
  answerRest(new Request(`http://localhost${request.url}`, { method: request.method ?? 'GET' }))
    .then(async (answer) => {
      response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()))
    })
    .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
})
let cmsUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  cmsUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(async () => {
  server.close()
  await cms.close()
  rmSync(root, { recursive: true })
})

const open = () =>
  createUploadMirror({ cmsUrl, directories: { media: join(root, 'media'), documents: join(root, 'documents') } })
const statusOf = async (name: string) => (await fetch(`${cmsUrl}/api/documents/file/${name}`)).status

async function document(name: string, locale: 'en' | 'pt', _status: 'draft' | 'published') {
  const filePath = join(root, `${name}.pdf`)
  writeFileSync(filePath, await makePdf())
  const { id } = await cms.payload.create({
    collection: 'documents',
    locale,
    draft: _status === 'draft',
    data: { title: name, documentCategory: 'otherReports', year: 2026, _status },
    filePath,
    overrideAccess: true, // as the platform brings content in
    context: permitWrite({ action: 'platform', reason: 'It stands already' }),
  })
  return id
}

it('a document is handed over when it is public, in whichever language, and a draft never', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
  await document('portuguese', 'pt', 'published')
  await document('english', 'en', 'published')
  await document('embargoed', 'pt', 'draft')
  expect(await statusOf('portuguese.pdf')).toBe(200)
  expect(await statusOf('english.pdf')).toBe(200)
  expect(await statusOf('embargoed.pdf')).toBe(403)
  expect(await statusOf('never.pdf')).toBe(403)

  await open().bring(['portuguese', 'english', 'embargoed', 'never'].map((name) => `/documents/${name}.pdf`))
  for (const name of ['portuguese', 'english'])
    expect(readFileSync(join(root, 'documents', `${name}.pdf`))).toEqual(readFileSync(join(root, `${name}.pdf`)))
  for (const name of ['embargoed', 'never']) expect(existsSync(join(root, 'documents', `${name}.pdf`))).toBe(false)
})

it('a document that was taken back goes at the site too', async () => {
  vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
  const id = await document('withdrawn', 'pt', 'published')
  const mirror = open()
  await mirror.bring(['/documents/withdrawn.pdf'])
  expect(existsSync(join(root, 'documents/withdrawn.pdf'))).toBe(true)
  await cms.payload.update({
    collection: 'documents',
    id,
    locale: 'pt',
    data: { _status: 'draft' },
    overrideAccess: true, // as above
    context: permitWrite({ action: 'platform', reason: 'It is taken back' }),
  })
  mirror.noteRow([`Document:${id}`])
  await expect.poll(() => existsSync(join(root, 'documents/withdrawn.pdf'))).toBe(false)
})
