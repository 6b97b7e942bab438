import type { WidgetProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { toDescribedBy, toInvalid } from '../described-by'
import { isChosen, toPostedValue } from './option-values'

/** A choice of one, or of any, of many. */
export function Select(props: WidgetProps): ReactNode {
  const { id, htmlName, options, value, multiple = false, placeholder, required, disabled, readonly, onChange } = props
  const enumOptions = options.enumOptions ?? []
  const answers: unknown[] = Array.isArray(value) ? value : [value]
  const chosen = enumOptions.flatMap((option, place) =>
    answers.some((answer) => answer !== undefined && isChosen(option, answer)) ? [toPostedValue(option, place)] : [],
  )
  const toValues = (posted: readonly string[]): unknown[] =>
    enumOptions.filter((option, place) => posted.includes(toPostedValue(option, place))).map((option) => option.value)
  return (
    <select
      id={id}
      name={htmlName ?? id}
      value={multiple ? chosen : (chosen[0] ?? '')}
      multiple={multiple}
      aria-required={required || undefined}
      aria-invalid={toInvalid(props.rawErrors)}
      aria-describedby={toDescribedBy(props)}
      disabled={disabled || readonly}
      onChange={({ target }) => {
        const values = toValues([...target.selectedOptions].map((option) => option.value))
        onChange(multiple ? values : values[0])
      }}
    >
      {multiple ? null : <option value="">{placeholder}</option>}
      {enumOptions.map((option, place) => (
        <option key={toPostedValue(option, place)} value={toPostedValue(option, place)}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
