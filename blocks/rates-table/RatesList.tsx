import type { ReactNode } from 'react'
import { formatAmount } from '@/site/schemas/currency-converter/format-amount'
import type { DatedRates } from '@/site/schemas/exchange-rates/dated-rates'
import { writeDay } from '@/src/country/calendar'
import type { ForeignCurrency } from '@/src/country/currencies'
import { fillPlaces } from '@/src/i18n/fill-places'
import type { ExchangeRatesProps } from './exchange-rates-props'
import { RateRow } from './RateRow'

type RatesListProps = Pick<
  ExchangeRatesProps,
  'id' | 'href' | 'rates' | 'history' | 'signs' | 'texts' | 'sourceNames'
> & {
  /** What the movement is counted from; null when nothing was published before. */
  previous: DatedRates | null
  /** Puts a currency into the converter; null where there is none. */
  onConvert: ((currency: ForeignCurrency) => void) | null
}

/** A table of what the bank buys and sells each currency for, with its day and source, and how each went until then. */
export function RatesList(props: RatesListProps): ReactNode {
  const { rates, previous, history, signs, texts, sourceNames, onConvert } = props
  const [before, after] = texts.caption.split('{date}')
  const places = Math.max(2, ...rates.rates.flatMap(({ buy, sell }) => [placesOf(buy), placesOf(sell)]))
  const write = (rate: string) => formatAmount(withPlaces(rate, places), { ...signs, before: '', after: '' })
  const [oldest] = history.lines.map(({ from }) => from).toSorted()
  return (
    <>
      <table>
        <caption>
          {before}
          <time dateTime={rates.day}>{writeDay(rates.day)}</time>
          {after}
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.currency}</th>
            <th scope="col">{texts.buy}</th>
            <th scope="col">{texts.sell}</th>
            {onConvert ? (
              <th scope="col">
                <span data-part="spoken">{texts.converter.submit}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rates.rates.map((quotation) => (
            <RateRow
              key={quotation.currency}
              {...props}
              quotation={quotation}
              earlier={previous?.rates.find(({ currency }) => currency === quotation.currency) ?? null}
              line={history.lines.find(({ currency }) => currency === quotation.currency) ?? null}
              write={write}
            />
          ))}
        </tbody>
      </table>
      <p data-part="source">
        {[
          fillPlaces(texts.source, { source: sourceNames[rates.source] }),
          previous ? fillPlaces(texts.movement, { date: writeDay(previous.day) }) : null,
          oldest ? fillPlaces(texts.lines, { date: writeDay(oldest) }) : null,
        ]
          .filter((sentence) => sentence !== null)
          .join(' ')}
      </p>
    </>
  )
}

/** How many decimal places a rate needs. */
function placesOf(rate: string): number {
  return (rate.split('.')[1] ?? '').replace(/(?<!0)0+$/, '').length
}

/** Every rate of a table has as many places as the most exact one, so that their points stand below each other. */
function withPlaces(rate: string, places: number): string {
  const [whole = '', fraction = ''] = rate.split('.')
  return `${whole}.${fraction.padEnd(places, '0').slice(0, places)}`
}
