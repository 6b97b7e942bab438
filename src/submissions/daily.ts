import { log } from '@/src/platform/log'

const dayMs = 86_400_000
const retryMs = 10 * 60_000
/** Soon after the start, when the database is open: a process that is started anew every day must not skip the work. */
const firstMs = 60_000

/**
 * Does something once a day for as long as the process runs, and soon again when it fails.
 *
 * @param name what it is, for the log.
 * @param isOurs whether it is for this process to do now; when not, it is asked again soon.
 * @returns what ends it, once what is under way is done.
 */
export function repeatDaily(name: string, work: () => Promise<void>, isOurs = () => true): () => Promise<void> {
  let timer = setTimeout(run, firstMs)
  let underWay = Promise.resolve()
  let isStopping = false
  function run(): void {
    if (isOurs()) underWay = doNow()
    else plan(retryMs)
  }
  function doNow(): Promise<void> {
    return work().then(
      () => plan(dayMs),
      (error: unknown) => {
        log.error(`${name} failed and is tried again`, { error })
        plan(retryMs)
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
