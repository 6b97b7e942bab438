import type { PayloadRequest } from 'payload'
import { readLookAt } from '@/src/cms/looks/look-store'
import { readConversation } from '@/src/conversations/comment-steps'
import { type ProposalSubject, proposalNameOf } from '@/src/governance/proposal'
import { refusalText } from '@/src/governance/refusal-texts'
import type { Role } from '@/src/governance/roles'
import { type Act, transitionOf } from '@/src/governance/transitions'
import type { Locale } from '@/src/i18n/locales'
import { subjectHref } from '../review-href'
import type { ProposalRoom, ReadProposal } from './proposal-room'
import { readAccountProposal } from './read-account-proposal'
import { readFormProposal } from './read-form-proposal'
import { readInboxProposal } from './read-inbox-proposal'
import { readRatesProposal } from './read-rates-proposal'

const readers = {
  forms: readFormProposal,
  'exchange-rates': readRatesProposal,
  'account-requests': readAccountProposal,
  'inbox-requests': readInboxProposal,
} as const

type Options = { req: PayloadRequest; subject: ProposalSubject; person: { id: number; role: Role }; language: Locale }

/** @returns null when there is none that this person may read. */
export async function readProposalRoom({ req, subject, person, language }: Options): Promise<ProposalRoom | null> {
  const proposal = await readers[subject.collection](req, subject.id, language)
  if (!proposal) return null
  const { looked, acts, hindrance, asked, forms, ...shown } = proposal
  const name = proposalNameOf(subject)
  const look = await readLookAt(req.payload, looked, person.id)
  return {
    ...shown,
    subject: name,
    asked,
    forms,
    look,
    conversation: await readConversation(req.payload, name, person.id),
    steps: { href: `/api/${name}`, id: null },
    editHref: subjectHref(name),
    hindrance: hindrance === null ? '' : refusalText(acts.approve, hindrance)[language],
    maySendBack: proposal.isOpen && mayTake(acts.sendBack, { person, asked, hindrance }),
    mayWithdraw: proposal.isOpen && acts.withdraw !== null && mayTake(acts.withdraw, { person, asked, hindrance }),
  }
}

type Taking = Pick<ReadProposal, 'asked' | 'hindrance'> & Pick<Options, 'person'>

/** Whether somebody is offered a step; the CMS asks again when it is taken. */
function mayTake(act: Act, { person, asked, hindrance }: Taking): boolean {
  const { by } = transitionOf(act)
  if (by === 'asker') return asked?.id === person.id
  // Whom the request names is named for approving too.
  if (by === 'deciders') return hindrance === null
  return by !== 'platform' && by.includes(person.role)
}
