import type { ReactNode } from 'react'
import { ConverterForm } from './ConverterForm'
import { ConverterResult } from './ConverterResult'
import type { Conversion } from './conversion'
import type { ConverterProps } from './exchange-rates-props'

type Props = ConverterProps & { conversion: Conversion; onChange: (conversion: Conversion) => void }

/** Converts between the kwanza and foreign currencies at the average rate. */
export function Converter(props: Props): ReactNode {
  const { texts } = props
  return (
    <div data-part="converter">
      <ConverterForm {...props} />
      <ConverterResult {...props} />
      <p data-part="notice">{texts.converter.notice}</p>
    </div>
  )
}
