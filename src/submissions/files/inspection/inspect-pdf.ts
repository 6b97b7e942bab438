import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { hasErrorCode } from '@/src/platform/error-code'
import { ownProgram } from '@/src/platform/own-program'
import type { FileObjection } from '../file-objection'
import { inspectionLimitMs } from '../inspection-task'

/** Shorter than the time of the thread that waits here, which stays for the next file. */
const longestMs = inspectionLimitMs - 3_000
const verdict = z.enum(['sound', 'active', 'locked', 'damaged', 'tooComplex', 'notChecked'])
/** Three times what the slowest file of good will takes of a processor: whose thread had less was waiting for one. */
const mostOfGoodWillMs = 3_000
/** How long a thread may take to say how long it ran: in the middle of one long step it says nothing. */
const longestAnswerMs = 500

/**
 * What speaks against a PDF: that it runs something, leads elsewhere when it is opened, brings other files along, is locked, becomes
 * huge when it is unpacked, or cannot be read to its end; or that a busy machine had no time to look into it.
 *
 * @param limitMs how long it may be looked into, in milliseconds.
 */
export async function inspectPdf(content: Buffer, limitMs = longestMs): Promise<FileObjection | null> {
  if (!content.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'disguised'
  const bytes = Uint8Array.from(content)
  const { file, execArgv } = ownProgram('pdf-thread')
  const worker = new Worker(file, {
    workerData: bytes,
    transferList: [bytes.buffer],
    execArgv: [...execArgv],
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
    env: { NODE_ENV: 'production' },
    stdout: true,
    stderr: true,
  })
  let timer: NodeJS.Timeout | undefined
  try {
    const answer = await new Promise<unknown>((resolve) => {
      timer = setTimeout(
        () => void wasKeptWaiting(worker).then((was) => resolve(was ? 'notChecked' : 'tooComplex')),
        limitMs,
      )
      worker.once('message', resolve)
      // Memory was exhausted, or the parser gave up: no sound file does that.
      worker.once('error', (error) => resolve(isOutOfMemory(error) ? 'tooComplex' : 'damaged'))
      worker.once('exit', () => resolve('tooComplex'))
    })
    const found = verdict.parse(answer)
    return found === 'sound' ? null : found
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** Whether a thread had less of a processor so far than a file of good will may need. */
async function wasKeptWaiting(worker: Worker): Promise<boolean> {
  // None that has not begun yet can say; nor one that has ended, which has said by itself what it found.
  const usage = worker.cpuUsage().catch(() => ({ user: 0, system: 0 }))
  const used = await Promise.race([usage, wait(longestAnswerMs, null, { ref: false })])
  return used !== null && (used.user + used.system) / 1_000 < mostOfGoodWillMs
}

function isOutOfMemory(error: unknown): boolean {
  return hasErrorCode(error, 'ERR_WORKER_OUT_OF_MEMORY')
}
