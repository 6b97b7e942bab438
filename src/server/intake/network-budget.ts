/** What networks may send, and are sending. */
export type NetworkBudget = {
  /**
   * Whether a network may send one more now; it counts as being sent until `end`.
   *
   * @param isCrowded whether others are waiting: then one that has sent a few within a minute gives way to those that have not.
   */
  begin: (network: string, isCrowded?: boolean) => boolean
  end: (network: string) => void
}

/** So many of one network are taken in at a time, so that the other places stay for others. */
const mostAtOnce = 2
/** So many come one after the other before they have to wait, and one more each time so many milliseconds have passed. */
const [burst, everyMs] = [10, 2_000]
/** The same while others wait. */
const [crowdedBurst, crowdedEveryMs] = [2, 30_000]
const mostNetworks = 20_000

type Spent = { active: number; left: number; crowdedLeft: number; at: number }

/** Counts by network, in memory alone. @param now a clock in milliseconds. */
export function openNetworkBudget(now: () => number): NetworkBudget {
  const networks = new Map<string, Spent>()
  return {
    begin: (network, isCrowded = false) => {
      const at = now()
      const spent = networks.get(network) ?? { active: 0, left: burst, crowdedLeft: crowdedBurst, at }
      const left = Math.min(burst, spent.left + (at - spent.at) / everyMs)
      const crowdedLeft = Math.min(crowdedBurst, spent.crowdedLeft + (at - spent.at) / crowdedEveryMs)
      const isTaken = left >= 1 && spent.active < mostAtOnce && (!isCrowded || crowdedLeft >= 1)
      const taken = isTaken ? 1 : 0
      networks.delete(network)
      networks.set(network, {
        active: spent.active + taken,
        left: left - taken,
        crowdedLeft: Math.max(0, crowdedLeft - taken),
        at,
      })
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
