import type { AnswerKind, Limit, PortName } from './metric-table'
import type { Sample, ToldMetric } from './told-metrics'

/** An answer that has ended. */
export type EndedAnswer = {
  port: PortName
  kind: AnswerKind
  /** Null when the connection ended before there was one. */
  status: number | null
  seconds: number
}

/** Upper bounds in seconds: a finished page takes less than the first, a save in the CMS some of the middle. */
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const

const limitsByStatus = new Map<number, Limit>([
  [429, 'rate'],
  [503, 'busy'],
  [413, 'size'],
  [408, 'slow'],
])

type Times = { buckets: number[]; count: number; sum: number }

/** The answers of this process, counted. Plain numbers: it happens at every request. */
export type AnswerCounts = {
  add: (answer: EndedAnswer) => void
  tell: () => ToldMetric[]
}

export function createAnswerCounts(): AnswerCounts {
  const answers = new Map<string, Sample>()
  const limits = new Map<string, Sample>()
  const times = new Map<string, Times & { labels: Record<string, string> }>()
  return {
    add: ({ port, kind, status, seconds }) => {
      const statusClass = status === null ? 'none' : `${Math.floor(status / 100)}xx`
      count(answers, `${port} ${kind} ${statusClass}`, () => ({ port, kind, status: statusClass }))
      const limit = status === null ? undefined : limitsByStatus.get(status)
      if (limit) count(limits, `${port} ${limit}`, () => ({ port, limit }))
      const key = `${port} ${kind}`
      let own = times.get(key)
      if (!own) {
        own = { labels: { port, kind }, buckets: bounds.map(() => 0), count: 0, sum: 0 }
        times.set(key, own)
      }
      own.count++
      own.sum += seconds
      const at = bounds.findIndex((bound) => seconds <= bound)
      if (at !== -1) own.buckets[at] = (own.buckets[at] ?? 0) + 1
    },
    tell: () => [
      { name: 'sona_http_answers_total', values: copy(answers) },
      { name: 'sona_http_limits_total', values: copy(limits) },
      { name: 'sona_http_answer_seconds', values: [...times.values()].flatMap(toLines) },
    ],
  }
}

function count(samples: Map<string, Sample>, key: string, labels: () => Record<string, string>): void {
  const known = samples.get(key)
  if (known) known.value++
  else samples.set(key, { labels: labels(), value: 1 })
}

function copy(samples: ReadonlyMap<string, Sample>): Sample[] {
  return [...samples.values()].map((sample) => ({ ...sample }))
}

/** The lines of a histogram, each bucket with all that is in the smaller ones. */
function toLines({ labels, buckets, count, sum }: Times & { labels: Record<string, string> }): Sample[] {
  const name = 'sona_http_answer_seconds'
  let below = 0
  const lines = bounds.map((bound, at) => {
    below += buckets[at] ?? 0
    return { metricName: `${name}_bucket`, labels: { ...labels, le: String(bound) }, value: below }
  })
  return [
    ...lines,
    { metricName: `${name}_bucket`, labels: { ...labels, le: '+Inf' }, value: count },
    { metricName: `${name}_sum`, labels, value: sum },
    { metricName: `${name}_count`, labels, value: count },
  ]
}
