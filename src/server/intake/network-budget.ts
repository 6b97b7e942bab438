/** What networks may send, and are sending. */
export type NetworkBudget = {
  /** Notes that something posts, a network or a ticket. @returns how often it has lately, this one among them. */
  note: (name: string) => number
  /**
   * Whether a network may send one more now.
   *
   * @param isCrowded whether others are waiting: then one that has sent a few within a minute gives way to those that have not.
   */
  mayBegin: (network: string, isCrowded?: boolean) => boolean
  /** The same, and it counts as being sent until `end`. */
  begin: (network: string, isCrowded?: boolean) => boolean
  end: (network: string) => void
}

/** So many of one network are taken in at a time, so that the other places stay for others. */
const mostAtOnce = 2
/** So many come one after the other before they have to wait, and one more each time so many milliseconds have passed. */
const [burst, everyMs] = [10, 2_000]
/** The same while others wait: a report, its files, and a look whether the code was copied well. */
const [crowdedBurst, crowdedEveryMs] = [3, 30_000]
/** What a network posted counts half after so long. */
const halfMs = 60_000
const mostNetworks = 20_000

type Spent = { active: number; left: number; crowdedLeft: number; tries: number; at: number }

/** Counts by network, in memory alone. @param now a clock in milliseconds. */
export function openNetworkBudget(now: () => number): NetworkBudget {
  const networks = new Map<string, Spent>()
  const readSpent = (network: string): Spent => {
    const at = now()
    const spent = networks.get(network) ?? { active: 0, left: burst, crowdedLeft: crowdedBurst, tries: 0, at }
    const passed = at - spent.at
    return {
      active: spent.active,
      left: Math.min(burst, spent.left + passed / everyMs),
      crowdedLeft: Math.min(crowdedBurst, spent.crowdedLeft + passed / crowdedEveryMs),
      tries: spent.tries * 0.5 ** (passed / halfMs),
      at,
    }
  }
  const keep = (network: string, spent: Spent) => {
    networks.delete(network)
    networks.set(network, spent)
    const [oldest] = networks.keys()
    if (networks.size > mostNetworks && oldest !== undefined && networks.get(oldest)?.active === 0)
      networks.delete(oldest)
  }
  const mayBegin = (network: string, isCrowded = false) => {
    const { left, active, crowdedLeft } = readSpent(network)
    return left >= 1 && active < mostAtOnce && (!isCrowded || crowdedLeft >= 1)
  }
  return {
    note: (network) => {
      const spent = readSpent(network)
      keep(network, { ...spent, tries: spent.tries + 1 })
      return spent.tries + 1
    },
    mayBegin,
    begin: (network, isCrowded = false) => {
      if (!mayBegin(network, isCrowded)) return false
      const spent = readSpent(network)
      const { active, left, crowdedLeft } = spent
      keep(network, {
        ...spent,
        active: active + 1,
        left: left - 1,
        crowdedLeft: Math.max(0, crowdedLeft - 1),
      })
      return true
    },
    end: (network) => {
      const spent = networks.get(network)
      if (spent) spent.active = Math.max(0, spent.active - 1)
    },
  }
}
