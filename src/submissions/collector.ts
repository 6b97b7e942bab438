import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { log } from '@/src/platform/log'
import type { Spool } from './spool'
import { spoolChannel } from './submission'

/**
 * Brings one queued submission to the CMS.
 *
 * @returns whether the CMS has it for good, or cannot read it.
 * @throws when the CMS cannot be reached or cannot take it now.
 */
export type Deliver = (queued: Buffer) => Promise<'taken' | 'unreadable'>

export type Collector = {
  /** Ends when what is under way is done; the rest stays in the spool. */
  stop: () => Promise<void>
}

type CollectorOptions = {
  spool: Spool
  deliver: Deliver
  /** Told of what the CMS has taken, before it leaves the spool. */
  onTaken?: (name: string, queued: Buffer) => Promise<void>
  /** How long to wait after a failure: the first time, and at most. In milliseconds. */
  retryMs?: { first: number; longest: number }
}

/** In case a wake-up was missed. */
const lookEveryMs = 30_000

/** Failures in one round after which the CMS is taken to be away. */
const mostFailures = 3

/**
 * Empties the spool into the CMS for as long as the process runs. A queued submission leaves the spool only after the CMS has said that it
 * has it, so that each arrives at least once; the CMS knows those it has by their id.
 */
export function startCollector({
  spool,
  deliver,
  onTaken,
  retryMs = { first: 1_000, longest: 60_000 },
}: CollectorOptions): Collector {
  let isStopping = false
  let hasNews = true
  let wake = (): void => undefined
  const announce = () => {
    hasNews = true
    wake()
  }
  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run(): Promise<void> {
    let waitMs = retryMs.first
    while (!isStopping) {
      hasNews = false
      try {
        await spool.removeTorn()
        await deliverAll()
        waitMs = retryMs.first
        if (!hasNews && !isStopping) await rest(lookEveryMs)
      } catch (error) {
        log.error('What visitors sent waits in the spool: the CMS does not take it', {
          error,
          retrySeconds: waitMs / 1000,
        })
        // News is no reason to ask again at once: the CMS is not well.
        const until = Date.now() + waitMs
        while (!isStopping && Date.now() < until) await rest(until - Date.now())
        waitMs = Math.min(waitMs * 2, retryMs.longest)
      }
    }
  }

  async function deliverAll(): Promise<void> {
    const failures: unknown[] = []
    // Beginning anywhere, so that what the CMS cannot take now does not hold back the rest for ever.
    for (const name of rotate(await spool.names())) {
      if (isStopping || failures.length === mostFailures) break
      try {
        await deliverOne(name)
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw failures[0]
  }

  async function deliverOne(name: string): Promise<void> {
    const queued = await spool.read(name)
    if ((await deliver(queued)) === 'taken') {
      await onTaken?.(name, queued)
      return spool.remove(name)
    }
    log.error('A submission in the spool cannot be read and was set aside', { name })
    await spool.toDeadLetters(name)
  }

  subscribe(spoolChannel, announce)
  const running = run()
  return {
    stop: async () => {
      isStopping = true
      wake()
      unsubscribe(spoolChannel, announce)
      await running
    },
  }
}

function rotate(names: readonly string[]): string[] {
  const start = Math.floor(Math.random() * names.length)
  return [...names.slice(start), ...names.slice(0, start)]
}
