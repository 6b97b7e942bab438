import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { readAuditHead } from '@/src/audit/audit-head'
import { inOrderOfUse, readAuditKeys } from '@/src/audit/audit-key'
import { findOpenTables } from '@/src/audit/audit-triggers'
import { readCheckpoints } from '@/src/audit/checkpoint'
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

/**
 * Examines a database and the audit log in it, a few hundred rows at a time. For a process of its own: it keeps a core busy for as long
 * as the database is large.
 */
export async function examineDatabase({ file, checkpointFile }: Examined): Promise<EvidenceReport> {
  const damage = findDamage(file)
  if (damage !== null) return { damage, isProtected: true, unprotectedAt: '', count: 0, hash: '', fault: null }
  // Before the rows: what is written meanwhile is no gap.
  const head = readAuditHead()
  const checkpoints = checkpointFile === undefined ? [] : readCheckpoints(checkpointFile)
  const keys = inOrderOfUse(readAuditKeys())
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    database.exec('PRAGMA busy_timeout = 5000')
    const verdict = await verifyAudit(readRows(database), { keys, head, checkpoints })
    return { damage, isProtected: verdict.count === 0 || isProtected(database), ...verdict }
  } finally {
    database.close()
  }
}

const rowsAtOnce = 500
const row = z.looseObject({ id: z.number() })

function* readRows(database: DatabaseSync): Generator<unknown> {
  const statement = database.prepare(
    `SELECT id, number, at, actor, actor_name AS actorName, actor_role AS actorRole, action, subject, locale, reason,
      "before", "after", details, previous, hash FROM audit_log WHERE id > ? ORDER BY id LIMIT ${rowsAtOnce}`,
  )
  for (let after = 0; ; ) {
    const rows = z.array(row).parse(statement.all(after))
    for (const { id: _row, ...entry } of rows) yield entry
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

function isProtected(database: DatabaseSync): boolean {
  const listed = database.prepare(dialect.listing).all()
  return findOpenTables(listed.map(({ type, name }) => ({ type, name }))).length === 0
}
