import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { isThemeContext } from '../theme-context'
import { FormEntries } from './FormEntries'

/** The fields of an object: of a form, in the order and sections of its list; of anything else, one after the other. */
export function Fields({ fieldPathId, title, description, properties, registry }: ObjectFieldTemplateProps): ReactNode {
  const context: unknown = registry.formContext
  if (isThemeContext(context) && fieldPathId.path.length === 0) {
    const controls = new Map(properties.map(({ name, content }) => [name, content]))
    return <FormEntries id={fieldPathId.$id} context={context} controls={controls} />
  }
  const fields = properties.map(({ name, content, hidden }) => (
    <div key={name} hidden={hidden}>
      {content}
    </div>
  ))
  if (!title) return fields
  return (
    <fieldset data-part="section">
      <legend>{title}</legend>
      {description ? <p data-part="hint">{description}</p> : null}
      {fields}
    </fieldset>
  )
}
