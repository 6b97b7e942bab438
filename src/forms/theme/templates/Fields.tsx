import { buttonId, canExpand, type ObjectFieldTemplateProps, TranslatableString } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { isThemeContext } from '../theme-context'
import { FormEntries } from './FormEntries'

/** The fields of an object: of a form, in the order and sections of its list; of anything else, one after the other. */
export function Fields(props: ObjectFieldTemplateProps): ReactNode {
  const { fieldPathId, title, description, properties, optionalDataControl, registry } = props
  const context: unknown = registry.formContext
  if (isThemeContext(context) && fieldPathId.path.length === 0) {
    const controls = new Map(properties.map(({ name, content }) => [name, content]))
    return <FormEntries id={fieldPathId.$id} context={context} controls={controls} />
  }
  const fields = (
    <>
      {optionalDataControl}
      {properties.map(({ name, content, hidden }) => (
        <div key={name} hidden={hidden}>
          {content}
        </div>
      ))}
      <MoreFields {...props} />
    </>
  )
  if (!title) return fields
  return (
    <fieldset data-part="section">
      <legend>{title}</legend>
      {description ? <p data-part="hint">{description}</p> : null}
      {fields}
    </fieldset>
  )
}

/** A button that adds a question, to an object whose schema leaves names open. */
function MoreFields(props: ObjectFieldTemplateProps): ReactNode {
  const { fieldPathId, schema, uiSchema, formData, disabled, readonly, registry, onAddProperty } = props
  if (!canExpand(schema, uiSchema, formData)) return null
  return (
    <button type="button" id={buttonId(fieldPathId, 'add')} disabled={disabled || readonly} onClick={onAddProperty}>
      {registry.translateString(TranslatableString.AddButton)}
    </button>
  )
}
