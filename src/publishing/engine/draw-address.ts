import { log } from '@/src/platform/log'
import { isOwnTag } from '@/src/publications/tags'
import { drawPage } from '../draw-page'
import type { FinishedPage } from '../finished-page'
import type { IslandScripts } from '../place-scripts'
import { priorities, type Work } from '../publishing-queue'
import { tombstoneIn, toTombstonePage } from '../tombstones'
import type { DrawnCounts } from './drawn-counts'
import type { EngineOptions } from './engine-options'
import type { EngineParts } from './engine-parts'
import { createFramePutter } from './put-frame-around'
import { createUploadsOfPages } from './uploads-of-pages'

type Drawing = Omit<EngineParts, 'pictures' | 'progress' | 'formVersions'> &
  Pick<EngineOptions, 'isSecure' | 'edition'> & { islands: IslandScripts | null; counts: DrawnCounts }

/**
 * Draws what stands at an address now, and gives it to visitors.
 *
 * @returns what the queue does with each address. It never throws: what visitors have stays as it is until drawing works again.
 */
export function createAddressDrawing(parts: Drawing): (href: string, work: Work, seen: () => void) => Promise<void> {
  const { renderer, store, contentFiles, findable, queue, follower, frame, tombstones, failed, rows, facts, forms } =
    parts
  const { isSecure, edition, islands, frames, life, counts } = parts
  const uploads = createUploadsOfPages(parts)
  const putFrameAround = createFramePutter(parts)

  async function draw(href: string): Promise<void> {
    const seq = follower.newest()
    const frameSeq = frame.seq()
    // A page never asks visitors for what could not be judged yet when they send it.
    await forms.untilKnown()
    // An address that was taken away is finished only when it is away on disk too.
    await store.written(href)
    const drawn = await drawPage(renderer, href, {
      seq,
      frameSeq,
      isSecure,
      edition,
      islands,
      frames,
      formOrigins: facts.formOrigins(),
      bringUploads: (paths) => uploads.bring(href, paths),
    })
    const page = drawn?.page ?? (await tombstonePageAt(href, seq))
    // First the data: a page must never be computed from what an older one was drawn from.
    if (drawn) await contentFiles.write(href, drawn.data)
    // What its document has left meanwhile is not shown, not even for the moment until it is drawn again.
    const isLeft = drawn !== null && hasLeft(drawn.page)
    findable.put(href, drawn && !isLeft ? drawn.data.search : [])
    if (!isLeft) await (page ? store.put(page) : store.remove(href))
    if (!drawn || isLeft) await contentFiles.remove(href)
    if (uploads.areMissing(href)) failed.noteFailure(href)
    else failed.noteSuccess(href)
    frame.noteDrawn(href, frameSeq)
    askForFrames(frame.outdatedAfter(href, frameSeq))
    if (rows.areForgottenAfter(seq)) queue.add(href, priorities.dependent)
    for (const tag of page?.tags ?? []) {
      if (rows.after(seq, tag)) queue.add(href, isOwnTag(tag) ? priorities.changed : priorities.dependent)
    }
  }

  /** Pages whose content is as it should be need another frame; what could not be drawn is drawn. */
  function askForFrames(hrefs: readonly string[]): void {
    for (const href of hrefs) {
      if (frame.isOutdatedAround(href) && !failed.has(href)) queue.addForFrame(href)
      else queue.add(href, priorities.dependent)
    }
  }

  async function putAround(href: string, seen: () => void): Promise<void> {
    const frameSeq = frame.seq()
    if (!(await putFrameAround(href, seen))) return draw(href)
    askForFrames(frame.outdatedAfter(href, frameSeq))
  }

  /** Whether the document of a page has left its address since the page was drawn. */
  function hasLeft({ href, tags, seq }: FinishedPage): boolean {
    return tags.some((tag) => {
      const row = isOwnTag(tag) ? rows.after(seq, tag) : undefined
      return row !== undefined && !Object.values(row.hrefs).includes(href)
    })
  }

  /** What to say at an address without a document, also when one left it in an earlier process. */
  async function tombstonePageAt(href: string, seq: number): Promise<FinishedPage | null> {
    const tombstone = tombstones.of(href) ?? tombstoneIn(await store.get(href))
    return tombstone ? toTombstonePage(href, { tombstone, tags: store.known.get(href)?.tags ?? [], seq }) : null
  }

  return async (href, work, seen) => {
    try {
      await (work === 'frame' ? putAround(href, seen) : draw(href))
      counts[work]++
    } catch (error) {
      counts.failed++
      failed.noteFailure(href)
      if (!life.isEnded()) log.error('A page could not be drawn and will be tried again', { href, error })
    }
  }
}
