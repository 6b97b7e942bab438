import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import {
  deletion,
  engineAt,
  engineDirectory,
  frame,
  framePages,
  keepEnginesApart,
  onDisk,
  page,
  restart,
  settle,
  smallSite,
  startEngine,
  visit,
  withinOneSecond,
} from '@/tests/support/engines-apart'
import { pageFileName, readPageFile, writePageFile } from './page-file'
import type { PublishingEngine } from './publishing-engine'

keepEnginesApart()

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
    const path = join(engineDirectory(), 'pages', pageFileName('/en/b'))
    const found = await readPageFile(path)
    if (!found) throw new Error('The page is not there')
    await writePageFile(join(engineDirectory(), 'pages'), { ...found, frames: ['an older one'] })
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
    await expect.poll(() => visit(engineAt(0) ?? newEdition, '/a'), withinOneSecond).toBe(site.expected('/a'))
  })
})
