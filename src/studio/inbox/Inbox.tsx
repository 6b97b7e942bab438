import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { findCases } from '@/src/inbox/cases/find-cases'
import { readCase } from '@/src/inbox/cases/read-case'
import { findExports } from '@/src/inbox/find-exports'
import { audienceOf } from '@/src/inbox/submission-access'
import { ContentSearch } from '../submissions/ContentSearch.client'
import { toSearchedForms } from '../submissions/searched-forms'
import { StudioScreen } from '../theme/StudioScreen'
import { CaseList } from './CaseList'
import { CasePanel } from './CasePanel'
import { InboxFilters } from './InboxFilters'
import styles from './inbox.module.css'
import { parseInboxQuery } from './inbox-query'
import { inboxHref, inboxTexts } from './inbox-texts'
import { readInboxForms } from './read-inbox-forms'
import { readOwnInboxes } from './read-own-inboxes'

/** The inbox: what was sent as cases, in views that say what is to be done, with one of them open beside the list. */
export async function Inbox(view: AdminViewServerProps): Promise<ReactNode> {
  const { req } = view.initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(inboxHref)}`)
  const language = toStaffLanguage(req.i18n.language)
  const texts = inboxTexts(language)
  if (!audienceOf(req.user.role))
    return (
      <StudioScreen view={view}>
        <main className={styles['inbox']}>
          <h1>{texts.title}</h1>
          <p>{texts.none}</p>
        </main>
      </StudioScreen>
    )
  const query = parseInboxQuery(view.searchParams)
  const opened = query.case === null ? null : await readCase(req, query.case)
  if (query.alone && opened)
    return (
      <StudioScreen view={view}>
        <main className={styles['inbox']}>
          <CasePanel req={req} opened={opened} query={query} language={language} />
        </main>
      </StudioScreen>
    )
  const [list, forms] = [await findCases(req, query), await readInboxForms(req)]
  const inboxes = await readOwnInboxes(req, language)
  const exports = await findExports(req.payload, req.user)
  return (
    <StudioScreen view={view}>
      <main className={styles['inbox']}>
        <h1>{texts.title}</h1>
        <p className={styles['soft']}>{texts.intro}</p>
        <InboxFilters query={query} list={list} forms={forms} inboxes={inboxes} language={language} />
        <div className={styles['desk']} data-open={query.case === null ? undefined : true}>
          <CaseList req={req} query={query} list={list} forms={forms} language={language} />
          {query.case !== null &&
            (opened ? (
              <CasePanel req={req} opened={opened} query={query} language={language} />
            ) : (
              <p className={styles['card']} id="case">
                {texts.noCase}
              </p>
            ))}
        </div>
        <details className={styles['card']}>
          <summary>{texts.searchIn}</summary>
          <ContentSearch
            locale={language}
            forms={toSearchedForms(exports, new Map(forms.map(({ key, name }) => [key, name])))}
            openedAt={`${inboxHref}?view=all&case=`}
          />
        </details>
        <p>
          <a href="/admin/collections/submissions">{texts.all}</a>
        </p>
      </main>
    </StudioScreen>
  )
}
