import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { contentRoles } from '@/src/cms/access/roles'
import { readRateDesk } from '@/src/cms/rate-desk/read-rate-desk'
import { fillPlaces } from '@/src/i18n/fill-places'
import { formatDate } from '@/src/i18n/format'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { StudioScreen } from '../theme/StudioScreen'
import { RateApproval } from './RateApproval.client'
import { RateDesk } from './RateDesk.client'
import styles from './rate-desk.module.css'
import { ratesHref, rateTexts } from './rate-texts'
import { readWaitingRates } from './read-waiting-rates'

/** The rate desk: the last rates beside today’s, typed and proposed in one go, and decided in one go. */
export async function RateScreen(view: AdminViewServerProps): Promise<ReactNode> {
  const { req } = view.initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(ratesHref)}`)
  const language = toStaffLanguage(req.i18n.language)
  const texts = rateTexts(language)
  const { id, role } = req.user
  const [desk, waiting] = [
    await readRateDesk(req.payload, language),
    await readWaitingRates({ req, person: { id, role }, language }),
  ]
  return (
    <StudioScreen view={view}>
      <main className={styles['room']}>
        <h1>{texts.title}</h1>
        <p className={styles['soft']}>{fillPlaces(texts.today, { day: formatDate(language, desk.today) })}</p>
        {waiting.length > 0 && (
          <RateApproval key={waiting.map(({ name }) => name).join()} parts={waiting} language={language} />
        )}
        <RateDesk
          key={`${desk.stored?.id} ${desk.stored?.state}`}
          desk={desk}
          mayPropose={contentRoles.includes(role)}
          language={language}
        />
      </main>
    </StudioScreen>
  )
}
