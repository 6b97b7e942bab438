import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener } from 'node:http'
import { join } from 'node:path'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
}, 180_000)
afterAll(() => cms.close())
let logged = ''
beforeEach(() => {
  logged = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    logged += String(text)
    return true
  })
})

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** The CMS's own endpoints as Next serves them. @param isReady what it says 503 without */
function serveCms(isReady: () => boolean): RequestListener {
  return (request, response) => {
    const answer = async () => {
      const body = await readBody(request)
      if (!isReady()) return response.writeHead(503).end()
      const { default: config } = await import('@/src/cms/configuration/payload.config')
      const headers = { Authorization: request.headers.authorization ?? '' }
      const asked = new Request(`http://localhost${request.url}`, {
        method: 'POST',
        headers,
        body: Uint8Array.from(body),
      })
      const { status } = await handleEndpoints({ config, request: asked })
      return response.writeHead(status).end()
    }
    answer().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  }
}

it('what is sent while the database is away is in it, with its file, when it is back', async () => {
  // Not before the CMS has its own data directory: what is sent by other tests lies in the usual one.
  const { openPrivateNext } = await import('@/src/server/process/private-next')
  const { startCollector } = await import('./collector')
  const { createDelivery } = await import('./deliver-to-cms')
  const { openSpool } = await import('./spool')
  const { spoolDirectory } = await import('./submission-places')
  const { env } = await import('@/src/platform/env')
  const { acceptSubmission } = await import('./accept-submission')
  const { readDeliverySecret } = await import('./delivery-secret')
  let isReady = false
  const next = await openPrivateNext(serveCms(() => isReady))
  expect(env.dataDirectory).toBe(cms.directory)
  const spool = openSpool(spoolDirectory(env.dataDirectory))
  const deliver = createDelivery(next.post, readDeliverySecret(env))
  const collector = startCollector({ spool, deliver, retryMs: { first: 20, longest: 50 } })

  const content = randomBytes(4_000_000)
  const form = {
    ...{ formKey: 'jobApplication', versionHash: 'f00d', locale: 'pt' as const, idempotencyKey: 'page' },
    answers: { firstName: 'CANARY' },
    files: [{ field: 'cv', name: 'cv.pdf', mediaType: 'application/pdf', content }],
  }
  const { reference } = await acceptSubmission(form)
  await vi.waitFor(() => expect(logged).toContain('503'))
  expect(await spool.names()).toHaveLength(1)

  isReady = true
  const find = () => cms.payload.find({ collection: 'submissions', pagination: false, overrideAccess: true }) // the test looks at everything
  await vi.waitFor(async () => expect((await find()).docs).toHaveLength(1), 10_000)
  await vi.waitFor(async () => expect(await spool.names()).toEqual([]))
  expect(await acceptSubmission(form)).toEqual({ reference, code: null })
  await vi.waitFor(async () => expect(await spool.names()).toEqual([]), 10_000)

  const { docs } = await find()
  expect(docs).toMatchObject([{ reference, answers: { firstName: 'CANARY' }, audience: 'investigators' }])
  const [file] = docs.flatMap(({ files }) => (Array.isArray(files) ? files : []))
  const id = typeof file === 'object' && file && 'id' in file ? String(file.id) : ''
  const path = join(env.dataDirectory, 'submissions', 'files', id)
  expect(existsSync(path) && readFileSync(path).equals(content)).toBe(true)
  expect(logged).not.toContain('CANARY')
  await collector.stop()
  await next.close()
}, 60_000)
