import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createFormCounters } from '@/src/form-statistics/counting/form-counters'
import { createPageOpenings } from '@/src/form-statistics/counting/page-openings'
import type { FormVersion } from '@/src/forms/versions/form-version'
import { finishPage } from '@/src/publishing/finished-page'
import { openPageStore } from '@/src/publishing/page-store'
import { renamedVersion } from '@/tests/support/form-posting'
import { answerStoredPages } from '@/tests/support/stored-pages'
import { type Listener, openListener } from '../process/listeners'
import { createOpeningsOf } from './openings'
import { createPublicListener } from './public-listener'
import { createReadyAnswers } from './ready-answers'

const directory = mkdtempSync(join(tmpdir(), 'sona-openings-'))
const store = openPageStore({ directory: join(directory, 'pages'), mostBytes: 1_000_000 })
const counters = createFormCounters()
const versions = new Map<string, FormVersion>(
  (['staff', 'investigators'] as const).map((audience) => [
    audience,
    renamedVersion('newsletter', { number: 4, audience }),
  ]),
)
let listener: Listener
/** Whether the last request was answered with what lay ready. */
let isQuick = false

beforeAll(async () => {
  for (const [href, ...forms] of [
    ['/a', 'staff'],
    ['/en/a', 'staff'],
    ['/report', 'investigators'],
    ['/plain'],
    ['/old', 'gone'],
  ]) {
    const shownForms = forms.map((formKey) => ({ formKey, version: 'a' }))
    const page = { href: href ?? '', status: 200, headers: {}, tags: [], seq: 1, body: Buffer.from(`page ${href}`) }
    await store.put(await finishPage({ ...page, ...(forms.length > 0 && { shownForms }) }))
  }
  const pages = answerStoredPages(store)
  const openings = createPageOpenings({ counters, findVersion: (formKey) => versions.get(formKey) ?? null })
  const openingsOf = createOpeningsOf(openings)
  const site = { pages, files: [], allowedHosts: new Set(['bank.example']), openingsOf }
  listener = await openListener({ port: 0, host: '127.0.0.1', setting: 'PORT' })
  const quick = createReadyAnswers({ ...site, connection: listener.connection, proxies: 0 })
  const health = () => ({ isFeedRead: true, waiting: 0, failing: 0, isDrawing: true })
  listener.serve(createPublicListener({ ...site, health, isSecure: false }), (...asked) => {
    isQuick = quick(...asked)
    return isQuick
  })
})
afterAll(async () => {
  await listener.close(0)
  rmSync(directory, { recursive: true })
})
beforeEach(() => void counters.take())

/** What nearly every browser says: with less, nothing is answered at once. */
const usual = { 'User-Agent': 'Mozilla/5.0 Firefox/140.0', 'Accept-Encoding': 'br', Connection: 'keep-alive' }

function visit(path: string, fields: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<number> {
  const headers = { Host: 'bank.example', ...usual, ...fields }
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: listener.port, path, method, headers }
    request(options, (answer) => answer.resume().once('end', () => resolve(answer.statusCode ?? 0)))
      .once('error', reject)
      .end()
  })
}
const counted = () =>
  counters.take().map(({ version, locale, step, count }) => `${count}× v${version} ${locale} ${step}`)

it.each([
  ['at once', {}, true],
  ['at once, to a browser that has it', { 'If-None-Match': '*' }, false],
  ['in the usual way', { 'X-Odd': 'yes' }, false],
])('counts a page with a form that is answered %s', async (_, fields, quickly) => {
  for (const path of ['/a', '/a', '/en/a']) await visit(path, fields)
  expect(isQuick).toBe(quickly)
  expect(counted()).toEqual(['2× v4 pt opened', '1× v4 en opened'])
})

it('counts an address with something behind it, which is the same page', async () => {
  await visit('/a?utm_source=x')
  expect(counted()).toEqual(['1× v4 pt opened'])
})

it.each([
  ['a look at the head', '/a', {}, 'HEAD'],
  ['what is fetched ahead', '/a', { 'Sec-Purpose': 'prefetch' }],
  ['what is fetched ahead, in the usual way', '/a', { 'Sec-Purpose': 'prefetch', 'X-Odd': 'yes' }],
  ['a look at the head in the usual way', '/a', { 'X-Odd': 'yes' }, 'HEAD'],
  ['a program', '/a', { 'User-Agent': 'curl/8' }],
  ['a page without forms', '/plain', {}],
  ['a page that is not there', '/nothing', {}],
  ['a page with a version that nobody knows', '/old', {}],
  ['a form that only investigators read', '/report', {}],
])('does not count %s', async (_, path, fields, method = 'GET') => {
  await visit(path, fields, method)
  expect(counted()).toEqual([])
})
