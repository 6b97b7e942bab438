import { setTimeout as wait } from 'node:timers/promises'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'

/** The processes that export spans. What the process that draws does is measured by the one that asks it. */
type TracedProcess = 'front' | 'back' | 'product'

/** A collector that does not answer keeps nobody from stopping, in milliseconds. */
const longestFarewellMs = 2_000

/**
 * Has this process make spans from now on and export them, where a setting names a collector. What they are made with is loaded here and
 * only then, and nobody waits for it.
 *
 * @returns what exports the last ones, at the stop.
 */
export function startTraces(part: TracedProcess): () => Promise<void> {
  if (env.traces === null) return async () => undefined
  const { serviceName } = env.traces
  const opening = import('./export-spans').then(({ exportSpans }) => exportSpans({ serviceName, part }))
  opening.catch((error: unknown) => log.error('Traces cannot be exported', { error }))
  return async () => {
    try {
      const end = await opening
      await Promise.race([end(), wait(longestFarewellMs, undefined, { ref: false })])
    } catch (error) {
      log.error('The last traces could not be exported', { error })
    }
  }
}
