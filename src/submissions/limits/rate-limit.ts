/** Counts how often something happens, in memory only. */
export type RateLimit = {
  /** Counts one more under a name. @returns 0 when it is allowed, else after how many seconds the next one is. */
  take: (name: string, now: number) => number
  /** What `take` would say, without counting. */
  look: (name: string, now: number) => number
  /** Takes back one that was counted and turns out to be none of what is limited. */
  giveBack: (name: string, now: number) => void
  /** Counts what turned out to weigh as much as several, whether it is still allowed or not. */
  charge: (name: string, now: number, weight: number) => void
  /** How many of the burst are used up now. */
  used: (name: string, now: number) => number
}

type RateLimitOptions = {
  /** How many may come at once. */
  burst: number
  perHour: number
  /** How many names are remembered at most; the ones not seen for longest are forgotten first. */
  mostNames?: number
}

const hourMs = 3_600_000

/** A limit that fills up again evenly: a bucket of `burst` tokens for each name. */
export function createRateLimit({ burst, perHour, mostNames = 50_000 }: RateLimitOptions): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>()
  const fill = (name: string, now: number) => {
    const bucket = buckets.get(name)
    if (!bucket) return burst
    return Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / hourMs) * perHour)
  }
  const waitSeconds = (tokens: number) => (tokens >= 1 ? 0 : Math.ceil(((1 - tokens) / perHour) * 3600))
  const keep = (name: string, tokens: number, now: number) => {
    buckets.delete(name)
    buckets.set(name, { tokens, at: now })
    const [oldest] = buckets.keys()
    if (buckets.size > mostNames && oldest !== undefined) buckets.delete(oldest)
  }
  return {
    look: (name, now) => waitSeconds(fill(name, now)),
    giveBack: (name, now) => keep(name, Math.min(burst, fill(name, now) + 1), now),
    used: (name, now) => burst - fill(name, now),
    charge: (name, now, weight) => keep(name, Math.max(0, fill(name, now) - weight), now),
    take: (name, now) => {
      const tokens = fill(name, now)
      const wait = waitSeconds(tokens)
      keep(name, wait === 0 ? tokens - 1 : tokens, now)
      return wait
    },
  }
}
