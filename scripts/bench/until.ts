import { setTimeout as sleep } from 'node:timers/promises'

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
