import type { ContentFiles } from '../content-files'
import type { FailedPages } from '../failed-pages'
import type { FeedFollower } from '../feed/feed-follower'
import type { FindablePages } from '../findable-pages'
import type { FormVersions } from '../form-versions'
import type { FramesOfSite } from '../frame/frames-of-site'
import type { FramePages } from '../frame-pages'
import type { LinkPictures } from '../link-pictures'
import type { PageStore } from '../page-store'
import type { PublishingQueue } from '../publishing-queue'
import type { Renderer } from '../renderer'
import type { Tombstones } from '../tombstones'
import type { UploadMirror } from '../upload-mirror'
import type { DrawnCounts } from './drawn-counts'
import type { EngineFacts } from './engine-facts'
import type { EngineLife } from './engine-life'
import type { EngineProgress } from './engine-progress'
import type { FreshForms } from './fresh-forms'
import type { NewestRows } from './newest-rows'

/** What an engine is put together from. Each part alone changes what it knows; whoever needs one asks for it by name. */
export type EngineParts = {
  renderer: Renderer
  uploads?: UploadMirror | undefined
  store: PageStore
  contentFiles: ContentFiles
  findable: FindablePages
  pictures: LinkPictures
  queue: PublishingQueue
  follower: FeedFollower
  frame: FramePages
  frames: FramesOfSite
  tombstones: Tombstones
  failed: FailedPages
  rows: NewestRows
  facts: EngineFacts
  forms: FreshForms
  formVersions: FormVersions
  progress: EngineProgress
  life: EngineLife
  counts: DrawnCounts
}
