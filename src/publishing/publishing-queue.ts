/**
 * What is drawn first: the changed page itself, then what shows it and a visitor is looking at, then what only another frame is put
 * around, which takes next to nothing, then what else shows it, then a site that is being filled; last what has failed again and
 * again, for which nobody waits and which keeps nothing waiting.
 */
export const priorities = { changed: 0, visited: 1, frame: 2, dependent: 3, fill: 4, again: 5 } as const
export type Priority = (typeof priorities)[keyof typeof priorities]

/** What is done for an address: its page is drawn, or what stands around it is put around it anew. */
export type Work = 'page' | 'frame'

/** The addresses that have to be drawn, each once, the most urgent first. */
export type PublishingQueue = {
  /** Asks for an address; asked again while waiting, it only becomes more urgent. */
  add: (href: string, priority: Priority) => void
  /** Asks for another frame around the page of an address, unless the page is to be drawn anyway. */
  addForFrame: (href: string) => void
  /** Whether something is to be done for an address, and is not yet. */
  has: (href: string) => boolean
  /** Whether another frame is to be put around the page of an address, and is not yet. */
  waitsForFrame: (href: string) => boolean
  /**
   * Puts it around the page now, before whatever waits. Ends when visitors have the page so, or when that was tried; at once when the
   * page waits for none.
   */
  frameNow: (href: string) => Promise<void>
  /** Somebody is looking at an address: when it waits to be drawn, it goes before the others that nobody looks at. */
  noteVisit: (href: string) => void
  /** Resolves when nothing waits and nothing is being drawn, apart from what has failed again and again. */
  drained: () => Promise<void>
  /** Starts nothing more; resolves when nothing is being drawn. What still waited counts as never drawn. */
  stop: () => Promise<void>
  /** How much is to be drawn, apart from what has failed again and again. */
  size: () => number
}

type QueueOptions = {
  /**
   * Draws one address. Never called for an address that is being drawn. Must not throw.
   *
   * @param seen is told when visitors have what was asked for, which may not be on disk yet.
   */
  draw: (href: string, work: Work, seen: () => void) => Promise<void>
  /** Called whenever the queue has become empty, apart from what has failed again and again. */
  onDrained: () => void
}

/**
 * How many of each priority are drawn at the same time. Drawing is work of one thread, shared with the CMS: what only shows
 * something of a changed page goes one by one, and waits while a changed page itself is being drawn. A site is filled by several, so that
 * the one thread never waits for the other process, which hardens and compresses: with four it still did, a quarter of its time.
 */
const lanes = {
  [priorities.changed]: 1,
  [priorities.visited]: 1,
  [priorities.frame]: 4,
  [priorities.dependent]: 1,
  [priorities.fill]: 8,
  [priorities.again]: 1,
} as const

/** For so long after somebody has asked for a page that waits for its frame, the others go one by one: whoever asks next is not behind them. */
const askedForMs = 200

/** An address that is asked for while it is being drawn is drawn once more afterwards: what it was drawn from may be old. */
export function createPublishingQueue({ draw, onDrained }: QueueOptions): PublishingQueue {
  const waiting = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ] as const
  /** Of those that wait, what only needs another frame. */
  const forFrame = new Set<string>()
  const running = new Map<string, Priority>()
  /** Of those that are running, what another frame is put around. */
  const framing = new Map<string, Promise<void>>()
  let waiters: (() => void)[] = []
  let whenIdle: (() => void)[] = []
  let isStopped = false
  /** Whether something was asked for that is not drawn any more. */
  let isCut = false
  let willPump = false
  let askedAt = Number.NEGATIVE_INFINITY

  /** How much is being drawn that something else may have to wait for. */
  const busy = () => [...running.values()].filter((priority) => priority !== priorities.again).length
  const size = () => busy() + waiting.slice(0, priorities.again).reduce((sum, level) => sum + level.size, 0)
  const lanesOf = (priority: Priority) =>
    priority === priorities.frame && performance.now() - askedAt < askedForMs ? 1 : lanes[priority]
  const next = (): { href: string; priority: Priority } | undefined => {
    for (const priority of Object.values(priorities)) {
      const inTheWay = priority === priorities.again ? running.size : busy()
      if (waiting[priority].size > 0 && inTheWay >= lanesOf(priority)) return undefined
      for (const href of waiting[priority]) if (!running.has(href)) return { href, priority }
      // Nothing less urgent starts beside something more urgent.
      if ([...running.values()].includes(priority)) return undefined
    }
    return undefined
  }
  /** @returns what ends when visitors have what is drawn. */
  const begin = (href: string, priority: Priority): Promise<void> => {
    waiting[priority].delete(href)
    running.set(href, priority)
    const work: Work = forFrame.delete(href) ? 'frame' : 'page'
    const { promise, resolve } = Promise.withResolvers<void>()
    const seen = () => {
      framing.delete(href)
      resolve()
    }
    if (work === 'frame') framing.set(href, promise)
    void draw(href, work, seen).finally(() => {
      running.delete(href)
      seen()
      pump()
    })
    return promise
  }
  const pump = () => {
    willPump = false
    for (let found = next(); found; found = next()) void begin(found.href, found.priority)
    if (running.size === 0) {
      for (const resolve of whenIdle) resolve()
      whenIdle = []
    }
    if (size() > 0) return
    if (!isCut) onDrained()
    for (const resolve of waiters) resolve()
    waiters = []
  }
  const drained = () => (size() === 0 ? Promise.resolve() : new Promise<void>((resolve) => waiters.push(resolve)))
  const add: PublishingQueue['add'] = (href, priority) => {
    forFrame.delete(href)
    wait(href, priority)
  }
  const wait: PublishingQueue['add'] = (href, priority) => {
    isCut ||= isStopped
    if (isStopped) return
    if (waiting.slice(0, priority + 1).some((level) => level.has(href))) return
    for (const level of waiting) level.delete(href)
    waiting[priority].add(href)
    // After the caller has added everything that belongs together, so that the most urgent is really first.
    if (!willPump) queueMicrotask(pump)
    willPump = true
  }
  return {
    add,
    addForFrame: (href) => {
      if (waiting.some((level) => level.has(href))) return
      forFrame.add(href)
      wait(href, priorities.frame)
    },
    has: (href) => running.has(href) || waiting.some((level) => level.has(href)),
    waitsForFrame: (href) => forFrame.has(href) || framing.has(href),
    frameNow: async (href) => {
      askedAt = performance.now()
      const underWay = framing.get(href)
      if (underWay) return underWay
      const priority = Object.values(priorities).find((level) => waiting[level].has(href))
      if (priority !== undefined && forFrame.has(href) && !running.has(href)) return begin(href, priority)
    },
    // Called at every visit: costs two looks.
    noteVisit: (href) => {
      if (waiting[priorities.dependent].has(href) || waiting[priorities.frame].has(href)) wait(href, priorities.visited)
    },
    drained,
    stop: () => {
      isStopped = true
      isCut = waiting.some((level) => level.size > 0)
      for (const level of waiting) level.clear()
      forFrame.clear()
      return running.size === 0 ? Promise.resolve() : new Promise((resolve) => whenIdle.push(resolve))
    },
    size,
  }
}
