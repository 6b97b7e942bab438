/*
 * Workaround
 * Package: payload 3.90.2
 * Upstream: docs/upstream/payload-ended-sessions.md
 * Test: src/identity/sessions/sessions-and-links.test.ts
 * Goes when: Payload lets nobody in by a session whose `expiresAt` has passed.
 */
import type { CollectionAfterReadHook } from 'payload'
import { z } from 'zod'

const session = z.looseObject({ expiresAt: z.union([z.string(), z.date()]) })
const withSessions = z.looseObject({ sessions: z.array(session).nullish() })

/** Shows only sessions that have not ended: by the others Payload, which looks at the token's end alone, lets nobody in. */
export const hideEndedSessions: CollectionAfterReadHook = ({ doc }) => {
  const { data } = withSessions.safeParse(doc)
  if (!data?.sessions) return doc
  return { ...doc, sessions: data.sessions.filter(({ expiresAt }) => new Date(expiresAt).getTime() > Date.now()) }
}
