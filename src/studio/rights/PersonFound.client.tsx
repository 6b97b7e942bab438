'use client'

import { type ReactNode, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { writeDay } from '@/src/country/calendar'
import { fillPlaces } from '@/src/i18n/fill-places'
import type { FoundPerson } from '@/src/inbox/rights/found-person'
import { takeStepAt } from '../workflow/workflow-state'
import { PersonAnswers } from './PersonAnswers.client'
import { PersonSteps } from './PersonSteps.client'
import styles from './rights.module.css'
import { rightsTexts, submissionsHref } from './rights-texts'

type PersonFoundProps = {
  found: FoundPerson
  onChange: (found: FoundPerson) => void
  reason: string
  language: StaffLanguage
}

/** What was found of a person, each with a box: all of it is chosen at first. */
export function PersonFound({ found, onChange, reason, language }: PersonFoundProps): ReactNode {
  const texts = rightsTexts(language)
  const { cases, subscribers } = found
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const toggle = (name: string) =>
    setLeft(left.has(name) ? new Set([...left].filter((one) => one !== name)) : new Set([...left, name]))
  const chosen = {
    ids: cases.filter(({ id }) => !left.has(`case ${id}`)).map(({ id }) => id),
    subscribers: subscribers.filter(({ id }) => !left.has(`subscriber ${id}`)).map(({ id }) => id),
  }
  const box = (name: string, label: string) => (
    <input
      type="checkbox"
      checked={!left.has(name)}
      aria-label={fillPlaces(texts.choose, { name: label })}
      onChange={() => toggle(name)}
    />
  )
  const correct = async (id: number, way: string, text: string) => {
    const refused = await takeStepAt(`${submissionsHref}/${id}/correct`, { way, text, reason }, language)
    if (refused === null)
      onChange({
        ...found,
        cases: cases.map((one) =>
          one.id === id
            ? { ...one, answers: one.answers.map((row) => (row.way === way ? { ...row, correction: text } : row)) }
            : one,
        ),
      })
    return refused
  }
  const hold = (heldUntil: string | null) =>
    onChange({
      ...found,
      cases: cases.map((one) => (chosen.ids.includes(one.id) ? { ...one, heldUntil } : one)),
      subscribers: subscribers.map((one) => (chosen.subscribers.includes(one.id) ? { ...one, heldUntil } : one)),
    })
  if (cases.length + subscribers.length === 0) return null
  return (
    <>
      <ul className={styles['found']}>
        {cases.map((one) => (
          <li key={one.id}>
            <div className={styles['head']}>
              {box(`case ${one.id}`, one.reference)}
              <h3>{one.reference}</h3>
              <span>{fillPlaces(texts.caseOf, { form: one.form, day: writeDay(one.receivedOn) })}</span>
              <Held until={one.heldUntil} language={language} />
              {one.isErased && <strong>{texts.isErased}</strong>}
            </div>
            <PersonAnswers shown={one} language={language} onCorrect={(way, text) => correct(one.id, way, text)} />
          </li>
        ))}
        {subscribers.map(({ id, email, subscribedOn, heldUntil }) => (
          <li key={`subscriber ${id}`}>
            <div className={styles['head']}>
              {box(`subscriber ${id}`, email)}
              <span>{fillPlaces(texts.subscription, { email, day: writeDay(subscribedOn) })}</span>
              <Held until={heldUntil} language={language} />
            </div>
          </li>
        ))}
      </ul>
      <PersonSteps chosen={chosen} reason={reason} language={language} onHeld={hold} />
    </>
  )
}

function Held({ until, language }: { until: string | null; language: StaffLanguage }): ReactNode {
  return until && <strong>{fillPlaces(rightsTexts(language).heldUntil, { day: writeDay(until) })}</strong>
}
