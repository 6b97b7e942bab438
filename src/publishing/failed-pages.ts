/** Pages that could not be drawn. Each is tried again, ever more slowly; all at once when drawing works again. */
export type FailedPages = {
  hrefs: () => string[]
  noteFailure: (href: string) => void
  noteSuccess: (href: string) => void
  /** Tries nothing more. */
  stop: () => void
}

const retryDelaysMs = [500, 2_000, 10_000, 30_000] as const

/** So many failures one after the other are no fault of the pages: the CMS is not well. */
const failuresOfTheCms = 3

/** @param retry asks for a page to be drawn again. */
export function createFailedPages(retry: (href: string) => void): FailedPages {
  const failed = new Map<string, { attempts: number; timer: NodeJS.Timeout | undefined }>()
  let inARow = 0
  let isStopped = false
  return {
    hrefs: () => [...failed.keys()],
    noteFailure: (href) => {
      inARow++
      const before = failed.get(href)
      clearTimeout(before?.timer)
      const attempts = (before?.attempts ?? 0) + 1
      const delayMs = retryDelaysMs[Math.min(attempts, retryDelaysMs.length) - 1] ?? 0
      failed.set(href, { attempts, timer: isStopped ? undefined : setTimeout(() => retry(href), delayMs) })
    },
    noteSuccess: (href) => {
      clearTimeout(failed.get(href)?.timer)
      failed.delete(href)
      const isCmsBack = inARow >= failuresOfTheCms
      inARow = 0
      if (!isCmsBack || isStopped) return
      for (const [other, { timer }] of failed) {
        clearTimeout(timer)
        retry(other)
      }
    },
    stop: () => {
      isStopped = true
      for (const { timer } of failed.values()) clearTimeout(timer)
    },
  }
}
