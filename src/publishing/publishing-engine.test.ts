import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { localDay } from '@/src/country/local-day'
import { log } from '@/src/platform/log'
import { dayTag } from '@/src/publications/tags'
import { createExampleSite, type ExampleChange, type ExampleSite, seededRandom } from '@/tests/support/example-site'
import type { EngineOptions } from './engine/engine-options'
import { createLocalFeed } from './feed/local-feed'
import { pageFileName, readPageFile, writePageFile } from './page-file'
import { createPublishingEngine, type PublishingEngine } from './publishing-engine'

let directory = ''
let engines: PublishingEngine[] = []
const logged = vi.fn()
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-engine-'))
  engines = []
  logged.mockReset()
  vi.spyOn(log, 'error').mockImplementation(logged)
  vi.spyOn(log, 'info').mockImplementation(() => undefined)
})
afterEach(async () => {
  await Promise.all(engines.map((engine) => engine.stop()))
  vi.restoreAllMocks()
  rmSync(directory, { recursive: true, force: true })
})

const platformPages = 6

async function startEngine(
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

async function restart(site: ExampleSite, edition = 'one'): Promise<PublishingEngine> {
  await Promise.all(engines.map((engine) => engine.stop()))
  engines = []
  site.takeDrawn()
  return startEngine(site, edition)
}

/** What a visitor gets: the text of a page, where it leads, that it is gone for good, or nothing. */
async function visit({ store }: PublishingEngine, href: string): Promise<string | null> {
  const page = await store.get(href)
  if (!page) return null
  if (page.status === 301) return `301 ${page.headers['Location']}`
  if (page.status === 410) return '410'
  return /<body>(.*)<\/body>/.exec(gunzipSync(page.gzip).toString('utf8'))?.[1] ?? ''
}

async function onDisk(href: string): Promise<number | null> {
  return (await readPageFile(join(directory, 'pages', pageFileName(href))))?.status ?? null
}

const progress = z.object({ seq: z.number() })

/** Everything announced is drawn and on disk. */
async function settle(engine: PublishingEngine, site: ExampleSite, at = directory): Promise<void> {
  const isDone = () => {
    const { seq } = progress.parse(JSON.parse(readFileSync(join(at, 'published.json'), 'utf8')))
    return engine.health().waiting === 0 && seq === site.newest()
  }
  await expect.poll(isDone, { timeout: 10_000, interval: 2 }).toBe(true)
}

/** What is promised for every publication. */
const withinOneSecond = { timeout: 1_000, interval: 2 } as const

/**
 * The same promise where a site publishes while it draws. It counts the looks at it, two milliseconds apart, instead of the time: on a
 * busy machine the engine, which is in this process, has as many turns for its work as on a quiet one.
 */
async function expectInTurns(look: () => Promise<unknown>, expected: unknown, label: string): Promise<void> {
  for (let turn = 0; turn < 500 && !isDeepStrictEqual(await look(), expected); turn++) await wait(2)
  expect(await look(), label).toEqual(expected)
}

const page = (
  id: number,
  title: string,
  hrefs: { pt?: string; en?: string } = { pt: `/${id}` },
  links: number[] = [],
) => ({ kind: 'document', document: { id, hrefs, title, links } }) as const
const facts = { redirects: [], internetBankingUrls: { private: '', corporate: '' } }
const frame = (text: string, links: number[] = []) => ({ kind: 'frame', text, links }) as const
const deletion = (id: number) => ({ kind: 'deletion', id }) as const

const smallSite = (mostDelayMs = 0) =>
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
function showingDay(site: ExampleSite, href: string, day: () => string): ExampleSite {
  const render: typeof site.renderer.render = async (asked, options) => {
    const rendering = await site.renderer.render(asked, options)
    if (asked !== href) return rendering
    const html = rendering.body.toString('utf8').replace('"tags":[', `"tags":["${dayTag(day())}",`)
    return { ...rendering, body: Buffer.from(html) }
  }
  return { ...site, renderer: { ...site.renderer, render } }
}

/** The same site, whose page at an address names an uploaded file. */
function namingFile(site: ExampleSite, href: string, file: string): ExampleSite {
  const render: typeof site.renderer.render = async (asked, options) => {
    const rendering = await site.renderer.render(asked, options)
    if (asked !== href) return rendering
    const html = rendering.body.toString('utf8').replace('</body>', `<a href="${file}">terms</a></body>`)
    return { ...rendering, body: Buffer.from(html) }
  }
  return { ...site, renderer: { ...site.renderer, render } }
}

describe('the end of a day', () => {
  it('draws the pages that show the day anew, also when it ended while nobody was there', async () => {
    let day = '2000-01-01'
    const site = showingDay(smallSite(), '/b', () => day)
    await startEngine(site)
    await settle(await restart(site), site)
    expect(site.takeDrawn()).toContain('/b')
    day = localDay(Date.now())
    await settle(await restart(site), site)
    expect(site.takeDrawn()).toContain('/b')
    await settle(await restart(site), site)
    expect(site.takeDrawn()).not.toContain('/b')
  })
})

describe('a publication', () => {
  /** A site of five pages that link to each other, in which everything is saved at random moments while pages are drawn. */
  async function publishAtRandom(seed: number, rounds: number) {
    const random = seededRandom(seed)
    const upTo = (most: number) => Math.floor(random() * most)
    const ids = [1, 2, 3, 4, 5]
    const links = () => ids.filter(() => random() < 0.3)
    const changes = [
      frame('f0', [1]),
      ...ids.map((id) => page(id, `t${id}v0`, { pt: `/${id}`, en: `/en/${id}` }, links())),
    ]
    const site = createExampleSite({ random, mostDelayMs: 6, changes })
    const own = join(directory, String(seed))
    const engine = await startEngine(site, 'one', own)
    for (let round = 1; round <= rounds; round++) {
      const label = `seed ${seed}, round ${round}`
      const titles = new Map<number, string>()
      const saves = 2 + upTo(5)
      for (let save = 0; save < saves; save++) {
        const version = `r${round}s${save}`
        const id = 1 + upTo(ids.length)
        if (random() < 0.2) {
          site.publish(frame(version, links()))
        } else {
          titles.set(id, `t${id}${version}`)
          site.publish(page(id, `t${id}${version}`, { pt: `/${id}`, en: `/en/${id}` }, links()))
        }
        await wait(upTo(15))
      }
      const shown = async () =>
        Promise.all(
          [...titles.keys()].map(async (id) => /<main>(\S*)/.exec((await visit(engine, `/${id}`)) ?? '')?.[1]),
        )
      await expectInTurns(shown, [...titles.values()], label)
      await settle(engine, site, own)
      for (const href of site.hrefs()) expect(await visit(engine, href), `${label}, ${href}`).toBe(site.expected(href))
    }
  }

  // Sites that wait most of the time, so four of them beside each other take no longer than one.
  const firstSeed = Math.floor(Math.random() * 1_000_000)
  it.each([0, 4].map((number) => firstSeed + number))(
    'is what visitors get after a second’s turns, and all that shows it follows, whenever it falls into a draw (four seeds from %i)',
    async (seed) => {
      await Promise.all([0, 1, 2, 3].map((number) => publishAtRandom(seed + number, 25)))
    },
    60_000,
  )

  it('reaches the frame also when it comes right after the frame began to show it', async () => {
    const site = smallSite(20)
    const engine = await startEngine(site)
    for (let round = 0; round < 8; round++) {
      site.publish(frame(`round${round}`, round % 2 === 0 ? [3] : [1]))
      await wait(round * 12)
      site.publish(page(3, `three${round}`, { pt: '/c' }, [1]))
      await wait(round * 5)
      site.publish(page(1, `one${round}`, { pt: '/a', en: '/en/a' }, [2]))
      await settle(engine, site)
      for (const href of site.hrefs()) expect(await visit(engine, href)).toBe(site.expected(href))
    }
  })

  it('draws only what it concerns', async () => {
    const site = smallSite()
    const engine = await startEngine(site)
    site.takeDrawn()
    site.publish(page(3, 'three again', { pt: '/c' }, [1]))
    await settle(engine, site)
    expect([...new Set(site.takeDrawn())].sort()).toEqual(['/c'])
    site.publish(page(1, 'one again', { pt: '/a', en: '/en/a' }, [2]))
    await settle(engine, site)
    expect([...new Set(site.takeDrawn())].sort()).toEqual(['/a', '/c', '/en/a'])
  })

  it('of a new page brings the page', async () => {
    const site = smallSite()
    const engine = await startEngine(site)
    expect(await visit(engine, '/new')).toBeNull()
    site.publish(page(9, 'new', { pt: '/new' }))
    await expect.poll(() => visit(engine, '/new'), withinOneSecond).toBe(site.expected('/new'))
  })

  it('reaches first, of all pages that show something of it, the one that a visitor looks at', async () => {
    const showing = Array.from({ length: 30 }, (_, index) => page(index + 10, `p${index}`, { pt: `/p${index}` }, [1]))
    const changes = [frame('bank'), page(1, 'one', { pt: '/a' }), ...showing]
    const site = createExampleSite({ random: seededRandom(1), mostDelayMs: 10, changes })
    const engine = await startEngine(site)
    for (const visited of ['/p29', '/p0', '/p17']) {
      site.takeDrawn()
      site.publish(page(1, `one for ${visited}`, { pt: '/a' }))
      await expect.poll(() => visit(engine, '/a'), withinOneSecond).toBe(site.expected('/a'))
      engine.noteVisit(visited)
      await settle(engine, site)
      const drawn = site.takeDrawn()
      expect(drawn.indexOf(visited), visited).toBeLessThan(4)
      expect(drawn.toSorted()).toEqual(['/a', ...showing.map((_, index) => `/p${index}`)].toSorted())
      for (const href of site.hrefs()) expect(await visit(engine, href)).toBe(site.expected(href))
    }
  })

  it.each([10, 300])('costs as many drawings in a site of %i pages as in any other', async (pages) => {
    const others = Array.from({ length: pages }, (_, index) => page(index + 10, `p${index}`, { pt: `/p${index}` }))
    const changes = [frame('bank', [1]), page(1, 'one', { pt: '/a' }), page(2, 'two', { pt: '/b' }, [10]), ...others]
    const site = createExampleSite({ random: seededRandom(1), changes })
    const engine = await startEngine(site)
    const drawnFor = async (change: ExampleChange) => {
      site.takeDrawn()
      site.publish(change)
      await settle(engine, site)
      return site.takeDrawn().sort()
    }
    expect(await drawnFor(page(10, 'renamed', { pt: '/p0' }))).toEqual(['/b', '/p0'])
    expect(await drawnFor(page(999, 'new', { pt: '/new' }))).toEqual(['/new'])
    expect(await drawnFor(deletion(999))).toEqual(['/new'])
    // The menus of all pages name this one.
    expect(await drawnFor(page(1, 'one', { pt: '/a' }))).toEqual(['/a', ...framePages])
    expect(await drawnFor(frame('bank', [1]))).toEqual(framePages)
  })
})

/** The pages that show what stands around every page and nothing else, in alphabetical order. */
const framePages = ['/en/page-not-found', '/en/server-error', '/page-not-found', '/server-error']

describe('what stands around every page', () => {
  it('is new on every page once it shows something else', async () => {
    const site = smallSite()
    const engine = await startEngine(site)
    site.takeDrawn()
    site.publish(page(2, 'two renamed', { pt: '/b', en: '/en/b' }))
    await settle(engine, site)
    // Page 3 shows nothing of it: what stands around it is drawn once for all such pages of a language.
    const around = ['/page-frame/none', '/en/page-frame/none']
    expect([...new Set(site.takeDrawn())].sort()).toEqual(
      ['/a', '/b', '/en/a', '/en/b', ...around, ...framePages].sort(),
    )
    for (const href of site.hrefs()) expect(await visit(engine, href)).toBe(site.expected(href))
    site.publish(frame('bank', [2]))
    await settle(engine, site)
    expect(site.takeDrawn().sort()).toEqual(framePages)
  })

  it('is made new after a restart on the pages that a kill left with an older one', async () => {
    const site = smallSite()
    await (await startEngine(site)).stop()
    const path = join(directory, 'pages', pageFileName('/en/b'))
    const found = await readPageFile(path)
    if (!found) throw new Error('The page is not there')
    await writePageFile(join(directory, 'pages'), { ...found, frames: ['an older one'] })
    const engine = await restart(site)
    await settle(engine, site)
    expect(site.takeDrawn()).toEqual(['/en/b'])
    expect((await engine.store.get('/en/b'))?.frames).toEqual((await engine.store.get('/en/page-not-found'))?.frames)
  })
})

describe('a page that goes', () => {
  it.each([
    ['unpublished', page(1, 'one', {}), null, null],
    ['deleted', deletion(1), '410', 410],
  ])('is gone from memory and disk when it is %s', async (_how, change, seen, stored) => {
    const site = smallSite(5)
    const engine = await startEngine(site)
    expect([await onDisk('/a'), await onDisk('/en/a')]).toEqual([200, 200])
    site.publish(change)
    await expect
      .poll(() => Promise.all([visit(engine, '/a'), visit(engine, '/en/a')]), withinOneSecond)
      .toEqual([seen, seen])
    await expect.poll(() => Promise.all([onDisk('/a'), onDisk('/en/a')]), withinOneSecond).toEqual([stored, stored])
    await settle(engine, site)
    expect([await visit(engine, '/a'), await visit(await restart(site), '/a')]).toEqual([seen, seen])
    expect(await visit(engine, '/c')).toBe(site.expected('/c'))
  })

  it.each([
    ['unpublished', page(1, 'one', {}), [null, null]],
    ['deleted', deletion(1), ['410', '410']],
    ['moved', page(1, 'one', { pt: '/a2', en: '/en/a2' }), ['301 /a2', '301 /en/a2']],
  ])('is gone also while nothing can be drawn, and after a restart, when it is %s', async (_how, change, seen) => {
    const site = smallSite(5)
    const engine = await startEngine(site)
    site.setTrouble((href) => (/^\/(?:publications|site-)/.test(href) ? null : 500))
    site.publish(change)
    const both = (at: PublishingEngine) => Promise.all([visit(at, '/a'), visit(at, '/en/a')])
    await expect.poll(() => both(engine), withinOneSecond).toEqual(seen)
    await expect.poll(() => engine.health(), withinOneSecond).toMatchObject({ waiting: 0 })
    expect([engine.isMissing('/a'), engine.isMissing('/en/a')]).toEqual([false, false])
    expect(await both(await restart(site))).toEqual(seen)
  })

  it('does not come back for a moment when it goes while it is being drawn', async () => {
    const site = smallSite(25)
    const engine = await startEngine(site)
    for (let round = 0; round < 8; round++) {
      site.takeDrawn()
      site.publish(page(1, `round ${round}`, { pt: '/a' }))
      await expect.poll(() => site.takeDrawn().includes('/a'), { timeout: 5_000, interval: 1 }).toBe(true)
      await wait(round * 6)
      site.publish(page(1, `round ${round}`, {}))
      await expect.poll(() => visit(engine, '/a'), withinOneSecond).toBeNull()
      while (engine.health().waiting > 0) {
        expect(await visit(engine, '/a'), `round ${round}`).toBeNull()
        await wait(1)
      }
      expect(await onDisk('/a'), `round ${round}`).toBeNull()
    }
  })

  it('stays in the language in which it is not unpublished', async () => {
    const site = smallSite()
    const engine = await startEngine(site)
    site.publish(page(1, 'one', { en: '/en/a' }, [2]))
    await expect.poll(() => visit(engine, '/a'), withinOneSecond).toBeNull()
    await settle(engine, site)
    expect(await visit(engine, '/en/a')).toBe(site.expected('/en/a'))
  })

  it('leads on when it moves, in each language to its own address, in memory and on disk', async () => {
    const site = smallSite(5)
    const engine = await startEngine(site)
    site.publish(page(1, 'one', { pt: '/a2', en: '/en/a2' }))
    const both = () => Promise.all([visit(engine, '/a'), visit(engine, '/en/a')])
    await expect.poll(both, withinOneSecond).toEqual(['301 /a2', '301 /en/a2'])
    await expect.poll(() => Promise.all([onDisk('/a'), onDisk('/en/a')]), withinOneSecond).toEqual([301, 301])
    await settle(engine, site)
    expect(await visit(engine, '/a2')).toBe(site.expected('/a2'))
  })

  it('leads straight to where it is now after two moves, and back where it came from', async () => {
    const site = smallSite(5)
    const engine = await startEngine(site)
    site.publish(page(1, 'one', { pt: '/a2' }))
    await settle(engine, site)
    site.publish(page(1, 'one', { pt: '/a3' }))
    await settle(engine, site)
    expect([await visit(engine, '/a'), await visit(engine, '/a2')]).toEqual(['301 /a3', '301 /a3'])
    site.publish(page(1, 'home again', { pt: '/a' }))
    await settle(engine, site)
    expect(await visit(engine, '/a')).toBe(site.expected('/a'))
    expect([await visit(engine, '/a2'), await visit(engine, '/a3')]).toEqual(['301 /a', '301 /a'])
  })

  it('leads on also from an address that was still being drawn when it moved again', async () => {
    const site = smallSite(25)
    const engine = await startEngine(site)
    for (let round = 0; round < 6; round++) {
      site.publish(page(1, 'one', { pt: `/first${round}` }))
      await expect.poll(() => site.takeDrawn().includes(`/first${round}`), { timeout: 5_000, interval: 1 }).toBe(true)
      await wait(round * 8)
      const wasSeen = engine.store.has(`/first${round}`)
      site.publish(page(1, 'one', { pt: `/second${round}` }))
      const seen: (string | null)[] = []
      while (engine.health().waiting > 0 || !engine.store.has(`/second${round}`)) {
        seen.push(await visit(engine, `/first${round}`))
        await wait(1)
      }
      await settle(engine, site)
      const isKnown = wasSeen || seen.some((answer) => answer !== null)
      expect(await visit(engine, `/first${round}`), `round ${round}`).toBe(isKnown ? `301 /second${round}` : null)
      expect(await visit(engine, '/a'), `round ${round}`).toBe(`301 /second${round}`)
    }
  })

  it('gives its address to another page', async () => {
    const site = smallSite(5)
    const engine = await startEngine(site)
    site.publish(page(3, 'three', { pt: '/elsewhere' }))
    site.publish(page(2, 'two', { pt: '/c' }))
    site.publish(page(3, 'three', { pt: '/b' }))
    await settle(engine, site)
    for (const href of ['/b', '/c']) expect(await visit(engine, href)).toBe(site.expected(href))
    site.publish(deletion(3))
    await settle(engine, site)
    expect([await visit(engine, '/b'), await visit(engine, '/c')]).toEqual(['410', site.expected('/c')])
  })

  it('leads on after a restart and in a new edition, and no more once it is deleted', async () => {
    const site = smallSite()
    const first = await startEngine(site)
    site.publish(page(1, 'one', { pt: '/a2' }))
    await settle(first, site)
    expect(await visit(await restart(site), '/a')).toBe('301 /a2')
    const newEdition = await restart(site, 'two')
    expect(await visit(newEdition, '/a')).toBe('301 /a2')
    site.publish(page(1, 'one', { pt: '/a3' }))
    await expect.poll(() => visit(newEdition, '/a'), withinOneSecond).toBe('301 /a3')
    await settle(newEdition, site)
    site.publish(deletion(1))
    const all = () => Promise.all(['/a', '/a2', '/a3'].map((href) => visit(newEdition, href)))
    await expect.poll(all, withinOneSecond).toEqual(['410', '410', '410'])
    await settle(newEdition, site)
    expect(await visit(await restart(site, 'three'), '/a')).toBe('410')
    site.publish(page(4, 'four', { pt: '/a' }))
    await expect.poll(() => visit(engines[0] ?? newEdition, '/a'), withinOneSecond).toBe(site.expected('/a'))
  })
})

describe('a restart', () => {
  it('serves the last content and draws nothing again', async () => {
    const site = smallSite()
    const first = await startEngine(site)
    site.publish(page(2, 'two again', { pt: '/b', en: '/en/b' }))
    await settle(first, site)
    const engine = await restart(site)
    await settle(engine, site)
    expect(site.takeDrawn()).toEqual([])
    for (const href of site.hrefs()) expect(await visit(engine, href)).toBe(site.expected(href))
    expect(engine.store.hrefs()).toHaveLength(site.hrefs().length + platformPages)
  })

  it('draws all anew when an older database was put back, whose feed has lower numbers', async () => {
    const site = smallSite()
    const first = await startEngine(site)
    for (const text of ['newer', 'newest']) site.publish(page(1, text, { pt: '/a' }))
    await settle(first, site)
    const older = smallSite()
    const engine = await restart(older)
    await settle(engine, older)
    for (const href of older.hrefs()) expect(await visit(engine, href)).toBe(older.expected(href))
    older.publish(page(1, 'after the return', { pt: '/a' }))
    await expect.poll(() => visit(engine, '/a'), withinOneSecond).toBe(older.expected('/a'))
  })

  describe('before there is a CMS to ask', () => {
    async function restartEarly(site: ExampleSite, edition = 'one') {
      await Promise.all(engines.map((engine) => engine.stop()))
      engines = []
      site.setTrouble(() => 'throws')
      const { promise, resolve } = Promise.withResolvers<void>()
      let isServing = false
      const starting = startEngine(site, edition, directory, { whenCmsIsThere: () => promise }).then((engine) => {
        isServing = true
        return engine
      })
      const begin = () => {
        site.setTrouble(() => null)
        resolve()
      }
      return { starting, begin, isServing: () => isServing }
    }

    it('knows of a page without a file that it is missing until it is drawn', async () => {
      const site = smallSite()
      const first = await startEngine(site)
      await settle(first, site)
      await first.stop()
      rmSync(join(directory, 'pages', pageFileName('/a')))
      const { starting, begin } = await restartEarly(site)
      const engine = await starting
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      const { render } = site.renderer
      vi.spyOn(site.renderer, 'render').mockImplementation(async (href, options) => {
        if (href === '/a') await released
        return render(href, options)
      })
      begin()
      await expect.poll(() => engine.isMissing('/a'), withinOneSecond).toBe(true)
      expect([await visit(engine, '/a'), engine.isMissing('/b'), engine.isMissing('/no-page')]).toEqual([
        null,
        false,
        false,
      ])
      release()
      await expect.poll(() => visit(engine, '/a'), withinOneSecond).toBe(site.expected('/a'))
      expect(engine.isMissing('/a')).toBe(false)
    })

    it('serves the pages of this edition, asks nothing, and follows once it is there', async () => {
      const site = smallSite()
      const first = await startEngine(site)
      await settle(first, site)
      await first.stop()
      const before = site.expected('/a')
      site.publish(page(1, 'newer', { pt: '/a' }))
      const { starting, begin } = await restartEarly(site)
      const engine = await starting
      expect([await visit(engine, '/a'), engine.health().isFeedRead]).toEqual([before, false])
      await wait(250)
      expect(logged).not.toHaveBeenCalled()
      begin()
      await expect.poll(() => visit(engine, '/a'), withinOneSecond).toBe(site.expected('/a'))
      site.publish(page(1, 'newest', { pt: '/a' }))
      await expect.poll(() => visit(engine, '/a'), withinOneSecond).toBe(site.expected('/a'))
      await settle(engine, site)
    })

    it('keeps the pages of a newer database until they are drawn from the older one', async () => {
      const site = smallSite()
      const first = await startEngine(site)
      for (const text of ['newer', 'newest']) site.publish(page(1, text, { pt: '/a' }))
      await settle(first, site)
      const newest = site.expected('/a')
      const older = smallSite()
      const { starting, begin } = await restartEarly(older)
      const engine = await starting
      expect(await visit(engine, '/a')).toBe(newest)
      begin()
      await settle(engine, older)
      for (const href of older.hrefs()) expect(await visit(engine, href)).toBe(older.expected(href))
      older.publish(page(1, 'after the return', { pt: '/a' }))
      await expect.poll(() => visit(engine, '/a'), withinOneSecond).toBe(older.expected('/a'))
    })

    it.each([
      ['pages of another edition', 'two', true],
      ['no pages', 'one', false],
    ])('waits for it with %s', async (_what, edition, hasPages) => {
      const site = smallSite()
      if (hasPages) await (await startEngine(site)).stop()
      const { starting, begin, isServing } = await restartEarly(site, edition)
      await wait(250)
      expect([isServing(), logged.mock.calls]).toEqual([false, []])
      begin()
      const engine = await starting
      for (const href of site.hrefs()) expect(await visit(engine, href)).toBe(site.expected(href))
    })
  })

  it('shows what was published, moved and deleted while no process ran', async () => {
    const site = smallSite(3)
    const first = await startEngine(site)
    await first.stop()
    site.publish(page(1, 'newer', { pt: '/a2', en: '/en/a' }, [2]))
    site.publish(deletion(2))
    site.publish(page(8, 'eight', { pt: '/8' }))
    const engine = await restart(site)
    for (const href of site.hrefs()) expect(await visit(engine, href)).toBe(site.expected(href))
    expect(await Promise.all(['/a', '/b', '/en/b'].map((href) => visit(engine, href)))).toEqual([
      '301 /a2',
      '410',
      '410',
    ])
  })

  it('draws what is missing or torn on disk, and only that', async () => {
    const site = smallSite()
    await (await startEngine(site)).stop()
    const pages = join(directory, 'pages')
    rmSync(join(pages, pageFileName('/a')))
    writeFileSync(join(pages, pageFileName('/b')), 'torn')
    const engine = await restart(site)
    expect(site.takeDrawn().sort()).toEqual(['/a', '/b'])
    expect(await visit(engine, '/a')).toBe(site.expected('/a'))
    expect(await visit(engine, '/b')).toBe(site.expected('/b'))
  })

  it('knows of a torn page while the CMS does not answer, and draws it when it does', async () => {
    const site = smallSite()
    await (await startEngine(site)).stop()
    writeFileSync(join(directory, 'pages', pageFileName('/b')), 'torn')
    site.setTrouble(() => 'throws')
    const engine = await restart(site)
    expect([await visit(engine, '/b'), engine.isMissing('/b'), engine.isMissing('/no-page')]).toEqual([
      null,
      true,
      false,
    ])
    site.setTrouble(() => null)
    await expect.poll(() => visit(engine, '/b'), { timeout: 10_000 }).toBe(site.expected('/b'))
    expect(engine.isMissing('/b')).toBe(false)
  })

  it('serves the pages there are when how far it came cannot be read, while the CMS does not answer', async () => {
    const site = smallSite()
    await (await startEngine(site)).stop()
    writeFileSync(join(directory, 'published.json'), 'torn')
    site.setTrouble(() => 'throws')
    const engine = await restart(site)
    expect(await visit(engine, '/a')).toBe(site.expected('/a'))
  })

  it('draws what could not be drawn before it', async () => {
    const site = smallSite()
    const first = await startEngine(site)
    site.setTrouble((href) => (href === '/a' ? 500 : null))
    site.publish(page(1, 'newest', { pt: '/a', en: '/en/a' }, [2]))
    await expect.poll(() => first.health().failing, withinOneSecond).toBe(1)
    await first.stop()
    site.setTrouble(() => null)
    expect(await visit(await restart(site), '/a')).toBe(site.expected('/a'))
  })

  it('serves what is there, and the facts, while the CMS does not answer; and catches up when it does', async () => {
    const site = smallSite()
    site.setFacts({
      redirects: [{ from: '/x', to: '/a' }],
      internetBankingUrls: { private: 'https://ib.example', corporate: '' },
    })
    await (await startEngine(site)).stop()
    site.setTrouble(() => 'throws')
    const old = site.expected('/a')
    site.publish(page(1, 'newer', { pt: '/a', en: '/en/a' }))
    const engine = await restart(site)
    expect(await visit(engine, '/a')).toBe(old)
    expect(engine.facts().redirects).toEqual([{ from: '/x', to: '/a' }])
    expect(engine.health().isFeedRead).toBe(false)
    site.setTrouble(() => null)
    await expect.poll(() => visit(engine, '/a'), { timeout: 5_000 }).toBe(site.expected('/a'))
    expect(engine.health().isFeedRead).toBe(true)
  })
})

describe('a new edition', () => {
  it('draws everything anew, once, and leaves nothing of the last one on disk', async () => {
    const site = smallSite()
    await (await startEngine(site)).stop()
    site.publish(deletion(3))
    site.takeDrawn()
    const engine = await restart(site, 'two')
    const drawn = site.takeDrawn()
    for (const href of [...site.hrefs(), '/robots.txt', '/en/page-not-found']) expect(drawn).toContain(href)
    expect([await visit(engine, '/c'), await onDisk('/c')]).toEqual(['410', 410])
    expect(readdirSync(join(directory, 'pages'))).toHaveLength(site.hrefs().length + 1 + platformPages)
    await restart(site, 'two')
    expect(site.takeDrawn()).toEqual([])
  })

  it('leads on from where pages moved while no process ran', async () => {
    const site = smallSite()
    await (await startEngine(site)).stop()
    site.publish(page(1, 'one', { pt: '/a2' }))
    const engine = await restart(site, 'two')
    expect([await visit(engine, '/a'), await visit(engine, '/en/a')]).toEqual(['301 /a2', null])
    expect(await visit(engine, '/a2')).toBe(site.expected('/a2'))
  })

  it.each(['one', 'two'])('is drawn anew once more when it was interrupted, by edition %s', async (next) => {
    const site = smallSite()
    await (await startEngine(site)).stop()
    site.setTrouble((href) => (href === '/site-index' ? 'garbage' : null))
    const waiting = startEngine(site, 'two')
    const ended = expect(waiting).rejects.toThrow()
    await expect.poll(() => logged).toHaveBeenCalled()
    await engines.at(-1)?.stop()
    await ended
    site.setTrouble(() => null)
    await restart(site, next)
    const drawn = site.takeDrawn()
    for (const href of site.hrefs()) expect(drawn).toContain(href)
  })

  it.each(['one', 'two'])('has no page that content has no more, whatever the feed says (edition %s)', async (next) => {
    await (await startEngine(smallSite())).stop()
    const changes = [frame('bank', [2]), page(2, 'two', { pt: '/b' }), frame('bank'), frame('bank', [2])]
    const restored = createExampleSite({ random: seededRandom(1), changes })
    const engine = await restart(restored, next)
    expect(engine.store.hrefs()).toHaveLength(1 + platformPages)
    expect(await Promise.all(['/a', '/c', '/en/b'].map(onDisk))).toEqual([null, null, null])
    expect(await visit(engine, '/b')).not.toBeNull()
  })
})

describe('a file that cannot be brought', () => {
  it('keeps no new page from visitors, and comes later', async () => {
    let isThere = false
    const bring = async () => {
      if (!isThere) throw new Error('/api/documents/file/terms.pdf answered 500')
    }
    const site = smallSite()
    const engine = await startEngine(site, 'one', directory, { uploads: { bring, noteRow: () => undefined } })
    for (const href of site.hrefs()) expect(await visit(engine, href)).toBe(site.expected(href))
    expect(engine.health().failing).toBeGreaterThan(0)
    isThere = true
    await expect.poll(() => engine.health().failing, { timeout: 10_000 }).toBe(0)
  })

  it('of one page never keeps a new site closed', async () => {
    const broken = '/documents/terms.pdf'
    const bring = async (paths: readonly string[]) => {
      if (paths.includes(broken)) throw new Error(`${broken} answered 500`)
    }
    const site = namingFile(smallSite(), '/a', broken)
    site.setFacts({ ...facts, documentHrefs: [broken] })
    const engine = await startEngine(site, 'one', directory, { uploads: { bring, noteRow: () => undefined } })
    expect(engine.isPublicUpload(broken)).toBe(true)
    for (const href of site.hrefs().filter((other) => other !== '/a'))
      expect(await visit(engine, href)).toBe(site.expected(href))
    expect(await visit(engine, '/a')).toContain(site.expected('/a'))
    expect(engine.health().failing).toBe(1)
  })
})

describe('when the CMS is unwell', () => {
  it('the very first pages wait for it', async () => {
    const site = smallSite()
    site.setTrouble(() => 'throws')
    const starting = startEngine(site)
    await expect.poll(() => logged).toHaveBeenCalled()
    site.setTrouble(() => null)
    const engine = await starting
    for (const href of site.hrefs()) expect(await visit(engine, href)).toBe(site.expected(href))
  })

  it.each(['throws', 500, 'garbage'] as const)(
    '(%s) every page stays as it is, health says so, and it catches up',
    async (trouble) => {
      const site = smallSite()
      const engine = await startEngine(site)
      const before = await Promise.all(site.hrefs().map((href) => visit(engine, href)))
      const hrefs = site.hrefs()
      expect(engine.health()).toEqual({ isFeedRead: true, waiting: 0, failing: 0 })
      site.setTrouble(() => trouble)
      site.publish(page(1, 'newer', { pt: '/a', en: '/en/a' }))
      await expect.poll(() => engine.health().isFeedRead, withinOneSecond).toBe(false)
      expect(await Promise.all(hrefs.map((href) => visit(engine, href)))).toEqual(before)
      expect(logged).toHaveBeenCalled()
      site.setTrouble(() => null)
      await expect.poll(() => visit(engine, '/a'), { timeout: 5_000 }).toBe(site.expected('/a'))
      await settle(engine, site)
      expect(engine.health()).toEqual({ isFeedRead: true, waiting: 0, failing: 0 })
    },
  )

  it.each(['throws', 500] as const)(
    '(%s for pages only) the pages stay, are counted, and are drawn again',
    async (trouble) => {
      const site = smallSite()
      const engine = await startEngine(site)
      const before = await visit(engine, '/a')
      site.setTrouble((href) => (href === '/a' ? trouble : null))
      site.publish(page(1, 'newer', { pt: '/a', en: '/en/a' }))
      await expect.poll(() => engine.health(), withinOneSecond).toEqual({ isFeedRead: true, waiting: 0, failing: 1 })
      expect(await visit(engine, '/a')).toBe(before)
      expect(await visit(engine, '/en/a')).toBe(site.expected('/en/a'))
      site.setTrouble(() => null)
      await expect.poll(() => visit(engine, '/a'), { timeout: 5_000 }).toBe(site.expected('/a'))
      await expect.poll(() => engine.health().failing).toBe(0)
    },
  )

  it('what the listener knows besides the pages is read again until it was read', async () => {
    const site = smallSite()
    const engine = await startEngine(site)
    const redirects = [{ from: '/x', to: '/a' }]
    const moved = 'https://new.example/in'
    site.setFacts({ redirects, internetBankingUrls: { private: moved, corporate: moved } })
    site.setTrouble((href) => (href === '/site-facts' ? 500 : null))
    site.publish(page(1, 'newer', { pt: '/a', en: '/en/a' }))
    await expect.poll(() => engine.health().isFeedRead, withinOneSecond).toBe(false)
    expect(engine.facts().redirects).toEqual([])
    site.setTrouble(() => null)
    await expect.poll(() => engine.facts().redirects, { timeout: 5_000 }).toEqual(redirects)
    await settle(engine, site)
    for (const href of site.hrefs()) {
      const policy = (await engine.store.get(href))?.headers['Content-Security-Policy']
      expect(policy, href).toContain("form-action 'self' https://new.example;")
    }
  })

  it('what the listener knows is as new as it ever was, also after a restart', async () => {
    const site = smallSite()
    const engine = await startEngine(site)
    const redirects = [{ from: '/x', to: '/a' }]
    site.setFacts({ ...engine.facts(), redirects })
    site.publish(page(9, 'new', { pt: '/new' }))
    await expect.poll(() => engine.facts().redirects, withinOneSecond).toEqual(redirects)
    await settle(engine, site)
    site.setFacts({ ...engine.facts(), redirects: [] })
    site.publish(frame('bank', [2]))
    site.publish(deletion(9))
    await expect.poll(() => engine.facts().redirects, withinOneSecond).toEqual([])
    await settle(engine, site)
    site.setTrouble(() => 'throws')
    expect((await restart(site)).facts()).toEqual(engine.facts())
  })

  it('uploaded files are public as long as a page shows them or their document is public, also after a restart', async () => {
    const site = smallSite()
    site.setFacts({ ...facts, documentHrefs: ['/documents/prices%202026.pdf'] })
    const engine = await startEngine(site)
    const isPublic = (at: PublishingEngine) =>
      ['/documents/prices 2026.pdf', '/documents/embargo.pdf', '/media/a.avif'].map(at.isPublicUpload)
    expect(isPublic(engine)).toEqual([true, false, false])
    site.publish(page(1, '<img src="/media/a.avif">', { pt: '/a' }))
    site.publish(page(2, '<img src="/media/a.avif"><a href="/documents/embargo.pdf"></a>', { pt: '/b' }))
    await settle(engine, site)
    expect(isPublic(engine)).toEqual([true, false, true])
    site.publish(page(1, 'without', { pt: '/a' }))
    await settle(engine, site)
    expect(isPublic(await restart(site))).toEqual([true, false, true])
    site.setFacts({ ...facts, documentHrefs: [] })
    site.publish(deletion(2))
    const again = await restart(site)
    await expect.poll(() => isPublic(again), withinOneSecond).toEqual([false, false, false])
  })

  it('goes on when its progress cannot be written', async () => {
    const site = smallSite()
    const engine = await startEngine(site)
    rmSync(join(directory, 'published.json'))
    mkdirSync(join(directory, 'published.json', 'in the way'), { recursive: true })
    site.publish(page(1, 'newer', { pt: '/a', en: '/en/a' }))
    await expect.poll(() => visit(engine, '/a'), withinOneSecond).toBe(site.expected('/a'))
    await expect.poll(() => logged.mock.calls.flat().join(), withinOneSecond).toContain('could not be written')
  })

  it('draws nothing more once it is stopped', async () => {
    const site = smallSite(10)
    const engine = await startEngine(site)
    site.publish(page(1, 'newer', { pt: '/a', en: '/en/a' }))
    await engine.stop()
    expect(engine.health().waiting).toBe(0)
    site.takeDrawn()
    site.publish(page(1, 'newest', { pt: '/a', en: '/en/a' }))
    await wait(50)
    expect(site.takeDrawn()).toEqual([])
  })
})
