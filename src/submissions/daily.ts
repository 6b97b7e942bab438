import { log } from '@/src/platform/log'

const dayMs = 86_400_000
const retryMs = 10 * 60_000
/** Soon after the start, when the database is open: a process that is started anew every day must not skip the work. */
const firstMs = 60_000

/** Something that is done again and again. */
type Repeated = {
  /** What it is, for the log. */
  name: string
  work: () => Promise<void>
  /** Whether it is for this process to do now; when not, it is asked again soon. */
  isOurs?: () => boolean
  /** The time between two, in milliseconds. */
  everyMs: number
}

/** Does something once a day for as long as the process runs, and soon again when it fails. The same arguments as `repeat` has, and what it returns. */
export function repeatDaily(name: string, work: () => Promise<void>, isOurs = () => true): () => Promise<void> {
  return repeat({ name, work, isOurs, everyMs: dayMs })
}

/**
 * Does something again and again for as long as the process runs, and soon again when it fails.
 *
 * @returns what ends it, once what is under way is done.
 */
export function repeat({ name, work, isOurs = () => true, everyMs }: Repeated): () => Promise<void> {
  const soonMs = Math.min(retryMs, everyMs)
  let timer = setTimeout(run, Math.min(firstMs, everyMs))
  let underWay = Promise.resolve()
  let isStopping = false
  function run(): void {
    if (isOurs()) underWay = doNow()
    else plan(soonMs)
  }
  function doNow(): Promise<void> {
    return work().then(
      () => plan(everyMs),
      (error: unknown) => {
        log.error(`${name} failed and is tried again`, { error })
        plan(soonMs)
      },
    )
  }
  function plan(ms: number): void {
    if (!isStopping) timer = setTimeout(run, ms)
  }
  return async () => {
    isStopping = true
    clearTimeout(timer)
    await underWay
  }
}
