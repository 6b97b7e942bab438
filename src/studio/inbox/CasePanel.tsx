import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { writeDay } from '@/src/country/calendar'
import { fillPlaces } from '@/src/i18n/fill-places'
import { defaultLocale, isLocale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { findHandlers } from '@/src/inbox/cases/find-handlers'
import { findRepeated } from '@/src/inbox/cases/mark-repetition'
import type { OpenedCase } from '@/src/inbox/cases/read-case'
import { findReplyAddress } from '@/src/inbox/cases/reply-address'
import { isFollowed } from '@/src/inbox/followed/find-followed'
import { toCorrections } from '@/src/inbox/rights/corrections'
import { AnswersView } from '../submissions/AnswersView'
import { CaseHistory } from './CaseHistory'
import { CaseNote } from './CaseNote.client'
import { CaseReply } from './CaseReply.client'
import { CaseSteps } from './CaseSteps.client'
import styles from './inbox.module.css'
import { type InboxQuery, toInboxHref } from './inbox-query'
import { inboxTexts } from './inbox-texts'
import { RelatedCases } from './RelatedCases'
import { readOwnInboxes } from './read-own-inboxes'

const exportFormats = ['pdf', 'xlsx', 'zip'] as const

type CasePanelProps = { req: PayloadRequest; opened: OpenedCase; query: InboxQuery; language: StaffLanguage }

/** One case: what is done with it, what was sent, the reply, notes, and its history. */
export async function CasePanel({ req, opened, query, language }: CasePanelProps): Promise<ReactNode> {
  const texts = inboxTexts(language)
  const { submission, answers, files, definition, history } = opened
  const { id, reference, state, receivedOn, dueOn, tags, assignee, notes } = submission
  const [handlers, inboxes, address] = [
    await findHandlers(req.payload, submission),
    submission.audience === 'staff' ? await readOwnInboxes(req, language) : [],
    await findReplyAddress(req.payload, opened),
  ]
  const repeats = await findRepeated(req, submission)
  const hasCode = await isFollowed(req.payload, id)
  const sentIn = isLocale(submission.locale) ? submission.locale : defaultLocale
  const isClosed = Boolean(submission.anonymisedOn)
  return (
    <article className={styles['case']} id="case" tabIndex={-1} aria-labelledby="case-title">
      <header className={styles['caseHead']}>
        <h2 id="case-title">{fillPlaces(texts.case, { reference })}</h2>
        <p className={styles['soft']}>
          {texts.receivedOn}: {writeDay(receivedOn)}
        </p>
        <p className={styles['links']}>
          {!query.alone && <a href={toInboxHref(query, { alone: true })}>{texts.alone}</a>}
          <a href={toInboxHref(query, { case: null, alone: false })}>{texts.close}</a>
        </p>
      </header>
      <CaseSteps
        key={`${state} ${assignee} ${dueOn} ${submission.inbox} ${repeats} ${tags?.join()}`}
        shown={{
          id,
          state,
          assignee: assignee ?? null,
          dueOn: dueOn ?? null,
          tags: tags ?? [],
          inbox: submission.inbox ?? 0,
          repeats,
        }}
        handlers={handlers}
        inboxes={inboxes}
        person={req.user?.id ?? 0}
        isClosed={isClosed}
        language={language}
      />
      {await RelatedCases({ req, submission, query, language })}
      <section className={styles['card']} aria-label={texts.sent}>
        <AnswersView
          id={id}
          locale={language}
          definition={definition}
          answers={answers}
          files={files}
          corrections={toCorrections(history)}
          anonymisedOn={submission.anonymisedOn ?? null}
          isTrial={submission.isTest ?? false}
        />
      </section>
      <p className={styles['links']}>
        {texts.exports}:
        {exportFormats.map((format) => (
          <a key={format} href={`/api/submissions/${id}/case?format=${format}`} download>
            {format.toUpperCase()}
          </a>
        ))}
      </p>
      <section className={styles['card']} aria-label={texts.reply}>
        <h3>{texts.reply}</h3>
        {address === null && !hasCode ? (
          <p>{texts.noReply}</p>
        ) : (
          <CaseReply
            id={id}
            hint={fillPlaces(address === null ? texts.replyByCode : texts.replyTo, {
              address: address ?? '',
              language: texts.languageNames[sentIn],
            })}
            sentIn={sentIn}
            ready={Object.values(messagesByLocale[sentIn].caseReply.ready)}
            language={language}
          />
        )}
      </section>
      <section className={styles['card']} aria-label={texts.history}>
        <h3>{texts.history}</h3>
        <CaseHistory history={history} language={language} />
        {notes && (
          <>
            <h4>{texts.earlier}</h4>
            <p className={styles['written']}>{notes}</p>
          </>
        )}
        {!isClosed && <CaseNote id={id} language={language} />}
      </section>
    </article>
  )
}
