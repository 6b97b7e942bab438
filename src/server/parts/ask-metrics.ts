import type { ToldMetric } from '@/src/metrics/told-metrics'
import type { PartOrder, PartReport } from './part-messages'

/** A process that does not say its figures in that time is as good as gone, for those who watch it. */
const limitMs = 3_000

/** Asks a part for its figures. */
export type MetricsDesk = {
  /** @returns null when it does not say them in time. */
  ask: () => Promise<ToldMetric[] | null>
  hear: (report: Extract<PartReport, { kind: 'metrics' }>) => void
}

/** @param send hands an order to the part. */
export function openMetricsDesk(send: (order: PartOrder) => void): MetricsDesk {
  let newest = 0
  const waiting = new Map<number, (metrics: ToldMetric[] | null) => void>()
  return {
    ask: () =>
      new Promise((resolve) => {
        const id = ++newest
        const timer = setTimeout(() => {
          waiting.delete(id)
          resolve(null)
        }, limitMs)
        waiting.set(id, (metrics) => {
          clearTimeout(timer)
          waiting.delete(id)
          resolve(metrics)
        })
        send({ kind: 'metrics', id })
      }),
    hear: ({ id, metrics }) => waiting.get(id)?.(metrics),
  }
}
