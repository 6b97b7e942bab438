'use client'

import { type ReactNode, useId } from 'react'
import type { ExchangeRow } from '@/src/cms/rate-desk/read-rate-desk'
import type { Weighed } from '@/src/cms/rate-desk/weigh-rates'
import { fillPlaces } from '@/src/i18n/fill-places'
import { goDown, readPasted } from './go-down'
import styles from './rate-desk.module.css'
import type { RateTexts } from './rate-texts'

/** What is typed for a currency. */
export type TypedPair = { buy: string; sell: string }

type ExchangeTableProps = {
  rows: readonly ExchangeRow[]
  typed: Readonly<Record<string, TypedPair>>
  weighed: Weighed['exchange']
  exampleAmount: number
  isReadOnly: boolean
  texts: RateTexts
  onType: (values: ReadonlyMap<string, string>) => void
}

const sides = ['buy', 'sell'] as const

/** Currencies with the last rates beside today’s, by how much they move, and what the converter makes of it. */
export function ExchangeTable(props: ExchangeTableProps): ReactNode {
  const { rows, typed, weighed, exampleAmount, isReadOnly, texts, onType } = props
  const id = useId()
  return (
    <table
      className={styles['table']}
      onKeyDown={(event) => goDown(event, sides.length)}
      onPaste={(event) => {
        const pasted = isReadOnly ? null : readPasted(event, sides.length)
        if (pasted) onType(pasted)
      }}
    >
      <thead>
        <tr>
          <th scope="col">{texts.currency}</th>
          <th scope="col">{texts.buy}</th>
          <th scope="col">{texts.sell}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ currency, last }) => {
          const found = weighed.find((known) => known.currency === currency)
          const problems = `${id} ${currency}`.replaceAll(/[^\w-]/g, '-')
          return (
            <tr key={currency}>
              <th scope="row">
                {currency}
                {found && <Example currency={currency} amount={exampleAmount} example={found.example} texts={texts} />}
                <ul id={problems} className={styles['problems']}>
                  {found?.problems.map((problem) => (
                    <li key={problem}>{problem}</li>
                  ))}
                </ul>
              </th>
              {sides.map((side) => {
                const value = typed[currency]?.[side] ?? ''
                const isChanged = last !== null && last[side] !== value
                return (
                  <td key={side} data-changed={isChanged || undefined}>
                    {last && <span className={styles['last']}>{fillPlaces(texts.last, { rate: last[side] })}</span>}
                    <input
                      data-place={`${currency} ${side}`}
                      aria-label={fillPlaces(side === 'buy' ? texts.buyOf : texts.sellOf, { currency })}
                      aria-describedby={problems}
                      aria-invalid={(found?.problems.length ?? 0) > 0 || undefined}
                      inputMode="decimal"
                      autoComplete="off"
                      readOnly={isReadOnly}
                      value={value}
                      onChange={({ target }) => onType(new Map([[`${currency} ${side}`, target.value]]))}
                    />
                    <output className={styles['moved']}>{isChanged ? (found?.moved[side] ?? '') : ''}</output>
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type ExampleProps = { currency: string; amount: number; example: { before: string; after: string }; texts: RateTexts }

function Example({ currency, amount, example, texts }: ExampleProps): ReactNode {
  const values = { amount, currency, ...example }
  return (
    <span className={styles['effect']}>
      {fillPlaces(example.before === example.after ? texts.exampleSame : texts.example, values)}
    </span>
  )
}
