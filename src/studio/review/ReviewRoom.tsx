import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { readProposalName } from '@/src/governance/proposal'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { StudioScreen } from '../theme/StudioScreen'
import { ProposalDesk } from './proposals/ProposalDesk.client'
import { readProposalRoom } from './proposals/read-proposal-room'
import { ReviewDesk } from './ReviewDesk.client'
import { ReviewQueue } from './ReviewQueue'
import { findNextWaiting, readReviewRoom } from './read-review-room'
import { proposalHref, reviewHref } from './review-href'
import styles from './review-room.module.css'
import { reviewTexts } from './review-texts'

/**
 * The review room: what waits for a decision, or one request with everything that speaks for and against it. It holds no form of the
 * CMS, so nobody's lock stands in the way and it takes none.
 */
export async function ReviewRoom(view: AdminViewServerProps): Promise<ReactNode> {
  const { req } = view.initPageResult
  const [, wanted, number] = [view.params?.['segments']].flat()
  const proposed = readProposalName(`${wanted}/${number}`)
  if (!req.user) {
    const back = proposed ? proposalHref(proposed) : reviewHref(Number(wanted) || null)
    redirect(`/admin/login?redirect=${encodeURIComponent(back)}`)
  }
  const { id: person, role } = req.user
  const language = toStaffLanguage(req.i18n.language)
  const texts = reviewTexts(language)
  const id = /^\d{1,9}$/.test(wanted ?? '') ? Number(wanted) : null
  const room = id === null ? null : await readReviewRoom({ req, id, person, language })
  const proposal =
    proposed && (await readProposalRoom({ req, subject: proposed, person: { id: person, role }, language }))
  return (
    <StudioScreen view={view}>
      <main className={styles['room']}>
        {room ? (
          <ReviewDesk
            key={`${room.review.id} ${room.review.state}`}
            room={room}
            person={person}
            role={role}
            language={language}
            next={await findNextWaiting(req.payload, room.review.id, person)}
          />
        ) : proposal ? (
          <ProposalDesk
            key={`${proposal.subject} ${proposal.isOpen} ${proposal.look.changes.length}`}
            room={proposal}
            language={language}
          />
        ) : (
          <>
            {wanted !== undefined && <p role="alert">{texts.gone}</p>}
            <ReviewQueue payload={req.payload} user={req.user} language={language} />
          </>
        )}
      </main>
    </StudioScreen>
  )
}
