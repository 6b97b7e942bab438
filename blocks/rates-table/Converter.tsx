import { type ReactNode, useState } from 'react'
import { CommonAmounts } from './CommonAmounts'
import { ConverterForm } from './ConverterForm'
import { ConverterResult } from './ConverterResult'
import { toConversion } from './conversion'
import type { ConvertedCurrency, ExchangeRatesProps } from './exchange-rates-props'

export type ConverterProps = Pick<ExchangeRatesProps, 'href' | 'id' | 'query' | 'signs' | 'texts'> & {
  currencies: readonly ConvertedCurrency[]
  /** The day of the rates, as people write it. */
  date: string
  /** Whether script runs: the result follows what is typed then. */
  isAwake: boolean
}

/** Converts between the kwanza and foreign currencies at the average rate. */
export function Converter(props: ConverterProps): ReactNode {
  const { query, currencies, texts } = props
  const [conversion, setConversion] = useState(toConversion(query, currencies))
  return (
    <details data-part="converter" open={query['convert'] === undefined ? undefined : true}>
      <summary>{texts.converter.open}</summary>
      <ConverterForm {...props} conversion={conversion} onChange={setConversion} />
      <ConverterResult {...props} conversion={conversion} />
      <CommonAmounts {...props} />
      <p data-part="notice">{texts.converter.notice}</p>
    </details>
  )
}
