import { setTimeout as wait } from 'node:timers/promises'
import { dialect } from './own-dialect'

/** Something that nobody else works on meanwhile, in whatever process at this database. */
export type Claim = {
  /** Whether it is still so: it ends with the connection to the server, and another process may go on with it. */
  isHeld: () => boolean
}

type Work<Result> = (claim: Claim) => Promise<Result>

const claimedHere = new Set<string>()

/**
 * Works on something that nobody else works on meanwhile. What a process has claimed is free as soon as it ends, however it ends: whoever
 * claims it then knows that nobody is still at it.
 *
 * @param name of what is worked on, such as `releases/7`.
 * @returns what the work gives; `claimed` when somebody else is at it.
 * @throws what the work throws, and UnreachableDatabase.
 */
export async function whileClaimed<Result>(name: string, work: Work<Result>): Promise<Result | 'claimed'> {
  if (claimedHere.has(name)) return 'claimed'
  claimedHere.add(name)
  try {
    if (dialect.name === 'sqlite') return await work({ isHeld: () => true })
    const { whileLocked } = await import('./server-claim')
    return await whileLocked(name, work)
  } finally {
    claimedHere.delete(name)
  }
}

const lookAgainMs = 50

/** For so long whoever comes second waits, in milliseconds. */
const patienceMs = 30_000

/** As `whileClaimed`, once whoever is at it has done. @returns `claimed` when that takes longer than anybody waits. */
export async function onceFree<Result>(name: string, work: Work<Result>): Promise<Result | 'claimed'> {
  const end = performance.now() + patienceMs
  for (;;) {
    const result = await whileClaimed(name, work)
    if (result !== 'claimed' || performance.now() > end) return result
    await wait(lookAgainMs)
  }
}
