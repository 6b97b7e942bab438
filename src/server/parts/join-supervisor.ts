import { channel, subscribe } from 'node:diagnostics_channel'
import { isDeepStrictEqual } from 'node:util'
import { type HeldCondition, listConditions, showConditionsOf } from '@/src/health/conditions'
import { addCollector, collectMetrics } from '@/src/metrics/collect-metrics'
import { measureProcess } from '@/src/metrics/process-metrics'
import { env } from '@/src/platform/env'
import { outliveLogReader } from '@/src/platform/outlive-log-reader'
import { publicationChannel } from '@/src/publications/publication'
import { answerSiteHealth, type SiteHealth } from '@/src/publications/site-health-channel'
import { spoolChannel } from '@/src/submissions/submission'
import { conditionMetrics } from '../metrics/condition-metrics'
import { noteProcess } from '../process/data-directory'
import { endWithFailure } from '../process/plain-failure'
import type { Progress } from '../process/progress'
import { type PartName, type PartReport, partOrder, type Told } from './part-messages'

/** What this process notices for the other: the channel stands for something that lies on the disk or in the database. */
const noticed = { front: spoolChannel, back: publicationChannel } as const

/** How often it is looked whether there is something new to say of this process, in milliseconds. */
const stateEveryMs = 500

/** This process as a part of the product. */
export type PartLife = {
  report: (report: PartReport) => void
  tell: (told: Told) => void
  /** Ends when the supervisor lets the work begin. */
  begun: Promise<void>
  /** Ends when the other part has told something of a kind, since it began last. */
  told: (kind: Told['kind']) => Promise<void>
  /** Shows the terminal how far it is. */
  progress: Progress
}

type PartOptions = {
  /** Says how the site is, in the part that knows. */
  health?: () => SiteHealth | null
  /** Takes no more connections. */
  onClose?: () => void
  /** Ends everything in order. */
  onStop: () => Promise<void>
}

/**
 * Makes this process a part of the product. It ends when its supervisor says so, and at once when that one is gone: nobody keeps another
 * one from the data directory then.
 */
export function joinSupervisor(part: PartName, { health = () => null, onClose, onStop }: PartOptions): PartLife {
  outliveLogReader()
  // Ctrl-C reaches every process of the terminal, and a container's end each of its own: what ends when is said by the supervisor.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  process.once('disconnect', () => process.exit(1))
  noteProcess(env.dataDirectory, part)

  const begun = Promise.withResolvers<void>()
  let ofOther: { conditions: readonly HeldCondition[]; health: SiteHealth | null } = { conditions: [], health: null }
  const heard = new Set<Told['kind']>()
  let waiting: { kind: Told['kind']; resolve: () => void }[] = []
  let isStopping = false

  const report = (message: PartReport) => {
    // Whoever is not there any more ends this process too.
    if (process.connected) process.send?.(message)
  }
  const tell = (message: Told) => report({ kind: 'tell', told: message })

  function hear(message: Told): void {
    heard.add(message.kind)
    if (message.kind === 'state') ofOther = message
    if (message.kind === 'news') channel(message.channel).publish({})
    const isOf = ({ kind }: { kind: Told['kind'] }) => kind === message.kind
    for (const { resolve } of waiting.filter(isOf)) resolve()
    waiting = waiting.filter((entry) => !isOf(entry))
  }

  process.on('message', (message) => {
    const order = partOrder.parse(message)
    switch (order.kind) {
      case 'begin':
        begun.resolve()
        break
      case 'told':
        hear(order.told)
        break
      case 'alone':
        ofOther = { conditions: [], health: null }
        heard.clear()
        break
      case 'close':
        onClose?.()
        break
      case 'metrics':
        void collectMetrics().then((metrics) => report({ kind: 'metrics', id: order.id, metrics }))
        break
      case 'stop':
        if (isStopping) return
        isStopping = true
        onStop().then(() => process.exit(0), endWithFailure)
    }
  })

  if (env.metrics) {
    addCollector(measureProcess())
    addCollector(conditionMetrics)
  }
  subscribe(noticed[part], () => tell({ kind: 'news', channel: noticed[part] }))
  showConditionsOf(() => ofOther.conditions)
  if (part === 'back') answerSiteHealth(() => ofOther.health)
  let said: Told | undefined
  setInterval(() => {
    const state: Told = { kind: 'state', conditions: listConditions('process'), health: health() }
    if (isDeepStrictEqual(state, said)) return
    said = state
    tell(state)
  }, stateEveryMs).unref()

  return {
    report,
    tell,
    begun: begun.promise,
    told: (kind) =>
      heard.has(kind) ? Promise.resolve() : new Promise<void>((resolve) => waiting.push({ kind, resolve })),
    progress: {
      step: (text) => report({ kind: 'step', text }),
      count: (done, total) => report({ kind: 'count', done, total }),
      done: () => undefined,
    },
  }
}
