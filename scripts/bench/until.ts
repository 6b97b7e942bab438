import { setTimeout as sleep } from 'node:timers/promises'
import { readUsage } from './process-usage'

type Waiting = { what: string; limitMs: number; everyMs?: number }

/**
 * Asks again and again until the answer is yes.
 *
 * @returns how long that took, in milliseconds.
 * @throws when the limit passes first.
 */
export async function until(check: () => Promise<boolean>, { what, limitMs, everyMs = 5 }: Waiting): Promise<number> {
  const begin = performance.now()
  for (;;) {
    if (await check()) return performance.now() - begin
    if (performance.now() - begin > limitMs) throw new Error(`${what} took longer than ${limitMs / 1000} s`)
    await sleep(everyMs)
  }
}

/** A process that uses less than this of a core, in thousandths, has nothing left to do. */
const idleShare = 50
const lookMs = 3_000

/**
 * Waits until a process has nothing left to do: pictures for shared links are drawn when all pages are there, and would be
 * measured with whatever comes next. Where the system does not tell, it does not wait.
 */
export async function untilIdle(pid: number): Promise<void> {
  let before = readUsage(pid)?.cpuMs ?? 0
  const isIdle = async () => {
    const now = readUsage(pid)?.cpuMs ?? 0
    const share = (now - before) / (lookMs / 1_000)
    before = now
    return share < idleShare
  }
  await sleep(lookMs)
  await until(isIdle, { what: 'The drawing of pictures for shared links', limitMs: 7_200_000, everyMs: lookMs })
}
