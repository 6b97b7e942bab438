import type { ReactNode } from 'react'
import { writeDay } from '@/schemas/calendar'
import type { ExchangeRatesProps } from './exchange-rates-props'
import { fillText } from './exchange-rates-props'

/** A table of what the bank buys and sells each currency for, with its day and source. */
export function RatesList({
  rates: { day, source, rates },
  signs,
  texts,
  sourceNames,
}: Pick<ExchangeRatesProps, 'rates' | 'signs' | 'texts' | 'sourceNames'>): ReactNode {
  const [before, after] = texts.caption.split('{date}')
  const write = (rate: string) => toWrittenRate(rate).replace('.', signs.decimal)
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
      <p data-part="source">{fillText(texts.source, { source: sourceNames[source] })}</p>
    </>
  )
}

/** A rate with two decimal places, or as many more as it has. */
function toWrittenRate(rate: string): string {
  const [whole = '', fraction = ''] = rate.split('.')
  return `${whole}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`
}
