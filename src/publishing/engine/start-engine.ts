import { setTimeout as wait } from 'node:timers/promises'
import { log } from '@/src/platform/log'
import { nameEdition } from '../edition'
import type { EngineState } from '../engine-state'
import { priorities } from '../publishing-queue'
import type { EngineOptions } from './engine-options'
import type { EngineParts } from './engine-parts'
import { followDays } from './follow-days'
import { platformHrefs } from './platform-hrefs'
import { readIndex, reconcileUntilDone } from './reconcile'

/**
 * A restart shows nothing older than what was published before it. When that takes longer than this, the CMS is not well, and
 * visitors get the pages of the last time until they are drawn.
 */
const catchUpLimitMs = 10_000

type Starting = Pick<
  EngineParts,
  'renderer' | 'store' | 'pictures' | 'queue' | 'follower' | 'frame' | 'facts' | 'progress' | 'life'
> &
  Pick<EngineOptions, 'edition' | 'hasFilesOf' | 'onProgress' | 'whenCmsIsThere'>

/** What comes after visitors can be served. */
export type EngineStart = {
  /** Ends when the pages are as the CMS says, or it did not say so in time. */
  caughtUp: Promise<void>
}

/**
 * Brings the pages of an earlier process up to date, or draws all of them for a new edition, and follows the feed from then on.
 * Resolves when visitors can be served: at once where there are pages whose files can be had, also those of an earlier build, which stay
 * until they are drawn anew.
 */
export async function startEngine(parts: Starting): Promise<EngineStart> {
  const { store, follower, facts, progress, edition, whenCmsIsThere } = parts
  const state = progress.read()
  const hasPages = (await store.load()) > 0
  const isOurs = state?.edition === nameEdition(edition)
  if (hasPages && state && !isOurs) progress.noteEarlierBuilds(state.builds)
  if (hasPages && state && ((isOurs && whenCmsIsThere) || canBeServedMeanwhile(state, parts))) {
    follower.continueFrom(state.seq)
    facts.take(state.facts)
    // The pages may have been kept elsewhere, for hours: with the CMS there, what was taken back since is not shown once more.
    if (!whenCmsIsThere) await follower.catchUp()
    const whenAsked = whenCmsIsThere?.() ?? Promise.resolve()
    return { caughtUp: whenAsked.then(() => catchUpLate(parts, state)) }
  }
  await whenCmsIsThere?.()
  if (hasPages && state !== null && !(await follower.endsBefore(state.seq))) {
    follower.continueFrom(state.seq)
    facts.take(state.facts)
    if (isOurs) await goOn(parts, state)
    else await drawAnew(parts)
  } else {
    await store.clear()
    await untilTheCmsAnswers(parts.life, follower.skipToNewest)
    await drawAnew(parts)
  }
  return { caughtUp: Promise.resolve() }
}

/** Whether nothing but the build is another one, and the files of every build that pages may refer to can still be had. */
function canBeServedMeanwhile(state: EngineState, { edition, hasFilesOf = () => false }: Starting): boolean {
  if (state.edition === nameEdition(edition) || state.settings !== edition.settings) return false
  return state.builds.length > 0 && state.builds.every((build) => build === edition.build || hasFilesOf(build))
}

/** The same for pages that visitors have already: those of a newer database stay until they are drawn from the older one. */
async function catchUpLate(parts: Starting, state: EngineState): Promise<void> {
  const isOlder = await parts.follower.endsBefore(state.seq)
  if (!isOlder && state.edition === nameEdition(parts.edition)) return goOn(parts, state)
  if (isOlder) await untilTheCmsAnswers(parts.life, parts.follower.skipToNewest)
  await drawAnew(parts)
}

async function drawAnew(parts: Starting): Promise<void> {
  const { follower, facts, progress, life } = parts
  progress.write()
  await untilTheCmsAnswers(life, facts.refresh)
  await follower.catchUp()
  const hrefs = await untilTheCmsAnswers(life, () => readIndex(parts.renderer))
  // Not only when all is drawn: what is taken back meanwhile goes at once.
  follower.follow()
  await fill(parts, hrefs)
  followDays(parts)
}

/** Goes on where a process of the same edition stopped. */
async function goOn(parts: Starting, { unfinished }: Pick<EngineState, 'unfinished'>): Promise<void> {
  const { store, queue, follower, frame, pictures, progress } = parts
  progress.noteFilled()
  for (const href of frame.hrefs) if (store.has(href)) frame.noteDrawn(href, frame.seq())
  for (const href of frame.outdated()) {
    if (frame.isOutdatedAround(href)) queue.addForFrame(href)
    else queue.add(href, priorities.dependent)
  }
  for (const href of unfinished) queue.add(href, priorities.dependent)
  followDays(parts)
  const caughtUp = reconcileUntilDone(parts).then(() => {
    follower.follow()
    return queue.drained()
  })
  await Promise.race([caughtUp, wait(catchUpLimitMs, undefined, { ref: false })])
  pictures.refresh()
}

/** Draws everything. The pages of another edition stay until they are drawn anew, the ways on from moved addresses for good. */
async function fill({ store, queue, progress, onProgress }: Starting, hrefs: readonly string[]): Promise<void> {
  const all = new Set([...platformHrefs, ...hrefs, ...store.hrefs()])
  const report = setInterval(() => onProgress(Math.max(0, all.size - queue.size()), all.size), 200)
  // What visitors ask of a page is computed from what it was drawn from, which only the same build is sure to understand.
  for (const { href, parameters } of store.known.all()) if (parameters?.length) queue.add(href, priorities.dependent)
  for (const href of all) queue.add(href, priorities.fill)
  progress.noteFilled()
  await queue.drained()
  clearInterval(report)
}

/** Without pages of this edition there is nothing to show: visitors are told to come again until the CMS is there. */
async function untilTheCmsAnswers<Answer>(life: Starting['life'], ask: () => Promise<Answer>): Promise<Answer> {
  for (let isLogged = false; ; isLogged = true) {
    try {
      return await ask()
    } catch (error) {
      if (!isLogged) log.error('The CMS cannot be read; the first pages wait for it', { error })
      await wait(life.cmsRetryMs)
      if (life.isEnded()) throw error
    }
  }
}
