import { type ReactNode, useState } from 'react'
import { formatDate } from '@/src/i18n/format'
import { useBuilder } from '../builder-context'
import styles from '../form-builder.module.css'
import { Preview } from '../preview/Preview'
import { reviewTexts } from '../texts/review-texts'
import { toPersonName } from './person-name'
import type { VersionAnswer } from './review-answers'

type VersionListProps = { versions: readonly VersionAnswer[]; userId: number }

/** Everything that was published of a form, the newest first. Each can be seen as visitors saw it. */
export function VersionList({ versions, userId }: VersionListProps): ReactNode {
  const { say } = useBuilder()
  const [read, setRead] = useState<number | null>(null)
  return (
    <section>
      <h3>{say(reviewTexts.versions)}</h3>
      {versions.length === 0 ? <p>{say(reviewTexts.noVersions)}</p> : null}
      <ol role="list" className={styles['versions']}>
        {versions.map((version) => {
          const isRead = read === version.id
          const { number } = version
          return (
            <li key={version.id}>
              <VersionFacts version={version} userId={userId} />
              <button
                type="button"
                className={styles['button']}
                aria-expanded={isRead}
                onClick={() => setRead(isRead ? null : version.id)}
              >
                {say(isRead ? reviewTexts.close : reviewTexts.read, { number })}
              </button>
              {isRead ? (
                <>
                  <p>{say(reviewTexts.reading, { number })}</p>
                  <Preview form={version.definition} isStale={false} />
                </>
              ) : null}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function VersionFacts({ version, userId }: { version: VersionAnswer; userId: number }): ReactNode {
  const { say, language } = useBuilder()
  const { number, state, reason, proposedBy, approvedBy, publishedAt, endedAt, endReason, changes } = version
  const dates = [
    say(reviewTexts.publishedOn, { date: formatDate(language, publishedAt) }),
    ...(endedAt ? [say(reviewTexts.endedOn, { date: formatDate(language, endedAt) })] : []),
  ]
  const people =
    proposedBy && approvedBy
      ? say(reviewTexts.byWhom, {
          proposer: toPersonName(proposedBy, { userId, language }),
          approver: toPersonName(approvedBy, { userId, language }),
        })
      : say(reviewTexts.withTheSite)
  return (
    <>
      <h4>
        {say(reviewTexts.version, { number })} · {say(reviewTexts[state])}
      </h4>
      <p>
        {dates.join(', ')}. {people}
      </p>
      {reason === '' ? null : <blockquote>{reason}</blockquote>}
      {endReason === '' ? null : <blockquote>{endReason}</blockquote>}
      {changes && changes[language].length > 0 ? (
        <details className={styles['details']}>
          <summary>
            {say(reviewTexts.changes)} ({changes[language].length})
          </summary>
          <ul>
            {changes[language].map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}
