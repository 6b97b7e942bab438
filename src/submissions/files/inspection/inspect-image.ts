import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { ownProgram } from '@/src/platform/own-program'
import { type InspectedContent, inspectionLimitMs } from '../inspection-task'

/** Shorter than the thread's own time, which cannot end while it waits for the process. */
const longestMs = inspectionLimitMs - 3_000
/** A photograph of 60 million points, drawn anew. */
const largestDrawn = 64 * 1024 * 1024
const verdict = z.enum(['sound', 'disguised', 'damaged', 'tooManyPixels'])

/**
 * Reads a picture to its last pixel, in a process that is ended when it takes too long or too much memory.
 *
 * @param keepsOriginal whether the bytes stay as they are, for evidence; else it is drawn anew, without the place, the device
 *   and whatever else was written beside the picture.
 */
export function inspectImage(
  content: Buffer,
  { kind, keepsOriginal, limitMs = longestMs }: { kind: 'png' | 'jpg'; keepsOriginal: boolean; limitMs?: number },
): InspectedContent {
  const format = kind === 'jpg' ? 'jpeg' : 'png'
  // The thread has nothing else to do meanwhile, and the process has its priority.
  const { file, execArgv } = ownProgram('picture-process')
  const { stdout, signal, error } = spawnSync(
    process.execPath,
    [...execArgv, file, format, keepsOriginal ? 'keep' : 'draw'],
    {
      input: content,
      timeout: limitMs,
      killSignal: 'SIGKILL',
      maxBuffer: largestDrawn,
      env: { NODE_ENV: 'production' },
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  )
  if (error) return { objection: 'tooComplex' }
  // It ended itself because it took too much memory.
  if (signal === 'SIGKILL') return { objection: 'tooManyPixels' }
  const end = stdout.indexOf('\n')
  const found = verdict.safeParse(stdout.subarray(0, Math.max(end, 0)).toString('latin1')).data ?? 'damaged'
  if (found !== 'sound') return { objection: found }
  return keepsOriginal ? { objection: null } : { objection: null, drawn: stdout.subarray(end + 1) }
}
