import type { ChangeEvent, FormEvent, ReactNode } from 'react'
import type { SimulatorField } from '@/site/schemas/simulator/parse-simulator-query'
import { toAnswerId } from '@/src/links/simulator-answer'
import type { SimulationView } from './simulation-view'
import type { SimulatorProps } from './simulator-props'
import type { FormField, SimulatorForm } from './to-simulator-form'

type SimulatorFieldsProps = Pick<SimulatorProps, 'headingLevel' | 'href' | 'id' | 'simulatorKey' | 'texts'> & {
  form: SimulatorForm
  /** Whether script runs: numbers can be slid then. */
  isHydrated: boolean
  /** What the fields come to. On a phone it stays in sight while they are touched; null when they come to nothing. */
  result: SimulationView | null
  onChange: (field: SimulatorField, value: string) => void
  /** Somebody is done with a field: only now is it said that something is wrong in it. */
  onLeave: () => void
  onSubmit: (event: FormEvent) => void
}

/**
 * The form of a simulator: plain fields whose answer has an address.
 *
 * The browser must not check the limits of the product that was drawn, because the visitor may be choosing another one.
 */
export function SimulatorFields(props: SimulatorFieldsProps): ReactNode {
  const { id, simulatorKey, href, form, texts, headingLevel, isHydrated, result, onChange, onLeave, onSubmit } = props
  const main = result?.facts[0]
  const wrong = form.fields.filter(({ error }) => error !== null)
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
      {form.fields.map((field) => (
        <Field
          key={field.name}
          id={`${id}-${field.name}`}
          {...field}
          isHydrated={isHydrated}
          onChange={onChange}
          onLeave={onLeave}
        />
      ))}
      <input type="hidden" name="from" value={form.drawnFor} />
      <button type="submit">{texts.submit}</button>
      {form.offers.length > 1 ? (
        <details>
          <summary>{texts.conditions}</summary>
          <dl>
            {form.offers.map((offer) => (
              <div key={offer.id}>
                <dt>{offer.name}</dt>
                <dd>{offer.limits}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
      {main ? (
        <p data-part="bar" aria-hidden="true">
          <strong>{main.value}</strong> {`${main.label}, ${result?.asked}`}
        </p>
      ) : null}
    </form>
  )
}

type FieldProps = FormField & Pick<SimulatorFieldsProps, 'isHydrated' | 'onChange' | 'onLeave'> & { id: string }

function Field({ id, isHydrated, onChange, onLeave, ...field }: FieldProps): ReactNode {
  const { name, label, hint, value, error, choices, slider } = field
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange(name, target.value)
  const common = {
    id,
    name,
    value,
    onChange: change,
    onBlur: onLeave,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described === '' ? undefined : described,
  }
  return (
    <div data-part="field">
      <label htmlFor={id}>{label}</label>
      {choices ? (
        <select {...common}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...common} type="text" inputMode="decimal" autoComplete="off" maxLength={30} />
      )}
      {slider && !isHydrated ? <span data-part="place" aria-hidden="true" /> : null}
      {isHydrated && slider ? (
        <input
          type="range"
          aria-label={label}
          aria-valuetext={slider.text}
          min={slider.min}
          max={slider.max}
          step={slider.step}
          value={slider.value}
          onChange={change}
          onBlur={onLeave}
        />
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} data-part="hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} data-part="error">
          {error}
        </p>
      ) : null}
    </div>
  )
}
