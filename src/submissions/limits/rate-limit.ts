/** Counts how often something happens, in memory only. */
export type RateLimit = {
  /** Counts one more under a name. @returns 0 when it is allowed, else after how many seconds the next one is. */
  take: (name: string, now: number) => number
  /** What `take` would say, without counting. */
  look: (name: string, now: number) => number
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
  return {
    look: (name, now) => waitSeconds(fill(name, now)),
    take: (name, now) => {
      const tokens = fill(name, now)
      const wait = waitSeconds(tokens)
      buckets.delete(name)
      buckets.set(name, { tokens: wait === 0 ? tokens - 1 : tokens, at: now })
      const [oldest] = buckets.keys()
      if (buckets.size > mostNames && oldest !== undefined) buckets.delete(oldest)
      return wait
    },
  }
}
