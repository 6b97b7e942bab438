import type { ReactNode } from 'react'
import type { SimulatorTexts } from './simulator-texts'
import type { FormField, SimulatorForm } from './to-simulator-form'

type SimulatorFieldsProps = {
  id: string
  simulatorKey: string
  action: string
  form: SimulatorForm
  texts: SimulatorTexts
  headingLevel: 2 | 3
}

/**
 * The form of a simulator: plain fields whose answer has an address.
 *
 * The browser must not check the limits of the product that was drawn, because the visitor may be choosing another one.
 */
export function SimulatorFields({
  id,
  simulatorKey,
  action,
  form,
  texts,
  headingLevel,
}: SimulatorFieldsProps): ReactNode {
  const wrong = form.fields.filter(({ error }) => error !== null)
  const Heading = `h${headingLevel}` as const
  return (
    <form method="get" action={action} noValidate data-part="form">
      <input type="hidden" name="simulator" value={simulatorKey} />
      {wrong.length > 0 ? (
        <div data-part="errors">
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
        <Field key={field.name} id={`${id}-${field.name}`} {...field} />
      ))}
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
    </form>
  )
}

function Field({ id, name, label, hint, value, error, choices }: FormField & { id: string }): ReactNode {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  const common = {
    id,
    name,
    defaultValue: value,
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
