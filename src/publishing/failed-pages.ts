/** Pages that could not be drawn. Each is tried again, ever more slowly; all at once when drawing works again. */
export type FailedPages = {
  hrefs: () => string[]
  has: (href: string) => boolean
  noteFailure: (href: string) => void
  noteSuccess: (href: string) => void
  /** Tries nothing more. */
  stop: () => void
}

const retryDelaysMs = [500, 2_000, 10_000, 30_000] as const

/** So many failures one after the other are no fault of the pages: the CMS is not well. */
const failuresOfTheCms = 3

/**
 * So long after a page was tried with the others it may be tried with them again, in milliseconds: what succeeded may have needed
 * nothing of the CMS. Not at every success: what has a fault of its own would stop them all.
 */
const earlyPauseMs = 10_000

/** @param retry asks for a page to be drawn again, soon while there is hope, then when nothing else is to be drawn. */
export function createFailedPages(retry: (href: string, when: 'soon' | 'last') => void): FailedPages {
  type Failed = { attempts: number; timer: NodeJS.Timeout | undefined; triedEarlyAt: number }
  const failed = new Map<string, Failed>()
  let inARow = 0
  let isStopped = false
  return {
    hrefs: () => [...failed.keys()],
    has: (href) => failed.has(href),
    noteFailure: (href) => {
      inARow++
      const before = failed.get(href)
      clearTimeout(before?.timer)
      const attempts = (before?.attempts ?? 0) + 1
      const delayMs = retryDelaysMs[Math.min(attempts, retryDelaysMs.length) - 1] ?? 0
      const timer = isStopped ? undefined : setTimeout(() => retry(href, attempts > 1 ? 'last' : 'soon'), delayMs)
      failed.set(href, { attempts, timer, triedEarlyAt: before?.triedEarlyAt ?? Number.NEGATIVE_INFINITY })
    },
    noteSuccess: (href) => {
      clearTimeout(failed.get(href)?.timer)
      failed.delete(href)
      const isCmsBack = inARow >= failuresOfTheCms
      inARow = 0
      if (!isCmsBack || isStopped) return
      const now = Date.now()
      for (const [other, page] of failed) {
        if (now - page.triedEarlyAt < earlyPauseMs) continue
        clearTimeout(page.timer)
        page.triedEarlyAt = now
        retry(other, 'soon')
      }
    },
    stop: () => {
      isStopped = true
      for (const { timer } of failed.values()) clearTimeout(timer)
    },
  }
}
