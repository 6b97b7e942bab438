'use client'

import { type ReactNode, useId } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import type { SimulatorRow } from '@/src/cms/rate-desk/read-rate-desk'
import type { Weighed } from '@/src/cms/rate-desk/weigh-rates'
import { fillPlaces } from '@/src/i18n/fill-places'
import { formatDate } from '@/src/i18n/format'
import { goDown, readPasted } from './go-down'
import styles from './rate-desk.module.css'
import type { RateTexts } from './rate-texts'
import { toTierPlace } from './tier-place'

type SimulatorTableProps = {
  name: string
  rows: readonly SimulatorRow[]
  typed: Readonly<Record<string, string>>
  weighed: Weighed['tiers']
  isReadOnly: boolean
  texts: RateTexts
  language: StaffLanguage
  onType: (values: ReadonlyMap<string, string>) => void
}

/** The rates of a simulator in force, beside those that are to come, with what an example costs or earns. */
export function SimulatorTable(props: SimulatorTableProps): ReactNode {
  const { name, rows, typed, weighed, isReadOnly, texts, language, onType } = props
  const id = useId()
  return (
    <table
      className={styles['table']}
      onKeyDown={(event) => goDown(event, 1)}
      onPaste={(event) => {
        const pasted = isReadOnly ? null : readPasted(event, 1)
        if (pasted) onType(pasted)
      }}
    >
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.product}</th>
          <th scope="col">{texts.inForce}</th>
          <th scope="col">{texts.newRate}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const place = toTierPlace(row)
          const found = weighed.find((known) => toTierPlace(known) === place)
          const problem = `${id} ${place}`.replaceAll(/[^\w-]/g, '-')
          const value = typed[place] ?? row.rate
          return (
            <tr key={place}>
              <th scope="row">
                {row.name}
                <span className={styles['soft']}>{toBand(row, texts)}</span>
                <span className={styles['effect']}>{toEffect(row, found?.result ?? '', texts)}</span>
                <span id={problem} className={styles['problems']}>
                  {found?.problem ?? ''}
                </span>
              </th>
              <td>
                {fillPlaces(texts.rate, { rate: row.rate, day: formatDate(language, row.since) })}
                <span className={styles['soft']}>
                  {row.limits ? fillPlaces(texts.limits, row.limits) : texts.noLimits}
                </span>
              </td>
              <td data-changed={value !== row.rate || undefined}>
                <input
                  data-place={place}
                  aria-label={fillPlaces(texts.newRateOf, { name: `${row.name}, ${toBand(row, texts)}` })}
                  aria-describedby={problem}
                  aria-invalid={(found?.problem ?? '') !== '' || undefined}
                  inputMode="decimal"
                  autoComplete="off"
                  readOnly={isReadOnly}
                  value={value}
                  onChange={({ target }) => onType(new Map([[place, target.value]]))}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function toBand({ from, to, isDeposit }: SimulatorRow, texts: RateTexts): string {
  const unit = isDeposit ? texts.days : texts.months
  return fillPlaces(texts.band, {
    from: from.amount,
    to: to.amount,
    termFrom: from.term,
    termTo: to.term,
    unit,
  })
}

function toEffect({ example, isDeposit }: SimulatorRow, after: string, texts: RateTexts): string {
  const isSame = after === '' || after === example.result
  const values = { amount: example.amount, term: example.term, before: example.result, after }
  if (isDeposit) return fillPlaces(isSame ? texts.interest : texts.interestAfter, values)
  return fillPlaces(isSame ? texts.instalment : texts.instalmentAfter, values)
}
