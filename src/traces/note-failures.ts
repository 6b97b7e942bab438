import { log } from '@/src/platform/log'

/** A collector that is away is said again only after that, in milliseconds. */
const silenceMs = 600_000

/** What is done with failures of an export: a line in the log now and then. Spans that cannot be handed over are dropped. */
export function noteFailures(now: () => number = Date.now): (error: unknown) => void {
  let saidAt = Number.NEGATIVE_INFINITY
  return (error) => {
    if (now() - saidAt < silenceMs) return
    saidAt = now()
    log.error('The collector does not take traces: some are lost', { error })
  }
}
