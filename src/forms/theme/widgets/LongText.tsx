import type { WidgetProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { toDescribedBy, toInvalid } from '../described-by'
import { CharacterCount } from './CharacterCount'

/** Several lines to type in. */
export function LongText(props: WidgetProps): ReactNode {
  const { id, htmlName, options, value, required, disabled, readonly, onChange, onBlur, onFocus, registry } = props
  const longest = options['longest']
  const area = (
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
  return (
    <>
      {area}
      {typeof longest === 'number' ? (
        <CharacterCount text={value ?? ''} longest={longest} context={registry.formContext} />
      ) : null}
    </>
  )
}
