import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { linkReportHref } from '@/src/cms/usage/link-report-href'
import { toStaffLanguage } from '@/src/i18n/staff-text'

/** The way from the CMS's menu to the report of broken links and lost pages. */
export function LinkReportLink({ i18n }: ServerProps): ReactNode {
  return (
    <a className="nav__link" href={linkReportHref}>
      <span className="nav__link-label">{staffTexts.linkReport.title[toStaffLanguage(i18n.language)]}</span>
    </a>
  )
}
