import { type ReactNode, useState } from 'react'
import { CommonAmounts } from './CommonAmounts'
import { ConverterForm } from './ConverterForm'
import { ConverterResult } from './ConverterResult'
import { toConversion } from './conversion'
import type { ConverterProps } from './exchange-rates-props'

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
