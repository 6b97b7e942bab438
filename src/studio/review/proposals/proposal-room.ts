import type { Look, Looked } from '@/src/cms/looks/look-store'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import type { Hindrance } from '@/src/governance/find-hindrance'
import type { ProposalSubject } from '@/src/governance/proposal'
import type { Act } from '@/src/governance/transitions'
import type { TalkedOf } from '../Conversation.client'
import type { Consequence } from '../list-consequences'
import type { StepAddress } from '../step-address'

/** A proposal as its own kind reads it. */
export type ReadProposal = {
  subject: ProposalSubject
  title: string
  /** How far it is, in words. */
  state: string
  isOpen: boolean
  reason: string
  asked: { id: number | null; name: string; at: string } | null
  looked: Looked
  /** What is drawn, where it can be. */
  forms: { before: FormDefinition | null; after: FormDefinition } | null
  consequences: Consequence[]
  acts: Record<'approve' | 'sendBack', Act> & { withdraw: Act | null }
  /** What stands in the way of approving it, but for what was not seen yet. */
  hindrance: Hindrance | null
}

/** Everything that the review room shows of a proposal, as it can be handed to the browser. */
export type ProposalRoom = TalkedOf &
  Pick<ReadProposal, 'asked' | 'consequences' | 'forms' | 'isOpen' | 'reason' | 'state' | 'title'> & {
    look: Look
    steps: StepAddress
    /** Why this person cannot approve it; empty when they can. */
    hindrance: string
    maySendBack: boolean
    mayWithdraw: boolean
  }
