import type { Locale } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import type { Section } from '@/src/publications/place'
import type { EngineOptions } from '../engine/engine-options'
import { hardenHtml } from '../harden-html'
import type { Renderer } from '../renderer'
import { nameFrameIn } from './frame-name'
import { type PageFrame, takeFrame, toFramePath } from './page-frame'

/** What stands around pages now, drawn when it is first asked for. */
export type FramesOfSite = {
  /**
   * @param frameSeq the newest row that changed what stands around every page.
   * @returns null when the frame cannot be put around pages as it is, because it names uploaded files that have to be brought first.
   * @throws when it cannot be drawn.
   */
  frameOf: (locale: Locale, section: Section, frameSeq: number) => Promise<PageFrame | null>
  /** Whether frames with this number are put around pages, as far as is known: one that cannot be is drawn with each page. */
  arePutAround: (frameSeq: number) => boolean
}

export function createFramesOfSite(
  renderer: Pick<Renderer, 'render'>,
  { isSecure, edition }: Pick<EngineOptions, 'isSecure' | 'edition'>,
): FramesOfSite {
  const drawn = new Map<string, { frameSeq: number; frame: Promise<PageFrame | null> }>()
  let drawnWithPages: number | undefined

  async function draw(href: string, frameSeq: number): Promise<PageFrame | null> {
    const { status, body } = await renderer.render(href, { frameSeq })
    if (status !== 200) throw new Error(`Drawing ${href} answered ${status}`)
    const { html, notes, uploads } = hardenHtml(body.toString('utf8'), { isSecure })
    const [name] = notes.frames
    const parts = takeFrame(html)
    if (!parts || name === undefined || uploads.length > 0) {
      drawnWithPages = frameSeq
      return null
    }
    return { ...parts, name: nameFrameIn(edition, name), menus: notes.menus ?? [] }
  }

  return {
    arePutAround: (frameSeq) => drawnWithPages !== frameSeq,
    frameOf: (locale, section, frameSeq) => {
      const href = toHref(locale, toFramePath(section))
      const known = drawn.get(href)
      if (known?.frameSeq === frameSeq) return known.frame
      const frame = draw(href, frameSeq)
      drawn.set(href, { frameSeq, frame })
      frame.catch(() => drawn.delete(href))
      return frame
    },
  }
}
