/** Lets some work of each name be done at a time; the rest waits for its turn. */
export type ConcurrencyLimit = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/** @param most how much of one name is done at a time. */
export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  const names = new Map<string, { running: number; waiting: (() => void)[] }>()
  return async (name, work) => {
    const slots = names.get(name) ?? { running: 0, waiting: [] }
    names.set(name, slots)
    if (slots.running >= most) await new Promise<void>((resolve) => slots.waiting.push(resolve))
    else slots.running++
    try {
      return await work()
    } finally {
      const next = slots.waiting.shift()
      // Whoever is next takes over this turn.
      if (next) next()
      else if (--slots.running === 0) names.delete(name)
    }
  }
}
