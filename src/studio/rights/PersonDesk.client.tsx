'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { longestReason, shortestReason } from '@/src/governance/reason'
import { fillPlaces } from '@/src/i18n/fill-places'
import { type FoundPerson, foundPerson } from '@/src/inbox/rights/found-person'
import { askAt, readRefusal } from '../workflow/workflow-state'
import { PersonFound } from './PersonFound.client'
import styles from './rights.module.css'
import { rightsTexts, submissionsHref } from './rights-texts'

type PersonDeskProps = { language: StaffLanguage }

/** Finds everything of a person, and does with it what they asked for. What is typed is posted and stands in no address. */
export function PersonDesk({ language }: PersonDeskProps): ReactNode {
  const texts = rightsTexts(language)
  const [reason, setReason] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [told, setTold] = useState('')
  const [found, setFound] = useState<FoundPerson | null>(null)
  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const identifier = String(new FormData(event.currentTarget).get('identifier') ?? '')
    setIsBusy(true)
    setFound(null)
    try {
      const answer = await askAt(`${submissionsHref}/person`, { identifier, reason }, language)
      if (!answer.ok) return setTold(await readRefusal(answer))
      const person = foundPerson.parse(await answer.json())
      setFound(person)
      setTold(toSentence(person, texts))
    } catch {
      // No connection, or an answer that is none: there is one sentence for all of it.
      setTold(texts.failed)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <section className={styles['card']} aria-labelledby="rights-find">
      <h2 id="rights-find">{texts.find}</h2>
      <form onSubmit={search} className={styles['find']} autoComplete="off">
        <label>
          {texts.identifier}
          <input name="identifier" required minLength={3} maxLength={254} aria-describedby="rights-identifier" />
        </label>
        <p id="rights-identifier" className={styles['soft']}>
          {texts.identifierHint}
        </p>
        <label>
          {texts.reason}
          <textarea
            rows={2}
            required
            minLength={shortestReason}
            maxLength={longestReason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            aria-describedby="rights-reason"
          />
        </label>
        <p id="rights-reason" className={styles['soft']}>
          {texts.reasonHint}
        </p>
        <button type="submit" disabled={isBusy}>
          {texts.search}
        </button>
      </form>
      <p role="status">{told}</p>
      {found && <PersonFound found={found} onChange={setFound} reason={reason} language={language} />}
    </section>
  )
}

function toSentence({ cases, subscribers, more }: FoundPerson, texts: ReturnType<typeof rightsTexts>): string {
  const places = { cases: String(cases.length), subscriptions: String(subscribers.length) }
  const beside = more > 0 ? ` ${fillPlaces(texts.more, { count: String(more) })}` : ''
  return `${cases.length + subscribers.length === 0 ? texts.nothing : fillPlaces(texts.found, places)}${beside}`
}
