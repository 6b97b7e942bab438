import type { Payload } from 'payload'
import { z } from 'zod'
import { locales } from '@/src/i18n/locales'
import { snapshot } from '../snapshot'

const before = z.object({ review: z.number(), doneLanguages: z.array(z.enum(locales)), snapshot })

/** How a request of a release, and what it is about, were before the release began. */
export type Before = z.infer<typeof before>

const kept = z.object({ process: z.string(), items: z.array(before) })

/** Tells this process from any that ran before it. */
const thisProcess = `${process.pid} ${performance.timeOrigin}`
const keyOf = (release: number) => `release-${release}`

/** Keeps what was there before a release in the database, until the release has ended: a crash must not lose the way back. */
export async function keepBefore(payload: Payload, release: number, items: readonly Before[]): Promise<void> {
  await payload.kv.set(keyOf(release), { process: thisProcess, items: [...items] })
}

/** What a release that a crash interrupted had found; null when it is under way in this process. */
export async function readInterrupted(payload: Payload, release: number): Promise<Before[] | null> {
  const stored: unknown = await payload.kv.get(keyOf(release))
  if (stored === null) return []
  const { process, items } = kept.parse(stored)
  return process === thisProcess ? null : items
}

/** The release has ended, one way or the other. */
export async function forgetBefore(payload: Payload, release: number): Promise<void> {
  await payload.kv.delete(keyOf(release))
}
