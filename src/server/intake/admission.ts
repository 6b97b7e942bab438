import type { NetworkBudget } from './network-budget'

/** What becomes of a post whose head was read. */
export type Verdict<One> = { one: One; mayGoOn: boolean }

/** What is known of whoever posts: the network, and the ticket of the page, which one person has for one page. */
export type Sender = { network: string; ticket: string }

/** Who of those that post goes on, waits, or is refused. */
export type Admission<One> = {
  /** @returns what is decided now: of this one, of one that gave way to it, or nothing while it waits. */
  ask: (one: One, from: Sender, isCrowded: boolean) => Verdict<One>[]
  /** Its body comes slowly, which costs nothing but its process: its place is free before it is over. @returns who goes on instead. */
  leavePlace: (one: One) => Verdict<One>[]
  /** It is over, wherever it was. @returns who goes on instead. */
  end: (one: One) => Verdict<One>[]
  /** @returns who goes on now that there may be room. */
  settle: () => Verdict<One>[]
  waiting: () => number
}

type Places = {
  /** So many are sealed at a time. */
  most: number
  /** So many wait for that. */
  mostWaiting: number
  /** Whether those who read heads can do without one more of theirs, which a post keeps that goes on or waits. */
  hasReaders: () => boolean
}
/** Whoever posted that often within a minute or two gives way. */
const fewestRefused = 1.5

type Waiting<One> = { one: One; network: string; tries: number }

/**
 * Gives places to those that post. Whoever's network and ticket have posted least lately comes first: somebody who reports posts a few times,
 * and what floods the channel posts all the time, from however many networks. When nobody else may wait, the network that posted most gives way, so
 * that there is always somebody who reads the heads of the others.
 */
export function openAdmission<One>(budget: NetworkBudget, { most, mostWaiting, hasReaders }: Places): Admission<One> {
  const begun = new Map<One, string>()
  const inside = new Set<One>()
  let line: Waiting<One>[] = []
  const goOn = ({ one, network }: Waiting<One>, isCrowded: boolean): Verdict<One> => {
    const mayGoOn = budget.begin(network, isCrowded)
    if (mayGoOn) begun.set(one, network)
    if (mayGoOn) inside.add(one)
    return { one, mayGoOn }
  }
  const takeFromLine = (isBetter: (other: Waiting<One>, best: Waiting<One>) => boolean): Waiting<One>[] => {
    const [first, ...others] = line
    if (!first) return []
    const taken = others.reduce((best, other) => (isBetter(other, best) ? other : best), first)
    line = line.filter((other) => other !== taken)
    return [taken]
  }
  // Whoever is the only one is no burden: else all could wait for one another.
  const hasRoom = () => inside.size < most && (inside.size === 0 || hasReaders())
  const settle = (): Verdict<One>[] => {
    if (!hasRoom()) return []
    return takeFromLine((other, best) => other.tries < best.tries).flatMap((first) => {
      const verdict = goOn(first, true)
      return [verdict, ...settle()]
    })
  }
  return {
    ask: (one, { network, ticket }, isCrowded) => {
      const tries = Math.max(budget.note(network), budget.note(`ticket ${ticket}`))
      if (!budget.mayBegin(network, isCrowded)) return [{ one, mayGoOn: false }]
      if (hasRoom() && line.length === 0) return [goOn({ one, network, tries }, isCrowded)]
      line.push({ one, network, tries })
      const decided = settle()
      if (line.length <= mostWaiting && hasReaders()) return decided
      // Nobody is refused who posts for the first time. Of those with as many tries, the one that came last.
      const isRefused = line.some((other) => other.tries >= fewestRefused)
      const last = isRefused ? takeFromLine((other, worst) => other.tries >= worst.tries) : []
      return [...decided, ...last.map((gone) => ({ one: gone.one, mayGoOn: false }))]
    },
    leavePlace: (one) => (inside.delete(one) ? settle() : []),
    end: (one) => {
      const network = begun.get(one)
      if (network !== undefined) budget.end(network)
      begun.delete(one)
      inside.delete(one)
      line = line.filter((other) => other.one !== one)
      return settle()
    },
    settle,
    waiting: () => line.length,
  }
}
