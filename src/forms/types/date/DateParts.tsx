import type { WidgetProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { toInvalid } from '../../theme/described-by'
import { isThemeContext } from '../../theme/theme-context'

const inOrder = ['day', 'month', 'year'] as const
type Part = (typeof inOrder)[number]

/**
 * A date in three boxes: people know their dates by heart, and no calendar to page through serves a year long ago. The group
 * it stands in has its name, hint and error; links to the field lead to the first box.
 */
export function DateParts(props: WidgetProps): ReactNode {
  const { id, htmlName, options, value, disabled, readonly, rawErrors, registry, onChange } = props
  const parts = toParts(value)
  const words = isThemeContext(registry.formContext) ? registry.formContext.form.words : inOrderWords
  return (
    <div data-part="date">
      {inOrder.map((part) => {
        const partId = part === 'day' ? id : `${id}-${part}`
        return (
          <div key={part} data-part={part}>
            <label htmlFor={partId}>{words[part]}</label>
            <input
              type="text"
              inputMode="numeric"
              id={partId}
              name={`${htmlName ?? id}.${part}`}
              value={parts[part]}
              autoComplete={String(options.autocomplete) === 'bday' ? `bday-${part}` : undefined}
              aria-invalid={toInvalid(rawErrors)}
              disabled={disabled}
              readOnly={readonly}
              onChange={({ target }) => onChange(toText({ ...parts, [part]: target.value }))}
            />
          </div>
        )
      })}
    </div>
  )
}

const inOrderWords: Record<Part, string> = { day: 'Day', month: 'Month', year: 'Year' }

/** What is in the boxes, from the text that stands for them: 1998-3-27, or a part of it such as 1998--27. */
function toParts(value: unknown): Record<Part, string> {
  const [year = '', month = '', day = ''] = typeof value === 'string' ? value.split('-') : []
  return { day, month, year }
}

/** The hyphen parts the boxes; one that is typed would make a box of its own. */
function toText(parts: Record<Part, string>): string | undefined {
  const [year, month, day] = [parts.year, parts.month, parts.day].map((part) => part.replaceAll('-', ''))
  return year || month || day ? `${year}-${month}-${day}` : undefined
}
