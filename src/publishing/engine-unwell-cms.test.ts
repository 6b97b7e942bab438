import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import {
  deletion,
  engineDirectory,
  facts,
  frame,
  keepEnginesApart,
  logged,
  page,
  restart,
  settle,
  smallSite,
  startEngine,
  visit,
  withinOneSecond,
} from '@/tests/support/engines-apart'
import type { PublishingEngine } from './publishing-engine'

keepEnginesApart()

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
    rmSync(join(engineDirectory(), 'published.json'))
    mkdirSync(join(engineDirectory(), 'published.json', 'in the way'), { recursive: true })
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
