import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  deletion,
  engineDirectory,
  keepEnginesApart,
  page,
  platformPages,
  restart,
  settle,
  smallSite,
  startEngine,
  visit,
  withinOneSecond,
} from '@/tests/support/engines-apart'
import { pageFileName } from './page-file'

keepEnginesApart()

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
    const pages = join(engineDirectory(), 'pages')
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
    writeFileSync(join(engineDirectory(), 'pages', pageFileName('/b')), 'torn')
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
    writeFileSync(join(engineDirectory(), 'published.json'), 'torn')
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
