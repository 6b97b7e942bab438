import type { ReactNode } from 'react'
import { formatDate } from '@/src/i18n/format'
import { useBuilder } from '../builder-context'
import { reviewTexts } from '../texts/review-texts'
import { toPersonName } from './person-name'
import type { Proposal } from './review-answers'

/** What is proposed, by whom, and why. */
export function ProposalState({ proposal, userId }: { proposal: Proposal | null; userId: number }): ReactNode {
  const { say, language } = useBuilder()
  return (
    <section>
      <h3>{say(reviewTexts.proposal)}</h3>
      {proposal ? (
        <>
          <p>
            {say(reviewTexts.proposed, {
              who: proposal.by ? toPersonName(proposal.by, { userId, language }) : '—',
              date: formatDate(language, proposal.at),
            })}
          </p>
          <blockquote>{proposal.reason}</blockquote>
          {proposal.by?.id === userId ? <p>{say(reviewTexts.ownProposal)}</p> : null}
        </>
      ) : (
        <p>{say(reviewTexts.noProposal)}</p>
      )}
    </section>
  )
}
