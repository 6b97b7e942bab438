'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { fillPlaces } from '@/src/i18n/fill-places'
import { formatMoment } from '@/src/i18n/format'
import { type FoundPerson, foundPerson } from '@/src/inbox/rights/found-person'
import { askAt, readRefusal } from '../workflow/workflow-state'
import { PersonAnswers } from './PersonAnswers.client'
import styles from './rights.module.css'
import { rightsTexts, submissionsHref } from './rights-texts'

/** A request to erase that waits for a decision. */
export type WaitingErasure = {
  id: number
  reason: string
  askedAt: string
  askedBy: number
  askedByName: string
  cases: number
  subscriptions: number
}

type ErasureRequestsProps = { requests: readonly WaitingErasure[]; person: number; language: StaffLanguage }

/** What others asked to be erased: looked at, and then approved or refused, by somebody else. */
export function ErasureRequests({ requests, person, language }: ErasureRequestsProps): ReactNode {
  const texts = rightsTexts(language)
  return (
    <section className={styles['card']} aria-labelledby="rights-requests">
      <h2 id="rights-requests">{texts.requests}</h2>
      {requests.length === 0 ? (
        <p>{texts.noRequests}</p>
      ) : (
        <ul className={styles['found']}>
          {requests.map((request) => (
            <li key={request.id}>
              <ErasureRequest request={request} isOwn={request.askedBy === person} language={language} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type ErasureRequestProps = { request: WaitingErasure; isOwn: boolean; language: StaffLanguage }

function ErasureRequest({ request, isOwn, language }: ErasureRequestProps): ReactNode {
  const texts = rightsTexts(language)
  const router = useRouter()
  const [seen, setSeen] = useState<FoundPerson | null>(null)
  const [told, setTold] = useState('')
  const { id, askedAt, askedByName, reason, cases, subscriptions } = request
  const take = async (step: string) => {
    try {
      const answer = await askAt(`${submissionsHref}/erasures/${id}/${step}`, {}, language)
      if (!answer.ok) return setTold(await readRefusal(answer))
      if (step === 'look') return setSeen(foundPerson.parse(await answer.json()))
      setTold(texts.decided)
      router.refresh()
    } catch {
      // No connection, or an answer that is none: there is one sentence for all of it.
      setTold(texts.failed)
    }
  }
  const button = (step: string, name: string, isOff = false) => (
    <button type="button" disabled={isOff} onClick={() => void take(step)}>
      {name}
    </button>
  )
  return (
    <>
      <h3>
        {fillPlaces(texts.request, { id: String(id), name: askedByName, moment: formatMoment(language, askedAt) })}
      </h3>
      <p>{reason}</p>
      <p className={styles['soft']}>
        {fillPlaces(texts.named, { cases: String(cases), subscriptions: String(subscriptions) })}
      </p>
      {seen?.cases.map((one) => (
        <div key={one.id}>
          <h4>{one.reference}</h4>
          <PersonAnswers shown={one} language={language} />
        </div>
      ))}
      {seen !== null && seen.more > 0 && <p>{fillPlaces(texts.more, { count: String(seen.more) })}</p>}
      {seen?.subscribers.map(({ id: number, email }) => (
        <p key={number}>{email}</p>
      ))}
      <div className={styles['buttons']}>
        {button('look', texts.look)}
        {!isOwn && button('approve', texts.approve, seen === null)}
        {!isOwn && button('send-back', texts.sendBack)}
        {isOwn && button('withdraw', texts.withdraw)}
      </div>
      {isOwn && <p className={styles['soft']}>{texts.ownRequest}</p>}
      <p role="status">{told}</p>
    </>
  )
}
