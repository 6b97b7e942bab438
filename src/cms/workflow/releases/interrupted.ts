import type { Payload } from 'payload'
import { z } from 'zod'
import { locales } from '@/src/i18n/locales'
import { snapshot } from '../snapshot'

const before = z.object({ review: z.number(), doneLanguages: z.array(z.enum(locales)), snapshot })

/** How a request of a release, and what it is about, were before the release began. */
export type Before = z.infer<typeof before>

const kept = z.object({ items: z.array(before) })

const keyOf = (release: number) => `release-${release}`

/** Keeps what was there before a release in the database, until the release has ended: a crash must not lose the way back. */
export async function keepBefore(payload: Payload, release: number, items: readonly Before[]): Promise<void> {
  await payload.kv.set(keyOf(release), { items: [...items] })
}

/** What a release had found that was interrupted; nothing when it had not begun. Asked by whoever has claimed it. */
export async function readInterrupted(payload: Payload, release: number): Promise<Before[]> {
  const stored: unknown = await payload.kv.get(keyOf(release))
  return stored === null ? [] : kept.parse(stored).items
}

/** The release has ended, one way or the other. */
export async function forgetBefore(payload: Payload, release: number): Promise<void> {
  await payload.kv.delete(keyOf(release))
}
