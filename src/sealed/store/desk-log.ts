import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { atOnce } from './open-file'

export const deskLogTable =
  'CREATE TABLE IF NOT EXISTS desk_log (number INTEGER PRIMARY KEY, entry TEXT NOT NULL, hash TEXT NOT NULL)'

const row = z.object({ number: z.number(), entry: z.string(), hash: z.string() })

/** What somebody did with a case, to the day. */
export type DeskEntry = { caseId: string; reader: string; act: string; day: string }

/** Who did what at the desk: each entry holds on to the one before it. */
export type DeskLog = {
  note: (entry: DeskEntry) => void
  read: () => DeskEntry[]
  /** The number of the first entry that was changed, or before which one is missing; null when all are as they were written. */
  firstBroken: () => number | null
}

const entryShape = z.object({ caseId: z.string(), reader: z.string(), act: z.string(), day: z.string() })

/** Opens the log of the desk. */
export function openDeskLog(database: DatabaseSync): DeskLog {
  const rows = () => z.array(row).parse(database.prepare('SELECT * FROM desk_log ORDER BY number').all())
  return {
    note: (entry) =>
      atOnce(database, () => {
        const last = row.optional().parse(database.prepare('SELECT * FROM desk_log ORDER BY number DESC LIMIT 1').get())
        const text = JSON.stringify(entry)
        const number = (last?.number ?? 0) + 1
        database.prepare('INSERT INTO desk_log VALUES (?, ?, ?)').run(number, text, link(last?.hash ?? '', text))
      }),
    read: () => rows().map(({ entry }) => entryShape.parse(JSON.parse(entry))),
    firstBroken: () => {
      let before = ''
      for (const [index, { number, entry, hash }] of rows().entries()) {
        if (number !== index + 1 || hash !== link(before, entry)) return index + 1
        before = hash
      }
      return null
    },
  }
}

function link(before: string, entry: string): string {
  return createHash('sha256').update(`${before}\n${entry}`).digest('hex')
}
