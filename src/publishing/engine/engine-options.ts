import type { Edition } from '../edition'
import type { ContentFeed } from '../feed/content-feed'
import type { FindablePages } from '../findable-pages'
import type { PageHistory } from '../history/page-history'
import type { IslandScripts } from '../place-scripts'
import type { Renderer } from '../renderer'
import type { UploadMirror } from '../upload-mirror'

/** What an engine is made with. */
export type EngineOptions = {
  renderer: Renderer
  /** What was published, in the order of publishing. The engine closes it when it stops. */
  feed: ContentFeed
  /** Copies the files that pages name, when the CMS and its files are elsewhere. */
  uploads?: UploadMirror | undefined
  /** Where pages and progress are kept; this process alone writes there. */
  directory: string
  /** A new one means drawing all pages anew. */
  edition: Edition
  /** Whether the files of an earlier build can still be had: until they are drawn anew, its pages are served. */
  hasFilesOf?: ((build: string) => boolean) | undefined
  isSecure: boolean
  /** The scripts of islands, which belong to the edition. */
  islands?: IslandScripts | null
  /** Is told what can be found on the pages, as they change. */
  findable: FindablePages
  /** Notes what every address shows, and from when on. */
  history?: PageHistory | null
  onProgress: (done: number, total: number) => void
  /** Ends when the CMS can be asked, where that may be much later: pages of this edition are served before. */
  whenCmsIsThere?: (() => Promise<void>) | undefined
  /** A CMS that did not answer is asked again after this time, in milliseconds; after a second or two unless it is given. */
  cmsRetryMs?: number
}
