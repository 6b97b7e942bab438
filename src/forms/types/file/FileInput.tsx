import type { WidgetProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { toFileFacts } from '../../submission/file-facts'
import { toDescribedBy, toInvalid } from '../../theme/described-by'

/** Files to attach. The form posts them itself; what it keeps of them is their name, type and size, for the rules. */
export function FileInput(props: WidgetProps): ReactNode {
  const { id, htmlName, options, required, disabled, readonly, rawErrors, onChange } = props
  return (
    <input
      type="file"
      id={id}
      name={htmlName ?? id}
      accept={typeof options['accept'] === 'string' ? options['accept'] : undefined}
      multiple={typeof options['most'] === 'number' && options['most'] > 1}
      required={required}
      aria-invalid={toInvalid(rawErrors)}
      aria-describedby={toDescribedBy(props)}
      disabled={disabled || readonly}
      onChange={({ target }) => onChange([...(target.files ?? [])].map(toFileFacts))}
    />
  )
}
