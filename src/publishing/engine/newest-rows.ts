import type { Publication } from '@/src/publications/publication'
import type { Tag } from '@/src/publications/tags'

/** For each tag, the newest row of the feed that named it: what was drawn from before that row is old. */
export type NewestRows = {
  note: (row: Publication) => void
  /** The newest row that named a tag after another row. */
  after: (seq: number, tag: Tag) => Publication | undefined
  /** Forgets all of them, when nothing is being drawn that they could outdate. @param newest the last row there was. */
  forget: (newest: number) => void
  /** Whether rows were forgotten that came after a row: what was drawn from that row may be old. */
  areForgottenAfter: (seq: number) => boolean
}

export function createNewestRows(): NewestRows {
  const byTag = new Map<Tag, Publication>()
  let forgottenUntil = 0
  return {
    note: (row) => {
      for (const tag of row.tags) byTag.set(tag, row)
    },
    after: (seq, tag) => {
      const row = byTag.get(tag)
      return row && row.seq > seq ? row : undefined
    },
    forget: (newest) => {
      byTag.clear()
      forgottenUntil = newest
    },
    areForgottenAfter: (seq) => seq < forgottenUntil,
  }
}
