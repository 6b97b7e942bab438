import type { ReactNode } from 'react'
import { convert } from '@/site/schemas/currency-converter/convert'
import { type CurrencySigns, formatAmount } from '@/site/schemas/currency-converter/format-amount'
import { parseAmount } from '@/site/schemas/currency-converter/parse-amount'
import type { Conversion } from './conversion'
import type { ConverterProps } from './exchange-rates-props'

/** What an amount comes to, and at which rate; nothing while the amount cannot be read. */
export function ConverterResult({
  id,
  currencies,
  signs,
  conversion,
}: ConverterProps & { conversion: Conversion }): ReactNode {
  const amount = parseAmount(conversion.typed, signs.decimal)
  const from = currencies.find(({ code }) => code === conversion.from)
  const to = currencies.find(({ code }) => code === conversion.to)
  const write = (decimal: string, currency: CurrencySigns) => formatAmount(decimal, { ...signs, ...currency })
  return (
    <output htmlFor={`${id}-convert ${id}-from ${id}-to`}>
      {amount !== null && from && to ? (
        <>
          <span>{`${write(amount, from)} = `}</span>
          <strong>{write(convert({ amount, from: from.rate, to: to.rate }), to)}</strong>
          <span data-part="rate">
            {`${write('1', from)} = ${write(convert({ amount: '1', from: from.rate, to: to.rate }), to)}`}
          </span>
        </>
      ) : null}
    </output>
  )
}
