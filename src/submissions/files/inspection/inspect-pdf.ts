import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { hasErrorCode } from '@/src/platform/error-code'
import { ownProgram } from '@/src/platform/own-program'
import type { FileObjection } from '../file-objection'
import { inspectionLimitMs } from '../inspection-task'

/** Shorter than the time of the thread that waits here, which stays for the next file. */
const longestMs = inspectionLimitMs - 3_000
const verdict = z.enum(['sound', 'active', 'locked', 'damaged', 'tooComplex'])

/**
 * What speaks against a PDF: that it runs something, leads elsewhere when it is opened, brings other files along, is locked, becomes
 * huge when it is unpacked, or cannot be read to its end.
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
  const timer = setTimeout(() => void worker.terminate(), limitMs)
  try {
    const answer = await new Promise<unknown>((resolve) => {
      worker.once('message', resolve)
      // Memory or time was exhausted, or the parser gave up: no sound file does that.
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

function isOutOfMemory(error: unknown): boolean {
  return hasErrorCode(error, 'ERR_WORKER_OUT_OF_MEMORY')
}
