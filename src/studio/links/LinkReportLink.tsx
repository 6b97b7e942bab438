import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { linkReportHref } from '@/src/cms/usage/link-report-href'

/** The way from the CMS's menu to the report of broken links and lost pages. */
export function LinkReportLink({ i18n }: ServerProps): ReactNode {
  return (
    <a className="nav__link" href={linkReportHref}>
      <span className="nav__link-label">
        {i18n.language === 'en' ? 'Links and lost pages' : 'Ligações e páginas perdidas'}
      </span>
    </a>
  )
}
