import type { ReactNode } from 'react'
import { parseAmount } from '@/site/schemas/currency-converter/parse-amount'
import type { Currency } from '@/src/country/currencies'
import type { Conversion } from './conversion'
import type { ConverterProps } from './exchange-rates-props'

type ConverterFormProps = ConverterProps & { conversion: Conversion; onChange: (conversion: Conversion) => void }

/** The form of the converter: a question to the page itself, or with script to nobody, because the answer is there already. */
export function ConverterForm(props: ConverterFormProps): ReactNode {
  const { id, href, texts, signs, conversion, isHydrated, onChange } = props
  const { typed, from, to } = conversion
  const isInvalid = parseAmount(typed, signs.decimal) === null
  return (
    <form
      method="get"
      action={`${href}#${id}`}
      onSubmit={(event) => event.preventDefault()}
      aria-label={texts.converter.other}
    >
      <div data-part="amount">
        <label htmlFor={`${id}-convert`}>{texts.converter.amount}</label>
        <input
          id={`${id}-convert`}
          name="convert"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          value={typed}
          onChange={({ target }) => onChange({ ...conversion, typed: target.value })}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
        />
        <p id={`${id}-error`} data-part="error" role="alert">
          {isInvalid ? texts.converter.invalid : null}
        </p>
      </div>
      <CurrencyField {...props} name="from" code={from} onChoose={(code) => onChange({ ...conversion, from: code })} />
      <CurrencyField {...props} name="to" code={to} onChoose={(code) => onChange({ ...conversion, to: code })} />
      {isHydrated ? (
        <button type="button" onClick={() => onChange({ ...conversion, from: to, to: from })}>
          {texts.converter.swap}
        </button>
      ) : (
        <button type="submit">{texts.converter.submit}</button>
      )}
    </form>
  )
}

type CurrencyFieldProps = Pick<ConverterFormProps, 'id' | 'currencies' | 'texts'> & {
  name: 'from' | 'to'
  code: Currency
  onChoose: (code: Currency) => void
}

function CurrencyField({ id, currencies, texts, name, code, onChoose }: CurrencyFieldProps): ReactNode {
  return (
    <div>
      <label htmlFor={`${id}-${name}`}>{texts.converter[name]}</label>
      <select
        id={`${id}-${name}`}
        name={name}
        value={code}
        onChange={({ target }) => {
          const chosen = currencies.find((currency) => currency.code === target.value)
          if (chosen) onChoose(chosen.code)
        }}
      >
        {currencies.map((currency) => (
          <option key={currency.code} value={currency.code}>
            {`${currency.code}, ${currency.name}`}
          </option>
        ))}
      </select>
    </div>
  )
}
