/** How long nothing is tried, in milliseconds: browsers do not always know that a network is back. Each time twice as long, up to the longest. */
const pauses = { first: 10_000, longest: 60_000 } as const

/** Waits for the next time at which it is worth trying again. */
export type NetworkWaiting = {
  /** @returns false when nobody waits any more. */
  untilWorthTrying: () => Promise<boolean>
  end: () => void
}

/** Begins to wait for a network that is gone: until the browser says that it is back, and besides, now and then. */
export function waitForNetwork(): NetworkWaiting {
  const ended = new AbortController()
  let pause: number = pauses.first
  return {
    untilWorthTrying: () =>
      new Promise((resolve) => {
        const tried = new AbortController()
        const settle = (isWorthTrying: boolean) => {
          clearTimeout(timer)
          tried.abort()
          resolve(isWorthTrying)
        }
        const timer = setTimeout(() => settle(true), pause)
        pause = Math.min(pause * 2, pauses.longest)
        window.addEventListener('online', () => settle(true), { signal: tried.signal })
        ended.signal.addEventListener('abort', () => settle(false), { signal: tried.signal })
        if (ended.signal.aborted) settle(false)
      }),
    end: () => ended.abort(),
  }
}
