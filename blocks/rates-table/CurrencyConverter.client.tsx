'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { convert } from '@/schemas/currency-converter/convert'
import { type CurrencySigns, formatAmount, type NumberSigns } from '@/schemas/currency-converter/format-amount'
import { parseAmount } from '@/schemas/currency-converter/parse-amount'
import { commonAmounts } from './common-amounts'

export type CurrencyConverterProps = {
  /** Begins the ids of its elements. */
  id: string
  /** The kwanza first. */
  currencies: readonly ConverterCurrency[]
  signs: NumberSigns
  texts: ConverterTexts
}

export type ConverterCurrency = CurrencySigns & {
  code: string
  name: string
  /** Average market rate: kwanzas for one unit, a decimal. */
  rate: string
}

type ConverterTexts = {
  open: string
  common: string
  currency: string
  units: string
  other: string
  amount: string
  from: string
  to: string
  swap: string
  invalid: string
  notice: string
}

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

function CommonAmounts({ currencies: [kwanza, ...foreign], signs, texts }: CurrencyConverterProps): ReactNode {
  if (!kwanza) return null
  const inKwanzas = (rate: string) => convert({ amount: commonAmounts.foreign, from: rate, to: kwanza.rate })
  const fromKwanzas = (rate: string) => convert({ amount: commonAmounts.kwanzas, from: kwanza.rate, to: rate })
  return (
    <table>
      <caption>{texts.common}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.currency}</th>
          <th scope="col">{texts.units}</th>
          <th scope="col">{formatAmount(commonAmounts.kwanzas, { ...signs, ...kwanza })}</th>
        </tr>
      </thead>
      <tbody>
        {foreign.map((currency) => (
          <tr key={currency.code}>
            <th scope="row">{currency.name}</th>
            <td>{formatAmount(inKwanzas(currency.rate), { ...signs, ...kwanza })}</td>
            <td>{formatAmount(fromKwanzas(currency.rate), { ...signs, ...currency })}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
      <div data-part="field">
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
      <button type="button" onClick={() => setCodes({ from: codes.to, to: codes.from })}>
        {texts.swap}
      </button>
      <CurrencyField
        id={`${id}-to`}
        label={texts.to}
        currencies={currencies}
        code={to.code}
        onChange={(code) => setCodes({ ...codes, to: code })}
      />
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
    <div data-part="field">
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
