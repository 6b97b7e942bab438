'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { fillPlaces } from '@/src/i18n/fill-places'
import { type CaseState, caseStates } from '@/src/inbox/cases/case-state'
import type { Handler } from '@/src/inbox/cases/find-handlers'
import styles from './inbox.module.css'
import { inboxTexts } from './inbox-texts'
import type { OwnInbox } from './read-own-inboxes'
import { useCaseStep } from './use-case-step'

type CaseStepsProps = {
  shown: {
    id: number
    state: CaseState
    assignee: number | null
    dueOn: string | null
    tags: readonly string[]
    /** 0 where it lies in none. */
    inbox: number
    /** The reference of the case that it repeats; empty where there is none. */
    repeats: string
  }
  handlers: readonly Handler[]
  /** Those to which it can be moved, its own among them. */
  inboxes: readonly OwnInbox[]
  person: number
  /** Nothing is written about it any more. */
  isClosed: boolean
  language: StaffLanguage
}

/** How far a case is, who has it, by when it is answered, and its tags: each is saved by itself. */
export function CaseSteps({ shown, handlers, inboxes, person, isClosed, language }: CaseStepsProps): ReactNode {
  const texts = inboxTexts(language)
  const { id, state, assignee, dueOn, tags, inbox, repeats } = shown
  const { told, isBusy, take } = useCaseStep(id, language)
  const [day, setDay] = useState(dueOn ?? '')
  const [tag, setTag] = useState('')
  const [repeated, setRepeated] = useState(repeats)
  const submit = (step: object) => (event: FormEvent) => {
    event.preventDefault()
    void take(step)
  }
  return (
    <section className={styles['card']} aria-label={texts.work}>
      <h3>{texts.work}</h3>
      <div className={styles['steps']}>
        <label>
          {texts.state}
          <select
            value={state}
            disabled={isBusy}
            onChange={({ target }) => void take({ kind: 'state', to: target.value })}
          >
            {caseStates.map((known) => (
              <option key={known} value={known}>
                {texts.stateNames[known]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts.person}
          <select
            value={assignee ?? ''}
            disabled={isBusy}
            onChange={({ target }) => void take({ kind: 'assign', to: target.value ? Number(target.value) : null })}
          >
            <option value="">{texts.nobody}</option>
            {handlers.map(({ id: number, name }) => (
              <option key={number} value={number}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {inboxes.length > 1 && (
          <label>
            {texts.inbox}
            <select
              value={inbox}
              disabled={isBusy}
              onChange={({ target }) => void take({ kind: 'move', to: Number(target.value) || null })}
            >
              {inboxes.map(({ id: number, name }) => (
                <option key={number} value={number}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <form onSubmit={submit({ kind: 'due', to: day || null })}>
          <label>
            {texts.dueOn}
            <input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          </label>
          <button type="submit" disabled={isBusy || day === (dueOn ?? '')}>
            {texts.save}
          </button>
        </form>
        <form onSubmit={submit({ kind: 'repeats', to: repeated.trim() || null })}>
          <label>
            {texts.repeats}
            <input
              value={repeated}
              maxLength={40}
              autoComplete="off"
              onChange={({ target }) => setRepeated(target.value)}
            />
          </label>
          <button type="submit" disabled={isBusy || repeated.trim() === repeats}>
            {texts.mark}
          </button>
        </form>
        {!isClosed && (
          <form onSubmit={submit({ kind: 'tags', add: [tag], remove: [] })}>
            <label>
              {texts.addTag}
              <input value={tag} maxLength={30} autoComplete="off" onChange={({ target }) => setTag(target.value)} />
            </label>
            <button type="submit" disabled={isBusy || tag.trim() === ''}>
              {texts.add}
            </button>
          </form>
        )}
      </div>
      {tags.length > 0 && (
        <ul className={styles['tags']} aria-label={texts.tags}>
          {tags.map((one) => (
            <li key={one} className={styles['tag']}>
              {one}
              {!isClosed && (
                <button
                  type="button"
                  aria-label={fillPlaces(texts.removeTag, { tag: one })}
                  disabled={isBusy}
                  onClick={() => void take({ kind: 'tags', add: [], remove: [one] })}
                >
                  ×
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {assignee !== person && (
        <button type="button" disabled={isBusy} onClick={() => void take({ kind: 'assign', to: person })}>
          {texts.takeIt}
        </button>
      )}
      <p role="status" className={styles['told']}>
        {told}
      </p>
    </section>
  )
}
