import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { finishPage } from '../finished-page'
import { createFramePages } from '../frame-pages'
import { pageFileName, readPageFile } from '../page-file'
import { openPageStore, type PageStore } from '../page-store'
import { createPublishingQueue, type PublishingQueue } from '../publishing-queue'
import { createFramePutter } from './put-frame-around'

const href = '/contas'
let directory = ''
let store: PageStore
let queue: PublishingQueue

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-frames-'))
  store = openPageStore({ directory, mostBytes: 1_000_000 })
  queue = createPublishingQueue({
    draw: async () => undefined,
    onDrained: () => undefined,
  })
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const frameOf = async () => ({
  name: 'facts.new',
  header: '<header>new</header>',
  footer: '<footer></footer>',
  menus: [],
})

async function putFrameAround(seen: () => void): Promise<boolean> {
  const body = Buffer.from('<html><header>old</header><main>Contas</main><footer></footer></html>')
  const head = { href, status: 200, headers: {}, tags: [], seq: 1, frames: ['facts.old'] }
  const place = { path: href, section: null, alternateHref: '/en/accounts' }
  await store.put(await finishPage({ ...head, place, body }))
  return createFramePutter({
    store,
    queue,
    frame: createFramePages(store.known),
    frames: { frameOf, arePutAround: () => true },
  })(href, seen)
}

it('gives visitors the page with its frame before it is written', async () => {
  // Whoever writes a page makes another file.
  const fileOfPage = () => statSync(join(directory, pageFileName(href))).ino
  let before: number | undefined
  let inMemory: string[] | undefined
  const isDone = await putFrameAround(() => {
    inMemory = store.getFromMemory(href)?.frames
    before = fileOfPage()
  })
  expect([isDone, inMemory, before === fileOfPage()]).toEqual([true, ['facts.new'], false])
  const page = await readPageFile(join(directory, pageFileName(href)))
  expect(brotliDecompressSync(page?.brotli ?? Buffer.alloc(0)).toString()).toContain('<header>new</header><main>Contas')
})
