import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'

/** By the numbers of `nice`: below everything that answers visitors. */
const lowPriority = 10

/**
 * Puts this process behind everything else that the machine has to do, with all its threads. On Linux a priority is a thread's own, and a
 * thread has that of the one which started it: those that Node had before the first line of a program are told as well.
 */
export function giveWay(): void {
  if (process.platform !== 'linux') setPriority(lowPriority)
  else for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), lowPriority)
}
