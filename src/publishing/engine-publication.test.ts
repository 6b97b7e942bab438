import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { localDay } from '@/src/country/local-day'
import {
  deletion,
  engineDirectory,
  expectInTurns,
  frame,
  framePages,
  keepEnginesApart,
  page,
  restart,
  settle,
  showingDay,
  smallSite,
  startEngine,
  visit,
  withinOneSecond,
} from '@/tests/support/engines-apart'
import { createExampleSite, type ExampleChange, seededRandom } from '@/tests/support/example-site'

keepEnginesApart()

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
    const own = join(engineDirectory(), String(seed))
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
