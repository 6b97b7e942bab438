import type { ServerProps } from 'payload'
import { type ReactNode, Suspense } from 'react'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { auditReaders, contentRoles } from '@/src/cms/access/roles'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { Conditions } from './Conditions'
import { FirstPageGuide } from './FirstPageGuide'
import { readDuties, readUnansweredSearches } from './read-duties'
import { readFirstPage } from './read-first-page'
import { readStart, type StartItem } from './read-start'
import { SiteState } from './SiteState'
import styles from './start-screen.module.css'
import { describeStartItem, startTitles } from './start-texts'

const records = staffTexts.startScreen.records
const nothing = staffTexts.startScreen.nothing
const nothingToDecide = staffTexts.startScreen.nothingToDecide

/** What a person finds first: what waits for them, what is late, what went live, and how the site is. */
export async function StartScreen({ payload, user, i18n }: ServerProps): Promise<ReactNode> {
  if (!user) return null
  const language = toStaffLanguage(i18n.language)
  const title = startTitles[language]
  const readsLog = auditReaders.includes(user.role)
  const writes = contentRoles.includes(user.role)
  const [start, first, duties, searches] = await Promise.all([
    readStart(payload, user),
    readFirstPage(payload, user),
    readDuties(payload, user),
    readUnansweredSearches(payload, user),
  ])
  const line = (item: StartItem) => (
    <li key={item.id}>
      <a href={item.href}>{item.title}</a>
      {`: ${describeStartItem(item, language)}`}
    </li>
  )
  const sections = (['waiting', 'overdue', 'own', 'live'] as const).filter((name) => start[name].length > 0)
  return (
    <div className={styles['start']}>
      <Conditions role={user.role} language={language} />
      {first && <FirstPageGuide page={first} language={language} />}
      {sections.length === 0 && duties.length === 0 && !first && (
        <p>{(writes ? nothing : nothingToDecide)[language]}</p>
      )}
      <Part title={title.duties}>
        {duties.map(({ href, label, count }) => (
          <li key={href}>
            <a href={href}>{label[language]}</a>
            {`: ${count}`}
          </li>
        ))}
      </Part>
      {sections.map((name) => (
        <Part key={name} title={title[name]}>
          {start[name].map(line)}
        </Part>
      ))}
      <Part title={title.searches}>
        {searches.map(({ id, term, count }) => (
          <li key={id}>
            <a href={`/admin/collections/unanswered-searches/${id}`}>{term}</a>
            {`: ${count}`}
          </li>
        ))}
      </Part>
      <Suspense>
        <SiteState payload={payload} language={language} />
      </Suspense>
      <p>
        <a href={`/history?language=${language}`}>{records[language].history}</a>
        {readsLog && (
          <>
            {' · '}
            <a href="/api/audit/export">{records[language].log}</a>
            {' · '}
            <a href="/api/audit/verify">{records[language].check}</a>
          </>
        )}
      </p>
    </div>
  )
}

/** A list under its title; nothing when it is empty. */
function Part({ title, children }: { title: string; children: readonly ReactNode[] }): ReactNode {
  if (children.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}
