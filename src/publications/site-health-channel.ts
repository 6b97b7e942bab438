import { openProcessChannel } from '@/src/platform/process-channel'

/** What can be wrong with the site while visitors are still served. */
export type SiteHealth = {
  /** Whether it hears what is published. */
  isFeedRead: boolean
  /** Pages that are still to be drawn. */
  waiting: number
  /** Pages that could not be drawn and are tried again. */
  failing: number
  /** Whether what visitors ask in an address is answered now: searches, simulators, lists with filters, forms to correct. */
  isDrawing: boolean
}

/** The site knows how it is, and the CMS shows it. */
const states = openProcessChannel<'now', SiteHealth>('sona:site-health')

/**
 * Answers how the site of this process is.
 *
 * @returns what ends answering.
 */
export function answerSiteHealth(health: () => SiteHealth): () => void {
  return states.answer(health)
}

/** Asks how the site is. @returns null when none answers in this process, as in development or while it starts. */
export function askSiteHealth(): SiteHealth | null {
  return states.ask('now')
}
