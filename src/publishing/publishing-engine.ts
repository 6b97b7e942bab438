import { setTimeout as wait } from 'node:timers/promises'
import type { SiteHealth } from '@/src/publications/site-health-channel'
import type { SiteFacts } from '@/src/publications/site-index'
import type { DrawnCounts } from './engine/drawn-counts'
import type { EngineOptions } from './engine/engine-options'
import { putTogether } from './engine/put-together'
import { type EngineStart, startEngine } from './engine/start-engine'
import type { FormVersions } from './form-versions'
import type { LinkPictures } from './link-pictures'
import type { PageStore } from './page-store'
import type { SiteLook } from './site-look'

/** Keeps every public page finished: draws what is published, when it is published. */
export type PublishingEngine = {
  /**
   * Brings the pages of an earlier process up to date, or draws all of them for a new edition; resolves when visitors can be
   * served.
   */
  start: () => Promise<EngineStart>
  stop: () => Promise<void>
  store: PageStore
  facts: () => SiteFacts
  /**
   * Whether the public may have an uploaded file: a public document's, or a picture that a finished page shows.
   *
   * @param path the address without escapes.
   */
  isPublicUpload: (path: string) => boolean
  /** The content of a page as JSON, for other channels; null when there is none. */
  readContent: (href: string) => Promise<Buffer | null>
  /** The picture that a shared link shows. */
  readPicture: LinkPictures['read']
  /** A larger number whenever a page was published or taken back, or a search may find something else. */
  version: () => number
  /** Somebody is looking at an address: if its page is to be drawn anew, it is drawn before those that nobody looks at. */
  noteVisit: (href: string) => void
  /** Whether something else stands around the page of an address than should. */
  hasOldFrame: (href: string) => boolean
  /** Puts around it what stands around pages now. Ends when that is done, could not be done, or takes too long. */
  renewFrame: (href: string) => Promise<void>
  /** What pages that are drawn for a visitor have in common with the finished ones of now. */
  look: () => SiteLook
  /** The forms that visitors may send. */
  forms: Pick<FormVersions, 'currentFormVersion' | 'loadFormVersion'>
  /** Whether there should be a page at an address, and is none that can be shown now. */
  isMissing: (href: string) => boolean
  /** What visitors would notice: whether the CMS answers, and how many pages are still being drawn. */
  health: () => Omit<SiteHealth, 'isDrawing'>
  /** For those who watch it: the last publication that was taken in, when the feed was last read, and what was drawn. */
  figures: () => { seq: number; feedReadAt: number; drawn: Readonly<DrawnCounts> }
}

/** A page that takes longer to draw is not waited for at the stop: it is drawn after the next start. */
const stopLimitMs = 3_000

/** Who asks for a page gets it in its last frame when the one of now is not there in time. */
const renewLimitMs = 1_000

/** Makes the engine of one site process. */
export function createPublishingEngine(options: EngineOptions): PublishingEngine {
  const { edition, hasFilesOf, onProgress, history, whenCmsIsThere } = options
  const parts = putTogether(options)
  const { store, contentFiles, formVersions, pictures, queue, follower, frame, tombstones, failed, facts, life } = parts
  const isToBeDrawn = (href: string) => queue.has(href) || failed.has(href)
  return {
    store,
    facts: facts.now,
    isPublicUpload: (path) => facts.isDocument(path) || store.known.showsPicture(path),
    readContent: contentFiles.readContent,
    readPicture: pictures.read,
    version: () => store.known.version() + facts.searchVersion(),
    noteVisit: queue.noteVisit,
    hasOldFrame: queue.waitsForFrame,
    renewFrame: (href) => Promise.race([queue.frameNow(href), wait(renewLimitMs, undefined, { ref: false })]),
    look: () => ({ frameSeq: frame.seq(), formOrigins: facts.formOrigins() }),
    forms: formVersions,
    // What was taken back is not missing, also while the CMS cannot say what stands at its address now.
    isMissing: (href) => store.isTorn(href) || (isToBeDrawn(href) && !store.has(href) && !tombstones.of(href)),
    health: () => ({
      isFeedRead: follower.isRead() && !facts.areOld(),
      waiting: queue.size(),
      failing: failed.hrefs().length,
    }),
    figures: () => ({ seq: follower.newest(), feedReadAt: follower.readAt(), drawn: parts.counts }),
    start: () => startEngine({ ...parts, edition, hasFilesOf, onProgress, whenCmsIsThere }),
    stop: async () => {
      life.end()
      failed.stop()
      await follower.stop()
      await Promise.race([
        Promise.all([queue.stop(), pictures.stop(), history?.stop()]),
        wait(stopLimitMs, undefined, { ref: false }),
      ])
    },
  }
}
