import { type ChildProcess, fork } from 'node:child_process'
import { log } from '@/src/platform/log'
import type { OwnProgram } from '@/src/platform/own-program'
import { type PartName, type PartOrder, type PartReport, partReport } from './part-messages'

/** A part of the product, kept running. */
export type Part = {
  start: () => void
  send: (order: PartOrder) => void
  /** Has it end in order, and ends it when that takes longer. Nothing is started again. */
  stop: (limitMs: number) => Promise<void>
  /** Number of its process; null while there is none. */
  pid: () => number | null
}

type KeptPart = {
  name: PartName
  program: OwnProgram
  args: readonly string[]
  hear: (report: PartReport) => void
  onEnd: () => void
  /** It ended by itself before it had ever been ready: what is wrong was said, and trying again changes nothing. */
  onFailure: (code: number) => void
  /** Pause before a part that ended is started again; twice as long each time it has not been well in between. */
  firstPauseMs?: number
}

const longestPauseMs = 30_000
/** A part that was ready for so long is well. */
const healthyMs = 20_000

/** Keeps a part running: one that ends is started again, and the log says so. */
export function keepPart({ name, program, args, hear, onEnd, onFailure, firstPauseMs = 250 }: KeptPart): Part {
  let child: ChildProcess | undefined
  let wasEverReady = false
  let readyAt = Number.POSITIVE_INFINITY
  let pauseMs = firstPauseMs
  let restart: NodeJS.Timeout | undefined
  let isStopped = false

  function start(): void {
    readyAt = Number.POSITIVE_INFINITY
    const started = fork(program.file, args, {
      execArgv: [...program.execArgv],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child = started
    // One that does not listen any more would not notice that it is alone.
    const end = () => started.kill('SIGKILL')
    process.once('exit', end)
    started.on('message', (message) => {
      const report = partReport.parse(message)
      if (report.kind === 'ready') {
        wasEverReady = true
        readyAt = performance.now()
      }
      hear(report)
    })
    started.once('error', (error) => log.error('A process of the product cannot be started', { part: name, error }))
    started.once('exit', (code, signal) => {
      process.off('exit', end)
      child = undefined
      onEnd()
      if (!isStopped) lose(code, signal)
    })
  }

  function lose(code: number | null, signal: NodeJS.Signals | null): void {
    if (code !== null && !wasEverReady) {
      onFailure(code)
      return
    }
    if (performance.now() - readyAt > healthyMs) pauseMs = firstPauseMs
    log.error('A process of the product ended and is started again', { part: name, reason: code ?? signal, pauseMs })
    restart = setTimeout(start, pauseMs)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }

  return {
    start,
    send: (order) => {
      // To one that has just ended nothing needs to be said.
      if (child?.connected) child.send(order, () => undefined)
    },
    stop: async (limitMs) => {
      isStopped = true
      clearTimeout(restart)
      const ending = child
      if (!ending) return
      const ended = new Promise((resolve) => ending.once('exit', resolve))
      const limit = setTimeout(() => {
        log.error('A process of the product does not end and is ended', { part: name })
        ending.kill('SIGKILL')
      }, limitMs)
      if (ending.connected) ending.send({ kind: 'stop' } satisfies PartOrder, () => undefined)
      await ended
      clearTimeout(limit)
    },
    pid: () => child?.pid ?? null,
  }
}
