/** Lets some work of each name be done at a time; the rest waits for its turn. */
export type Turns = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/** @param most how much of one name is done at a time. */
export function createTurns(most: number): Turns {
  const names = new Map<string, { running: number; waiting: (() => void)[] }>()
  return async (name, work) => {
    const turns = names.get(name) ?? { running: 0, waiting: [] }
    names.set(name, turns)
    if (turns.running >= most) await new Promise<void>((resolve) => turns.waiting.push(resolve))
    else turns.running++
    try {
      return await work()
    } finally {
      const next = turns.waiting.shift()
      // Whoever is next takes over this turn.
      if (next) next()
      else if (--turns.running === 0) names.delete(name)
    }
  }
}
