import type { WidgetProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { toDescribedBy, toInvalid } from '../described-by'

/** One box to tick. Its label stands beside it. */
export function Tick(props: WidgetProps): ReactNode {
  const { id, htmlName, label, value, required, disabled, readonly, rawErrors, onChange } = props
  return (
    <div data-part="option">
      <input
        type="checkbox"
        id={id}
        name={htmlName ?? id}
        value="true"
        checked={value === true || value === 'true' || value === 'on'}
        aria-required={required || undefined}
        aria-invalid={toInvalid(rawErrors)}
        aria-describedby={toDescribedBy(props)}
        disabled={disabled || readonly}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}
