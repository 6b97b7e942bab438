/** What networks may send, and are sending. */
export type NetworkBudget = {
  /** Whether a network may send one more now; it counts as being sent until `end`. */
  begin: (network: string) => boolean
  end: (network: string) => void
}

/** So many of one network are taken in at a time, so that the other places stay for others. */
const mostAtOnce = 2
/** So many come one after the other before they have to wait, and one more each time so many milliseconds have passed. */
const [burst, everyMs] = [10, 2_000]
const mostNetworks = 20_000

type Spent = { active: number; left: number; at: number }

/** Counts by network, in memory alone. @param now a clock in milliseconds. */
export function openNetworkBudget(now: () => number): NetworkBudget {
  const networks = new Map<string, Spent>()
  return {
    begin: (network) => {
      const spent = networks.get(network) ?? { active: 0, left: burst, at: now() }
      const left = Math.min(burst, spent.left + (now() - spent.at) / everyMs)
      const isTaken = left >= 1 && spent.active < mostAtOnce
      networks.delete(network)
      networks.set(network, { active: spent.active + (isTaken ? 1 : 0), left: isTaken ? left - 1 : left, at: now() })
      const [oldest] = networks.keys()
      if (networks.size > mostNetworks && oldest !== undefined && networks.get(oldest)?.active === 0)
        networks.delete(oldest)
      return isTaken
    },
    end: (network) => {
      const spent = networks.get(network)
      if (spent) spent.active = Math.max(0, spent.active - 1)
    },
  }
}
