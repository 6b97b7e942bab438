import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { readSharedHeads } from '@/src/audit/shared-heads'
import type { EvidenceReport } from '@/src/evidence/evidence-report'
import { examineApart } from '@/src/evidence/examine-apart'
import { lendSetting } from '@/src/platform/env'
import type { BackupManifest, DatabaseContent } from './backup-manifest'
import { BackupRefusal } from './backup-refusal'
import { describeDatabase } from './describe-database'

/** What a restored audit log is like. */
export type RestoredLog = {
  /** Entries that are whole. */
  count: number
  /** Newest entry that a checkpoint outside speaks of, when the log does not have it: what came after the backup. 0 otherwise. */
  lostUntil: number
  /** The newest entry that processes noted in the object store, when it is one after those. 0 otherwise. */
  notedUntil: number
}

/**
 * Examines what was restored: the whole database, whether it holds what the manifest says, and the audit log from its first entry.
 *
 * @throws BackupRefusal with what is not as it was.
 */
export async function checkRestored(dataDirectory: string, { database, server }: BackupManifest): Promise<RestoredLog> {
  if (!database) return { count: 0, lostUntil: 0, notedUntil: 0 }
  // A server's was compared before anybody else could see it.
  if (!server) await checkFile(join(dataDirectory, 'sona.sqlite'), database)
  const log = judgeLog(await examine(dataDirectory))
  const noted = server ? (await readSharedHeads()).map((head) => (head === 'unreadable' ? 0 : head.number)) : []
  const newest = Math.max(0, ...noted)
  return { ...log, notedUntil: newest > log.count ? newest : 0 }
}

async function checkFile(file: string, said: DatabaseContent): Promise<void> {
  const damage = checkIntegrity(file)
  if (damage !== null) throw new BackupRefusal(`The database of the backup is damaged: ${damage}. Take another backup.`)
  refuseDifference(said, await describeDatabase(file))
}

/** Everything that SQLite can find, which takes longer than what a start asks. @returns the first damage. */
function checkIntegrity(file: string): string | null {
  const opened = new DatabaseSync(file, { readOnly: true })
  try {
    const first = Object.values(opened.prepare('PRAGMA integrity_check(1)').get() ?? {})[0]
    return first === 'ok' ? null : String(first)
  } finally {
    opened.close()
  }
}

/** @throws BackupRefusal when a database does not hold what the manifest of its backup says. */
export function refuseDifference(said: DatabaseContent, found: DatabaseContent): void {
  const different = findDifference(said, found)
  if (different) throw new BackupRefusal(`The database of the backup is not what its manifest says: ${different}.`)
}

function findDifference(said: DatabaseContent, found: DatabaseContent): string | null {
  const table = Object.keys(said.counts).find((name) => said.counts[name] !== found.counts[name])
  if (table !== undefined)
    return `${table} has ${found.counts[table] ?? 'no'} rows instead of ${said.counts[table] ?? 'none'}`
  const parts = ['newestPublication', 'audit', 'formVersions', 'migrations'] as const
  return parts.find((part) => !isDeepStrictEqual(said[part], found[part])) ?? null
}

/** In a process of its own, which reads the keys and the note of the log where it is told that the data is. */
async function examine(dataDirectory: string): Promise<EvidenceReport> {
  const giveBack = lendSetting('SONA_DATA', dataDirectory)
  try {
    return await examineApart(undefined, 'restored')
  } finally {
    giveBack()
  }
}

function judgeLog({ damage, fault, count }: EvidenceReport): Omit<RestoredLog, 'notedUntil'> {
  if (damage !== null) throw new BackupRefusal(`The database of the backup is damaged: ${damage}. Take another backup.`)
  // What a checkpoint outside says of later entries is no fault of the backup: it is what was lost.
  if (fault?.fault === 'checkpoint' && fault.number > count) return { count, lostUntil: fault.number }
  if (fault)
    throw new BackupRefusal(
      `The audit log of the backup is not whole: ${fault.fault} at entry ${fault.number}. Tell internal audit; an older backup may be whole.`,
    )
  return { count, lostUntil: 0 }
}
