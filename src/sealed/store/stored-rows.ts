import { z } from 'zod'
import { decisionKinds } from '../case-decision'
import { toDeleteOn } from '../deadlines'

const bytes = z.instanceof(Uint8Array)
const caseRow = z
  .object({
    id: z.string(),
    route: z.string(),
    received: z.string(),
    acknowledge_by: z.string(),
    acknowledged: z.string().nullable(),
    answer_by: z.string().nullable(),
    closed: z.string().nullable(),
    delete_on: z.string().nullable(),
  })
  .transform(({ acknowledge_by: acknowledgeBy, answer_by: answerBy, delete_on: deleteOn, ...row }) => ({
    ...{ ...row, acknowledgeBy, answerBy },
    deleteOn: deleteOn ?? toDeleteOn(row.received),
  }))

const itemRow = z
  .object({ place: z.number(), sender: z.enum(['reporter', 'desk']), day: z.string(), blob: bytes })
  .transform(({ sender, ...row }) => ({ ...row, from: sender }))

const changeRow = z
  .object({ epoch: z.number(), signer: z.string(), statement: bytes, blob: bytes, is_agreed: z.number() })
  .transform(({ is_agreed: isAgreed, ...row }) => ({ ...row, isAgreed: isAgreed === 1 }))

const decisionRow = z
  .object({ kind: z.enum(decisionKinds), signer: z.string(), statement: bytes, is_agreed: z.number() })
  .transform(({ is_agreed: isAgreed, ...row }) => ({ ...row, isAgreed: isAgreed === 1 }))

const mailboxRow = z.object({ pointer: bytes }).optional()

/** What is in clear of a case: a random number, who takes it, and days. */
export type StoredCase = z.output<typeof caseRow>

/** Cases as they are stored. */
export function readCaseRows(rows: readonly unknown[]): StoredCase[] {
  return rows.map((row) => caseRow.parse(row))
}

/** A case as it is stored. @returns null when there is none. */
export function readCaseRow(row: unknown): StoredCase | null {
  return row === undefined ? null : caseRow.parse(row)
}

/** Items as they are stored. */
export function readItemRows(rows: readonly unknown[]) {
  return rows.map((row) => itemRow.parse(row))
}

/** What was said of who may read, as it is stored. */
export function readChangeRows(rows: readonly unknown[]) {
  return rows.map((row) => changeRow.parse(row))
}

/** What was said of the life of a case, as it is stored. */
export function readDecisionRows(rows: readonly unknown[]) {
  return rows.map((row) => decisionRow.parse(row))
}

/** Where a mailbox leads, sealed. @returns null when there is none. */
export function readMailboxRow(row: unknown): Uint8Array | null {
  return mailboxRow.parse(row)?.pointer ?? null
}
