import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { finishPage } from '../finished-page'
import { openPageStore } from '../page-store'
import { contentFile } from './history-files'
import { openPageHistory } from './page-history'
import { findHistoryFault, historyIn, readPast } from './read-history'
import { withHistory } from './with-history'

let directory = ''
let clock = new Date('2026-03-01T10:00:00Z')
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-history-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const files: Record<string, string> = {
  '/_next/static/a.css': 'a{background:url(/media/back.webp)}',
  '/media/back.webp': 'picture one',
}
const open = (keepDays = 3650) =>
  openPageHistory({
    directory,
    keepDays,
    readFile: async (path) => (files[path] === undefined ? null : Buffer.from(files[path])),
    now: () => clock,
  })
const page = (href: string, text: string) =>
  finishPage({
    href,
    status: 200,
    headers: {},
    tags: [],
    seq: 1,
    body: Buffer.from(`<link href="/_next/static/a.css"><p>${text}</p>`),
  })
const shown = async (href: string, at: string) => {
  const past = await readPast(historyIn(directory), href, new Date(at))
  return past && { status: past.entry.status, text: past.body?.toString('utf8'), isVerified: past.isVerified }
}

it('shows what an address showed at past moments, through restarts, redirects and removal', async () => {
  const first = await open()
  first.note('/', await page('/', '15 %'))
  await first.written()
  clock = new Date('2026-03-03T10:00:00Z')
  const second = await open()
  second.note('/', await page('/', '15 %'))
  second.note('/', await page('/', '16 %'))
  await second.written()
  clock = new Date('2026-03-05T10:00:00Z')
  second.note('/', null)
  await second.written()
  expect(await shown('/', '2026-02-28T00:00:00Z')).toBeNull()
  expect(await shown('/', '2026-03-02T00:00:00Z')).toMatchObject({
    text: expect.stringContaining('15 %'),
    isVerified: true,
  })
  expect(await shown('/', '2026-03-04T00:00:00Z')).toMatchObject({
    text: expect.stringContaining('16 %'),
    isVerified: true,
  })
  expect(await shown('/', '2026-03-06T00:00:00Z')).toMatchObject({ status: 404 })
  expect(readFileSync(join(directory, 'log.jsonl'), 'utf8').trim().split('\n')).toHaveLength(3)
  expect(await findHistoryFault(directory)).toBeNull()
})

it('keeps the files that a page was drawn with, as they were', async () => {
  const history = await open()
  history.note('/', await page('/', 'x'))
  await history.written()
  files['/media/back.webp'] = 'picture two'
  clock = new Date(clock.getTime() + 60_000)
  history.note('/', await page('/', 'x'))
  await history.written()
  const now = await readPast(historyIn(directory), '/', clock)
  const before = await readPast(historyIn(directory), '/', new Date(clock.getTime() - 1))
  expect(Object.keys(now?.entry.files ?? {}).sort()).toEqual(['/_next/static/a.css', '/media/back.webp'])
  expect(before?.entry.files['/media/back.webp']).not.toBe(now?.entry.files['/media/back.webp'])
  expect(before?.body).toEqual(now?.body)
})

it('finds a content or an entry that was tampered with', async () => {
  const history = await open()
  history.note('/', await page('/', 'true'))
  history.note('/b', await page('/b', 'b'))
  await history.written()
  const past = await readPast(historyIn(directory), '/', clock)
  writeFileSync(contentFile(directory, past?.entry.hash ?? ''), brotliCompressSync(Buffer.from('false')))
  expect(await shown('/', clock.toISOString())).toMatchObject({ isVerified: false })
  const log = join(directory, 'log.jsonl')
  const text = readFileSync(log, 'utf8')
  writeFileSync(log, text.replace('"status":200', '"status":404'))
  expect((await findHistoryFault(directory))?.href).toBe('/')
  writeFileSync(log, text.split('\n').slice(1).join('\n'))
  expect(await findHistoryFault(directory)).toBeNull()
  writeFileSync(log, text.split('\n').toReversed().join('\n'))
  expect(await findHistoryFault(directory)).not.toBeNull()
})

it('goes on after a crash that tore the last line off', async () => {
  const first = await open()
  first.note('/', await page('/', 'one'))
  await first.written()
  appendFileSync(join(directory, 'log.jsonl'), '{"at":"2026-')
  const second = await open()
  second.note('/', await page('/', 'two'))
  await second.written()
  expect(await shown('/', clock.toISOString())).toMatchObject({ text: expect.stringContaining('two') })
})

it('forgets what was replaced before the time it is kept for, and nothing else', async () => {
  clock = new Date('2026-01-01T00:00:00Z')
  const first = await open()
  for (const [day, text] of [
    ['01', 'old'],
    ['02', 'older than kept'],
    ['20', 'now'],
  ] as const) {
    clock = new Date(`2026-01-${day}T00:00:00Z`)
    first.note('/', await page('/', text))
    await first.written()
  }
  const before = readdirSync(join(directory, 'contents'), { recursive: true }).length
  clock = new Date('2026-01-25T00:00:00Z')
  await open(10)
  expect(await shown('/', '2026-01-01T12:00:00Z')).toBeNull()
  expect(await shown('/', '2026-01-16T00:00:00Z')).toMatchObject({ text: expect.stringContaining('older than kept') })
  expect(await shown('/', '2026-01-24T00:00:00Z')).toMatchObject({ text: expect.stringContaining('now') })
  expect(readdirSync(join(directory, 'contents'), { recursive: true }).length).toBeLessThan(before)
  expect(await findHistoryFault(directory)).toBeNull()
})

it('notes at the next start what a stop left out, and that a page is gone', async () => {
  const first = await open()
  const store = openPageStore({ directory: join(directory, 'pages'), mostBytes: 1e6 })
  const noting = withHistory(store, first)
  await noting.put(await page('/gone', 'soon gone'))
  await first.written()
  await noting.put(await page('/', '15 %'))
  await noting.put(await page('/other', '16 %'))
  await first.stop()
  await store.remove('/gone')

  clock = new Date('2026-03-09T10:00:00Z')
  const second = await open()
  await withHistory(openPageStore({ directory: join(directory, 'pages'), mostBytes: 1e6 }), second).load()
  await second.written()
  for (const href of ['/', '/other']) expect(await shown(href, '2026-03-10T00:00:00Z')).toMatchObject({ status: 200 })
  expect(await shown('/gone', '2026-03-10T00:00:00Z')).toMatchObject({ status: 404 })
  const log = readFileSync(join(directory, 'log.jsonl'), 'utf8')

  const third = await open()
  await withHistory(openPageStore({ directory: join(directory, 'pages'), mostBytes: 1e6 }), third).load()
  await third.written()
  expect(readFileSync(join(directory, 'log.jsonl'), 'utf8')).toBe(log)
})
