'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import staffTexts from '@/messages/staff/inboxes.json' with { type: 'json' }
import type { StaffLanguage } from '@/messages/staff/languages'
import styles from './inboxes.module.css'

type MemberBoxesProps = {
  path: string
  people: readonly { id: number; name: string }[]
  /** Of an inbox itself, whose members are asked for. */
  isReadOnly: boolean
  language: StaffLanguage
}

/** A box for each person who can be a member. */
export function MemberBoxes({ path, people, isReadOnly, language }: MemberBoxesProps): ReactNode {
  const { value, setValue } = useField<unknown>({ potentiallyStalePath: path })
  const state = useFormFields(([fields]) => fields?.['state']?.value)
  const { label, description } = staffTexts.fields.members
  const chosen = toNumbers(value)
  const isFixed = isReadOnly || (state !== undefined && state !== null && state !== 'draft')
  const choose = (id: number, isChosen: boolean) =>
    setValue(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
  return (
    <fieldset className={styles['members']}>
      <legend>{label[language]}</legend>
      <p>{description[language]}</p>
      {people.length === 0 && <p>{staffTexts.screen.noMembers[language]}</p>}
      {people.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            disabled={isFixed}
            onChange={({ target }) => choose(id, target.checked)}
          />{' '}
          {name}
        </label>
      ))}
    </fieldset>
  )
}

function toNumbers(value: unknown): number[] {
  return (Array.isArray(value) ? value : []).flatMap((one: unknown) => {
    if (typeof one === 'number') return [one]
    return typeof one === 'object' && one !== null && 'id' in one && typeof one.id === 'number' ? [one.id] : []
  })
}
