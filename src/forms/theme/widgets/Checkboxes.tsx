import type { WidgetProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { toInvalid } from '../described-by'
import { isChosen, toPostedValue } from './option-values'

/** A choice of any of a few. The group it stands in has its name, hint and error; links to the field lead to the first. */
export function Checkboxes(props: WidgetProps): ReactNode {
  const { id, htmlName, options, value, disabled, readonly, rawErrors, onChange } = props
  const enumOptions = options.enumOptions ?? []
  const answers: unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value]
  const isTicked = (option: (typeof enumOptions)[number]) => answers.some((answer) => isChosen(option, answer))
  return (
    <div data-part="options">
      {enumOptions.map((option, place) => {
        const optionId = place === 0 ? id : `${id}-${place}`
        return (
          <div key={toPostedValue(option, place)} data-part="option">
            <input
              type="checkbox"
              id={optionId}
              name={htmlName ?? id}
              value={toPostedValue(option, place)}
              checked={isTicked(option)}
              aria-invalid={toInvalid(rawErrors)}
              disabled={disabled || readonly}
              onChange={({ target }) =>
                onChange(
                  enumOptions
                    .filter((other) => (other === option ? target.checked : isTicked(other)))
                    .map((ticked) => ticked.value),
                )
              }
            />
            <label htmlFor={optionId}>{option.label}</label>
          </div>
        )
      })}
    </div>
  )
}
