import { type ChildProcess, fork } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import type { ToldMetric } from '@/src/metrics/told-metrics'
import { log } from '@/src/platform/log'
import { asThisOne, type OwnProgram } from '@/src/platform/own-program'
import { currentRequestId } from '@/src/platform/request-id'
import { type DrawingOrder, type DrawingQuestion, type DrawingReport, drawingReport } from './drawing-messages'
import { NoDrawingProcess } from './no-drawing-process'

/** The process that draws, kept running. */
export type DrawingProcess = {
  /** Starts a process, which loads what it draws with. */
  start: () => void
  /** Lets it read what is published, once that is on disk; until then questions wait, and nothing is told. */
  begin: () => void
  /** Ends when questions are answered, or at the stop. */
  ready: () => Promise<void>
  /**
   * Asks a question, once the process is there to answer it.
   *
   * @throws NoDrawingProcess when there is none in time. @throws when it cannot be drawn, or not in time, or the process ended over it.
   */
  ask: (question: DrawingQuestion) => Promise<unknown>
  /** Tells it what changed. A process that begins later reads that from disk. */
  tell: (change: Exclude<DrawingOrder, { kind: 'ask' | 'begin' | 'metrics' }>) => void
  /** Whether questions are answered now. */
  isReady: () => boolean
  /** Figures of the process; none when it does not say them in time, for it draws one page at a time. */
  metrics: () => Promise<ToldMetric[]>
  /** Its number; null while there is none. */
  pid: () => number | null
  stop: () => Promise<void>
}

type KeeperOptions = {
  /** What a process is told first. */
  published: () => Extract<DrawingOrder, { kind: 'begin' }>
  program?: OwnProgram
  args?: readonly string[]
  /** Time for one answer. */
  limitMs?: number
  /** Time that a question waits for a process that is getting ready. */
  waitLimitMs?: number
  /** Time for a process to get ready. */
  startLimitMs?: number
  /** Pause before a process that ended is started again; each time twice as long, as long as none lives. */
  firstPauseMs?: number
  /** A process that takes more memory is replaced, in bytes. */
  mostMemory?: number
}

const longestPauseMs = 60_000
/** A process that lived as long is well: when it ends, the next one begins at once. */
const healthyMs = 60_000
/** Less than who asks this process for figures waits. */
const metricsLimitMs = 1_500
/** A page is a megabyte of objects for a moment: what does not fit has gone wrong. */
const heapMegabytes = 512
/** Where there are fewer cores than processes that want one, finished pages go before what is computed: by three to one. @see setpriority(2) */
const niceness = 5

type Pending = {
  question: DrawingQuestion
  request: string | null
  resolve: (answer: unknown) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/**
 * Keeps a process running that draws: one that ends is started again, one that takes too long over an answer or
 * takes too much memory is ended and replaced. This process never waits for it in any other way than for a message.
 */
export function keepDrawingProcess({
  published,
  program = asThisOne('drawing-process'),
  args = [],
  limitMs = 10_000,
  waitLimitMs = 10_000,
  startLimitMs = 60_000,
  firstPauseMs = 500,
  mostMemory = 900 * 1024 * 1024,
}: KeeperOptions): DrawingProcess {
  let child: ChildProcess | undefined
  let isReady = false
  /** It takes too much memory: it answers what it was asked, and is replaced then. */
  let isWornOut = false
  let hasBegun = false
  let isStopped = false
  let startedAt = 0
  let pauseMs = 0
  let newestId = 0
  let onReady: (() => void)[] = []
  let onMetrics: ((metrics: ToldMetric[]) => void)[] = []
  let restart: NodeJS.Timeout | undefined
  let startLimit: NodeJS.Timeout | undefined
  /** Asked while no process was ready. */
  const waiting = new Set<Pending>()
  const underWay = new Map<number, Pending>()

  function start(): void {
    startedAt = performance.now()
    const started = fork(program.file, args, {
      execArgv: [...program.execArgv, `--max-old-space-size=${heapMegabytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child = started
    isReady = false
    isWornOut = false
    started.on('message', (message) => hear(drawingReport.parse(message)))
    started.once('error', (error) =>
      log.error('The process that draws what visitors ask for cannot be started', { error }),
    )
    // One that does not listen any more would not notice that it is alone.
    const end = () => started.kill('SIGKILL')
    process.once('exit', end)
    started.once('exit', (code, signal) => {
      process.off('exit', end)
      lose(code ?? signal)
    })
    if (hasBegun) sendPublished()
  }

  function sendPublished(): void {
    const told = child
    startLimit = setTimeout(() => told?.kill('SIGKILL'), startLimitMs)
    send(published())
  }

  function send(order: DrawingOrder): void {
    // What is sent to a process that has just ended is asked again, or read from disk, by the next one.
    if (child?.connected) child.send(order, () => undefined)
  }

  function hear(report: DrawingReport): void {
    if (report.kind === 'metrics') {
      for (const resolve of onMetrics) resolve(report.metrics)
      onMetrics = []
      return
    }
    if (report.kind === 'ready') {
      clearTimeout(startLimit)
      isReady = true
      giveWay(child?.pid)
      for (const pending of waiting) handOver(pending)
      waiting.clear()
      for (const resolve of onReady) resolve()
      onReady = []
      return
    }
    const pending = underWay.get(report.id)
    if (!pending) return
    underWay.delete(report.id)
    clearTimeout(pending.timer)
    if (report.kind === 'failed') pending.reject(new Error(report.reason))
    else pending.resolve(report.answer)
    isWornOut ||= report.kind === 'answer' && report.memory > mostMemory
    if (isWornOut) replaceWhenIdle()
  }

  function replaceWhenIdle(): void {
    isReady = false
    if (underWay.size > 0) return
    log.info('The process that draws what visitors ask for takes much memory and is replaced')
    child?.kill('SIGKILL')
  }

  function handOver(pending: Pending): void {
    const id = ++newestId
    clearTimeout(pending.timer)
    pending.timer = setTimeout(() => {
      log.error('The process that draws what visitors ask for took too long and is replaced', {
        kind: pending.question.kind,
      })
      child?.kill('SIGKILL')
    }, limitMs)
    underWay.set(id, pending)
    const request = pending.request ?? undefined
    send({ kind: 'ask', id, question: pending.question, ...(request === undefined ? {} : { request }) })
  }

  function lose(reason: number | string | null): void {
    clearTimeout(startLimit)
    child = undefined
    isReady = false
    for (const { reject, timer } of underWay.values()) {
      clearTimeout(timer)
      reject(new Error('The process that draws ended'))
    }
    underWay.clear()
    if (isStopped) return
    const wasWell = isWornOut || performance.now() - startedAt > healthyMs
    log.error('The process that draws what visitors ask for ended and is started again', { reason, pauseMs })
    restart = setTimeout(start, wasWell ? 0 : pauseMs)
    pauseMs = wasWell ? firstPauseMs : Math.min(Math.max(pauseMs * 2, firstPauseMs), longestPauseMs)
  }

  return {
    start,
    begin: () => {
      hasBegun = true
      sendPublished()
    },
    ready: () => (isReady || isStopped ? Promise.resolve() : new Promise((resolve) => onReady.push(resolve))),
    ask: (question) =>
      new Promise((resolve, reject) => {
        const giveUp = () => {
          clearTimeout(pending.timer)
          waiting.delete(pending)
          reject(new NoDrawingProcess('There is no process that draws'))
        }
        const timer = setTimeout(giveUp, waitLimitMs)
        const pending: Pending = { question, request: currentRequestId(), resolve, reject, timer }
        if (isReady) handOver(pending)
        else if (isStopped || (!child && pauseMs > waitLimitMs)) giveUp()
        else waiting.add(pending)
      }),
    tell: (change) => {
      if (hasBegun) send(change)
    },
    isReady: () => isReady,
    metrics: () =>
      new Promise((resolve) => {
        onMetrics.push(resolve)
        setTimeout(() => resolve([]), metricsLimitMs).unref()
        send({ kind: 'metrics' })
      }),
    pid: () => child?.pid ?? null,
    stop: async () => {
      isStopped = true
      for (const resolve of onReady) resolve()
      clearTimeout(restart)
      clearTimeout(startLimit)
      for (const { reject, timer } of waiting) {
        clearTimeout(timer)
        reject(new Error('The site is being stopped'))
      }
      waiting.clear()
      const ending = child
      if (!ending) return
      const ended = new Promise((resolve) => ending.once('exit', resolve))
      ending.kill('SIGKILL')
      await ended
    },
  }
}

/** Gets a process its turn after those of visitors who wait for a finished page. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, Math.min(constants.priority.PRIORITY_LOW, getPriority() + niceness))
  } catch (error) {
    // It may have ended since it spoke.
    log.error('The process that draws what visitors ask for could not be given a lower priority', { error })
  }
}
