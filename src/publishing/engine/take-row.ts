import { log } from '@/src/platform/log'
import type { Publication } from '@/src/publications/publication'
import { isOwnTag } from '@/src/publications/tags'
import { priorities } from '../publishing-queue'
import { toTombstonePage } from '../tombstones'
import type { EngineParts } from './engine-parts'

type Following = Pick<
  EngineParts,
  'uploads' | 'store' | 'contentFiles' | 'findable' | 'queue' | 'frame' | 'tombstones' | 'rows' | 'facts' | 'forms'
>

/** Takes in the rows of the feed: says what each of them outdates, and has it drawn. */
export function createRowTaker(parts: Following): (row: Publication) => void {
  const { uploads, store, contentFiles, findable, queue, frame, tombstones, rows, facts, forms } = parts

  /** An address that its document has left is taken from visitors at once: what follows may take long, or fail. */
  function takeAway(href: string, row: Publication): void {
    const tombstone = tombstones.note(href, row)
    if (!tombstone) return
    findable.remove(href)
    const page = toTombstonePage(href, { tombstone, tags: store.known.get(href)?.tags ?? [], seq: row.seq })
    const onDisk = [page ? store.put(page) : store.remove(href), contentFiles.remove(href)]
    Promise.all(onDisk).catch((error: unknown) =>
      log.error('An address could not be taken away on disk', { href, error }),
    )
  }

  return (row) => {
    const { seq, tags, hrefs } = row
    uploads?.noteRow(tags)
    rows.note(row)
    // The addresses at which this very document stood until now.
    for (const old of store.known.dependents(tags.filter(isOwnTag))) {
      takeAway(old, row)
      queue.add(old, priorities.changed)
    }
    for (const href of Object.values(hrefs)) {
      if (href === null) continue
      tombstones.forget(href)
      queue.add(href, priorities.changed)
    }
    const dependents = store.known.dependents(tags)
    // What all pages wait for.
    if (frame.noteRow(seq, dependents)) for (const href of frame.hrefs) queue.add(href, priorities.visited)
    for (const href of dependents) queue.add(href, priorities.dependent)
    facts.noteTags(tags)
    forms.noteTags(tags)
  }
}
