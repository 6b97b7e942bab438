import { createRateLimit } from '@/src/submissions/limits/rate-limit'

/** Who waits for a place, as far as places are given: the network, and whether the question is one that is held back on purpose. */
export type Guest = { network: string; isWaiting: boolean }

/** Gives a place back. */
export type Leave = () => void

/** Lets strangers in a few at a time, and no more of one network than leaves room for others. */
export type Crowd = {
  /** @returns what gives the place back, or after how many seconds to come again. */
  enter: (guest: Guest, now: number) => Promise<Leave | { retrySeconds: number }>
}

type Limits = {
  /** Requests of strangers that are answered at the same time. */
  together: number
  /** Of these, of one network. */
  ofNetwork: number
  /** That wait for a place, of one network. */
  queueOfNetwork: number
  /** How long one waits for a place, in milliseconds. */
  patienceMs: number
}

type Waiting = { network: string; begin: (leave: Leave) => void }

/**
 * A room with few places. Answering a stranger takes the same thread that answers staff, and visitors too where one process is both:
 * what many ask at once waits, and does not stand between others.
 *
 * Questions that are held back until there is news cost nothing while they wait: they have places of their own.
 */
export function createCrowd({ together, ofNetwork, queueOfNetwork, patienceMs }: Limits): Crowd {
  const rate = createRateLimit({ burst: 600, perHour: 36_000 })
  const working = createRoom({ together, ofNetwork, queueOfNetwork, patienceMs })
  const held = createRoom({ together: 16, ofNetwork: 4, queueOfNetwork: 0, patienceMs: 0 })
  return {
    enter: async ({ network, isWaiting }, now) => {
      const retrySeconds = rate.take(network, now)
      if (retrySeconds > 0) return { retrySeconds }
      return (isWaiting ? held : working)(network)
    },
  }
}

function createRoom({ together, ofNetwork, queueOfNetwork, patienceMs }: Limits) {
  const inside = new Map<string, number>()
  let busy = 0
  const queue: Waiting[] = []

  const hasPlace = (network: string) => busy < together && (inside.get(network) ?? 0) < ofNetwork
  const sit = (network: string): Leave => {
    busy++
    inside.set(network, (inside.get(network) ?? 0) + 1)
    let isLeft = false
    return () => {
      if (isLeft) return
      isLeft = true
      busy--
      const others = (inside.get(network) ?? 1) - 1
      if (others > 0) inside.set(network, others)
      else inside.delete(network)
      const next = queue.findIndex((waiting) => hasPlace(waiting.network))
      const [waiting] = next < 0 ? [] : queue.splice(next, 1)
      waiting?.begin(sit(waiting.network))
    }
  }
  return (network: string): Promise<Leave | { retrySeconds: number }> => {
    if (hasPlace(network)) return Promise.resolve(sit(network))
    if (queue.filter((waiting) => waiting.network === network).length >= queueOfNetwork)
      return Promise.resolve({ retrySeconds: 5 })
    return new Promise((resolve) => {
      const waiting: Waiting = {
        network,
        begin: (leave) => {
          clearTimeout(patience)
          resolve(leave)
        },
      }
      const patience = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1)
        resolve({ retrySeconds: 5 })
      }, patienceMs)
      queue.push(waiting)
    })
  }
}
