import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { keepsRights } from '@/src/inbox/rights/rights-requests'
import { audienceOf } from '@/src/inbox/submission-access'
import { inboxHref } from '../inbox/inbox-texts'
import { libraryHref } from '../library/library-texts'
import { ratesHref } from '../rates/rate-texts'
import { reviewHref } from '../review/review-href'
import { rightsHref, rightsTexts } from '../rights/rights-texts'

/** The ways from the CMS's menu to the rooms of the studio: the map of the site, what waits for a decision, the rates. */
export function RoomLinks({ i18n, user }: ServerProps): ReactNode {
  const language = toStaffLanguage(i18n.language)
  const rooms = [
    { href: '/admin/map', name: staffTexts.siteMap[language].title },
    { href: reviewHref(null), name: staffTexts.reviewRoom[language].queue },
    { href: libraryHref, name: staffTexts.library[language].title },
    { href: ratesHref, name: staffTexts.rateDesk[language].title },
    ...(audienceOf(user?.role) ? [{ href: inboxHref, name: staffTexts.inbox[language].title }] : []),
    ...(keepsRights(user?.role) ? [{ href: rightsHref, name: rightsTexts(language).title }] : []),
  ]
  return rooms.map(({ href, name }) => (
    <a key={href} className="nav__link" href={href}>
      <span className="nav__link-label">{name}</span>
    </a>
  ))
}
