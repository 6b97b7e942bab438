import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/src/platform/log'
import { type FinishedPage, finishPage } from './finished-page'
import { pageFileName } from './page-file'
import { openPageStore, type PageStore } from './page-store'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-store-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const open = (mostBytes = 1_000_000) => openPageStore({ directory, mostBytes })
const pathOf = (href: string) => join(directory, pageFileName(href))

/** A page of about 2 kB, which no compression makes smaller. */
const makePage = (href: string, tags: string[] = []): Promise<FinishedPage> =>
  finishPage({ href, status: 200, headers: {}, tags, seq: 1, body: randomBytes(1000) })

async function put(store: PageStore, href: string, tags: string[] = []): Promise<FinishedPage> {
  const page = await makePage(href, tags)
  await store.put(page)
  return page
}

/** Memory answers at once, disk with a promise. */
const isInMemory = (store: PageStore, href: string) => {
  const found = store.get(href)
  return found !== null && !(found instanceof Promise)
}

describe('memory of the page store', () => {
  it('holds as many bytes as it is told, and gives up first what was not used for longest', async () => {
    const store = open(7_000)
    const a = await put(store, '/a')
    await put(store, '/b')
    await put(store, '/c')
    expect(['/a', '/b', '/c'].map((href) => isInMemory(store, href))).toEqual([true, true, true])
    expect(isInMemory(store, '/a')).toBe(true)
    const d = await put(store, '/d')
    expect(['/c', '/a', '/d'].map((href) => isInMemory(store, href))).toEqual([true, true, true])
    expect(await store.get('/a')).toEqual(a)
    expect(await store.get('/d')).toEqual(d)
    expect(isInMemory(store, '/b')).toBe(false)
  })

  it('takes back what is asked for, and reads it once for everybody who asks meanwhile', async () => {
    const store = open(5_000)
    const a = await put(store, '/a')
    await put(store, '/b')
    await put(store, '/c')
    const readings = [store.get('/a'), store.get('/a')]
    expect(readings[0]).toBeInstanceOf(Promise)
    expect(readings[0]).toBe(readings[1])
    expect(await readings[0]).toEqual(a)
    expect(store.get('/a')).toEqual(a)
    expect(isInMemory(store, '/b')).toBe(false)
  })

  it('never gives what was replaced or taken away while it was read', async () => {
    const store = open(1)
    await put(store, '/a')
    await put(store, '/b')
    const [replaced, old] = [await makePage('/a'), store.get('/a')]
    await store.put(replaced)
    expect(await old).toEqual(replaced)
    const removed = store.get('/b')
    await store.remove('/b')
    expect(await removed).toBeNull()
    expect(store.get('/b')).toBeNull()
  })

  it('reads again after reading has failed', async () => {
    const store = open(1)
    const a = await put(store, '/a')
    await put(store, '/b')
    renameSync(directory, `${directory}-away`)
    writeFileSync(directory, '')
    await expect(store.get('/a')).rejects.toThrow()
    rmSync(directory)
    renameSync(`${directory}-away`, directory)
    expect(await store.get('/a')).toEqual(a)
  })

  it('gives from disk what has left memory', async () => {
    const store = open(1)
    const pages = [await put(store, '/a'), await put(store, '/b'), await put(store, '/c')]
    expect(['/a', '/b', '/c'].map((href) => isInMemory(store, href))).toEqual([false, false, true])
    for (const page of pages) expect(await store.get(page.href)).toEqual(page)
    expect(store.hrefs()).toEqual(['/a', '/b', '/c'])
  })

  it('counts a replaced and a removed page no longer', async () => {
    const store = open(5_000)
    for (let round = 0; round < 10; round++) await put(store, '/a')
    await put(store, '/b')
    expect(isInMemory(store, '/a')).toBe(true)
    await store.remove('/a')
    await put(store, '/c')
    expect([isInMemory(store, '/b'), isInMemory(store, '/c')]).toEqual([true, true])
  })

  it('keeps a page until it is on disk', async () => {
    const store = open(1)
    const pages = await Promise.all(['/a', '/b', '/c'].map((href) => makePage(href)))
    const written = pages.map((page) => store.put(page))
    for (const page of pages) expect(await store.get(page.href)).toEqual(page)
    await Promise.all(written)
    await put(store, '/d')
    expect(isInMemory(store, '/a')).toBe(false)
    for (const page of pages) expect(await store.get(page.href)).toEqual(page)
  })
})

describe('the page store', () => {
  it('shows a new page and hides a removed one before disk is done', async () => {
    const store = open()
    const page = await makePage('/a', ['Page:1'])
    const written = store.put(page)
    expect(store.get('/a')).toEqual(page)
    await written
    const removed = store.remove('/a')
    expect([store.get('/a'), store.has('/a'), store.known.dependents(['Page:1'])]).toEqual([null, false, []])
    await removed
    expect(existsSync(pathOf('/a'))).toBe(false)
  })

  it('ends on disk with what was asked for last, however writing overlaps', async () => {
    const store = open()
    for (let round = 0; round < 20; round++) {
      const pages = await Promise.all([makePage('/a'), makePage('/a'), makePage('/b')])
      for (const page of pages) void store.put(page)
      void store.remove('/b')
      await Promise.all([store.written('/a'), store.written('/b')])
      const onDisk = open()
      await onDisk.load()
      expect(onDisk.hrefs(), `round ${round}`).toEqual(['/a'])
      expect(await onDisk.get('/a'), `round ${round}`).toEqual(pages[1])
    }
  })

  it('knows who depends on a tag, as the newest page says', async () => {
    const store = open()
    await put(store, '/a', ['Page:1', 'Page:2:card'])
    await put(store, '/b', ['Page:2', 'Page:2:card'])
    expect(store.known.dependents(['Page:2:card', 'Page:2'])).toEqual(['/a', '/b'])
    expect(store.known.dependents(['Page:20', 'Page'])).toEqual([])
    await put(store, '/a', ['Page:1', 'Page:3:card'])
    expect(store.known.dependents(['Page:2:card'])).toEqual(['/b'])
    expect(store.known.dependents(['Page:3:card'])).toEqual(['/a'])
    expect(store.known.get('/a')?.tags).toEqual(['Page:1', 'Page:3:card'])
    await store.remove('/b')
    expect(store.known.dependents(['Page:2:card', 'Page:2'])).toEqual([])
    expect(store.known.get('/b')).toBeUndefined()
  })

  it('finds everything again after a restart, within its memory', async () => {
    const earlier = open()
    const pages = [await put(earlier, '/a', ['Page:1']), await put(earlier, '/b', ['Page:2'])]
    await put(earlier, '/c')
    await earlier.remove('/c')
    const store = open(1)
    expect([store.get('/a'), store.has('/a')]).toEqual([null, false])
    expect(await store.load()).toBe(2)
    expect(store.hrefs().sort()).toEqual(['/a', '/b'])
    expect(store.known.dependents(['Page:2'])).toEqual(['/b'])
    expect(['/a', '/b'].filter((href) => isInMemory(store, href))).toHaveLength(1)
    for (const page of pages) expect(await store.get(page.href)).toEqual(page)
  })

  it('removes what is half written or not at its place, and knows of what is torn that it should be there', async () => {
    const earlier = open()
    for (const href of ['/whole', '/torn', '/elsewhere']) await put(earlier, href)
    truncateSync(pathOf('/torn'), 100)
    writeFileSync(join(directory, 'half.new'), 'half')
    writeFileSync(join(directory, 'foreign.json'), '{}')
    const store = open()
    renameSync(pathOf('/elsewhere'), pathOf('/another'))
    expect(await store.load()).toBe(1)
    expect(store.hrefs()).toEqual(['/whole'])
    expect(readdirSync(directory).sort()).toEqual([pageFileName('/torn'), pageFileName('/whole')].sort())
    expect(['/torn', '/whole', '/elsewhere'].filter(store.isTorn)).toEqual(['/torn'])
    const again = open()
    await again.load()
    expect(again.isTorn('/torn')).toBe(true)
    await put(again, '/torn')
    expect(again.isTorn('/torn')).toBe(false)
  })

  it('forgets a torn page when its address has none any more', async () => {
    const earlier = open()
    for (const href of ['/torn', '/gone']) await put(earlier, href)
    for (const href of ['/torn', '/gone']) truncateSync(pathOf(href), 100)
    const store = open()
    expect(await store.load()).toBe(0)
    await store.keepTorn(new Set(['/torn']))
    expect([store.isTorn('/torn'), store.isTorn('/gone')]).toEqual([true, false])
    expect(readdirSync(directory)).toEqual([pageFileName('/torn')])
  })

  it('says which page turns out to be torn when it is asked for, once', async () => {
    const found: string[] = []
    const store = openPageStore({ directory, mostBytes: 1, onTorn: (href) => found.push(href) })
    await put(store, '/a')
    await put(store, '/b')
    truncateSync(pathOf('/a'), 100)
    expect([await store.get('/a'), await store.get('/a')]).toEqual([null, null])
    expect([found, store.isTorn('/a')]).toEqual([['/a'], true])
  })

  it('opens with all others when one of its files cannot even be read', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    await put(open(), '/whole')
    mkdirSync(pathOf('/torn'))
    const store = open()
    expect(await store.load()).toBe(1)
    expect(store.isTorn('/torn')).toBe(true)
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })

  it('takes everything away, from memory and disk', async () => {
    const store = open(1)
    await put(store, '/a', ['Page:1'])
    await put(store, '/b', ['Page:1'])
    await store.clear()
    expect([store.hrefs(), store.known.dependents(['Page:1']), store.get('/a'), store.get('/b')]).toEqual([
      [],
      [],
      null,
      null,
    ])
    expect(readdirSync(directory)).toEqual([])
  })
})
