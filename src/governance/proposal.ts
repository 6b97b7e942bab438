import { z } from 'zod'

/** Collections whose documents have rules of their own for who decides, and are looked at in the same room. */
export const proposalCollections = ['forms', 'exchange-rates', 'account-requests', 'inbox-requests'] as const
export type ProposalCollection = (typeof proposalCollections)[number]

/** A form with a proposal, rates that wait, a request about an account, or one about an inbox: `forms/12`. */
export const proposalName = z.templateLiteral([z.enum(proposalCollections), '/', z.int().positive()])
export type ProposalName = z.infer<typeof proposalName>

/** What a proposal is about. */
export type ProposalSubject = { collection: ProposalCollection; id: number }

/** The name under which the audit log and the conversations know a proposal. */
export function proposalNameOf({ collection, id }: ProposalSubject): ProposalName {
  return `${collection}/${id}`
}

/** @returns null when a text names no proposal. */
export function readProposalName(text: string): ProposalSubject | null {
  const [collection, id] = proposalName.safeParse(text).data?.split('/') ?? []
  const known = proposalCollections.find((name) => name === collection)
  return known ? { collection: known, id: Number(id) } : null
}
