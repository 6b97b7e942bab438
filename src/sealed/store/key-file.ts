import { existsSync, linkSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { emptyJournal, openFile } from './open-file'

/** So long a backup of the key blobs is kept: whoever deletes a case has deleted it everywhere after that. */
export const backupDays = 35

const row = z.object({ epoch: z.number(), sealed_by: z.string(), blob: z.instanceof(Uint8Array) })

/** A sealed pair of a case, and who sealed it: the intake, or one of those who may read. */
export type KeyBlob = { epoch: number; sealedBy: string; blob: Uint8Array }

/** The key blobs: in a file of their own, because their backups go sooner than those of everything else. */
export type KeyFile = {
  add: (caseId: string, key: KeyBlob) => void
  of: (caseId: string) => KeyBlob[]
  /** Takes away those of an epoch that others than these sealed. */
  keepOnly: (caseId: string, epoch: number, sealedBy: readonly string[]) => void
  deleteCase: (caseId: string) => void
  /** Copies the file, once a day, and forgets the copies that are too old. */
  backUp: (today: string) => void
  settle: () => void
  close: () => void
}

/** Opens the key blobs in the directory of the store. */
export function openKeyFile(directory: string): KeyFile {
  const database = openFile(
    join(directory, 'keys.sqlite'),
    'CREATE TABLE IF NOT EXISTS key_blobs (case_id TEXT, epoch INTEGER, sealed_by TEXT, blob BLOB NOT NULL, PRIMARY KEY (case_id, epoch, sealed_by)) WITHOUT ROWID',
  )
  const backups = join(directory, 'key-backups')
  mkdirSync(backups, { recursive: true, mode: 0o700 })
  const settle = () => emptyJournal(database)
  return {
    add: (caseId, { epoch, sealedBy, blob }) => {
      database.prepare('INSERT OR REPLACE INTO key_blobs VALUES (?, ?, ?, ?)').run(caseId, epoch, sealedBy, blob)
    },
    of: (caseId) =>
      z
        .array(row)
        .parse(database.prepare('SELECT epoch, sealed_by, blob FROM key_blobs WHERE case_id = ?').all(caseId))
        .map(({ epoch, sealed_by: sealedBy, blob }) => ({ epoch, sealedBy, blob })),
    keepOnly: (caseId, epoch, sealedBy) => {
      const kept = sealedBy.map(() => '?').join()
      database
        .prepare(`DELETE FROM key_blobs WHERE case_id = ? AND epoch = ? AND sealed_by NOT IN (${kept})`)
        .run(caseId, epoch, ...sealedBy)
      settle()
    },
    deleteCase: (caseId) => {
      database.prepare('DELETE FROM key_blobs WHERE case_id = ?').run(caseId)
      settle()
    },
    backUp: (today) => {
      const path = join(backups, `${today}.sqlite`)
      if (!existsSync(path)) {
        // Under another name until it is whole: a process that is killed meanwhile leaves no empty backup that looks like one.
        const unfinished = `${path}.new`
        rmSync(unfinished, { force: true })
        writeFileSync(unfinished, '', { mode: 0o600 })
        database.prepare('VACUUM INTO ?').run(unfinished)
        linkSync(unfinished, path)
        rmSync(unfinished)
      }
      for (const name of readdirSync(backups)) if (isTooOld(name, today)) wipe(join(backups, name))
    },
    settle,
    close: () => database.close(),
  }
}

function isTooOld(name: string, today: string): boolean {
  const age = Date.parse(today) - Date.parse(name.slice(0, 10))
  return age > backupDays * 24 * 3_600_000
}

/** A name that is gone leaves its bytes on the disk: they are written over first, as far as a file system does that in place. */
function wipe(path: string): void {
  writeFileSync(path, Buffer.alloc(statSync(path).size), { flag: 'r+' })
  rmSync(path)
}
