import type { FirstLogin } from '@/src/cms/open/first-logins'
import { listConditions } from '@/src/health/conditions'
import { addCollector, collectMetrics } from '@/src/metrics/collect-metrics'
import { measureProcess, single } from '@/src/metrics/process-metrics'
import type { ProcessMetrics } from '@/src/metrics/write-metrics'
import { env } from '@/src/platform/env'
import type { OwnProgram } from '@/src/platform/own-program'
import { makeSocketPlace } from '@/src/platform/private-socket'
import { conditionMetrics } from '../metrics/condition-metrics'
import { serveMetrics } from '../metrics/serve-metrics'
import { announce } from '../process/announce'
import { endLeftOver, takeDataDirectory } from '../process/data-directory'
import { showProgress } from '../process/progress'
import { openMetricsDesk } from './ask-metrics'
import { keepPart, type Part } from './keep-part'
import { type PartName, type PartReport, partNames, type Told } from './part-messages'

/** More than requests under way and the page that is being drawn get. */
const stopLimitMs = 20_000

type SuperviseOptions = {
  dataDirectory: string
  /** What each part runs. */
  programs: Readonly<Record<PartName, OwnProgram>>
}

/** What is known of a part. */
type Known = {
  isListening: boolean
  port: number | null
  ready: Extract<PartReport, { kind: 'ready' }> | null
  told: Map<Told['kind'], Told>
}

/**
 * Runs the product as two processes, each of which is started again when it ends. This one has the data directory, says on the terminal
 * how far they are, and carries to each what the other tells; it reads, draws and answers nothing.
 *
 * @throws PlainFailure when the data directory cannot be taken.
 */
export async function supervise({ dataDirectory, programs }: SuperviseOptions): Promise<void> {
  const progress = showProgress(process.stdout)
  const release = takeDataDirectory(dataDirectory)
  await endLeftOver(dataDirectory, partNames)
  const socket = makeSocketPlace()
  process.once('exit', socket.remove)

  let isAnnounced = false
  let isStopping = false
  let hadBothPorts = false
  let logins: readonly FirstLogin[] = []
  const known = { front: nothingKnown(), back: nothingKnown() }
  const makePart = (name: PartName) =>
    keepPart({
      name,
      program: programs[name],
      args: [socket.path],
      hear: (report) => hear(name, report),
      onEnd: () => forget(name),
      // What it said stands on the terminal.
      onFailure: (code) => process.exit(code),
    })
  const parts: Readonly<Record<PartName, Part>> = { front: makePart('front'), back: makePart('back') }
  const desks = { front: openMetricsDesk(parts.front.send), back: openMetricsDesk(parts.back.send) }

  function hear(name: PartName, report: PartReport): void {
    const own = known[name]
    switch (report.kind) {
      case 'listening':
        own.isListening = true
        own.port = report.port
        begin(name)
        break
      case 'step':
        if (!isAnnounced) progress.step(report.text)
        break
      case 'count':
        if (!isAnnounced) progress.count(report.done, report.total)
        break
      case 'tell':
        own.told.set(report.told.kind, report.told)
        carry(name, report.told)
        break
      case 'metrics':
        desks[name].hear(report)
        break
      case 'ready':
        own.ready = report
        if (report.logins.length > 0) logins = report.logins
        announceOnce()
    }
  }

  /** Tells a part that has just begun what the other one told, and lets the back work once both ports have been ours. */
  function begin(name: PartName): void {
    const toTell = new Map<Told['kind'], Told>([['state', nothingToSay], ...known[other(name)].told])
    for (const told of toTell.values()) carry(other(name), told)
    hadBothPorts ||= known.front.isListening && known.back.isListening
    // Not before: what cannot work is said before anything else is.
    if (hadBothPorts) parts.back.send({ kind: 'begin' })
  }

  /** Tells a part what the other one said; of conditions also those that this process holds. */
  function carry(from: PartName, told: Told): void {
    const withOwn =
      told.kind === 'state' ? { ...told, conditions: [...told.conditions, ...listConditions('process')] } : told
    parts[other(from)].send({ kind: 'told', told: withOwn })
  }

  function forget(name: PartName): void {
    known[name] = nothingKnown()
    parts[other(name)].send({ kind: 'alone' })
  }

  function announceOnce(): void {
    const { front, back } = known
    if (isAnnounced || !front.ready || !back.ready) return
    isAnnounced = true
    progress.done()
    announce({
      ...{ site: front.port, cms: back.port, logins },
      sealed: front.ready.sealedPort,
      desk: back.ready.sealedPort,
    })
    logins = []
  }

  /** The figures of every process; of one that is away, that it is. */
  async function askAll(): Promise<ProcessMetrics[]> {
    const own: ProcessMetrics = { process: 'supervisor', metrics: await collectMetrics() }
    const ofParts = await Promise.all(
      partNames.map(async (name): Promise<ProcessMetrics> => {
        const isThere = parts[name].pid() !== null
        return { process: name, metrics: (isThere ? await desks[name].ask() : null) ?? [isAway] }
      }),
    )
    return [own, ...ofParts]
  }

  async function stop(): Promise<void> {
    process.stdout.write('\nStopping …\n')
    // Those who work in the CMS are answered beside the visitors; pages that are being drawn need the back until the front has ended.
    parts.back.send({ kind: 'close' })
    await parts.front.stop(stopLimitMs)
    await parts.back.stop(stopLimitMs)
    await metrics?.close()
    release()
    process.exit(0)
  }

  if (env.metrics) {
    addCollector(measureProcess())
    addCollector(conditionMetrics)
  }
  const metrics = env.metrics ? await serveMetrics(env.metrics, askAll) : null

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // The terminal sends Ctrl-C to this process and to the one that started it, which hands it on.
      if (!isStopping) void stop()
      isStopping = true
    })
  for (const name of partNames) parts[name].start()
}

/** What is told of a part that tells nothing. */
const isAway = single('sona_process_up', 0)

/** How a part is that has not said it yet. */
const nothingToSay: Told = { kind: 'state', conditions: [], health: null }

function nothingKnown(): Known {
  return { isListening: false, port: null, ready: null, told: new Map() }
}

function other(name: PartName): PartName {
  return name === 'front' ? 'back' : 'front'
}
