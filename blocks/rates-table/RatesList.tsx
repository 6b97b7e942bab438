import type { ReactNode } from 'react'
import { formatAmount } from '@/site/schemas/currency-converter/format-amount'
import { writeDay } from '@/src/country/calendar'
import { fillPlaces } from '@/src/i18n/fill-places'
import type { ExchangeRatesProps } from './exchange-rates-props'

/** A table of what the bank buys and sells each currency for, with its day and source. */
export function RatesList({
  rates: { day, source, rates },
  signs,
  texts,
  sourceNames,
}: Pick<ExchangeRatesProps, 'rates' | 'signs' | 'texts' | 'sourceNames'>): ReactNode {
  const [before, after] = texts.caption.split('{date}')
  const places = Math.max(2, ...rates.flatMap(({ buy, sell }) => [placesOf(buy), placesOf(sell)]))
  const write = (rate: string) => formatAmount(withPlaces(rate, places), { ...signs, before: '', after: '' })
  return (
    <>
      <table>
        <caption>
          {before}
          <time dateTime={day}>{writeDay(day)}</time>
          {after}
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.currency}</th>
            <th scope="col">{texts.buy}</th>
            <th scope="col">{texts.sell}</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ currency, buy, sell }) => (
            <tr key={currency}>
              <th scope="row">
                {`${texts.currencies[currency]} `}
                <span data-part="code">{currency}</span>
              </th>
              <td>{write(buy)}</td>
              <td>{write(sell)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p data-part="source">{fillPlaces(texts.source, { source: sourceNames[source] })}</p>
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
