import { log } from '@/src/platform/log'
import { siteIndex } from '@/src/publications/site-index'
import { priorities } from '../publishing-queue'
import { type Renderer, readJson } from '../renderer'
import type { EngineParts } from './engine-parts'
import { platformHrefs } from './platform-hrefs'

type Reconciling = Pick<EngineParts, 'renderer' | 'store' | 'queue' | 'follower' | 'facts' | 'life'>

/**
 * Compares what is there with what should be there: rows of the feed can be lost only together with their database.
 *
 * @returns when it was tried once; what fails is tried again until the engine ends.
 */
export async function reconcileUntilDone(parts: Reconciling, isFirst = true): Promise<void> {
  try {
    await reconcile(parts)
  } catch (error) {
    if (isFirst) log.error('The CMS cannot be read; the pages of the last time are served', { error })
    parts.life.later(() => void reconcileUntilDone(parts, false), parts.life.cmsRetryMs)
  }
}

async function reconcile({ renderer, store, queue, follower, facts }: Reconciling): Promise<void> {
  await facts.refresh()
  const wanted = new Set([...platformHrefs, ...(await readIndex(renderer))])
  await store.keepTorn(wanted)
  for (const href of wanted) if (!store.has(href)) queue.add(href, priorities.dependent)
  for (const href of store.hrefs()) {
    if (!wanted.has(href) && (await store.get(href))?.status !== 410) queue.add(href, priorities.dependent)
  }
  await follower.catchUp()
}

/** The addresses of all published documents. @throws when the CMS does not say. */
export async function readIndex(renderer: Pick<Renderer, 'render'>): Promise<readonly string[]> {
  return siteIndex.parse(await readJson(renderer, '/site-index')).hrefs
}
