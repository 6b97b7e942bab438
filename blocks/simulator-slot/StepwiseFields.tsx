import type { FormEvent, ReactNode } from 'react'
import { fillPlaces } from '@/src/i18n/fill-places'
import { toAnswerId } from '@/src/links/simulator-answer'
import { writeLimits } from '@/src/simulators/input-refusal'
import type { SimulatorWriter } from '@/src/simulators/simulator-writer'
import type { StoredInput } from '@/src/stepwise/stored'
import { parameterOf } from './read-stepwise-query'
import type { StepwiseProps } from './stepwise-props'

type StepwiseFieldsProps = Pick<
  StepwiseProps,
  'headingLevel' | 'href' | 'id' | 'program' | 'simulatorKey' | 'texts'
> & {
  typed: Readonly<Record<string, string>>
  /** What is wrong, by the names of inputs. */
  errors: ReadonlyMap<string, string>
  writer: SimulatorWriter
  onChange: (key: string, value: string) => void
  /** Somebody is done with a field: only now is it said that something is wrong in it. */
  onLeave: () => void
  onSubmit: (event: FormEvent) => void
}

/** The inputs of a simulator of steps: plain fields whose answer has an address. */
export function StepwiseFields(props: StepwiseFieldsProps): ReactNode {
  const { id, simulatorKey, href, program, texts, headingLevel, errors, onSubmit } = props
  const Heading = `h${headingLevel}` as const
  return (
    <form method="get" action={`${href}#${toAnswerId(id)}`} noValidate data-part="form" onSubmit={onSubmit}>
      <input type="hidden" name="simulator" value={simulatorKey} />
      {errors.size > 0 ? (
        <div data-part="errors" id={toAnswerId(id)} role="alert" tabIndex={-1}>
          <Heading>{texts.errors.title}</Heading>
          <ul>
            {[...errors].map(([key, error]) => (
              <li key={key}>
                <a href={`#${id}-${key}`}>{error}</a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {program.inputs.map((input, place) => (
        <Field key={input.key} {...props} {...{ input, place }} />
      ))}
      <button type="submit">{texts.submit}</button>
    </form>
  )
}

function Field(props: StepwiseFieldsProps & { input: StoredInput; place: number }): ReactNode {
  const { id: own, input, place, typed, errors, texts, writer, onChange, onLeave } = props
  const { key, label } = input
  const id = `${own}-${key}`
  const error = errors.get(key)
  const limits = input.blockType === 'choiceInput' ? '' : fillPlaces(texts.limits, writeLimits(input, writer))
  const hint = [input.hint, limits].filter(Boolean).join(' ')
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  const common = {
    id,
    name: parameterOf(place),
    value: typed[key] ?? '',
    onBlur: onLeave,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described === '' ? undefined : described,
  }
  return (
    <div data-part="field">
      <label htmlFor={id}>{label}</label>
      {input.blockType === 'choiceInput' ? (
        <select {...common} onChange={({ target }) => onChange(key, target.value)}>
          {input.options.map((option) => (
            <option key={option.value} value={String(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          onChange={({ target }) => onChange(key, target.value)}
          type="text"
          inputMode={input.blockType === 'countInput' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={30}
        />
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
