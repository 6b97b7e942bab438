import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { localeOf } from '@/src/links/to-href'
import { finishPage } from '../finished-page'
import { haveSameFacts } from '../frame/frame-name'
import { putInFrame } from '../frame/page-frame'
import { priorities } from '../publishing-queue'
import type { EngineParts } from './engine-parts'

type Framing = Pick<EngineParts, 'store' | 'queue' | 'frame' | 'frames'>

const decompress = promisify(brotliDecompress)

/**
 * Puts what stands around pages now around a finished one, whose content stays as it is.
 *
 * @returns whether nothing is left to do; otherwise the page has to be drawn. `seen` is told when visitors have the page so: it takes
 * longer until it is on disk.
 * @throws when the frame cannot be drawn, or the page not be written.
 */
export function createFramePutter({
  store,
  queue,
  frame,
  frames,
}: Framing): (href: string, seen: () => void) => Promise<boolean> {
  return async (href, seen) => {
    const known = store.known.get(href)
    const page = await store.get(href)
    if (!known || !page?.place) return false
    const around = await frames.frameOf(localeOf(href), page.place.section, frame.seq())
    if (!around || !page.frames.every((name) => haveSameFacts(name, around.name))) return false
    if (page.frames.includes(around.name)) return true
    const { brotli, gzip: _, ...head } = page
    const html = putInFrame((await decompress(brotli)).toString('utf8'), around, { href, place: page.place })
    if (html === null) return false
    const framed = await finishPage({ ...head, frames: [around.name], body: Buffer.from(html) })
    // It was drawn or taken away meanwhile: whoever did that knows the frame of then.
    if (store.known.get(href) !== known) return true
    const written = store.put(framed)
    seen()
    await written
    // What visitors ask of it is computed from what it was drawn from, the menus of then included.
    if (page.parameters.length > 0) queue.add(href, priorities.dependent)
    return true
  }
}
