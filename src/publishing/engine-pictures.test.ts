import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nameOfPicture } from '@/src/link-pictures/link-picture'
import { log } from '@/src/platform/log'
import { createExampleSite, type ExampleSite, examplePicture, seededRandom } from '@/tests/support/example-site'
import { createLocalFeed } from './feed/local-feed'
import { createPublishingEngine, type PublishingEngine } from './publishing-engine'

let directory = ''
let engine: PublishingEngine | undefined
const logged = vi.fn()
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-engine-pictures-'))
  logged.mockReset()
  vi.spyOn(log, 'error').mockImplementation(logged)
  vi.spyOn(log, 'info').mockImplementation(() => undefined)
})
afterEach(async () => {
  await engine?.stop()
  vi.restoreAllMocks()
  rmSync(directory, { recursive: true, force: true })
})

async function start(site: ExampleSite): Promise<PublishingEngine> {
  await engine?.stop()
  engine = createPublishingEngine({
    renderer: site.renderer,
    feed: createLocalFeed(site.renderer),
    directory,
    edition: { build: 'one', settings: '' },
    isSecure: true,
    findable: { put: () => undefined, remove: () => undefined, setSynonyms: () => undefined },
    onProgress: () => undefined,
  })
  await engine.start()
  return engine
}

const page = (title: string, hrefs: { pt?: string; en?: string } = { pt: '/a' }) => ({
  kind: 'document' as const,
  document: { id: 1, hrefs, title, links: [] },
})
const smallSite = () => createExampleSite({ random: seededRandom(1), changes: [page('one')], hasPictures: true })
const nameOf = (title: string) => nameOfPicture(examplePicture(title))
const onDisk = () => readdirSync(join(directory, 'pictures'))
const soon = { timeout: 10_000, interval: 5 } as const

describe('the picture of a link to a published page', () => {
  it('comes after the page, and changes and goes with it', async () => {
    const site = smallSite()
    const { store, readPicture } = await start(site)
    expect(store.has('/a')).toBe(true)
    await expect.poll(onDisk, soon).toEqual([nameOf('one')])
    site.publish(page('two'))
    await expect.poll(onDisk, soon).toEqual([nameOf('two')])
    // It is shown when it is sure to stay there.
    await expect.poll(() => readPicture(nameOf('two')), soon).toBeInstanceOf(Buffer)
    site.publish({ kind: 'deletion', id: 1 })
    await expect.poll(onDisk, soon).toEqual([])
    expect(await readPicture(nameOf('two'))).toBeNull()
    expect(logged).not.toHaveBeenCalled()
  })

  it('stands on disk for the next process, also while the CMS is down', async () => {
    const site = smallSite()
    await start(site)
    await expect.poll(onDisk, soon).toEqual([nameOf('one')])
    site.setTrouble(() => 'throws')
    const { readPicture } = await start(site)
    expect(await readPicture(nameOf('one'))).toBeInstanceOf(Buffer)
  })

  it('is made by the next process when this one did not come to it', async () => {
    const site = smallSite()
    await start(site)
    await expect.poll(onDisk, soon).toEqual([nameOf('one')])
    await engine?.stop()
    rmSync(join(directory, 'pictures', nameOf('one')))
    await start(site)
    await expect.poll(onDisk, soon).toEqual([nameOf('one')])
  })

  it('never keeps a page from being published', async () => {
    const site = smallSite()
    const { store, readPicture } = await start(site)
    // The first picture has ended: what it still writes would fail as well, before there is a second page.
    await expect.poll(() => readPicture(nameOf('one')), soon).toBeInstanceOf(Buffer)
    rmSync(join(directory, 'pictures'), { recursive: true })
    // Whether the page of each picture was public when that picture failed.
    const wasPublic: boolean[] = []
    let href = '/b'
    logged.mockImplementation(() => void wasPublic.push(store.has(href)))
    site.publish(page('two', { pt: href }))
    await expect.poll(() => wasPublic, soon).toEqual([true])
    expect(logged.mock.calls[0]?.[0]).toBe('The picture for links to a page could not be made')
    href = '/c'
    site.publish(page('three', { pt: href }))
    await expect.poll(() => wasPublic, soon).toEqual([true, true])
  })
})
