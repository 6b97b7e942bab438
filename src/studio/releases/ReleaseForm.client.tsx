'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useId, useState } from 'react'
import { fromLocalTime } from '@/src/country/local-time'
import { takeStep } from '../workflow/workflow-state'
import styles from './release-form.module.css'
import type { ReleaseTexts } from './release-texts'

/** Something that is chosen or carried out, by its number. */
type Choice = { id: number; label: string }

type ReleaseFormProps = {
  /** Approved requests that no release has. */
  requests: readonly Choice[]
  /** Releases that are not carried out. */
  releases: readonly Choice[]
  language: string
  texts: ReleaseTexts
}

/** Puts approved requests together, and carries out what was put together. */
export function ReleaseForm({ requests, releases, language, texts }: ReleaseFormProps): ReactNode {
  const id = useId()
  const router = useRouter()
  const [name, setName] = useState('')
  const [due, setDue] = useState('')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [said, setSaid] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const act = async (step: string, body: object) => {
    setIsBusy(true)
    try {
      const refusal = await takeStep(step, body, language)
      setSaid(refusal ?? texts.done)
      if (refusal === null) {
        setChosen([])
        setName('')
      }
      router.refresh()
    } catch {
      // Whatever it was, the person can only try again.
      setSaid(texts.unreachable)
    }
    setIsBusy(false)
  }
  const isReady = !isBusy && name.trim().length >= 3 && chosen.length > 0
  return (
    <section className={styles['form']} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p role="status">{said}</p>
      {requests.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <fieldset>
            <legend>{texts.requests}</legend>
            {requests.map((request) => (
              <label key={request.id}>
                <input
                  type="checkbox"
                  checked={chosen.includes(request.id)}
                  onChange={({ target }) =>
                    setChosen(
                      target.checked ? [...chosen, request.id] : chosen.filter((number) => number !== request.id),
                    )
                  }
                />{' '}
                {request.label}
              </label>
            ))}
          </fieldset>
          <label htmlFor={`${id}-name`}>{texts.name}</label>
          <input id={`${id}-name`} value={name} onChange={({ target }) => setName(target.value)} />
          <label htmlFor={`${id}-due`}>{texts.due}</label>
          <input id={`${id}-due`} type="datetime-local" value={due} onChange={({ target }) => setDue(target.value)} />
          <button
            type="button"
            disabled={!isReady}
            onClick={() => void act('release', { name, items: chosen, dueAt: fromLocalTime(due) })}
          >
            {texts.plan}
          </button>
        </>
      )}
      {releases.length > 0 && (
        <ul aria-label={texts.planned}>
          {releases.map((release) => (
            <li key={release.id}>
              {release.label}{' '}
              <button type="button" disabled={isBusy} onClick={() => void act('release-now', { id: release.id })}>
                {texts.now}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
