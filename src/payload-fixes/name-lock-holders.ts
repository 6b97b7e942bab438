/*
 * Workaround
 * Package: payload 3.90.2
 * Upstream: docs/upstream/payload-lock-holder.md
 * Test: src/payload-fixes/keep-lock.test.ts
 * Goes when: Payload names who holds a lock by the title of the account, to whoever sees that it is locked.
 */
import type { CollectionAfterReadHook, SanitizedConfig } from 'payload'
import { z } from 'zod'
import { locksSlug } from './keep-lock'

const heldByNumber = z.looseObject({ user: z.looseObject({ relationTo: z.literal('users'), value: z.number() }) })

/**
 * Says who has a document open, by name. Accounts are not for colleagues to read, so that Payload has only the number of one. It
 * shows what stands in `email`.
 */
const nameHolder: CollectionAfterReadHook = async ({ doc, req }) => {
  const { data: lock } = heldByNumber.safeParse(doc)
  if (!req.user || !lock) return doc
  const holder = await req.payload.findByID({
    collection: 'users',
    id: lock.user.value,
    depth: 0,
    select: { name: true },
    disableErrors: true,
    overrideAccess: true, // the name only, to somebody who is logged in
  })
  return holder ? { ...doc, user: { ...lock.user, value: { id: holder.id, email: holder.name } } } : doc
}

/** Names whoever holds a lock. Payload makes the collection of locks itself, after the plugins. */
export function nameLockHolders(config: SanitizedConfig): SanitizedConfig {
  config.collections.find(({ slug }) => slug === locksSlug)?.hooks.afterRead.push(nameHolder)
  return config
}
