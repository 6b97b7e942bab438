import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { atOnce, emptyJournal } from './open-file'

/** So long somebody may look at what their files say of them. */
const lifetimeMs = 30 * 60_000
/** More than so many bytes of drafts are not kept at a time: they are strangers', and the disk is everybody's. */
const mostBytes = 256 * 1024 * 1024

const found = z.object({ blob: z.instanceof(Uint8Array) }).optional()
const sum = z.object({ bytes: z.number() })

/** What was uploaded and not sent yet, sealed to a key that is in the page alone. */
export type Drafts = {
  /** @returns false when there are too many already. */
  put: (id: string, blob: Uint8Array) => boolean
  /** Takes a draft out: it is sent once. */
  take: (id: string) => Uint8Array | null
  forgetOld: () => void
}

export const draftTable =
  'CREATE TABLE IF NOT EXISTS drafts (id TEXT PRIMARY KEY, expires INTEGER NOT NULL, blob BLOB NOT NULL) WITHOUT ROWID'

/** @param now a clock in milliseconds. */
export function openDrafts(database: DatabaseSync, now: () => number): Drafts {
  const deleteOld = () => database.prepare('DELETE FROM drafts WHERE expires <= ?').run(now()).changes
  return {
    put: (id, blob) =>
      atOnce(database, () => {
        deleteOld()
        const { bytes } = sum.parse(
          database.prepare('SELECT coalesce(sum(length(blob)), 0) AS bytes FROM drafts').get(),
        )
        if (bytes + blob.length > mostBytes) return false
        database.prepare('INSERT INTO drafts VALUES (?, ?, ?)').run(id, now() + lifetimeMs, blob)
        return true
      }),
    take: (id) => {
      const taken = found.parse(
        database.prepare('DELETE FROM drafts WHERE id = ? AND expires > ? RETURNING blob').get(id, now()),
      )
      emptyJournal(database)
      return taken?.blob ?? null
    },
    forgetOld: () => {
      if (deleteOld() !== 0) emptyJournal(database)
    },
  }
}
