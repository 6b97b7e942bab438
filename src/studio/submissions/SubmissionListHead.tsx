import type { BeforeListTableServerProps } from 'payload'
import type { ReactNode } from 'react'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import type { Locale } from '@/src/i18n/locales'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { findExports } from '@/src/inbox/find-exports'
import { readFormNames } from '@/src/inbox/form-names'
import { audienceOf } from '@/src/inbox/submission-access'
import { ContentSearch } from './ContentSearch.client'
import { toSearchedForms } from './searched-forms'
import styles from './submissions.module.css'

const states = staffTexts.submissionListHead.states
const trials = staffTexts.submissionListHead.trials
const stateNames = ['all', 'new', 'work', 'done'] as const

/** Above the list: what is new, in work and done, and the files with everything that was sent, one for each version. */
export async function SubmissionListHead({
  payload,
  user,
  i18n,
  searchParams,
}: BeforeListTableServerProps): Promise<ReactNode> {
  const locale: Locale = toStaffLanguage(i18n.language)
  const exports = user ? await findExports(payload, user) : []
  const names = await readFormNames(payload, locale)
  const showsTrials = searchParams?.['where[isTest][equals]'] === 'true'
  const asked = showsTrials ? null : (searchParams?.['where[state][equals]'] ?? 'all')
  return (
    <div className={styles['head']}>
      <nav aria-label={staffTexts.submissionListHead.byState[locale]}>
        <ul>
          {stateNames.map((name) => (
            <li key={name}>
              <a
                href={`/admin/collections/submissions${name === 'all' ? '' : `?where[state][equals]=${name}`}`}
                aria-current={name === asked}
              >
                {states[name][locale]}
              </a>
            </li>
          ))}
          <li>
            <a href="/admin/collections/submissions?where[isTest][equals]=true" aria-current={showsTrials}>
              {trials[locale]}
            </a>
          </li>
        </ul>
      </nav>
      {exports.length > 0 ? (
        <nav aria-label={staffTexts.submissionListHead.export[locale]}>
          <ul>
            {exports.map(({ id, formKey, number, count }) => (
              <li key={id}>
                {staffTexts.submissionListHead.export[locale]} {names.get(formKey) ?? formKey} v{number} ({count}):{' '}
                <a href={`/api/submissions/export?version=${id}&format=csv`} download>
                  CSV
                </a>{' '}
                <a href={`/api/submissions/export?version=${id}&format=json`} download>
                  JSON
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {user && audienceOf(user.role) ? (
        <ContentSearch
          locale={locale}
          forms={toSearchedForms(exports, names)}
          openedAt="/admin/collections/submissions/"
        />
      ) : null}
    </div>
  )
}
