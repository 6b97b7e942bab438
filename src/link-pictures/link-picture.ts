import { createHash } from 'node:crypto'
import { z } from 'zod'

/** What the picture of a shared link shows. Two pages that show the same share one picture. */
export const linkPicture = z.object({
  title: z.string(),
  /** Where the page belongs, above its title; may be empty. */
  label: z.string(),
  bankName: z.string(),
  /** The site and the language, below the title. */
  source: z.string(),
  /** Seeds the figure: the same one that the page shows. */
  figureSeed: z.string(),
  section: z.enum(['private', 'corporate', 'about', 'general']),
})
export type LinkPicture = z.infer<typeof linkPicture>

/** Pixels, as services that show links recommend. @see https://ogp.me and https://developers.facebook.com/docs/sharing/webmasters/images */
export const pictureSize = { width: 1200, height: 630 } as const

/** A link that is shared in a chat is looked at over a phone's network. */
export const mostPictureBytes = 60_000

/** Below this address stand the pictures. */
export const picturePrefix = '/_pictures/'

/** Changes with how pictures are drawn: services keep what they have once fetched from an address. */
const design = 1

/** The name of a picture, made of what it shows, so that an address never shows anything else. */
export function nameOfPicture({ title, label, bankName, source, figureSeed, section }: LinkPicture): string {
  const shown = JSON.stringify([design, title, label, bankName, source, figureSeed, section])
  return `${createHash('sha256').update(shown).digest('hex').slice(0, 32)}.png`
}
