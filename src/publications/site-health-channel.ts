import { z } from 'zod'
import { openProcessChannel } from '@/src/platform/process-channel'

/** What can be wrong with the site while visitors are still served. */
export const siteHealth = z.object({
  /** Whether it hears what is published. */
  isFeedRead: z.boolean(),
  /** Pages that are still to be drawn. */
  waiting: z.number(),
  /** Pages that could not be drawn and are tried again. */
  failing: z.number(),
  /** Whether what visitors ask in an address is answered now: searches, simulators, lists with filters, forms to correct. */
  isDrawing: z.boolean(),
})
export type SiteHealth = z.infer<typeof siteHealth>

/** The site knows how it is, and the CMS shows it. */
const states = openProcessChannel<'now', SiteHealth>('sona:site-health')

/**
 * Answers how the site is.
 *
 * @param health gives null while nobody knows.
 * @returns what ends answering.
 */
export function answerSiteHealth(health: () => SiteHealth | null): () => void {
  return states.answer(health)
}

/** Asks how the site is. @returns null when nobody knows, as in development or while it starts. */
export function askSiteHealth(): SiteHealth | null {
  return states.ask('now')
}
