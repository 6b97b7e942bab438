import { z } from 'zod'
import { inboxDecidersOf } from '@/src/governance/deciders'
import { formsOf, type InboxPlan, inboxPlan, type StoredInbox } from './inbox-plan'

/** How far a request is. `void`: the inbox was changed after it was asked for. */
export const inboxRequestStates = ['draft', 'asked', 'done', 'refused', 'withdrawn', 'void'] as const

/** A request about an inbox, as it is stored: everything that would be so afterwards. */
export const inboxRequest = inboxPlan.extend({
  id: z.number(),
  inbox: z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)]),
  reason: z
    .string()
    .nullish()
    .transform((text) => text ?? ''),
  state: z.enum(inboxRequestStates),
  /** What the inbox was when it was asked for, as `writePlan` writes it. */
  before: z
    .string()
    .nullish()
    .transform((text) => text ?? ''),
  proposedBy: z.number(),
  proposedByName: z.string(),
  createdAt: z.string(),
})
export type InboxRequest = z.infer<typeof inboxRequest>

/** The members that a change brings or takes away. */
function changedMembers(before: InboxPlan, after: InboxPlan): ReadonlySet<number> {
  const both = [...before.members, ...after.members]
  return new Set(both.filter((id) => before.members.includes(id) !== after.members.includes(id)))
}

/**
 * Who may decide on a request: those who read what it is about now, which is the inbox and every other one that takes in one of the forms
 * that it names.
 *
 * @param now the inbox as it is.
 */
export function decidersOfRequest(
  request: Pick<InboxRequest, 'proposedBy'> & InboxPlan,
  now: StoredInbox,
  { inboxes, accounts }: { inboxes: readonly StoredInbox[]; accounts: Parameters<typeof inboxDecidersOf>[1] },
): ReadonlySet<number> {
  const forms = formsOf(request)
  const concerned = inboxes.filter((inbox) => inbox.id === now.id || [...formsOf(inbox)].some((id) => forms.has(id)))
  return inboxDecidersOf(
    {
      proposedBy: request.proposedBy,
      about: changedMembers(now, request),
      readers: new Set(concerned.flatMap(({ members }) => members)),
    },
    accounts,
  )
}
