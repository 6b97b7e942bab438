import type { DatabaseSync } from 'node:sqlite'
import type { DecisionKind } from '../case-decision'
import { atOnce } from './open-file'
import { readDecisionRows } from './stored-rows'

export const caseLifeTables = `
CREATE TABLE IF NOT EXISTS case_life (case_id TEXT PRIMARY KEY, closed TEXT, delete_on TEXT) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS decisions (case_id TEXT, kind TEXT, signer TEXT, statement BLOB NOT NULL, is_agreed INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (case_id, kind, signer)) WITHOUT ROWID
`

type Said = { kind: DecisionKind; signer: string; statement: Uint8Array }
type Agreed = { kind: DecisionKind; until: string; signers: readonly [string, string]; today: string }

/** What becomes of a case after it came: what people say of it, and what two of them have decided. */
export type CaseLife = {
  /** Notes what one person says; nothing changes by it. */
  say: (caseId: string, said: Said) => void
  said: (caseId: string) => (Said & { isAgreed: boolean })[]
  /** Makes what two people said so. */
  decide: (caseId: string, agreed: Agreed) => void
}

/** Opens what is kept of it. */
export function openCaseLife(database: DatabaseSync): CaseLife {
  const run = (text: string, ...values: string[]) => database.prepare(text).run(...values)
  const change: Record<DecisionKind, (caseId: string, agreed: Agreed) => void> = {
    extend: (caseId, { until }) => run('UPDATE cases SET answer_by = ? WHERE id = ?', until, caseId),
    close: (caseId, { today }) =>
      run(
        'INSERT INTO case_life (case_id, closed) VALUES (?, ?) ON CONFLICT DO UPDATE SET closed = excluded.closed',
        ...[caseId, today],
      ),
    keep: (caseId, { until }) =>
      run(
        'INSERT INTO case_life (case_id, delete_on) VALUES (?, ?) ON CONFLICT DO UPDATE SET delete_on = excluded.delete_on',
        ...[caseId, until],
      ),
  }
  return {
    say: (caseId, { kind, signer, statement }) => {
      database
        .prepare(
          'INSERT INTO decisions VALUES (?, ?, ?, ?, 0) ON CONFLICT DO UPDATE SET statement = excluded.statement, is_agreed = 0',
        )
        .run(caseId, kind, signer, statement)
    },
    said: (caseId) =>
      readDecisionRows(
        database.prepare('SELECT kind, signer, statement, is_agreed FROM decisions WHERE case_id = ?').all(caseId),
      ),
    decide: (caseId, agreed) =>
      atOnce(database, () => {
        change[agreed.kind](caseId, agreed)
        const [first, second] = agreed.signers
        run(
          'UPDATE decisions SET is_agreed = 1 WHERE case_id = ? AND kind = ? AND signer IN (?, ?)',
          ...[caseId, agreed.kind, first, second],
        )
      }),
  }
}
