import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  deletion,
  engineAt,
  engineDirectory,
  facts,
  frame,
  keepEnginesApart,
  logged,
  namingFile,
  onDisk,
  page,
  platformPages,
  restart,
  smallSite,
  startEngine,
  visit,
} from '@/tests/support/engines-apart'
import { createExampleSite, seededRandom } from '@/tests/support/example-site'

keepEnginesApart()

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
    expect(readdirSync(join(engineDirectory(), 'pages'))).toHaveLength(site.hrefs().length + 1 + platformPages)
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
    await engineAt(-1)?.stop()
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
    const engine = await startEngine(site, 'one', engineDirectory(), { uploads: { bring, noteRow: () => undefined } })
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
    const engine = await startEngine(site, 'one', engineDirectory(), { uploads: { bring, noteRow: () => undefined } })
    expect(engine.isPublicUpload(broken)).toBe(true)
    for (const href of site.hrefs().filter((other) => other !== '/a'))
      expect(await visit(engine, href)).toBe(site.expected(href))
    expect(await visit(engine, '/a')).toContain(site.expected('/a'))
    expect(engine.health().failing).toBe(1)
  })
})
