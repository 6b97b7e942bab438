import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { readAuditHead } from '@/src/audit/audit-head'
import { inOrderOfUse, readAuditKeys } from '@/src/audit/audit-key'
import { findOpenTables } from '@/src/audit/audit-triggers'
import { readCheckpoints } from '@/src/audit/checkpoint'
import { readSharedHeads } from '@/src/audit/shared-heads'
import { verifyAudit } from '@/src/audit/verify-audit'
import { dialect } from '@/src/database/own-dialect'
import type { EvidenceReport } from './evidence-report'
import { findDamage } from './find-damage'

type Examined = {
  /** The file of the database. */
  file: string
  /** Where checkpoints are noted; nothing where they go elsewhere. */
  checkpointFile: string | undefined
}

/** The rows that a statement reads, of a database that nobody else of this process has open. */
type Read = (sql: string) => unknown[] | Promise<unknown[]>

/**
 * Examines a database and the audit log in it, a few hundred rows at a time. For a process of its own: it keeps a core busy for as long
 * as the database is large.
 */
export async function examineDatabase({ file, checkpointFile }: Examined): Promise<EvidenceReport> {
  const damage = findDamage(file)
  if (damage !== null) return { damage, isProtected: true, unprotectedAt: '', count: 0, hash: '', fault: null }
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    database.exec('PRAGMA busy_timeout = 5000')
    return await examineLog((sql) => database.prepare(sql).all(), checkpointFile)
  } finally {
    database.close()
  }
}

/** Does the same for the database on a server, which looks after its own pages. */
export async function examineServer({
  checkpointFile,
  isRestored,
}: Pick<Examined, 'checkpointFile'> & {
  /** Whether it is a copy that was put back: what processes noted since is not in it, and is no fault of it. */
  isRestored: boolean
}): Promise<EvidenceReport> {
  const { askPostgres } = await import('@/src/database/postgres-client')
  const sharedHeads = isRestored ? [] : await readSharedHeads()
  return askPostgres((ask) => examineLog(ask, checkpointFile, sharedHeads))
}

async function examineLog(
  read: Read,
  checkpointFile: Examined['checkpointFile'],
  sharedHeads: Awaited<ReturnType<typeof readSharedHeads>> = [],
): Promise<EvidenceReport> {
  // Before the rows: what is written meanwhile is no gap.
  const head = readAuditHead()
  const checkpoints = checkpointFile === undefined ? [] : readCheckpoints(checkpointFile)
  const keys = inOrderOfUse(readAuditKeys())
  const verdict = await verifyAudit(readRows(read), { keys, head, sharedHeads, checkpoints })
  return { damage: null, isProtected: verdict.count === 0 || (await isProtected(read)), ...verdict }
}

const rowsAtOnce = 500
const row = z.looseObject({ id: z.number() })
const listed = z.array(z.object({ type: z.string(), name: z.string() }))

async function* readRows(read: Read): AsyncGenerator<unknown> {
  for (let after = 0; ; ) {
    const rows = z.array(row).parse(
      await read(`SELECT id, number, at, actor, actor_name AS "actorName", actor_role AS "actorRole", action, subject, locale, reason,
        "before", "after", details, previous, hash FROM audit_log WHERE id > ${after} ORDER BY id LIMIT ${rowsAtOnce}`),
    )
    for (const { id: _row, ...entry } of rows) yield entry
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

async function isProtected(read: Read): Promise<boolean> {
  return findOpenTables(listed.parse(await read(dialect.listing))).length === 0
}
