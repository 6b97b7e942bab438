import { buttonId, TranslatableString, type WrapIfAdditionalTemplateProps } from '@rjsf/utils'
import type { ReactNode } from 'react'

/** A question that the schema does not name: who answers names it, and may take it away. */
export function AdditionalField(props: WrapIfAdditionalTemplateProps): ReactNode {
  const { id, label, disabled, readonly, registry, onKeyRenameBlur, onRemoveProperty, children } = props
  const keyId = `${id}-key`
  return (
    <>
      <div data-part="field">
        <label htmlFor={keyId}>{registry.translateString(TranslatableString.KeyLabel, [label])}</label>
        <input
          // RJSF may settle on another name than the one that was typed.
          key={label}
          type="text"
          id={keyId}
          defaultValue={label}
          disabled={disabled}
          readOnly={readonly}
          onBlur={onKeyRenameBlur}
        />
      </div>
      {children}
      <button type="button" id={buttonId(id, 'remove')} disabled={disabled || readonly} onClick={onRemoveProperty}>
        {registry.translateString(TranslatableString.RemoveButton)}
      </button>
    </>
  )
}
