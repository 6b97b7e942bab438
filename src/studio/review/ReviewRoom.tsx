import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { StudioScreen } from '../theme/StudioScreen'
import { ReviewDesk } from './ReviewDesk.client'
import { ReviewQueue } from './ReviewQueue'
import { findNextWaiting, readReviewRoom } from './read-review-room'
import { reviewHref } from './review-href'
import styles from './review-room.module.css'
import { reviewTexts } from './review-texts'

/**
 * The review room: what waits for a decision, or one request with everything that speaks for and against it. It holds no form of the
 * CMS, so nobody's lock stands in the way and it takes none.
 */
export async function ReviewRoom(view: AdminViewServerProps): Promise<ReactNode> {
  const { req } = view.initPageResult
  const [, wanted] = [view.params?.['segments']].flat()
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(reviewHref(Number(wanted) || null))}`)
  const { id: person, role } = req.user
  const language = toStaffLanguage(req.i18n.language)
  const texts = reviewTexts(language)
  const id = /^\d{1,9}$/.test(wanted ?? '') ? Number(wanted) : null
  const room = id === null ? null : await readReviewRoom({ req, id, person, language })
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
