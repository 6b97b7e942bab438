import { localeOf } from '@/src/links/to-href'
import type { Edition } from '../edition'
import type { HardenedPage } from '../harden-html'
import { nameFrameIn } from './frame-name'
import type { FramesOfSite } from './frames-of-site'
import { putInFrame } from './page-frame'

type Around = { frames?: FramesOfSite | undefined; frameSeq: number; edition: Edition }

/**
 * Puts what stands around pages around one that was drawn without: the same bytes as if it had been drawn with it.
 *
 * @param href the page's public address.
 * @returns null when the page has to be drawn with it: another one stands around pages by now, or it cannot be put around as it is.
 * @throws when it cannot be drawn.
 */
export async function putAroundBare(
  { html, notes }: Pick<HardenedPage, 'html' | 'notes'>,
  href: string,
  { frames, frameSeq, edition }: Around,
): Promise<string | null> {
  const [name] = notes.frames
  const { place } = notes
  if (!frames || !place || name === undefined) return null
  const around = await frames.frameOf(localeOf(href), place.section, frameSeq)
  if (around?.name !== nameFrameIn(edition, name)) return null
  return putInFrame(html, around, { href, place })
}
