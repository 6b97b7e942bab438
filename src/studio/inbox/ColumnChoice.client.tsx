'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { fillPlaces } from '@/src/i18n/fill-places'
import { columnsPreference, type FormColumn, mostColumns } from '@/src/inbox/cases/column-choice'
import { askAt } from '../workflow/workflow-state'
import styles from './inbox.module.css'
import { inboxTexts } from './inbox-texts'

type ColumnChoiceProps = {
  formKey: string
  columns: readonly FormColumn[]
  chosen: readonly string[]
  language: StaffLanguage
}

/** Which answers of a form stand in the list: each person's own choice, kept with their preferences. */
export function ColumnChoice({ formKey, columns, chosen, language }: ColumnChoiceProps): ReactNode {
  const texts = inboxTexts(language)
  const router = useRouter()
  const [told, setTold] = useState('')
  const [keys, setKeys] = useState(chosen)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const href = `/api/payload-preferences/${columnsPreference(formKey)}`
    const answer = await askAt(href, { value: keys }, language)
    setTold(answer.ok ? texts.done : texts.failed)
    if (answer.ok) router.refresh()
  }
  return (
    <details className={styles['card']}>
      <summary>{texts.columns}</summary>
      <form onSubmit={save} className={styles['columns']}>
        <p className={styles['soft']}>{fillPlaces(texts.columnsHint, { most: mostColumns })}</p>
        {columns.map(({ key, label }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={keys.includes(key)}
              disabled={!keys.includes(key) && keys.length >= mostColumns}
              onChange={({ target }) => setKeys(target.checked ? [...keys, key] : keys.filter((one) => one !== key))}
            />{' '}
            {label}
          </label>
        ))}
        <button type="submit">{texts.saveColumns}</button>
        <p role="status" className={styles['told']}>
          {told}
        </p>
      </form>
    </details>
  )
}
