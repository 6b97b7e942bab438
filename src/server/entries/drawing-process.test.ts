import { mkdtempSync, rmSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDrawing } from '@/src/drawing/drawing'
import { type DrawingProcess, keepDrawingProcess } from '@/src/drawing/drawing-process-keeper'
import { log } from '@/src/platform/log'
import { fromSource } from '@/src/platform/own-program'
import { openContentFiles } from '@/src/publishing/content-files'
import { type FinishedPage, finishPage } from '@/src/publishing/finished-page'
import { openPageStore } from '@/src/publishing/page-store'
import type { SearchEntry } from '@/src/search/search-entry'
import { ask, startLocalServer } from '@/tests/support/local-server'
import { createPageSource } from '../pages/page-answers'
import { createPublicListener } from '../public/public-listener'

const logged = vi.fn()
let directory = ''
let draws: DrawingProcess | undefined
let page: FinishedPage
beforeEach(async () => {
  logged.mockReset()
  vi.spyOn(log, 'error').mockImplementation(logged)
  directory = mkdtempSync(join(tmpdir(), 'sona-drawing-'))
  page = await makePage('/pesquisar', ['q'])
})
afterEach(async () => {
  await draws?.stop()
  vi.restoreAllMocks()
  rmSync(directory, { recursive: true, force: true })
})

const makePage = (href: string, parameters: string[] = []) =>
  finishPage({ href, status: 200, headers: {}, tags: [], parameters, seq: 1, body: Buffer.from(`finished ${href}`) })

const entry = (title: string): SearchEntry => ({
  ...{ kind: 'page', title, href: '/contas', section: null, summary: '', keywords: '', text: '' },
})

/** What is on disk when the process begins. */
const writeSearch = (href: string, title: string) =>
  openContentFiles(directory).write(href, { content: null, answers: null, search: [entry(title)] })

function keep(options: Partial<Parameters<typeof keepDrawingProcess>[0]> = {}) {
  const kept = keepDrawingProcess({
    published: () => ({
      kind: 'begin',
      hrefs: ['/contas', '/pesquisar'],
      synonyms: { pt: [['kwanza', 'dinheiro']], en: [] },
    }),
    program: fromSource('tests/support/drawing-stand-in.ts'),
    args: [directory],
    firstPauseMs: 20,
    ...options,
  })
  draws = kept
  const drawing = openDrawing(kept, () => ({ frameSeq: 0, formOrigins: [] }))
  kept.start()
  kept.begin()
  return { kept, drawing }
}

function drawWith({ drawing }: ReturnType<typeof keep>) {
  return async (words: string, network = 'a network') => {
    const drawn = await drawing.page({ page, query: String(new URLSearchParams({ q: words })) }, network)
    return drawn && { text: gunzipSync(drawn.page.gzip).toString('utf8'), inVain: drawn.inVain }
  }
}

it('finds what was published before it began and what is published afterwards, and forgets what is taken back', async () => {
  await writeSearch('/contas', 'Contas')
  await writeSearch('/antiga', 'Antiga')
  const site = keep()
  const draw = drawWith(site)
  expect((await draw('contas'))?.text).toContain('1 found')
  // On disk, and no page any more.
  expect(await draw('antiga')).toMatchObject({ inVain: { locale: 'pt', words: 'antiga' } })
  site.kept.tell({ kind: 'put', href: '/pesquisar', entries: [entry('Dinheiro')] })
  expect((await draw('dinheiro'))?.text).toContain('1 found')
  expect((await draw('Kwanza'))?.text).toContain('1 found')
  site.kept.tell({ kind: 'remove', href: '/contas' })
  expect((await draw('contas'))?.text).toContain('0 found')
  expect(await site.drawing.suggestions({ locale: 'pt', words: 'dinh' }, 'a network')).toEqual([
    { kind: 'page', href: '/contas', title: 'Dinheiro' },
  ])
})

it('gives way to what answers visitors, once it is ready', async () => {
  const { kept } = keep()
  await kept.ready()
  expect(getPriority(kept.pid() ?? 0)).toBe(Math.min(19, getPriority() + 5))
})

it('is started again when it ends, over a question or without one; the next question is answered', async () => {
  const site = keep()
  const draw = drawWith(site)
  expect((await draw('um'))?.text).toContain('<title>um</title>')
  const first = site.kept.pid()
  process.kill(first ?? 0, 'SIGKILL')
  await expect.poll(site.kept.isReady).toBe(false)
  expect((await draw('dois'))?.text).toContain('<title>dois</title>')
  expect(site.kept.pid()).not.toBe(first)
  await expect(draw('the end')).rejects.toThrow('ended')
  expect((await draw('três'))?.text).toContain('<title>três</title>')
  await expect(draw('a failure')).rejects.toThrow('Computing /pesquisar answered 500')
  expect(JSON.stringify(logged.mock.calls)).not.toMatch(/um|dois|the end/)
})

it('is ended and replaced when it takes too long over an answer', async () => {
  const site = keep({ limitMs: 1_500 })
  const draw = drawWith(site)
  await draw('um')
  await expect(draw('for ever')).rejects.toThrow('ended')
  expect((await draw('dois'))?.text).toContain('<title>dois</title>')
})

it('is replaced when it takes too much memory, once it has answered', async () => {
  const site = keep({ mostMemory: 1 })
  const draw = drawWith(site)
  const info = vi.spyOn(log, 'info').mockImplementation(() => undefined)
  expect((await draw('um'))?.text).toContain('<title>um</title>')
  const first = site.kept.pid()
  await expect.poll(site.kept.pid).not.toBe(first)
  expect((await draw('dois'))?.text).toContain('<title>dois</title>')
  expect(info).toHaveBeenCalled()
})

it('says so at once while none can be started, and tries ever more seldom', async () => {
  const { kept } = keep({
    program: fromSource('tests/support/no-such-script.ts'),
    firstPauseMs: 5_000,
    waitLimitMs: 700,
  })
  const question = () => kept.ask({ kind: 'suggestions', locale: 'pt', words: 'um', limit: 1 })
  await expect(question()).rejects.toThrow('There is no process that draws')
})

/** A public listener over finished pages, with this process to draw for it. */
async function openSite(site: ReturnType<typeof keep>): Promise<number> {
  const store = openPageStore({ directory: join(directory, 'pages'), mostBytes: 1_000_000 })
  for (const made of [page, await makePage('/contas')]) await store.put(made)
  const facts = () => ({
    redirects: [],
    internetBankingUrls: { private: '', corporate: '' },
    exchangeRates: null,
    synonyms: { pt: [], en: [] },
    documentHrefs: [],
    tags: [],
  })
  const pages = createPageSource({
    ...{ store, facts, note: () => undefined, noteVisit: () => undefined, isMissing: () => false, version: () => 1 },
    ...{ hasOldFrame: () => false, renewFrame: async () => undefined },
    readContent: async () => null,
    compute: site.drawing.page,
  })
  return startLocalServer((request, response) =>
    createPublicListener({
      pages,
      files: [],
      allowedHosts: new Set([request.headers.host ?? '']),
      isSecure: false,
      health: () => ({ isFeedRead: true, waiting: 0, failing: 0, isDrawing: site.kept.isReady() }),
    })(request, response),
  )
}

it('keeps no visitor of a finished page waiting, stopped in the middle of its work as it may be', async () => {
  const site = keep()
  await drawWith(site)('um')
  const port = await openSite(site)
  process.kill(site.kept.pid() ?? 0, 'SIGSTOP')
  const asked = ask(port, { path: '/pesquisar?q=dois' })
  let isAnswered = false
  void asked.then(() => {
    isAnswered = true
  })
  for (let visit = 0; visit < 50; visit++) {
    expect(await ask(port, { path: '/contas' })).toMatchObject({ status: 200, body: 'finished /contas' })
    expect(await ask(port, { path: '/pesquisar' })).toMatchObject({ status: 200, body: 'finished /pesquisar' })
  }
  expect(isAnswered).toBe(false)
  process.kill(site.kept.pid() ?? 0, 'SIGCONT')
  expect(await asked).toMatchObject({ status: 200 })
  expect((await asked).body).toContain('<title>dois</title>')
})

it('answers one network while another one asks more than can be answered', async () => {
  const site = keep()
  const draw = drawWith(site)
  await draw('um')
  process.kill(site.kept.pid() ?? 0, 'SIGSTOP')
  const crowd = Array.from({ length: 40 }, (_, number) => draw(`palavra ${number}`, '127.0.1'))
  const other = draw('outra', '127.0.2')
  const refused = crowd.map((drawn) => drawn.then((page) => page === null))
  expect(await Promise.all(refused.slice(2 + 12))).toEqual(Array.from({ length: 40 - 2 - 12 }, () => true))
  process.kill(site.kept.pid() ?? 0, 'SIGCONT')
  // The first that was drawn, of the crowd what had begun, and what took its turn before.
  expect(Number(/(\d+) before/.exec((await other)?.text ?? '')?.[1])).toBeLessThanOrEqual(1 + 2 + 1)
  expect((await Promise.all(refused)).filter((isRefused) => !isRefused)).toHaveLength(2 + 12)
})
