/** Lets work be done in turns between the networks that ask for it, so that none keeps another one waiting for all of its own. */
export type FairQueue = {
  /**
   * Does the work when it is its turn.
   *
   * @param network whoever shares this name shares the places.
   * @returns null, at once, when the network already has as much waiting as it may, or everybody together.
   * @throws what the work throws.
   */
  take: <Result>(network: string, work: () => Promise<Result>) => Promise<Result> | null
}

type FairQueueOptions = {
  /** How much is done at the same time, whoever asked for it. */
  atOnce: number
  /** How much may wait for one network. */
  waitingPerNetwork: number
  /** How much may wait together. */
  waitingInAll: number
}

/** Networks take turns, one piece of work each; within a network the first comes first. */
export function createFairQueue({ atOnce, waitingPerNetwork, waitingInAll }: FairQueueOptions): FairQueue {
  /** What waits, by network. The network that comes first in the map has waited longest for a turn. */
  const waiting = new Map<string, (() => void)[]>()
  let waitingCount = 0
  let running = 0

  const next = (): (() => void) | undefined => {
    const [first] = waiting
    if (!first) return undefined
    const [network, queue] = first
    const begin = queue.shift()
    waitingCount--
    waiting.delete(network)
    // Behind all others that wait.
    if (queue.length > 0) waiting.set(network, queue)
    return begin
  }
  const end = () => {
    const begin = next()
    if (begin) begin()
    else running--
  }
  const enter = (network: string): Promise<void> | null => {
    if (running < atOnce) {
      running++
      return Promise.resolve()
    }
    const queue = waiting.get(network) ?? []
    if (queue.length >= waitingPerNetwork || waitingCount >= waitingInAll) return null
    waitingCount++
    return new Promise<void>((resolve) => {
      queue.push(resolve)
      waiting.set(network, queue)
    })
  }
  return {
    take: (network, work) => enter(network)?.then(work).finally(end) ?? null,
  }
}
