import type { ReactNode } from 'react'
import { toHref } from '@/src/links/to-href'
import { useBuilder } from '../builder-context'
import styles from '../form-builder.module.css'
import { reviewTexts } from '../texts/review-texts'
import type { FormReviewAnswer } from './review-answers'

/** What the CMS finds of a form as it is saved. */
export function ReviewFindings({
  review: { problems, changes, uncovered, usedOn },
}: {
  review: FormReviewAnswer
}): ReactNode {
  const { say, language } = useBuilder()
  return (
    <>
      <section>
        <h3>{say(reviewTexts.problems)}</h3>
        {problems.length === 0 ? <p>{say(reviewTexts.noProblems)}</p> : null}
        <ul className={styles['problems']} role="list">
          {problems.map(({ key, text }) => (
            <li key={`${key} ${text}`} data-blocks="publishing">
              {text}
            </li>
          ))}
        </ul>
        {uncovered.length > 0 ? (
          <p className={styles['hint']}>{say(reviewTexts.uncovered, { rules: uncovered.join(', ') })}</p>
        ) : null}
      </section>
      <section>
        <h3>{say(reviewTexts.changes)}</h3>
        {changes.length === 0 ? <p>{say(reviewTexts.noChanges)}</p> : null}
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{say(reviewTexts.usedOn)}</h3>
        {usedOn.length === 0 ? <p>{say(reviewTexts.unused)}</p> : null}
        <ul>
          {usedOn.map(({ kind, id, title, path }) => (
            <li key={`${kind} ${id}`}>
              {kind === 'page' && id !== null ? <a href={`/admin/collections/pages/${id}`}>{title}</a> : title}
              {path === null ? null : ` (${toHref(language, path)})`}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
