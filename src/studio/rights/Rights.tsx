import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { findOpenErasures, namedIn } from '@/src/inbox/rights/ask-erasure'
import { forecastRetention } from '@/src/inbox/rights/forecast'
import { keepsRights } from '@/src/inbox/rights/rights-requests'
import { StudioScreen } from '../theme/StudioScreen'
import { ErasureRequests } from './ErasureRequests.client'
import { ForecastTable } from './ForecastTable'
import { PersonDesk } from './PersonDesk.client'
import styles from './rights.module.css'
import { rightsHref, rightsTexts } from './rights-texts'

/** The rights of people: finding what somebody sent, giving, correcting, holding and erasing it, and what goes by its time. */
export async function Rights(view: AdminViewServerProps): Promise<ReactNode> {
  const { req } = view.initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(rightsHref)}`)
  const language = toStaffLanguage(req.i18n.language)
  const texts = rightsTexts(language)
  if (!keepsRights(req.user.role))
    return (
      <StudioScreen view={view}>
        <main className={styles['rights']}>
          <h1>{texts.title}</h1>
          <p>{texts.notYours}</p>
        </main>
      </StudioScreen>
    )
  const [requests, lines] = [await findOpenErasures(req), await forecastRetention(req, new Date())]
  return (
    <StudioScreen view={view}>
      <main className={styles['rights']}>
        <h1>{texts.title}</h1>
        <p>{texts.intro}</p>
        <PersonDesk language={language} />
        <ErasureRequests
          language={language}
          person={req.user.id}
          requests={requests.map((request) => {
            const { submissions, subscribers } = namedIn(request)
            const { id, reason, askedAt, askedBy, askedByName } = request
            return {
              ...{ id, reason, askedAt, askedBy, askedByName },
              cases: submissions.length,
              subscriptions: subscribers.length,
            }
          })}
        />
        <section className={styles['card']} aria-labelledby="rights-reach">
          <h2 id="rights-reach">{texts.reach}</h2>
          <p>{texts.reaches}</p>
          <p>{texts.reachesNot}</p>
        </section>
        <section className={styles['card']} aria-labelledby="rights-forecast">
          <h2 id="rights-forecast">{texts.forecast}</h2>
          <ForecastTable lines={lines} language={language} />
        </section>
      </main>
    </StudioScreen>
  )
}
