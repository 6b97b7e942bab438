import { z } from 'zod'

/** The parts of the site that a page may belong to. */
export const sections = ['private', 'corporate', 'about', 'general'] as const

export const section = z.enum(sections).nullable()
/** The part of the site that a page belongs to; null when it is none in particular. */
export type Section = z.infer<typeof section>

/** Where a page is, as far as what stands around it needs to know. */
export const place = z.object({
  /** Its address within its language. */
  path: z.string(),
  section,
  /** The public address of the same page in the other language, or of the nearest parent that has one. */
  alternateHref: z.string(),
})
export type Place = z.infer<typeof place>
