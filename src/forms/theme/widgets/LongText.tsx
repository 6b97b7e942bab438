import type { WidgetProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { toDescribedBy, toInvalid } from '../described-by'

/** Several lines to type in. */
export function LongText(props: WidgetProps): ReactNode {
  const { id, htmlName, options, value, required, disabled, readonly, onChange, onBlur, onFocus } = props
  return (
    <textarea
      id={id}
      name={htmlName ?? id}
      value={value ?? ''}
      rows={options.rows}
      aria-required={required || undefined}
      aria-invalid={toInvalid(props.rawErrors)}
      aria-describedby={toDescribedBy(props)}
      disabled={disabled}
      readOnly={readonly}
      onChange={({ target }) => onChange(target.value === '' ? options.emptyValue : target.value)}
      onBlur={({ target }) => onBlur(id, target.value)}
      onFocus={({ target }) => onFocus(id, target.value)}
    />
  )
}
