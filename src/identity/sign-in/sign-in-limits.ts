import { createRateLimit, type RateLimit } from '@/src/submissions/limits/rate-limit'

/** A try to log in. */
export type Attempt = {
  /** What was typed as the account's name, whether there is one or not. */
  account: string
  network: string
  /** The device that somebody logged in from under this account before, by its cookie; null where there is none. */
  device: string | null
}

/** How often logging in may fail before the next try has to wait. Who comes from a known device or network waits for nobody else. */
export type SignInLimits = {
  /** Counts a try. @returns 0 when it may be made, else after how many seconds. */
  take: (attempt: Attempt, now: number) => number
  /** The try was a login: it counts no more, and its network is known from now on. */
  succeed: (attempt: Attempt, now: number) => void
  /** The try was neither a failure nor yet a login: it counts no more. */
  giveBack: (attempt: Attempt, now: number) => void
}

const knownNetworkMs = 30 * 86_400_000
const mostKnownNetworks = 10_000

/** Limits of one process, in memory. Every number is of failures: a login gives its try back. */
export function createSignInLimits(): SignInLimits {
  /** One account from one device that it was used on before. */
  const device = createRateLimit({ burst: 10, perHour: 60 })
  /** One account from one network. */
  const pair = createRateLimit({ burst: 10, perHour: 30 })
  /** One account from all networks that it was never used from. */
  const account = createRateLimit({ burst: 20, perHour: 30 })
  /** All accounts from one network: stops those who try one password on many. */
  const network = createRateLimit({ burst: 20, perHour: 60 })
  /** All accounts from all strange networks: bounds the work that strangers make, and what they write into the log. */
  const everything = createRateLimit({ burst: 200, perHour: 1_200 })
  const known = new Map<string, number>()

  const toPair = ({ account: name, network: from }: Attempt) => `${from} ${name}`
  const toBuckets = (attempt: Attempt, now: number): [RateLimit, string][] => {
    if (attempt.device !== null) return [[device, `${attempt.account} ${attempt.device}`]]
    const isKnown = now - (known.get(toPair(attempt)) ?? 0) < knownNetworkMs
    if (isKnown) return [[pair, toPair(attempt)]]
    return [
      [pair, toPair(attempt)],
      [account, attempt.account],
      [network, attempt.network],
      [everything, ''],
    ]
  }
  const giveBack = (attempt: Attempt, now: number) => {
    for (const [limit, name] of toBuckets(attempt, now)) limit.giveBack(name, now)
  }
  return {
    giveBack,
    take: (attempt, now) => {
      const buckets = toBuckets(attempt, now)
      const wait = Math.max(...buckets.map(([limit, name]) => limit.look(name, now)))
      if (wait === 0) for (const [limit, name] of buckets) limit.take(name, now)
      return wait
    },
    succeed: (attempt, now) => {
      giveBack(attempt, now)
      known.delete(toPair(attempt))
      known.set(toPair(attempt), now)
      const [oldest] = known.keys()
      if (known.size > mostKnownNetworks && oldest !== undefined) known.delete(oldest)
    },
  }
}
