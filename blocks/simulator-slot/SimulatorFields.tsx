import type { ChangeEvent, FormEvent, ReactNode } from 'react'
import { toAnswerId } from '@/src/links/simulator-answer'
import type { FormField } from './form-field'
import type { SimulationView } from './simulation-view'
import type { SimulatorProps } from './simulator-props'

type SimulatorFieldsProps<Name extends string> = Pick<
  SimulatorProps,
  'headingLevel' | 'href' | 'id' | 'simulatorKey'
> & {
  texts: { submit: string; errors: { title: string } }
  fields: readonly FormField<Name>[]
  /** Whether script runs: numbers can be slid then. */
  isHydrated: boolean
  /** What the fields come to. On a phone it stays in sight while they are touched; null when they come to nothing. */
  result: SimulationView | null
  /** What else stands in the form. */
  children?: ReactNode
  onChange: (field: Name, value: string) => void
  /** Somebody is done with a field: only now is it said that something is wrong in it. */
  onLeave: () => void
  onSubmit: (event: FormEvent) => void
}

/**
 * The form of a simulator: plain fields whose answer has an address.
 *
 * The browser must not check the limits of the product that was drawn, because the visitor may be choosing another one.
 */
export function SimulatorFields<Name extends string>(props: SimulatorFieldsProps<Name>): ReactNode {
  const { id, simulatorKey, href, fields, texts, headingLevel, result, children, onSubmit } = props
  const main = result?.facts[0]
  const wrong = fields.filter(({ error }) => error !== null)
  const Heading = `h${headingLevel}` as const
  return (
    <form method="get" action={`${href}#${toAnswerId(id)}`} noValidate data-part="form" onSubmit={onSubmit}>
      <input type="hidden" name="simulator" value={simulatorKey} />
      {wrong.length > 0 ? (
        <div data-part="errors" id={toAnswerId(id)} role="alert" tabIndex={-1}>
          <Heading>{texts.errors.title}</Heading>
          <ul>
            {wrong.map(({ name, error }) => (
              <li key={name}>
                <a href={`#${id}-${name}`}>{error}</a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {fields.map((field) => (
        <Field key={field.name} {...props} field={field} />
      ))}
      <button type="submit">{texts.submit}</button>
      {children}
      {result && main && (
        <p data-part="bar" aria-hidden="true">
          <strong>{main.value}</strong> {main.label + (result.asked && `, ${result.asked}`)}
        </p>
      )}
    </form>
  )
}

function Field<Name extends string>(props: SimulatorFieldsProps<Name> & { field: FormField<Name> }): ReactNode {
  const { id: own, field, isHydrated, onChange, onLeave } = props
  const { name, label, hint, value, error, choices, slider } = field
  const id = `${own}-${name}`
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const common = {
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange(name, target.value),
    onBlur: onLeave,
  }
  const typed = {
    ...common,
    id,
    name,
    value,
    'aria-invalid': error !== null || undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div data-part="field">
      <label htmlFor={id}>{label}</label>
      {choices ? (
        <select {...typed}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...typed} type="text" inputMode="decimal" autoComplete="off" maxLength={30} />
      )}
      {slider && !isHydrated && <span data-part="place" aria-hidden="true" />}
      {slider && isHydrated && (
        <input
          {...common}
          type="range"
          aria-label={label}
          aria-valuetext={slider.text}
          min={slider.min}
          max={slider.max}
          step={slider.step}
          value={slider.value}
        />
      )}
      {hint && (
        <p id={`${id}-hint`} data-part="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} data-part="error">
          {error}
        </p>
      )}
    </div>
  )
}
