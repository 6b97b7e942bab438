import type { AdminViewServerPropsOnly, SanitizedPermissions } from 'payload'
import { type ReactNode, Suspense } from 'react'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { auditReaders, contentRoles } from '@/src/cms/access/roles'
import { showLocalDay, showLocalTime } from '@/src/country/local-time'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { Conditions } from './Conditions'
import { FirstPageGuide } from './FirstPageGuide'
import { ReportLights } from './ReportLights'
import { readDuties, readUnansweredSearches } from './read-duties'
import { readFirstPage } from './read-first-page'
import { readMentions } from './read-mentions'
import { readStart, type StartItem } from './read-start'
import { SiteState } from './SiteState'
import styles from './start-screen.module.css'
import { describeStartItem, startTitles } from './start-texts'

const words = staffTexts.startScreen

type StartScreenProps = Pick<AdminViewServerPropsOnly, 'i18n' | 'payload' | 'user'> & {
  permissions: SanitizedPermissions
}

/** Today: what waits for a person, what is about to happen, what is wrong, and one click from each to the doing. */
export async function StartScreen({ payload, user, i18n, permissions }: StartScreenProps): Promise<ReactNode> {
  if (!user) return null
  const language = toStaffLanguage(i18n.language)
  const title = startTitles[language]
  const [start, first, duties, searches, mentions] = await Promise.all([
    readStart(payload, user),
    readFirstPage(payload, user),
    readDuties(payload, user),
    readUnansweredSearches(payload, user),
    readMentions(payload, user),
  ])
  const rows = (items: readonly StartItem[]) =>
    items.map((item) => (
      <li key={item.id}>
        <a href={item.href}>{item.title}</a> <span>{describeStartItem(item, language)}</span>
      </li>
    ))
  const isIdle = start.waiting.length + start.own.length + duties.length + mentions.length === 0 && !first
  const writes = contentRoles.includes(user.role)
  const ways = words.ways.filter(({ collection }) => permissions.collections?.[collection]?.create)
  return (
    <main className={styles['start']}>
      <header className={styles['head']}>
        <div>
          <h1>{words.today[language]}</h1>
          <p>{`${showLocalDay(new Date().toISOString(), language)} · ${user.name}`}</p>
        </div>
        <ul className={styles['ways']}>
          {ways.map(({ href, label }, position) => (
            <li key={href}>
              <a href={href} data-first={position === 0 || undefined}>
                {label[language]}
              </a>
            </li>
          ))}
        </ul>
      </header>
      <div className={styles['columns']}>
        <div className={styles['column']}>
          {first && <FirstPageGuide page={first} language={language} />}
          <Part title={title.waiting}>{rows(start.waiting)}</Part>
          <Part title={title.mentions}>
            {mentions.map(({ id, href, text, author, at }) => (
              <li key={id}>
                <a href={href}>{text}</a> <span>{`${author}, ${showLocalTime(at, language)}`}</span>
              </li>
            ))}
          </Part>
          <Part title={title.duties}>
            {duties.map(({ href, label, count }) => (
              <li key={href}>
                <a href={href}>{label[language]}</a> <strong>{count}</strong>
              </li>
            ))}
          </Part>
          <Part title={title.own}>{rows(start.own)}</Part>
          {isIdle && <p className={styles['idle']}>{(writes ? words.nothing : words.nothingToDecide)[language]}</p>}
          <Part title={title.upcoming}>{rows(start.upcoming)}</Part>
          <Part title={title.live}>{rows(start.live)}</Part>
        </div>
        <div className={styles['column']}>
          <Conditions role={user.role} language={language} />
          <ReportLights role={user.role} language={language} />
          <Part title={title.overdue} isWrong>
            {rows(start.overdue)}
          </Part>
          <Suspense>
            <SiteState payload={payload} language={language} />
          </Suspense>
          <Part title={title.searches}>
            {searches.map(({ id, term, count }) => (
              <li key={id}>
                <a href={`/admin/collections/unanswered-searches/${id}`}>{term}</a> <strong>{count}</strong>
              </li>
            ))}
          </Part>
          <Part title={title.records}>
            <li>
              <a href={`/history?language=${language}`}>{words.records[language].history}</a>
            </li>
            {auditReaders.includes(user.role) && (
              <>
                <li>
                  <a href="/api/audit/export">{words.records[language].log}</a>
                </li>
                <li>
                  <a href="/api/audit/verify">{words.records[language].check}</a>
                </li>
              </>
            )}
          </Part>
        </div>
      </div>
    </main>
  )
}

type PartProps = { title: string; isWrong?: boolean; children: ReactNode }

/** A list under its title; nothing when it is empty. */
function Part({ title, isWrong = false, children }: PartProps): ReactNode {
  if (Array.isArray(children) && children.length === 0) return null
  return (
    <section aria-label={title} data-wrong={isWrong || undefined}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}
