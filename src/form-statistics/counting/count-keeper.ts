import { randomUUID } from 'node:crypto'
import { localDay } from '@/src/country/local-day'
import { localAheadMs } from '@/src/country/local-time'
import { log } from '@/src/platform/log'
import type { DayReport } from './day-report'
import { createDayTotals, nameOfDay } from './day-totals'
import type { FormCounters } from './form-counters'
import type { ReportFiles } from './report-files'

/** Brings what a process counts to disk and to the CMS, for as long as it runs. */
export type CountKeeper = {
  /** Writes what was counted and hands over what the CMS does not have. Nothing fails: what cannot be done now is done later. */
  flush: () => Promise<void>
  /** Writes what was counted. The next run hands it over, where the CMS does not have it yet. */
  stop: () => Promise<void>
}

type KeeperOptions = {
  counters: Pick<FormCounters, 'take'>
  files: ReportFiles
  /** Hands a report to the CMS. @throws when it is not taken. */
  tell: (report: DayReport) => Promise<void>
  /** ms since 1970 */
  now?: () => number
  everyMs?: number
}

/** What a power cut can lose is what was counted within this time. */
const usualEveryMs = 10_000
const dayMs = 86_400_000

/** Begins to keep what is counted. */
export function keepCounts({
  counters,
  files,
  tell,
  now = Date.now,
  everyMs = usualEveryMs,
}: KeeperOptions): CountKeeper {
  const run = randomUUID()
  const totals = createDayTotals(run)
  let earlier: DayReport[] | null = null
  /** The numbers of the reports that lie on disk and in the CMS, by the name of each. */
  const written = new Map<string, number>()
  const told = new Map<string, number>()
  /** Counting is done on the day on which the time since the last flush began: each midnight has a flush of its own. */
  let day = localDay(now())
  /** What failed the last time, so that the log says each only once. */
  const failing = new Set<typeof write>()
  let isHandingOver = false
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  /** Each is done one after the other; writing never waits for a CMS that takes its time, so that a stop does not either. */
  const underWay = new Map<typeof write, Promise<void>>()

  const write = async () => {
    totals.add(day, counters.take())
    day = localDay(now())
    for (const report of totals.reports()) {
      if (written.get(nameOfDay(report)) === report.number) continue
      await files.write(report)
      written.set(nameOfDay(report), report.number)
    }
  }
  const handOver = async () => {
    earlier ??= await files.readEarlier(run)
    const failures: unknown[] = []
    /** One report that the CMS does not take holds up none of the others. */
    const isTaken = async (report: DayReport): Promise<boolean> => {
      try {
        await tell(report)
        return true
      } catch (error) {
        failures.push(error)
        return false
      }
    }
    for (const report of [...earlier]) {
      if (!(await isTaken(report))) continue
      await files.remove(report)
      earlier = earlier.filter((other) => other !== report)
    }
    // Together: what midnight adds to a day while this waits for the CMS must not be taken for handed over.
    const [today, reports] = [day, totals.reports()]
    for (const report of reports) {
      const name = nameOfDay(report)
      if (told.get(name) !== report.number && !(await isTaken(report))) continue
      told.set(name, report.number)
      if (report.day >= today) continue
      await files.remove(report)
      totals.drop(report)
      for (const numbers of [written, told]) numbers.delete(name)
    }
    if (failures.length > 0) throw failures[0]
  }
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
      failing.delete(work)
    } catch (error) {
      if (!failing.has(work))
        log.error('What was counted of forms waits: it cannot be written or handed over now', { error })
      failing.add(work)
    }
  }
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = (underWay.get(work) ?? Promise.resolve()).then(() => attempt(work))
    underWay.set(work, turn)
    return turn
  }
  const plan = () => {
    if (isStopping) return
    const toMidnight = dayMs - ((now() + localAheadMs) % dayMs)
    timer = setTimeout(() => void turnUp(), Math.min(everyMs, toMidnight)).unref()
  }
  const turnUp = async () => {
    await inTurn(write)
    plan()
    if (isHandingOver) return
    isHandingOver = true
    await inTurn(handOver)
    isHandingOver = false
  }
  const flush = async () => {
    await inTurn(write)
    await inTurn(handOver)
  }

  plan()
  return {
    flush,
    stop: async () => {
      isStopping = true
      clearTimeout(timer)
      await inTurn(write)
    },
  }
}
