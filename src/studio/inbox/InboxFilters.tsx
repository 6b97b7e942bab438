import type { ReactNode } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { caseStates } from '@/src/inbox/cases/case-state'
import { type CaseList, caseViews } from '@/src/inbox/cases/find-cases'
import styles from './inbox.module.css'
import { type InboxQuery, toInboxHref } from './inbox-query'
import { inboxTexts } from './inbox-texts'
import type { InboxForm } from './read-inbox-forms'
import type { OwnInbox } from './read-own-inboxes'

type InboxFiltersProps = {
  query: InboxQuery
  list: CaseList
  forms: readonly InboxForm[]
  inboxes: readonly OwnInbox[]
  language: StaffLanguage
}

/** What narrows the list: views and states with their counts, and a form for the rest. All of it are addresses. */
export function InboxFilters({ query, list, forms, inboxes, language }: InboxFiltersProps): ReactNode {
  const texts = inboxTexts(language)
  const first = { page: 1, case: null, alone: false }
  return (
    <>
      {inboxes.length > 0 && (
        <nav className={styles['states']} aria-label={texts.inboxes}>
          {[null, ...inboxes].map((inbox) => (
            <a
              key={inbox?.id ?? ''}
              href={toInboxHref(query, { ...first, inbox: inbox?.id ?? null })}
              aria-current={(inbox?.id ?? null) === query.inbox ? 'true' : undefined}
            >
              {inbox === null ? texts.everyInbox : `${inbox.name} (${list.inboxes.get(inbox.id) ?? 0})`}
            </a>
          ))}
        </nav>
      )}
      <nav className={styles['views']} aria-label={texts.views}>
        {caseViews.map((view) => (
          <a
            key={view}
            href={toInboxHref(query, { ...first, view, state: null })}
            aria-current={view === query.view ? 'page' : undefined}
          >
            {texts.viewNames[view]} <span className={styles['count']}>{list.counts.get(view)}</span>
          </a>
        ))}
      </nav>
      <nav className={styles['states']} aria-label={texts.byState}>
        {[null, ...caseStates].map((state) => (
          <a
            key={state ?? ''}
            href={toInboxHref(query, { ...first, state })}
            aria-current={state === query.state ? 'true' : undefined}
          >
            {state === null ? texts.everyState : `${texts.stateNames[state]} (${list.states.get(state)})`}
          </a>
        ))}
      </nav>
      <form className={styles['filter']} aria-label={texts.filter}>
        <input type="hidden" name="view" value={query.view} />
        {query.inbox !== null && <input type="hidden" name="inbox" value={query.inbox} />}
        {query.state && <input type="hidden" name="state" value={query.state} />}
        <label>
          {texts.form}
          <select name="formKey" defaultValue={query.formKey ?? ''}>
            <option value="">{texts.everyForm}</option>
            {forms.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts.tag}
          <input name="tag" maxLength={30} defaultValue={query.tag ?? ''} />
        </label>
        <label>
          {texts.reference}
          <input
            type="search"
            name="reference"
            maxLength={40}
            autoComplete="off"
            defaultValue={query.reference ?? ''}
          />
        </label>
        <button type="submit">{texts.show}</button>
      </form>
    </>
  )
}
