import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contentFile } from '@/src/publishing/history/history-files'
import { openAskCms } from '@/tests/support/ask-archive'
import { serveObjects } from '@/tests/support/object-store/serve-objects'
import { askDatabase, openTestCms } from '@/tests/support/open-test-cms'

/** Sites with a directory each, and one CMS with a database and an object store. */
const objects = await serveObjects()
const cms = await openTestCms(objects.settings)
const { finishPage } = await import('@/src/publishing/finished-page')
const { openPageHistory } = await import('@/src/publishing/history/page-history')
const { readPast } = await import('@/src/publishing/history/read-history')
const { handInHistory } = await import('@/src/publishing/archive/hand-in-history')
const { openSiteArchive } = await import('@/src/publishing/archive/site-archive')
const { openSharedHistory } = await import('./archived-history')
const { forgetArchive } = await import('./forget-archive')
const { drawPast } = await import('@/src/server/history/past-page')
const shared = openSharedHistory(cms.payload)
const said: string[] = []
const directories: string[] = []
let clock = new Date('2026-03-01T10:00:00Z')
let files: Record<string, string> = {}

beforeEach(async () => {
  said.length = 0
  files = { '/_next/static/a.css': 'a{color:red}' }
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  for (const table of ['page_history', 'site_sets', 'archive_contents'])
    await askDatabase(cms, `DELETE FROM ${table} RETURNING 1`)
  for (const name of objects.names()) objects.remove(name)
})
afterEach(() => {
  objects.setFault('none')
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true })
})
afterAll(async () => {
  await cms.close()
  await objects.close()
})

const quick = { pauseMs: 1, retryMs: 20, noArchiveMs: 20 }
const newDirectory = () => {
  const directory = mkdtempSync(join(tmpdir(), 'sona-site-'))
  directories.push(directory)
  return directory
}
const page = (href: string, text: string) => {
  const body = Buffer.from(`<link rel="stylesheet" href="/_next/static/a.css"><p>${text}</p>`)
  return finishPage({ href, status: 200, headers: {}, tags: [], seq: 1, body })
}

/** A site as it runs: what it shows is noted and handed in. */
async function openSite(directory = newDirectory(), ask = openAskCms()) {
  const history = await openPageHistory({
    directory,
    keepDays: 3650,
    readFile: async (path) => (files[path] === undefined ? null : Buffer.from(files[path])),
    onNoted: (entry) => handing.noted(entry),
    now: () => clock,
  })
  const handing = handInHistory({ directory, archive: openSiteArchive(await ask), ...quick })
  return {
    directory,
    show: async (text: string | null, at: string, href = '/') => {
      clock = new Date(at)
      history.note(href, text === null ? null : await page(href, text))
      await history.written()
    },
    stop: handing.stop,
  }
}
const answers = async (href = '/') => {
  const entries = await shared.entriesOf(href)
  return Promise.all(
    entries.map(async ({ at, status }) => {
      const past = await readPast(shared, href, new Date(at))
      return `${at.slice(8, 16)} ${status} ${/<p>(.*)<\/p>/.exec(String(past?.body))?.[1]} ${past?.isVerified}`
    }),
  )
}
const untilShown = (expected: string[], href?: string) =>
  vi.waitFor(async () => expect(await answers(href)).toEqual(expected), { timeout: 20_000, interval: 20 })

it('what sites showed is there once, with its files, after the machines that showed it are gone', async () => {
  const [one, two] = [await openSite(), await openSite()]
  await one.show('15 %', '2026-03-01T10:00:00Z')
  await two.show('15 %', '2026-03-01T10:00:01Z')
  await untilShown(['01T10:00 200 15 % true'])
  await two.show('16 %', '2026-03-02T10:00:00Z')
  await one.show('16 %', '2026-03-02T10:00:02Z')
  await one.show(null, '2026-03-03T10:00:00Z')
  const all = ['01T10:00 200 15 % true', '02T10:00 200 16 % true', '03T10:00 404 undefined true']
  await untilShown(all)
  await Promise.all([one.stop(), two.stop()])
  for (const { directory } of [one, two]) rmSync(directory, { recursive: true })
  expect(await answers()).toEqual(all)
  const past = await readPast(shared, '/', new Date('2026-03-01T12:00:00Z'))
  expect(past?.until).toBe('2026-03-02T10:00:00.000Z')
  expect(past && (await drawPast(shared, past))).toContain(
    `data:text/css;base64,${Buffer.from('a{color:red}').toString('base64')}`,
  )
  // A site in the place of one that is gone begins with what is published: nothing of it is another answer.
  const three = await openSite()
  await three.show('17 %', '2026-03-04T10:00:00Z', '/other')
  await untilShown(['04T10:00 200 17 % true'], '/other')
  expect(await answers()).toEqual(all)
  await three.stop()
})

it('what was noted while nobody took it, or before there was a store, is handed in later, and nothing twice', async () => {
  objects.setFault('away')
  const site = await openSite()
  await site.show('15 %', '2026-03-01T10:00:00Z')
  await vi.waitFor(() => expect(said.join('')).toContain('not in the archive of the CMS yet'), { timeout: 20_000 })
  // As after kill -9: nothing says how far it came.
  await site.stop()
  expect(await answers()).toEqual([])
  objects.setFault('none')
  const again = await openSite(site.directory)
  await again.show('16 %', '2026-03-02T10:00:00Z')
  await untilShown(['01T10:00 200 15 % true', '02T10:00 200 16 % true'])
  await again.stop()
  rmSync(join(site.directory, 'handed-in'))
  objects.asked.length = 0
  const third = await openSite(site.directory)
  await third.show('17 %', '2026-03-03T10:00:00Z')
  await untilShown(['01T10:00 200 15 % true', '02T10:00 200 16 % true', '03T10:00 200 17 % true'])
  await third.stop()
  // What is there is not sent once more.
  expect(objects.asked.filter((asked) => asked.startsWith('PUT'))).toHaveLength(1)
})

it('a page that a disk has lost keeps no other from being handed in', async () => {
  objects.setFault('away')
  const site = await openSite()
  await site.show('lost', '2026-03-01T10:00:00Z')
  await site.show('kept', '2026-03-02T10:00:00Z')
  await site.stop()
  objects.setFault('none')
  const [line = '{}'] = readFileSync(join(site.directory, 'log.jsonl'), 'utf8').split('\n')
  writeFileSync(contentFile(site.directory, JSON.parse(line).hash), 'torn')
  rmSync(contentFile(site.directory, JSON.parse(line).hash))
  const again = await openSite(site.directory)
  await untilShown(['02T10:00 200 kept true'])
  expect(said.join('')).toContain('it is not whole here')
  await again.stop()
})

it('takes nothing from strangers, nothing that is not what its name says, and shows what was changed in the store as such', async () => {
  const ask = await openAskCms()
  const stranger = await openAskCms('Bearer guessed')
  for (const [path, body] of [
    ['history', '{"entries":[]}'],
    ['sets?kind=builds', undefined],
    [`content?sha256=${'a'.repeat(64)}`, 'x'],
  ] as const)
    expect((await stranger(`/api/archive/${path}`, body)).status).toBe(403)
  expect((await ask(`/api/archive/content?sha256=${'a'.repeat(64)}`, 'x')).status).toBe(422)
  expect((await ask('/api/archive/content?sha256=..%2Fuploads', 'x')).status).toBe(422)
  expect((await ask('/api/archive/history', '{"entries":[{}]}')).status).toBe(422)
  expect(objects.names()).toEqual([])
  const site = await openSite()
  await site.show('15 %', '2026-03-01T10:00:00Z')
  await untilShown(['01T10:00 200 15 % true'])
  await site.stop()
  for (const name of objects.names()) objects.damage(name, () => Buffer.from('something else'))
  expect(await answers()).toEqual(['01T10:00 200 undefined false'])
})

it('forgets what was replaced longer ago than it is kept, and a month later its contents', async () => {
  const site = await openSite()
  await site.show('oldest', '2026-01-01T10:00:00Z')
  await site.show('older', '2026-02-01T10:00:00Z')
  await site.show('now', '2026-03-01T10:00:00Z')
  await untilShown(['01T10:00 200 oldest true', '01T10:00 200 older true', '01T10:00 200 now true'])
  await site.stop()
  expect(objects.names()).toHaveLength(4)
  const forget = (now: Date) => forgetArchive(cms.payload, { now, historyDays: 30 })
  expect(await forget(new Date('2026-03-10T00:00:00Z'))).toBe(0)
  expect(await answers()).toEqual(['01T10:00 200 older true', '01T10:00 200 now true'])
  expect(await forget(new Date(Date.now() + 31 * 86_400_000))).toBe(2)
  expect(await answers()).toEqual(['01T10:00 200 now true'])
  expect(objects.names()).toHaveLength(2)
})
