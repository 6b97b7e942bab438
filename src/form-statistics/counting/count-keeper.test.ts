import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { keepCounts } from './count-keeper'
import type { DayReport } from './day-report'
import { createFormCounters } from './form-counters'
import { openReportFiles } from './report-files'

const noon = Date.parse('2026-11-20T11:00:00Z')
const opened = { formKey: 'contact', version: 1, locale: 'pt', step: 'opened', place: '', rule: null } as const

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

function openDirectory() {
  const directory = mkdtempSync(join(tmpdir(), 'sona-counts-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** A CMS that keeps of each form, day and run the report with the greatest number, as the one of the product does. */
function openCms() {
  const kept = new Map<string, DayReport>()
  let isAway = false
  let answersLost = 0
  return {
    turn: (away: boolean) => {
      isAway = away
    },
    loseAnswers: (times: number) => {
      answersLost = times
    },
    tell: async (report: DayReport) => {
      if (isAway) throw new Error('The CMS is away')
      const name = `${report.formKey} ${report.day} ${report.run}`
      if ((kept.get(name)?.number ?? 0) < report.number) kept.set(name, report)
      if (answersLost-- > 0) throw new Error('The answer got lost')
    },
    count: (day?: string) =>
      Array.from(kept.values())
        .filter((report) => day === undefined || report.day === day)
        .flatMap(({ counts }) => counts)
        .reduce((sum, { count }) => sum + count, 0),
  }
}

/** A run of the site. Whoever does not stop it has killed it: nothing more of it comes. */
function startRun(directory: string, cms: ReturnType<typeof openCms>, now = () => noon) {
  const counters = createFormCounters()
  const keeper = keepCounts({
    ...{ counters, tell: cms.tell, now, everyMs: 3_600_000 },
    files: openReportFiles(directory),
  })
  onTestFinished(() => keeper.stop())
  return {
    ...keeper,
    open: (times: number) => {
      counters.counterOf(opened).count += times
    },
  }
}

const files = (directory: string) => readdirSync(directory).filter((name) => name.endsWith('.counts'))

describe('what is counted', () => {
  it('reaches the CMS once, however often it is handed over', async () => {
    const [directory, cms] = [openDirectory(), openCms()]
    const run = startRun(directory, cms)
    run.open(7)
    cms.loseAnswers(2)
    for (let at = 0; at < 4; at++) await run.flush()
    run.open(5)
    await run.flush()
    expect(cms.count()).toBe(12)
  })

  it('waits on disk while the CMS is away, and for the next run', async () => {
    const [directory, cms] = [openDirectory(), openCms()]
    cms.turn(true)
    const run = startRun(directory, cms)
    run.open(3)
    await run.flush()
    run.open(4)
    await run.stop()
    expect(cms.count()).toBe(0)
    expect(files(directory)).toHaveLength(1)
    cms.turn(false)
    await startRun(directory, cms).flush()
    expect(cms.count()).toBe(7)
    expect(files(directory)).toHaveLength(0)
  })

  it('is counted once where the run was killed after the CMS took it and before it knew', async () => {
    const [directory, cms] = [openDirectory(), openCms()]
    const killed = startRun(directory, cms)
    killed.open(6)
    cms.loseAnswers(1)
    await killed.flush()
    const next = startRun(directory, cms)
    next.open(2)
    await next.flush()
    await next.flush()
    expect(cms.count()).toBe(8)
  })

  it('belongs to the day on which it happened, and leaves the disk when that is over', async () => {
    const [directory, cms] = [openDirectory(), openCms()]
    let now = Date.parse('2026-11-20T22:59:55Z')
    const run = startRun(directory, cms, () => now)
    run.open(5)
    // Midnight in the country.
    now = Date.parse('2026-11-20T23:00:00Z')
    await run.flush()
    run.open(9)
    await run.flush()
    expect([cms.count('2026-11-20'), cms.count('2026-11-21')]).toEqual([5, 9])
    expect(files(directory).map((name) => name.slice(0, 10))).toEqual(['2026-11-21'])
  })

  it('is not held up by a file that cannot be read, which is put aside', async () => {
    const [directory, cms] = [openDirectory(), openCms()]
    writeFileSync(join(directory, '2026-11-19 contact x.counts'), '{"run":')
    writeFileSync(join(directory, 'half.counts.new'), '')
    const run = startRun(directory, cms)
    run.open(1)
    await run.flush()
    expect(cms.count()).toBe(1)
    expect(readdirSync(directory).filter((name) => !name.endsWith('.counts'))).toEqual([
      '2026-11-19 contact x.counts.unreadable',
    ])
  })

  it('is not lost where midnight passes while the CMS takes its time', async () => {
    const [directory, cms] = [openDirectory(), openCms()]
    let now = Date.parse('2026-11-20T22:59:50Z')
    let answer = (): void => undefined
    const slow = {
      ...cms,
      tell: async (report: DayReport) => {
        await new Promise<void>((resolve) => {
          answer = resolve
        })
        return cms.tell(report)
      },
    }
    const run = startRun(directory, slow, () => now)
    run.open(3)
    const first = run.flush()
    await vi.waitFor(() => expect(files(directory)).toHaveLength(1))
    run.open(4)
    now = Date.parse('2026-11-20T23:00:00Z')
    const second = run.flush()
    const untilDone = setInterval(() => answer(), 5)
    await Promise.all([first, second])
    clearInterval(untilDone)
    expect([cms.count('2026-11-20'), files(directory)]).toEqual([7, []])
  })

  it('is on disk at a stop, also while the CMS keeps everybody waiting', async () => {
    const [directory, cms] = [openDirectory(), openCms()]
    const hanging = { ...cms, tell: () => new Promise<void>(() => undefined) }
    const run = startRun(directory, hanging)
    run.open(3)
    void run.flush()
    await vi.waitFor(() => expect(files(directory)).toHaveLength(1))
    run.open(2)
    await run.stop()
    await startRun(directory, cms).flush()
    expect(cms.count()).toBe(5)
  })

  it('of one form is handed over although the CMS refuses what was counted of another', async () => {
    const [directory, cms] = [openDirectory(), openCms()]
    const counters = createFormCounters()
    const tell = async (report: DayReport) => {
      if (report.formKey === 'aaa') throw new Error('This one is refused')
      return cms.tell(report)
    }
    const keeper = keepCounts({
      counters,
      tell,
      files: openReportFiles(directory),
      now: () => noon,
      everyMs: 3_600_000,
    })
    onTestFinished(() => keeper.stop())
    counters.counterOf({ ...opened, formKey: 'aaa' }).count += 2
    counters.counterOf(opened).count += 3
    await keeper.flush()
    expect(cms.count()).toBe(3)
    const next = startRun(directory, { ...cms, tell })
    await next.flush()
    next.open(1)
    await next.flush()
    expect(cms.count()).toBe(4)
    expect(files(directory)).toContainEqual(expect.stringContaining('aaa'))
  })

  it('stays counted while it cannot be written', async () => {
    const [directory, cms] = [openDirectory(), openCms()]
    const run = startRun(directory, cms)
    rmSync(directory, { recursive: true })
    run.open(4)
    await run.flush()
    openReportFiles(directory)
    await run.flush()
    expect(cms.count()).toBe(4)
  })
})
