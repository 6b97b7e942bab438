import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { formDefinitions } from '@/site/schemas/form-definitions'
import { log } from '@/src/platform/log'
import { createExampleSite, type ExampleChange, type ExampleSite, seededRandom } from '@/tests/support/example-site'
import { createLocalFeed } from './feed/local-feed'
import { createPublishingEngine, type PublishingEngine } from './publishing-engine'

let directory = ''
let engine: PublishingEngine | undefined
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-engine-'))
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  await engine?.stop()
  vi.restoreAllMocks()
  rmSync(directory, { recursive: true, force: true })
})

async function start(site: ExampleSite): Promise<PublishingEngine> {
  await engine?.stop()
  const started = createPublishingEngine({
    renderer: site.renderer,
    feed: createLocalFeed(site.renderer),
    directory,
    edition: { build: 'one', settings: '' },
    isSecure: true,
    findable: { put: () => undefined, remove: () => undefined, setSynonyms: () => undefined },
    onProgress: () => undefined,
  })
  engine = started
  await started.start()
  return started
}

const hash = (digit: number) => String(digit).repeat(64)

function published(number: number): ExampleChange {
  const definition = formDefinitions['newsletter']
  if (!definition) throw new Error('There is no newsletter')
  const version = { formKey: 'newsletter', number, hash: hash(number), audience: 'staff', definition } as const
  return { kind: 'form', version: { ...version, state: 'published', endedAt: null } }
}
const page: ExampleChange = {
  kind: 'document',
  document: { id: 1, hrefs: { pt: '/a' }, title: 'A', links: [] },
}

it('forms are there when the pages are, and after a restart without the CMS', async () => {
  const site = createExampleSite({ random: seededRandom(1), changes: [page, published(1)] })
  expect((await start(site)).forms.loadFormVersion('newsletter', hash(1))?.number).toBe(1)
  site.setTrouble(() => 'throws')
  expect((await start(site)).forms.currentFormVersion('newsletter')?.hash).toBe(hash(1))
}, 30_000)

it('a form that is published can be sent when the first page that it touched is drawn', async () => {
  const site = createExampleSite({ random: seededRandom(1), changes: [page] })
  const { forms } = await start(site)
  expect(forms.currentFormVersion('newsletter')).toBeNull()
  site.publish(published(1))
  await vi.waitFor(() => expect(forms.currentFormVersion('newsletter')?.number).toBe(1))
})

it('no page is drawn with a form that could not be judged', async () => {
  const site = createExampleSite({ random: seededRandom(1), changes: [page] })
  const { store, forms } = await start(site)
  site.takeDrawn()
  site.setTrouble((href) => (href === '/form-versions' ? 500 : null))
  site.publish(published(1))
  site.publish({ kind: 'document', document: { id: 1, hrefs: { pt: '/a' }, title: 'B', links: [] } })
  await vi.waitFor(() => expect(log.error).toHaveBeenCalled())
  expect(site.takeDrawn()).toEqual([])
  site.setTrouble(() => null)
  await vi.waitFor(() => expect(forms.currentFormVersion('newsletter')?.number).toBe(1), { timeout: 15_000 })
  await vi.waitFor(() => expect(site.takeDrawn()).toContain('/a'), { timeout: 15_000 })
  expect(store.has('/a')).toBe(true)
}, 40_000)
