import type { ReactNode } from 'react'
import { convert } from '@/site/schemas/currency-converter/convert'
import { formatAmount } from '@/site/schemas/currency-converter/format-amount'
import { fillPlaces } from '@/src/i18n/fill-places'
import { commonAmounts } from './common-amounts'
import type { ConverterProps } from './exchange-rates-props'

/** What the converter says without being asked: common amounts at the average rate, in both directions. */
export function CommonAmounts({ currencies: [kwanza, ...foreign], signs, texts, date }: ConverterProps): ReactNode {
  if (!kwanza) return null
  const inKwanzas = (rate: string) => convert({ amount: commonAmounts.foreign, from: rate, to: kwanza.rate })
  const fromKwanzas = (rate: string) => convert({ amount: commonAmounts.kwanzas, from: kwanza.rate, to: rate })
  return (
    <table>
      <caption>{fillPlaces(texts.converter.common, { date })}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.currency}</th>
          <th scope="col">{fillPlaces(texts.converter.units, { count: commonAmounts.foreign })}</th>
          <th scope="col">{formatAmount(commonAmounts.kwanzas, { ...signs, ...kwanza })}</th>
        </tr>
      </thead>
      <tbody>
        {foreign.map((currency) => (
          <tr key={currency.code}>
            <th scope="row">
              <abbr title={currency.name}>{currency.code}</abbr>
            </th>
            <td>{formatAmount(inKwanzas(currency.rate), { ...signs, ...kwanza })}</td>
            <td>{formatAmount(fromKwanzas(currency.rate), { ...signs, ...currency })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
