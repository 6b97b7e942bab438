import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { localDay } from '@/src/country/local-day'
import { fillPlaces } from '@/src/i18n/fill-places'
import { openStates } from '@/src/inbox/cases/case-state'
import { type FormColumn, mostColumns } from '@/src/inbox/cases/column-choice'
import type { CaseList as Cases } from '@/src/inbox/cases/find-cases'
import { findDefinition, readChosenColumns, toFormColumns } from '@/src/inbox/cases/form-columns'
import { listAnswers } from '@/src/inbox/cases/list-answers'
import { audienceOf } from '@/src/inbox/submission-access'
import { CaseTable, type ShownCase } from './CaseTable.client'
import { ColumnChoice } from './ColumnChoice.client'
import styles from './inbox.module.css'
import { type InboxQuery, toInboxHref } from './inbox-query'
import { inboxTexts } from './inbox-texts'
import type { InboxForm } from './read-inbox-forms'

type CaseListProps = {
  req: PayloadRequest
  query: InboxQuery
  list: Cases
  forms: readonly InboxForm[]
  language: StaffLanguage
}

/** A page of cases, with the answers that the person chose as columns where one form is asked for. */
export async function CaseList({ req, query, list, forms, language }: CaseListProps): Promise<ReactNode> {
  const texts = inboxTexts(language)
  const choosable = await findColumns(req, query.formKey, language)
  const chosen = query.formKey ? await readChosenColumns(req.payload, req.user?.id ?? 0, query.formKey) : []
  const columns = choosable.filter(({ key }) => chosen.includes(key)).slice(0, mostColumns)
  const answers = query.formKey
    ? await listAnswers(req, {
        ids: list.cases.map(({ id }) => id),
        formKey: query.formKey,
        keys: columns.map(({ key }) => key),
        locale: language,
      })
    : {}
  const names = new Map(forms.map(({ key, name }) => [key, name]))
  const today = localDay(Date.now())
  const shown = list.cases.map(({ id, reference, formKey, receivedOn, state, takenBy, dueOn, tags }): ShownCase => {
    const isOpen = openStates.some((open) => open === state)
    return {
      ...{ id, reference, receivedOn, state, takenBy, dueOn, tags },
      form: names.get(formKey) ?? formKey,
      isOverdue: isOpen && Boolean(dueOn && dueOn < today),
      href: toInboxHref(query, { case: id, alone: false }),
      isOpened: id === query.case,
      answers: answers[id] ?? columns.map(() => null),
    }
  })
  return (
    <section className={styles['list']} aria-label={texts.list}>
      <p role="status">{fillPlaces(texts.found, { count: list.total })}</p>
      {shown.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <CaseTable
          key={shown.map(({ id }) => id).join()}
          cases={shown}
          columns={columns.map(({ label }) => label)}
          language={language}
        />
      )}
      {list.pages > 1 && (
        <nav className={styles['pages']} aria-label={texts.pages}>
          {query.page > 1 && <a href={toInboxHref(query, { page: query.page - 1, case: null })}>{texts.before}</a>}
          <span>{fillPlaces(texts.page, { page: query.page, pages: list.pages })}</span>
          {query.page < list.pages && (
            <a href={toInboxHref(query, { page: query.page + 1, case: null })}>{texts.after}</a>
          )}
        </nav>
      )}
      {query.formKey && choosable.length > 0 && (
        <ColumnChoice
          key={query.formKey}
          formKey={query.formKey}
          columns={choosable}
          chosen={columns.map(({ key }) => key)}
          language={language}
        />
      )}
    </section>
  )
}

async function findColumns(
  { payload, user }: PayloadRequest,
  formKey: string | null,
  language: StaffLanguage,
): Promise<FormColumn[]> {
  if (!formKey || audienceOf(user?.role) === 'investigators') return []
  const definition = await findDefinition(payload, formKey)
  return definition ? toFormColumns(definition, language) : []
}
