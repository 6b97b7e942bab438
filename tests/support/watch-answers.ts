import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './local-server'

export type WatchedAnswers = {
  /** How many pages were answered. */
  answered: number
  /** For how long this thread computed between two of them at most, in milliseconds: whatever else the machine does is not in it. */
  longestWork: number
}

/**
 * Reads the start page again and again while something else goes on, in the thread that answers it and on a connection each.
 *
 * @throws what reading throws.
 */
export function watchAnswers(port: number): { end: () => Promise<WatchedAnswers> } {
  const watched: WatchedAnswers = { answered: 0, longestWork: 0 }
  let isOver = false
  const visits = (async () => {
    while (!isOver) {
      const before = process.threadCpuUsage()
      await ask(port)
      await wait(1)
      const { user, system } = process.threadCpuUsage(before)
      watched.answered++
      watched.longestWork = Math.max(watched.longestWork, (user + system) / 1_000)
    }
    return watched
  })()
  return {
    end: () => {
      isOver = true
      return visits
    },
  }
}
