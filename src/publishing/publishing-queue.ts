/** What is drawn first: the changed page itself, then what shows it, then a site that is being filled. */
export const priorities = { changed: 0, dependent: 1, fill: 2 } as const
export type Priority = (typeof priorities)[keyof typeof priorities]

/** The addresses that have to be drawn, each once, the most urgent first. */
export type PublishingQueue = {
  /** Asks for an address; asked again while waiting, it only becomes more urgent. */
  add: (href: string, priority: Priority) => void
  /** Resolves when nothing waits and nothing is being drawn. */
  drained: () => Promise<void>
  size: () => number
}

type QueueOptions = {
  concurrency: number
  /** Draws one address. Never called for an address that is being drawn. Must not throw. */
  draw: (href: string) => Promise<void>
  /** Called whenever the queue has become empty. */
  onDrained: () => void
}

/** An address that is asked for while it is being drawn is drawn once more afterwards: what it was drawn from may be old. */
export function createPublishingQueue({ concurrency, draw, onDrained }: QueueOptions): PublishingQueue {
  const waiting = [new Set<string>(), new Set<string>(), new Set<string>()] as const
  const running = new Set<string>()
  let waiters: (() => void)[] = []

  const size = () => running.size + waiting.reduce((sum, level) => sum + level.size, 0)
  const next = (): string | undefined => {
    for (const level of waiting) for (const href of level) if (!running.has(href)) return href
    return undefined
  }
  const pump = () => {
    while (running.size < concurrency) {
      const href = next()
      if (href === undefined) break
      for (const level of waiting) level.delete(href)
      running.add(href)
      void draw(href).finally(() => {
        running.delete(href)
        pump()
      })
    }
    if (size() > 0) return
    onDrained()
    for (const resolve of waiters) resolve()
    waiters = []
  }
  return {
    add: (href, priority) => {
      if (waiting.slice(0, priority).some((level) => level.has(href))) return
      for (const level of waiting) level.delete(href)
      waiting[priority].add(href)
      // After the caller has added everything that belongs together, so that the most urgent is really first.
      queueMicrotask(pump)
    },
    drained: () => (size() === 0 ? Promise.resolve() : new Promise((resolve) => waiters.push(resolve))),
    size,
  }
}
