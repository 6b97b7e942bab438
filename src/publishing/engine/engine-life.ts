/** Whether an engine still works, and what it does after a while. */
export type EngineLife = {
  isEnded: () => boolean
  /** Does something after a time in milliseconds, unless the engine has ended by then. */
  later: (work: () => void, delayMs: number) => void
  /** A CMS that did not answer is asked again after this time. */
  cmsRetryMs: number
  end: () => void
}

export function beginEngineLife(cmsRetryMs = 2_000): EngineLife {
  const timers = new Set<NodeJS.Timeout>()
  let isEnded = false
  return {
    cmsRetryMs,
    isEnded: () => isEnded,
    later: (work, delayMs) => {
      if (isEnded) return
      const timer = setTimeout(() => {
        timers.delete(timer)
        if (!isEnded) work()
      }, delayMs)
      timers.add(timer)
    },
    end: () => {
      isEnded = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
