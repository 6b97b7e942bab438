import staffTexts from '@/messages/staff/server.json' with { type: 'json' }
import { readAuditHead } from '@/src/audit/audit-head'
import { readAuditKeys } from '@/src/audit/audit-key'
import { makeCheckpoint } from '@/src/audit/checkpoint'
import { sendCheckpoint } from '@/src/audit/send-checkpoint'
import type { EvidenceReport } from '@/src/evidence/evidence-report'
import { examineApart } from '@/src/evidence/examine-apart'
import { tellEvidence } from '@/src/evidence/tell-evidence'
import { endCondition, holdCondition } from '@/src/health/conditions'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

let checkpointAt = 0

/** When the last checkpoint of this process reached its place, in milliseconds since 1970; 0 when none did. */
export function lastCheckpointAt(): number {
  return checkpointAt
}

type Examination = (signal: AbortSignal) => Promise<EvidenceReport>

/**
 * Examines the database and its audit log now and every day, in a process beside this one, and brings a checkpoint of the log to where
 * the settings say, now and every hour.
 *
 * @param examineNow examines both until it is told to end.
 * @returns what ends it.
 */
export function watchEvidence(examineNow: Examination = examineApart): () => Promise<void> {
  const ending = new AbortController()
  tellKeyInside()
  const noteUnlessEnding = () => (ending.signal.aborted ? undefined : noteCheckpoint())
  let underWay = examine(examineNow, ending.signal).then(noteUnlessEnding)
  const timers = [
    setInterval(() => {
      underWay = underWay.then(() => examine(examineNow, ending.signal))
    }, dayMs),
    setInterval(() => {
      underWay = underWay.then(noteUnlessEnding)
    }, hourMs),
  ]
  return async () => {
    for (const timer of timers) clearInterval(timer)
    ending.abort()
    await underWay
  }
}

async function examine(examineNow: Examination, signal: AbortSignal): Promise<void> {
  try {
    tellEvidence(await examineNow(signal))
    endCondition('evidence-unexamined')
  } catch (error) {
    if (signal.aborted) return
    log.error('The database and its audit log could not be examined', { error })
    holdCondition({
      name: 'evidence-unexamined',
      kind: 'fault',
      text: staffTexts.watchEvidence.unexamined,
    })
  }
}

/** Notes the newest entry outside. Does nothing where no place is set, or while the log is empty. */
export async function noteCheckpoint(): Promise<void> {
  const { auditCheckpoints } = env
  if (auditCheckpoints === undefined) return
  try {
    const head = readAuditHead()
    if (head === null || head === 'unreadable') return
    const { number, hash } = head
    const at = new Date().toISOString()
    await sendCheckpoint(auditCheckpoints, makeCheckpoint({ at, number, hash }, readAuditKeys().current))
    checkpointAt = Date.now()
    endCondition('audit-checkpoint-missing')
  } catch (error) {
    log.error('The checkpoint of the audit log could not be brought to where AUDIT_CHECKPOINTS says', { error })
    holdCondition({
      name: 'audit-checkpoint-missing',
      kind: 'fault',
      text: staffTexts.watchEvidence.checkpointMissing,
    })
  }
}

function tellKeyInside(): void {
  if (readAuditKeys().isApart) return
  holdCondition({
    name: 'weaker-audit-key',
    kind: 'notice',
    text: staffTexts.watchEvidence.keyInside,
  })
}
