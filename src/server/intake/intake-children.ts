import { type ChildProcess, fork } from 'node:child_process'
import type { Socket } from 'node:net'
import { log } from '@/src/platform/log'
import { type OwnProgram, ownProgram } from '@/src/platform/own-program'
import { toNetworkPrefix } from '@/src/submissions/limits/network-prefix'
import { openAdmission, type Verdict } from './admission'
import { type IntakeOrder, intakeReport } from './intake-messages'
import { openNetworkBudget } from './network-budget'
import { openWaitingLine } from './waiting-line'

/** The processes that take reports: each ends after the one connection whose body it read. */
export type IntakeChildren = {
  /** Hands a connection on of which nothing was read, as soon as a process is free. */
  take: (socket: Socket) => void
  /** Ends when a process waits for a connection. */
  ready: () => Promise<void>
  pids: () => number[]
  stop: () => Promise<void>
}

type ChildState = 'starting' | 'idle' | 'head' | 'waiting' | 'receiving' | 'working'
type Child = { process: ChildProcess; state: ChildState; network: string | null; since: number }

type ChildrenOptions = {
  program?: OwnProgram
  args: readonly string[]
  /** So many wait for connections, and so many are there at most. */
  spare?: number
  most?: number
  now?: () => number
}

/** So many posts are sealed at a time, and so many wait for that; the other processes read heads meanwhile. */
const places = { most: 2, mostWaiting: 3 }
/** So many read heads as long as connections wait, so that who comes is heard while others are sealed. */
const fewestReaders = 2
/** A body that takes longer needs no place among those that are sealed; so many of those are read beside them. */
const [promptMs, mostSlow] = [500, 4]
/** So many are started at a time: what starts takes its time from what seals. */
const mostStarting = 2
/** So many connections wait; beyond that the network with the most loses its oldest, whose sender has most likely gone. */
const mostWaiting = 1_024
/** So long a connection may say nothing, or send its body, while others wait: its place goes to one of them. */
const silentMs = 750
const slowMs = 4_000
/** Nothing takes as long: what does has gone wrong. */
const longestMs = 120_000
const lookEveryMs = 250

/** Keeps processes for reports, and gives them connections, the networks these come from taking turns. */
export function keepIntakeChildren({
  program = ownProgram('intake-process'),
  args,
  spare = 4,
  most = 12,
  now = Date.now,
}: ChildrenOptions): IntakeChildren {
  const children = new Set<Child>()
  const waiting = openWaitingLine<Socket>(mostWaiting)
  const admission = openAdmission<Child>(openNetworkBudget(now), {
    ...places,
    hasReaders: () => waiting.size() === 0 || inState('idle').length + inState('head').length >= fewestReaders,
  })
  let isStopped = false
  let onReady: (() => void)[] = []
  const inState = (state: ChildState) => [...children].filter((child) => child.state === state)

  function start(): void {
    const started = fork(program.file, args, {
      execArgv: [...program.execArgv, '--disable-warning=ExperimentalWarning', '--max-old-space-size=256'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const child: Child = { process: started, state: 'starting', network: null, since: now() }
    children.add(child)
    started.on('message', (message) => hear(child, message))
    started.once('error', (error) => log.error('A process for reports cannot be started', { error }))
    const end = () => started.kill('SIGKILL')
    process.once('exit', end)
    started.once('exit', () => {
      process.off('exit', end)
      children.delete(child)
      tell(admission.end(child))
      fill()
    })
  }

  function fill(): void {
    if (isStopped) return
    const isMissing = () => children.size < most && inState('idle').length + inState('starting').length < spare
    while (isMissing() && inState('starting').length < mostStarting) start()
    give()
  }

  function change(child: Child, state: ChildState): void {
    child.state = state
    child.since = now()
  }

  /** Whether whoever comes now waits for those before them. */
  function isCrowded(): boolean {
    return waiting.size() > 0 || admission.waiting() > 0 || inState('idle').length === 0
  }

  function tell(verdicts: readonly Verdict<Child>[]): void {
    for (const { one, mayGoOn } of verdicts) {
      change(one, mayGoOn ? 'receiving' : 'head')
      send(one, { kind: 'verdict', mayGoOn })
    }
  }

  function hear(child: Child, message: unknown): void {
    const report = intakeReport.parse(message)
    switch (report.kind) {
      case 'ready':
      case 'clean':
        change(child, 'idle')
        tell([...admission.end(child), ...admission.settle()])
        fill()
        for (const resolve of onReady) resolve()
        onReady = []
        give()
        break
      case 'head':
        child.network = report.network
        change(child, 'waiting')
        tell(admission.ask(child, report, isCrowded()))
        break
      case 'received':
        change(child, 'working')
    }
  }

  function give(): void {
    for (const child of inState('idle')) {
      const socket = waiting.next()
      if (!socket) return
      change(child, 'head')
      send(child, { kind: 'take' }, socket)
    }
  }

  function send(child: Child, order: IntakeOrder, socket?: Socket): void {
    // Whoever has ended meanwhile has taken the connection along; its browser asks again.
    if (child.process.connected) child.process.send(order, socket, {}, () => undefined)
  }

  /** Ends what has gone wrong, and, while others wait, what keeps them waiting: all that is silent, and the slowest body. */
  function makeRoom(): void {
    const age = (child: Child) => now() - child.since
    const isOver = (limit: number) => (child: Child) => age(child) > limit
    // What a crowd needed and nobody needs now.
    if (!isCrowded() && inState('idle').length > spare) inState('idle').at(-1)?.process.kill('SIGKILL')
    for (const child of inState('receiving').filter(isOver(promptMs)).slice(0, mostSlow))
      tell(admission.leavePlace(child))
    const broken = [...children].filter(
      (child) => !['idle', 'starting'].includes(child.state) && isOver(longestMs)(child),
    )
    const silent = waiting.size() > 0 ? inState('head').filter(isOver(silentMs)) : []
    const isWaitedFor = waiting.size() > 0 || admission.waiting() > 0
    const slow = isWaitedFor ? inState('receiving').filter(isOver(slowMs)) : []
    for (const child of silent) {
      change(child, 'head')
      send(child, { kind: 'drop' })
    }
    const slowest = slow.toSorted((one, other) => placesOf(other) - placesOf(one) || age(other) - age(one)).slice(0, 1)
    for (const child of [...broken, ...slowest]) child.process.kill('SIGKILL')
  }

  /** How many of the places are taken by the network that a connection comes from. */
  function placesOf({ network }: Child): number {
    return inState('receiving').filter((child) => child.network === network).length
  }

  const look = setInterval(makeRoom, lookEveryMs)
  look.unref()

  fill()
  return {
    take: (socket) => {
      waiting.add(socket, toNetworkPrefix(socket.remoteAddress ?? ''))?.destroy()
      socket.once('error', () => socket.destroy())
      give()
    },
    ready: () => (inState('idle').length > 0 ? Promise.resolve() : new Promise((resolve) => onReady.push(resolve))),
    pids: () => [...children].flatMap((child) => child.process.pid ?? []),
    stop: async () => {
      isStopped = true
      clearInterval(look)
      for (let socket = waiting.next(); socket; socket = waiting.next()) socket.destroy()
      const ended = [...children].map(({ process: child }) => new Promise((resolve) => child.once('exit', resolve)))
      for (const { process: child } of children) child.kill('SIGKILL')
      await Promise.all(ended)
    },
  }
}
