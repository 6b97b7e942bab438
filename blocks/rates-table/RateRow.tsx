import type { ReactNode } from 'react'
import type { Quotation } from '@/site/schemas/exchange-rates/dated-rates'
import type { RateHistory } from '@/site/schemas/exchange-rates/rate-history'
import { rateLineSize } from '@/site/schemas/exchange-rates/rate-line-size'
import { toMovement } from '@/site/schemas/exchange-rates/to-movement'
import { writeDay } from '@/src/country/calendar'
import { type ForeignCurrency, ownCurrency } from '@/src/country/currencies'
import { fillPlaces } from '@/src/i18n/fill-places'
import { commonAmount } from './conversion'
import type { ExchangeRatesProps } from './exchange-rates-props'

type RateRowProps = Pick<ExchangeRatesProps, 'id' | 'href' | 'texts'> & {
  quotation: Quotation
  /** The same currency in the rates before. */
  earlier: Quotation | null
  line: RateHistory['lines'][number] | null
  write: (rate: string) => string
  onConvert: ((currency: ForeignCurrency) => void) | null
}

/** A currency: what it is bought and sold for, how that moved, and the way to convert it. */
export function RateRow(props: RateRowProps): ReactNode {
  const { id, href, texts, quotation, earlier, line, write, onConvert } = props
  const { currency, buy, sell } = quotation
  const name = texts.currencies[currency]
  const movement = earlier ? toMovement(earlier.sell, sell) : null
  const question = new URLSearchParams({ convert: commonAmount, from: currency, to: ownCurrency })
  return (
    <tr>
      <th scope="row">
        {`${name} `}
        <span data-part="code">{currency}</span>
        {line ? (
          <svg
            viewBox={`0 0 ${rateLineSize.width} ${rateLineSize.height}`}
            role="img"
            aria-label={fillPlaces(texts.line, {
              least: write(line.least),
              most: write(line.most),
              date: writeDay(line.from),
            })}
          >
            <polyline points={line.points} />
          </svg>
        ) : null}
      </th>
      <td>{write(buy)}</td>
      <td>
        {write(sell)}
        {movement ? (
          <span data-part="movement" data-way={movement.way}>
            {` ${movement.sign}${write(movement.by)}`}
          </span>
        ) : null}
      </td>
      {onConvert ? (
        <td>
          <a
            href={`${href}?${question}#${id}`}
            onClick={(event) => {
              event.preventDefault()
              onConvert(currency)
            }}
          >
            <span data-part="spoken">{fillPlaces(texts.converter.row, { currency: name })}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 8h15l-4-4M20 16H5l4 4" />
            </svg>
          </a>
        </td>
      ) : null}
    </tr>
  )
}
