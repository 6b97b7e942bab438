'use client'

import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { z } from 'zod'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { writeDay } from '@/src/country/calendar'
import type { Locale } from '@/src/i18n/locales'
import type { SearchedForm } from './searched-forms'
import styles from './submissions.module.css'

const texts = staffTexts.contentSearch.texts

const found = z.object({
  count: z.number(),
  hits: z.array(z.object({ id: z.number(), reference: z.string(), formKey: z.string(), receivedOn: z.string() })),
})
const refused = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

type Outcome = { found: z.infer<typeof found> } | { problem: string }

type ContentSearchProps = {
  locale: Locale
  forms: readonly SearchedForm[]
  /** Where what was found is opened, before its number: as a case, which is worked on there, or as a row of the plain list. */
  openedAt: string
}

/** Looks for a text in what was sent, above the list of submissions. */
export function ContentSearch({ locale, forms, openedAt }: ContentSearchProps): ReactNode {
  const own = texts[locale]
  const id = useId()
  const [outcome, setOutcome] = useState<Outcome>()
  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = new FormData(event.currentTarget)
    const formKey = String(asked.get('formKey') ?? '')
    try {
      const answer = await fetch('/api/submissions/search', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ term: String(asked.get('term') ?? ''), ...(formKey ? { formKey } : {}) }),
      })
      const body: unknown = await answer.json()
      setOutcome(
        answer.ok
          ? { found: found.parse(body) }
          : { problem: refused.safeParse(body).data?.errors[0]?.message ?? own.failed },
      )
    } catch {
      // No connection, or an answer that is none: there is one sentence for all of it.
      setOutcome({ problem: own.failed })
    }
  }
  return (
    <form onSubmit={search} className={styles['search']} aria-label={own.legend}>
      <label htmlFor={`${id}-term`}>{own.term}</label>
      <input id={`${id}-term`} name="term" type="search" minLength={4} maxLength={100} required autoComplete="off" />
      <label htmlFor={`${id}-form`}>{own.form}</label>
      <select id={`${id}-form`} name="formKey">
        <option value="">{own.all}</option>
        {forms.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit">{own.search}</button>
      <p>{own.note}</p>
      <div role="status">
        {outcome && <Hits outcome={outcome} label={own.found} forms={forms} openedAt={openedAt} />}
      </div>
    </form>
  )
}

type HitsProps = Pick<ContentSearchProps, 'forms' | 'openedAt'> & { outcome: Outcome; label: string }

function Hits({ outcome, label, forms, openedAt }: HitsProps): ReactNode {
  if ('problem' in outcome) return <p>{outcome.problem}</p>
  const { count, hits } = outcome.found
  return (
    <>
      <p>{`${label}: ${count}`}</p>
      <ul>
        {hits.map(({ id, reference, formKey, receivedOn }) => (
          <li key={id}>
            <a href={`${openedAt}${id}`}>{reference}</a> {forms.find(({ key }) => key === formKey)?.name ?? formKey}{' '}
            {writeDay(receivedOn)}
          </li>
        ))}
      </ul>
    </>
  )
}
