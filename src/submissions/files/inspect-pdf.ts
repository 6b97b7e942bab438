import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { FileObjection } from './file-objection'

const longestMs = 15_000
const verdict = z.enum(['sound', 'active', 'locked', 'damaged'])

/** What speaks against a PDF: that it runs something, brings other files along, is locked, or cannot be read to its end. */
export async function inspectPdf(content: Buffer): Promise<FileObjection | null> {
  if (!content.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'disguised'
  const worker = new Worker(new URL('./pdf-inspector.ts', import.meta.url), {
    workerData: Uint8Array.from(content),
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    stdout: true,
    stderr: true,
  })
  const timer = setTimeout(() => void worker.terminate(), longestMs)
  try {
    const answer = await new Promise<unknown>((resolve) => {
      worker.once('message', resolve)
      // Memory or time was exhausted, or the parser gave up: no sound file does that.
      worker.once('error', () => resolve('damaged'))
      worker.once('exit', () => resolve('damaged'))
    })
    const found = verdict.parse(answer)
    return found === 'sound' ? null : found
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
