'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { convert } from '@/schemas/currency-converter/convert'
import { type CurrencySigns, formatAmount } from '@/schemas/currency-converter/format-amount'
import { parseAmount } from '@/schemas/currency-converter/parse-amount'
import { CommonAmounts } from './CommonAmounts'
import { commonAmounts } from './common-amounts'
import type { ConverterCurrency, CurrencyConverterProps } from './converter-props'

/**
 * Converts between kwanza and foreign currencies at the average rate. Without script it holds a table of common amounts in both
 * directions; with script, fields for any other amount below it.
 */
export function CurrencyConverter(props: CurrencyConverterProps): ReactNode {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return (
    <details>
      <summary>{props.texts.open}</summary>
      <CommonAmounts {...props} />
      {isAwake ? <AnyAmount {...props} /> : null}
      <p data-part="notice">{props.texts.notice}</p>
    </details>
  )
}

function AnyAmount({ id, currencies, signs, texts }: CurrencyConverterProps): ReactNode {
  const [typed, setTyped] = useState<string>(commonAmounts.foreign)
  const [codes, setCodes] = useState({ from: currencies[1]?.code, to: currencies[0]?.code })
  const from = currencies.find(({ code }) => code === codes.from)
  const to = currencies.find(({ code }) => code === codes.to)
  if (!from || !to) return null
  const amount = parseAmount(typed, signs.decimal)
  const isInvalid = amount === null
  const write = (decimal: string, currency: CurrencySigns) => formatAmount(decimal, { ...signs, ...currency })
  return (
    <fieldset>
      <legend>{texts.other}</legend>
      <div data-part="amount">
        <label htmlFor={`${id}-amount`}>{texts.amount}</label>
        <input
          id={`${id}-amount`}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
        />
        <p id={`${id}-error`} data-part="error" role="alert">
          {isInvalid ? texts.invalid : null}
        </p>
      </div>
      <CurrencyField
        id={`${id}-from`}
        label={texts.from}
        currencies={currencies}
        code={from.code}
        onChange={(code) => setCodes({ ...codes, from: code })}
      />
      <CurrencyField
        id={`${id}-to`}
        label={texts.to}
        currencies={currencies}
        code={to.code}
        onChange={(code) => setCodes({ ...codes, to: code })}
      />
      <button type="button" onClick={() => setCodes({ from: codes.to, to: codes.from })}>
        {texts.swap}
      </button>
      <output htmlFor={`${id}-amount ${id}-from ${id}-to`}>
        {isInvalid ? null : (
          <>
            <span>{`${write(amount, from)} = `}</span>
            <strong>{write(convert({ amount, from: from.rate, to: to.rate }), to)}</strong>
            <span data-part="rate">
              {`${write('1', from)} = ${write(convert({ amount: '1', from: from.rate, to: to.rate }), to)}`}
            </span>
          </>
        )}
      </output>
    </fieldset>
  )
}

type CurrencyFieldProps = {
  id: string
  label: string
  currencies: readonly ConverterCurrency[]
  code: string
  onChange: (code: string) => void
}

function CurrencyField({ id, label, currencies, code, onChange }: CurrencyFieldProps): ReactNode {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={code} onChange={({ target }) => onChange(target.value)}>
        {currencies.map((currency) => (
          <option key={currency.code} value={currency.code}>
            {currency.name}
          </option>
        ))}
      </select>
    </div>
  )
}
