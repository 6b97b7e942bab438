import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ownProgram } from '@/src/platform/own-program'
import { type EvidenceReport, evidenceReport } from './evidence-report'

/** Longer than reading the database of any bank's site takes; what takes longer hangs. */
const longestMs = 30 * 60_000

/**
 * Examines the database in a process of its own, so that nobody waits for it.
 *
 * @param signal ends it.
 * @param what `restored` where it is a copy that was put back, of which nothing is asked that processes noted since.
 * @throws when it cannot be examined.
 */
export async function examineApart(signal?: AbortSignal, what?: 'restored'): Promise<EvidenceReport> {
  const { file, execArgv } = ownProgram('examine-process')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...execArgv, '--disable-warning=ExperimentalWarning', file, ...(what ? [what] : [])],
    { timeout: longestMs, killSignal: 'SIGKILL', ...(signal ? { signal } : {}) },
  )
  return evidenceReport.parse(JSON.parse(stdout))
}
