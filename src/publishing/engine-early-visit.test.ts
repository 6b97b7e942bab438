import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import {
  engineDirectory,
  keepEnginesApart,
  logged,
  page,
  settle,
  smallSite,
  startEngine,
  stopEngines,
  visit,
  withinOneSecond,
} from '@/tests/support/engines-apart'
import type { ExampleSite } from '@/tests/support/example-site'
import { pageFileName } from './page-file'

keepEnginesApart()

describe('before there is a CMS to ask', () => {
  async function restartEarly(site: ExampleSite, edition = 'one') {
    await stopEngines()
    site.setTrouble(() => 'throws')
    const { promise, resolve } = Promise.withResolvers<void>()
    let isServing = false
    const starting = startEngine(site, edition, engineDirectory(), { whenCmsIsThere: () => promise }).then((engine) => {
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
    rmSync(join(engineDirectory(), 'pages', pageFileName('/a')))
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
