import type { RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { ask, startLocalServer } from '@/tests/support/local-server'
import { takeOwnSettings } from '@/tests/support/own-settings'
import { startSpanCollector } from '@/tests/support/span-collector'

const collector = await startSpanCollector()
takeOwnSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_BSP_SCHEDULE_DELAY: '50' })
const { startTracedProcess } = await import('@/tests/support/start-traced-process')
const { fetchFromCms } = await import('@/src/platform/fetch-from-cms')
const { beginSpan } = await import('@/src/platform/spans')
const { createRequestWatch } = await import('@/src/server/process/watch-requests')
const { startTraces } = await import('./start-traces')

const stranger = '00-11111111111111111111111111111111-2222222222222222-01'
const form = 'nome=Ana+Lopes&iban=AO06000100372131174010'
const formPath = '/_forms/contact'

let endTraces: () => Promise<void> = async () => undefined
beforeAll(async () => {
  endTraces = startTraces('front')
  await vi.waitFor(() => expect(beginSpan({ name: 'first', kind: 'internal', beginsTrace: true })).not.toBeNull())
})
afterAll(async () => {
  await endTraces()
  collector.close()
})

/** The process behind a socket. @param settings others than those of this test. */
async function startBack(settings: Readonly<Record<string, string | undefined>> = {}) {
  const started = await startTracedProcess(settings)
  onTestFinished(started.end)
  return started
}

/** A port that is watched. */
async function watched(port: 'site' | 'cms', answer: RequestListener, isOwn = () => false) {
  const watch = createRequestWatch({ port, proxies: 0, isOwn, counts: null, hasLog: false, hasTraces: true })
  return startLocalServer((request, response) => watch.follow(request, response, () => answer(request, response)))
}

const loaded = z.object({ modules: z.array(z.string()), isTracing: z.boolean() })
const askBack = async (back: Awaited<ReturnType<typeof startBack>>) =>
  loaded.parse(JSON.parse((await back.ask({ path: '/said', headers: {}, timeLimitMs: 5_000 })).body.toString()))

const spansOf = (name: string) => collector.spans().filter((span) => span.name === name)

it('follow one request from the front to the back, and say nothing that was sent with it', async () => {
  const back = await startBack()
  await vi.waitFor(async () => expect((await askBack(back)).isTracing).toBe(true), 10_000)
  const front = await watched('site', async (request, response) => {
    const body = await text(request)
    const path = '/api/submissions/take?name=Ana'
    await back.ask({ path, headers: { Authorization: 'Bearer confidential' }, body, timeLimitMs: 5_000 })
    response.end('<h1>Obrigado, Ana</h1>')
  })
  const headers = { cookie: 'name=Ana', 'user-agent': 'Ana', 'x-forwarded-for': '41.63.1.2', traceparent: stranger }
  await ask(front, { method: 'POST', path: `${formPath}?name=Ana`, headers, body: form })
  await vi.waitFor(() => expect(spansOf('answer a process')).toHaveLength(1), 5_000)
  await vi.waitFor(() => expect(spansOf('POST site form')).toHaveLength(1), 5_000)
  const [answered] = spansOf('POST site form')
  const [asks] = spansOf('ask a process').filter(({ traceId }) => traceId === answered?.traceId)
  const [answers] = spansOf('answer a process')
  expect(answered).toMatchObject({ process: 'front', service: 'sona' })
  expect(answered).not.toHaveProperty('parentSpanId')
  expect(answered?.attributes).toEqual({
    ...{ 'sona.port': 'site', 'sona.kind': 'form', 'http.request.method': 'POST' },
    ...{ 'url.path': formPath, 'http.response.status_code': 200 },
  })
  expect(asks).toMatchObject({ process: 'front', parentSpanId: answered?.spanId })
  expect(answers).toMatchObject({ process: 'back', parentSpanId: asks?.spanId, traceId: answered?.traceId })
  expect(answers?.attributes).toEqual({ 'url.path': '/api/submissions', 'http.response.status_code': 200 })
  expect(collector.bodies.join()).not.toMatch(/Ana|Lopes|AO06|confidential|41\.63|1{32}/)
})

it('follow what a site asks of its CMS, and not what a stranger says', async () => {
  const behind: RequestListener = (_request, response) => response.writeHead(503).end()
  const [cms, closed] = [await watched('cms', behind, () => true), await watched('cms', behind)]
  const site = await watched('site', async (_request, response) => {
    for (const port of [cms, closed])
      await fetchFromCms(`http://127.0.0.1:${port}/api/graphql?query=Ana`, { method: 'POST', body: 'Ana' })
    response.end()
  })
  await ask(site, { path: '/contas?montante=1234567' })
  await vi.waitFor(() => expect(spansOf('POST cms graphql')).toHaveLength(2), 5_000)
  await vi.waitFor(() => expect(spansOf('GET site computed')).toHaveLength(1), 5_000)
  const [answered] = spansOf('GET site computed')
  const ids = spansOf('POST cms graphql').map(({ traceId }) => traceId)
  expect(ids.filter((id) => id === answered?.traceId)).toHaveLength(1)
  const asks = spansOf('ask the CMS')
  expect(asks.map(({ parentSpanId }) => parentSpanId)).toEqual([answered?.spanId, answered?.spanId])
  const inTrace = spansOf('POST cms graphql').find(({ traceId }) => traceId === answered?.traceId)
  expect(inTrace).toMatchObject({ parentSpanId: asks[0]?.spanId, status: { code: 2 } })
  expect(collector.bodies.join()).not.toMatch(/Ana|1234567/)
})

it('make nothing of what lies ready, nor of the pages of sealed reports', async () => {
  const before = collector.spans().length
  const site = await watched('site', (_request, response) => response.end())
  for (const path of ['/contas', '/_next/static/a.js', '/healthz', '/media/a.webp', '/en/_sealed/report?t=1'])
    await ask(site, { path })
  await ask(site, { path: '/login' })
  await vi.waitFor(() => expect(spansOf('GET site login')).toHaveLength(1), 5_000)
  expect(collector.spans().length - before).toBe(1)
})

it('load nothing of OpenTelemetry where no collector is named', async () => {
  const without = await startBack({ OTEL_EXPORTER_OTLP_ENDPOINT: undefined })
  expect(await askBack(without)).toEqual({ modules: [], isTracing: false })
  const withOne = await startBack()
  await vi.waitFor(async () => expect((await askBack(withOne)).modules).not.toEqual([]), 10_000)
})

it('are lost where the collector is away, which the log says once and nobody waits for', async () => {
  const away = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_EXPORTER_OTLP_TIMEOUT: '200' }
  const back = await startBack(away)
  await vi.waitFor(async () => {
    const began = performance.now()
    expect((await askBack(back)).isTracing).toBe(true)
    expect(performance.now() - began).toBeLessThan(150)
    expect(back.said.join()).toContain('The collector does not take traces')
  }, 15_000)
  for (let time = 0; time < 20; time += 1) {
    await askBack(back)
    await new Promise((done) => setTimeout(done, 60))
  }
  expect(back.said).toHaveLength(1)
})

it('are made of the part of the requests that the settings name', async () => {
  const backs = await Promise.all(
    ['always_on', 'always_off'].map((sampler) =>
      startBack({ OTEL_TRACES_SAMPLER: sampler, OTEL_SERVICE_NAME: sampler }),
    ),
  )
  for (const back of backs) await vi.waitFor(async () => expect((await askBack(back)).isTracing).toBe(true), 10_000)
  const services = () => new Set(spansOf('says so').map(({ service }) => service))
  await vi.waitFor(() => expect(services()).toContain('always_on'), 5_000)
  expect(services()).not.toContain('always_off')
})
