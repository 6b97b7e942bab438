'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useRef, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { writeDay } from '@/src/country/calendar'
import { fillPlaces } from '@/src/i18n/fill-places'
import { type CaseState, caseStates } from '@/src/inbox/cases/case-state'
import { takeStepAt } from '../workflow/workflow-state'
import styles from './inbox.module.css'
import { caseStepHref, inboxTexts } from './inbox-texts'

/** A row of the list. */
export type ShownCase = {
  id: number
  reference: string
  form: string
  receivedOn: string
  state: CaseState
  takenBy: string | null
  dueOn: string | null
  isOverdue: boolean
  tags: readonly string[]
  href: string
  /** It is the one that stands beside the list. */
  isOpened: boolean
  /** In the order of the columns. */
  answers: readonly (string | null)[]
}

type CaseTableProps = { cases: readonly ShownCase[]; columns: readonly string[]; language: StaffLanguage }

/** Cases in a table, of which several can be chosen and given another state, after a question. */
export function CaseTable({ cases, columns, language }: CaseTableProps): ReactNode {
  const texts = inboxTexts(language)
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [state, setState] = useState<CaseState>('work')
  const [told, setTold] = useState('')
  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before)
      for (const id of ids) isChosen ? after.add(id) : after.delete(id)
      return after
    })
  const change = async () => {
    dialog.current?.close()
    const refused = await takeStepAt(caseStepHref, { ids: [...chosen], step: { kind: 'state', to: state } }, language)
    setTold(refused ?? fillPlaces(texts.changed, { count: chosen.size }))
    if (refused !== null) return
    setChosen(new Set())
    router.refresh()
  }
  const ids = cases.map(({ id }) => id)
  return (
    <>
      <div className={styles['bulk']} hidden={chosen.size === 0}>
        <strong>{fillPlaces(texts.bulk, { count: chosen.size })}</strong>
        <label>
          {texts.to}{' '}
          <select value={state} onChange={({ target }) => setState(toState(target.value))}>
            {caseStates.map((known) => (
              <option key={known} value={known}>
                {texts.stateNames[known]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => dialog.current?.showModal()}>
          {texts.change}
        </button>
      </div>
      <p role="status" className={styles['told']}>
        {told}
      </p>
      <dialog ref={dialog} className={styles['dialog']} aria-labelledby="bulk-question">
        <p id="bulk-question">{fillPlaces(texts.confirm, { count: chosen.size, state: texts.stateNames[state] })}</p>
        <div className={styles['buttons']}>
          <button type="button" onClick={change}>
            {texts.yes}
          </button>
          <button type="button" data-quiet onClick={() => dialog.current?.close()}>
            {texts.no}
          </button>
        </div>
      </dialog>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                aria-label={texts.chooseAll}
                checked={ids.every((id) => chosen.has(id))}
                onChange={({ target }) => choose(ids, target.checked)}
              />
            </th>
            {[texts.reference, texts.form, texts.state, texts.person, texts.dueOn, texts.receivedOn, ...columns].map(
              (name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {cases.map((one) => (
            <tr key={one.id} data-opened={one.isOpened || undefined} data-state={one.state}>
              <td>
                <input
                  type="checkbox"
                  aria-label={fillPlaces(texts.choose, { reference: one.reference })}
                  checked={chosen.has(one.id)}
                  onChange={({ target }) => choose([one.id], target.checked)}
                />
              </td>
              <th scope="row">
                <a href={one.href} aria-current={one.isOpened ? 'true' : undefined}>
                  {one.reference}
                </a>
                {one.tags.map((tag) => (
                  <span key={tag} className={styles['tag']}>
                    {tag}
                  </span>
                ))}
              </th>
              <td data-label={texts.form}>{one.form}</td>
              <td data-label={texts.state}>
                <span className={styles['state']} data-state={one.state}>
                  {texts.stateNames[one.state]}
                </span>
              </td>
              <td data-label={texts.person}>{one.takenBy ?? texts.nobody}</td>
              <td data-label={texts.dueOn} data-overdue={one.isOverdue || undefined}>
                {one.dueOn === null ? '–' : writeDay(one.dueOn)}
                {one.isOverdue && ` (${texts.overdue})`}
              </td>
              <td data-label={texts.receivedOn}>{writeDay(one.receivedOn)}</td>
              {columns.map((name, at) => (
                <td key={name} data-label={name}>
                  {one.answers[at] ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function toState(value: string): CaseState {
  return caseStates.find((state) => state === value) ?? 'work'
}
