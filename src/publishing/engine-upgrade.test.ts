import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/src/platform/log'
import { createExampleSite, type ExampleChange, type ExampleSite, seededRandom } from '@/tests/support/example-site'
import { createLocalFeed } from './feed/local-feed'
import { createPublishingEngine, type PublishingEngine } from './publishing-engine'
import type { Renderer } from './renderer'

let directory = ''
let engines: PublishingEngine[] = []
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-upgrade-'))
  engines = []
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  vi.spyOn(log, 'info').mockImplementation(() => undefined)
})
afterEach(async () => {
  await stopAll()
  vi.restoreAllMocks()
  rmSync(directory, { recursive: true, force: true })
})

async function stopAll(): Promise<void> {
  await Promise.all(engines.map((engine) => engine.stop()))
  engines = []
}

type Upgrade = {
  build: string
  settings?: string
  /** Builds whose files are there. */
  files?: readonly string[]
  whenCmsIsThere?: () => Promise<void>
}

/** Starts an engine whose pages say by which build their frame and their content were drawn. */
async function start(site: ExampleSite, upgrade: Upgrade): Promise<PublishingEngine> {
  const { build, settings = 'https://bank.example', files = ['one', 'two', 'three'], whenCmsIsThere } = upgrade
  await stopAll()
  const renderer = drawnBy(build, site.renderer)
  const engine = createPublishingEngine({
    ...{ renderer, directory, whenCmsIsThere },
    feed: createLocalFeed(site.renderer),
    edition: { build, settings },
    hasFilesOf: (name) => files.includes(name),
    isSecure: true,
    findable: { put: () => undefined, remove: () => undefined, setSynonyms: () => undefined },
    onProgress: () => undefined,
    cmsRetryMs: 100,
  })
  engines.push(engine)
  await engine.start()
  return engine
}

function drawnBy(build: string, renderer: Renderer): Renderer {
  return {
    ...renderer,
    render: async (href, options) => {
      // Longer than a frame takes to be drawn: nothing waits to be drawn anew until this is known.
      if (href === '/site-index') await wait(60)
      const rendering = await renderer.render(href, options)
      const marked = rendering.body.toString('utf8').replace(/<(header|main)/g, `<$1 class="${build}"`)
      return { ...rendering, body: Buffer.from(marked) }
    },
  }
}

/** The builds that drew the page of an address: its frame's and its content's; none when there is no page. */
async function buildsOf({ store }: PublishingEngine, href: string): Promise<string[]> {
  const page = await store.get(href)
  if (page?.status !== 200) return []
  return Array.from(
    gunzipSync(page.gzip)
      .toString('utf8')
      .matchAll(/<(?:header|main) class="(\w+)"/g),
    ([, by = '']) => by,
  )
}

const page = (id: number, title: string, href: string): ExampleChange => ({
  kind: 'document',
  document: { id, hrefs: { pt: href }, title, links: [] },
})
const frame = (text: string): ExampleChange => ({ kind: 'frame', text, links: [] })

const many = Array.from({ length: 30 }, (_, index) => page(index + 10, `page ${index}`, `/page-${index}`))

const bank = (mostDelayMs = 0, others: readonly ExampleChange[] = []) =>
  createExampleSite({
    random: seededRandom(3),
    mostDelayMs,
    changes: [frame('bank'), page(1, 'one', '/a'), page(2, 'two', '/b'), page(3, 'three', '/c'), ...others],
  })

const soon = { timeout: 20_000, interval: 2 } as const

async function filled(site: ExampleSite, upgrade: Upgrade): Promise<void> {
  const engine = await start(site, upgrade)
  await expect.poll(() => engine.health().waiting, soon).toBe(0)
}

describe('a new build', () => {
  it('serves the pages of the last one until each is drawn anew, before it has asked anybody', async () => {
    const site = bank()
    await filled(site, { build: 'one' })
    const { promise, resolve } = Promise.withResolvers<void>()
    const engine = await start(site, { build: 'two', whenCmsIsThere: () => promise })
    expect(await buildsOf(engine, '/a')).toEqual(['one', 'one'])
    resolve()
    for (const href of ['/a', '/b', '/c']) await expect.poll(() => buildsOf(engine, href), soon).toEqual(['two', 'two'])
    await expect.poll(() => engine.health().waiting, soon).toBe(0)
    site.takeDrawn()
    await start(site, { build: 'two' })
    expect(site.takeDrawn()).toEqual([])
  })

  it('shows nothing that was taken back since its pages were kept, where the CMS is there from the beginning', async () => {
    const site = bank(200)
    await filled(site, { build: 'one' })
    await stopAll()
    site.publish({ kind: 'deletion', id: 3 })
    // As on a new machine, which has waited for the CMS to get the pages.
    const engine = await start(site, { build: 'two' })
    expect(await buildsOf(engine, '/c')).toEqual([])
    expect(await buildsOf(engine, '/a')).not.toEqual([])
  })

  it('takes back at once what is taken back while the pages are drawn', async () => {
    const site = bank(40)
    await filled(site, { build: 'one' })
    const engine = await start(site, { build: 'two' })
    expect(await buildsOf(engine, '/c')).toEqual(['one', 'one'])
    await expect.poll(() => engine.health().waiting, soon).toBeGreaterThan(0)
    site.publish({ kind: 'deletion', id: 3 })
    await expect.poll(async () => (await engine.store.get('/c'))?.status, { timeout: 500, interval: 2 }).toBe(410)
    expect(engine.health().waiting).toBeGreaterThan(0)
  })

  it('never puts its frame around the content of another, whatever changes meanwhile', async () => {
    const site = bank(10, many)
    await filled(site, { build: 'one' })
    site.publish(frame('bank 1, while no process ran'))
    const engine = await start(site, { build: 'two' })
    const hrefs = site.hrefs()
    let isDone = false
    const seen = new Set<string>()
    const watching = (async () => {
      for (; !isDone; await wait(1)) for (const href of hrefs) seen.add((await buildsOf(engine, href)).join(' around '))
    })()
    await expect.poll(() => engine.health().waiting, soon).toBeGreaterThan(hrefs.length / 2)
    for (const text of ['bank 2', 'bank 3', 'bank 4']) {
      await wait(30)
      site.publish(frame(text))
    }
    await expect.poll(() => engine.health().waiting, soon).toBe(0)
    isDone = true
    await watching
    expect([...seen].toSorted()).toEqual(['one around one', 'two around two'])
    for (const href of hrefs) expect(await buildsOf(engine, href)).toEqual(['two', 'two'])
  })

  it('serves what there is when the one before it was not done, and draws all of it', async () => {
    const site = bank(30)
    await filled(site, { build: 'one' })
    await start(site, { build: 'two' })
    await wait(60)
    const engine = await start(site, { build: 'three' })
    expect(await buildsOf(engine, '/a')).not.toEqual([])
    for (const href of ['/a', '/b', '/c'])
      await expect.poll(() => buildsOf(engine, href), soon).toEqual(['three', 'three'])
  })

  it.each([
    ['the files of the last one are gone', { files: [] }],
    ['the site has another address', { settings: 'https://other.example' }],
  ])('waits for its own pages when %s', async (_what, difference) => {
    const site = bank()
    await filled(site, { build: 'one' })
    const engine = await start(site, { build: 'two', ...difference })
    for (const href of ['/a', '/b', '/c']) expect(await buildsOf(engine, href)).toEqual(['two', 'two'])
  })

  it('waits for its own pages when an interrupted one left some whose files are gone', async () => {
    const site = bank(30)
    await filled(site, { build: 'one' })
    await start(site, { build: 'two' })
    await wait(20)
    const engine = await start(site, { build: 'three', files: ['two'] })
    for (const href of ['/a', '/b', '/c']) expect(await buildsOf(engine, href)).toEqual(['three', 'three'])
  })
})
