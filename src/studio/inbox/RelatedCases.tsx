import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { writeDay } from '@/src/country/calendar'
import { fillPlaces } from '@/src/i18n/fill-places'
import { findRelated, type RelatedCase } from '@/src/inbox/cases/find-related'
import type { OpenedCase } from '@/src/inbox/cases/read-case'
import styles from './inbox.module.css'
import { type InboxQuery, toInboxHref } from './inbox-query'
import { inboxTexts } from './inbox-texts'
import { MarkRepetition } from './MarkRepetition.client'
import { readInboxForms } from './read-inbox-forms'

type RelatedCasesProps = {
  req: PayloadRequest
  submission: OpenedCase['submission']
  query: InboxQuery
  language: StaffLanguage
}

/** Other cases of the inbox that name the same people: opened, or joined with this one, in one step. */
export async function RelatedCases({ req, submission, query, language }: RelatedCasesProps): Promise<ReactNode> {
  const texts = inboxTexts(language)
  const related = await findRelated(req, submission)
  if (related.length === 0) return null
  const names = new Map((await readInboxForms(req)).map(({ key, name }) => [key, name]))
  return (
    <section className={styles['card']} aria-label={texts.related}>
      <h3>{texts.related}</h3>
      <p className={styles['soft']}>{texts.relatedHint}</p>
      <ul className={styles['related']}>
        {related.map((one) => {
          const pair = toPair(submission, one)
          return (
            <li key={one.id}>
              <a href={toInboxHref(query, { case: one.id })}>{one.reference}</a>{' '}
              <span className={styles['soft']}>
                {names.get(one.formKey) ?? one.formKey}, {writeDay(one.receivedOn)}, {texts.stateNames[one.state]}
                {one.repeats === submission.id && `, ${texts.isRepetition}`}
                {submission.repeats === one.id && `, ${texts.isRepeated}`}
              </span>
              {pair && (
                <MarkRepetition
                  id={pair.later.id}
                  of={pair.earlier.reference}
                  label={fillPlaces(pair.later.id === one.id ? texts.repeatsThis : texts.repeatsThat, {
                    reference: one.reference,
                  })}
                  language={language}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type Side = Pick<RelatedCase, 'id' | 'reference'> & { repeats?: number | null | undefined }

/** Which of two cases repeats the other: the one that came later. None where one of them is marked already. */
function toPair(shown: Side, other: Side): { earlier: Side; later: Side } | null {
  if (shown.repeats || other.repeats) return null
  return other.id > shown.id ? { earlier: shown, later: other } : { earlier: other, later: shown }
}
