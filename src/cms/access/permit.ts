import type { PayloadRequest, RequestContext } from 'payload'

/** Why the platform itself writes what nobody may write alone. */
export type PermittedWrite = {
  /** What the audit log calls it. */
  action: 'publish' | 'takeDown' | 'delete' | 'keepDraft' | 'platform' | 'account'
  reason: string
  /** What was approved: the newest version must still be exactly that. */
  hash?: string | undefined
  details?: Readonly<Record<string, unknown>>
}

/** Known by identity: what comes in with a request can look like a permit, and is none. */
const issued = new WeakMap<object, PermittedWrite>()

/**
 * The context of a write that has been decided elsewhere: an approved publication, a take-down with its reason, or what the
 * platform does by itself in consequence, such as the addresses of pages below one that moved.
 */
export function permitWrite(write: PermittedWrite): RequestContext {
  const permit = {}
  issued.set(permit, write)
  return { permit }
}

/** The permit of the write under way; undefined for everything that people ask for themselves. */
export function permittedWrite({ context }: Partial<Pick<PayloadRequest, 'context'>>): PermittedWrite | undefined {
  const permit = context?.['permit']
  return typeof permit === 'object' && permit !== null ? issued.get(permit) : undefined
}
