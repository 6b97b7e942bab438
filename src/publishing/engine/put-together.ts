import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openPictureMaker } from '@/src/link-pictures/picture-maker'
import { openContentFiles } from '../content-files'
import { createFailedPages } from '../failed-pages'
import { createFeedFollower } from '../feed/feed-follower'
import { openFormVersions } from '../form-versions'
import { createFramesOfSite } from '../frame/frames-of-site'
import { createFramePages } from '../frame-pages'
import { withHistory } from '../history/with-history'
import { openLinkPictures } from '../link-pictures'
import { openPageStore } from '../page-store'
import { createPublishingQueue, priorities } from '../publishing-queue'
import { createTombstones } from '../tombstones'
import { createAddressDrawing } from './draw-address'
import { createEngineFacts } from './engine-facts'
import { beginEngineLife } from './engine-life'
import type { EngineOptions } from './engine-options'
import type { EngineParts } from './engine-parts'
import { createEngineProgress } from './engine-progress'
import { createFreshForms } from './fresh-forms'
import { createNewestRows } from './newest-rows'
import { createRowTaker } from './take-row'

const mostMemoryBytes = 256 * 1024 * 1024

/** Makes the parts of an engine and tells each which others it works with. What needs each other finds the other when it is called. */
export function putTogether(options: EngineOptions): EngineParts {
  const { renderer, uploads, directory, findable } = options
  const life = beginEngineLife(options.cmsRetryMs)
  const rows = createNewestRows()
  const formVersions = openFormVersions(directory)
  const store = openStore(options, (href) => queue.add(href, priorities.changed))

  const failed = createFailedPages((href, when) =>
    queue.add(href, when === 'soon' ? priorities.dependent : priorities.again),
  )
  const follower = createFeedFollower({
    feed: options.feed,
    retryMs: options.cmsRetryMs,
    apply: (row) => takeRow(row),
    onApplied: () => facts.refreshWhenOld(),
  })
  const queue = createPublishingQueue({
    draw: (href, work, seen) => draw(href, work, seen),
    onDrained: () => {
      rows.forget(follower.newest())
      progress.write()
      pictures.refresh()
    },
  })
  const pictures = openLinkPictures({
    directory: join(directory, 'pictures'),
    known: store.known,
    maker: openPictureMaker(),
    isIdle: () => queue.size() === 0,
  })
  const facts = createEngineFacts({
    ...{ renderer, uploads, findable, life },
    // Each page's policy names where its forms may post to.
    onOtherOrigins: () => {
      for (const href of store.hrefs()) queue.add(href, priorities.dependent)
    },
    onRefreshed: () => {
      if (queue.size() === 0) progress.write()
    },
  })
  const progress = createEngineProgress({
    file: join(directory, 'published.json'),
    edition: options.edition,
    newest: follower.newest,
    unfinished: failed.hrefs,
    facts: facts.now,
  })
  const parts = {
    ...{
      renderer,
      uploads,
      findable,
      store,
      formVersions,
      pictures,
      queue,
      follower,
      failed,
      rows,
      facts,
      progress,
      life,
    },
    contentFiles: openContentFiles(directory),
    frame: createFramePages(store.known),
    frames: createFramesOfSite(renderer, options),
    tombstones: createTombstones(),
    counts: { page: 0, frame: 0, failed: 0 },
    forms: createFreshForms(renderer, formVersions),
  }
  const draw = createAddressDrawing({ ...parts, ...options, islands: options.islands ?? null })
  const takeRow = createRowTaker(parts)
  return parts
}

/** @param onTorn is told of a page that turned out to be torn when it was asked for. */
function openStore({ directory, history }: EngineOptions, onTorn: (href: string) => void) {
  const pagesDirectory = join(directory, 'pages')
  mkdirSync(pagesDirectory, { recursive: true })
  const opened = openPageStore({ directory: pagesDirectory, mostBytes: mostMemoryBytes, onTorn })
  return history ? withHistory(opened, history) : opened
}
