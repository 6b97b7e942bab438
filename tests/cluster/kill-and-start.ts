import { setTimeout as wait } from 'node:timers/promises'
import type { Part } from './part'

/** For how long it is missed, and how long until the next one is killed, in milliseconds. */
const awayMs = 3_000
const calmMs = 2_000

/** Kills some parts of a cluster at once, and starts them again. */
export async function killAndStart(...parts: Part[]): Promise<void> {
  const names = parts.map(({ name }) => name).join(' and ')
  const startedAt = performance.now()
  process.stdout.write(`  ${new Date().toISOString().slice(11, 23)} ${names}\n`)
  await Promise.all(parts.map((part) => part.kill()))
  await wait(awayMs)
  await Promise.all(parts.map((part) => part.start()))
  process.stdout.write(`  ${names}: killed ${secondsSince(startedAt)} s ago, and back\n`)
  await wait(calmMs)
}

/** Seconds since a moment of `performance.now()`, as they are said. */
export function secondsSince(moment: number): string {
  return ((performance.now() - moment) / 1_000).toFixed(1)
}
