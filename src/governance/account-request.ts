import { z } from 'zod'
import type { Asked } from './deciders'
import { roles } from './roles'

/** What can be asked for about an account. */
export const accountChanges = ['create', 'change', 'reset', 'reset-factors', 'delete'] as const

/** How far a request is. `void`: the account was changed after it was asked for. */
export const accountRequestStates = ['asked', 'done', 'refused', 'withdrawn', 'void'] as const

const role = z.enum(roles)

/** A request about an account, as it is stored. */
export const accountRequest = z.object({
  id: z.number(),
  change: z.enum(accountChanges),
  account: z
    .number()
    .nullish()
    .transform((id) => id ?? null),
  name: z.string().nullish(),
  email: z.string().nullish(),
  role: role.nullish(),
  /** Of the account when it was asked for; none for one to come. */
  nameBefore: z.string().nullish(),
  emailBefore: z.string().nullish(),
  roleBefore: role.nullish(),
  reason: z.string(),
  state: z.enum(accountRequestStates),
  proposedBy: z.number(),
  proposedByName: z.string(),
  createdAt: z.string(),
})
export type AccountRequest = z.infer<typeof accountRequest>

/** What matters of a request for who decides it. */
export function toAsked({ account, change, proposedBy, role: asked, roleBefore }: AccountRequest): Asked {
  const roleNow = roleBefore ?? null
  return { proposedBy, account, roleNow, roleThen: change === 'delete' ? null : (asked ?? roleNow) }
}
