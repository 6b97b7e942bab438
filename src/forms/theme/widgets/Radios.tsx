import type { WidgetProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { toInvalid } from '../described-by'
import { isChosen, toPostedValue } from './option-values'

/** A choice of one of a few. The group it stands in has its name, hint and error; links to the field lead to the first. */
export function Radios({
  id,
  htmlName,
  options,
  value,
  disabled,
  readonly,
  rawErrors,
  onChange,
}: WidgetProps): ReactNode {
  return (
    <div data-part="options">
      {(options.enumOptions ?? []).map((option, place) => {
        const optionId = place === 0 ? id : `${id}-${place}`
        return (
          <div key={toPostedValue(option, place)} data-part="option">
            <input
              type="radio"
              id={optionId}
              name={htmlName ?? id}
              value={toPostedValue(option, place)}
              checked={value !== undefined && isChosen(option, value)}
              aria-invalid={toInvalid(rawErrors)}
              disabled={disabled || readonly}
              onChange={() => onChange(option.value)}
            />
            <label htmlFor={optionId}>{option.label}</label>
          </div>
        )
      })}
    </div>
  )
}
