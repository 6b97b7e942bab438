import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { z } from 'zod'
import { log } from '@/src/platform/log'
import { dayTag } from '@/src/publications/tags'
import type { EngineOptions } from '@/src/publishing/engine/engine-options'
import { createLocalFeed } from '@/src/publishing/feed/local-feed'
import { pageFileName, readPageFile } from '@/src/publishing/page-file'
import { createPublishingEngine, type PublishingEngine } from '@/src/publishing/publishing-engine'
import { createExampleSite, type ExampleSite, seededRandom } from '@/tests/support/example-site'

let directory = ''
let engines: PublishingEngine[] = []

/** Where the engines of the test keep their pages. */
export const engineDirectory = () => directory

/** An engine that the test has started, by its place among them, the last ones from -1 on. */
export const engineAt = (position: number): PublishingEngine | undefined => engines.at(position)

/** What engines say in the log as errors. */
export const logged = vi.fn()

/** Gives each test of a file a directory of its own, and stops its engines after it. */
export function keepEnginesApart(): void {
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'sona-engine-'))
    engines = []
    logged.mockReset()
    vi.spyOn(log, 'error').mockImplementation(logged)
    vi.spyOn(log, 'info').mockImplementation(() => undefined)
  })
  afterEach(async () => {
    await stopEngines()
    vi.restoreAllMocks()
    rmSync(directory, { recursive: true, force: true })
  })
}

/** The platform's own pages, which show the frame alone. */
export const framePages = ['/en/page-not-found', '/en/server-error', '/page-not-found', '/server-error']

/** How many pages and files are the platform's own, and always there. */
export const platformPages = 6

/** Starts an engine over a site, which has drawn what it has to when this is done. */
export async function startEngine(
  site: ExampleSite,
  edition = 'one',
  at = directory,
  options: Pick<EngineOptions, 'uploads' | 'whenCmsIsThere' | 'hasFilesOf'> & { settings?: string } = {},
): Promise<PublishingEngine> {
  const { settings = 'https://bank.example', ...others } = options
  const engine = createPublishingEngine({
    renderer: site.renderer,
    feed: createLocalFeed(site.renderer),
    directory: at,
    edition: { build: edition, settings },
    ...others,
    isSecure: true,
    findable: { put: () => undefined, remove: () => undefined, setSynonyms: () => undefined },
    onProgress: () => undefined,
    cmsRetryMs: 100,
  })
  engines.push(engine)
  await engine.start()
  return engine
}

/** Stops the engines of the test, as the end of their process does. */
export async function stopEngines(): Promise<void> {
  await Promise.all(engines.map((engine) => engine.stop()))
  engines = []
}

/** Starts once more where an engine was. */
export async function restart(site: ExampleSite, edition = 'one'): Promise<PublishingEngine> {
  await stopEngines()
  site.takeDrawn()
  return startEngine(site, edition)
}

/** What a visitor gets: the text of a page, where it leads, that it is gone for good, or nothing. */
export async function visit({ store }: PublishingEngine, href: string): Promise<string | null> {
  const page = await store.get(href)
  if (!page) return null
  if (page.status === 301) return `301 ${page.headers['Location']}`
  if (page.status === 410) return '410'
  return /<body>(.*)<\/body>/.exec(gunzipSync(page.gzip).toString('utf8'))?.[1] ?? ''
}

/** The status of a page as it is kept on disk; null when it is not. */
export async function onDisk(href: string): Promise<number | null> {
  return (await readPageFile(join(directory, 'pages', pageFileName(href))))?.status ?? null
}

const progress = z.object({ seq: z.number() })

/** Everything announced is drawn and on disk. */
export async function settle(engine: PublishingEngine, site: ExampleSite, at = directory): Promise<void> {
  const isDone = () => {
    const { seq } = progress.parse(JSON.parse(readFileSync(join(at, 'published.json'), 'utf8')))
    return engine.health().waiting === 0 && seq === site.newest()
  }
  await expect.poll(isDone, { timeout: 10_000, interval: 2 }).toBe(true)
}

/** What is promised for every publication. */
export const withinOneSecond = { timeout: 1_000, interval: 2 } as const

/**
 * The same promise where a site publishes while it draws. It counts the looks at it, two milliseconds apart, instead of the time: on a
 * busy machine the engine, which is in this process, has as many turns for its work as on a quiet one.
 */
export async function expectInTurns(look: () => Promise<unknown>, expected: unknown, label: string): Promise<void> {
  for (let turn = 0; turn < 500 && !isDeepStrictEqual(await look(), expected); turn++) await wait(2)
  expect(await look(), label).toEqual(expected)
}

/** A document with a page in one language or both, which shows others. */
export const page = (
  id: number,
  title: string,
  hrefs: { pt?: string; en?: string } = { pt: `/${id}` },
  links: number[] = [],
) => ({ kind: 'document', document: { id, hrefs, title, links } }) as const
/** What the listener knows besides the pages. */
export const facts = { redirects: [], internetBankingUrls: { private: '', corporate: '' } }
/** What stands around every page. */
export const frame = (text: string, links: number[] = []) => ({ kind: 'frame', text, links }) as const
/** A document that goes. */
export const deletion = (id: number) => ({ kind: 'deletion', id }) as const

/** Three pages that show each other, and a frame that shows one of them. */
export const smallSite = (mostDelayMs = 0) =>
  createExampleSite({
    random: seededRandom(1),
    mostDelayMs,
    changes: [
      frame('bank', [2]),
      page(1, 'one', { pt: '/a', en: '/en/a' }, [2]),
      page(2, 'two', { pt: '/b', en: '/en/b' }),
      page(3, 'three', { pt: '/c' }, [1]),
    ],
  })

/** The same site, whose page at an address shows the day that is named. */
export function showingDay(site: ExampleSite, href: string, day: () => string): ExampleSite {
  const render: typeof site.renderer.render = async (asked, options) => {
    const rendering = await site.renderer.render(asked, options)
    if (asked !== href) return rendering
    const html = rendering.body.toString('utf8').replace('"tags":[', `"tags":["${dayTag(day())}",`)
    return { ...rendering, body: Buffer.from(html) }
  }
  return { ...site, renderer: { ...site.renderer, render } }
}

/** The same site, whose page at an address names an uploaded file. */
export function namingFile(site: ExampleSite, href: string, file: string): ExampleSite {
  const render: typeof site.renderer.render = async (asked, options) => {
    const rendering = await site.renderer.render(asked, options)
    if (asked !== href) return rendering
    const html = rendering.body.toString('utf8').replace('</body>', `<a href="${file}">terms</a></body>`)
    return { ...rendering, body: Buffer.from(html) }
  }
  return { ...site, renderer: { ...site.renderer, render } }
}
