import { buttonId, canExpand, type ObjectFieldTemplateProps, TranslatableString } from '@rjsf/utils'
import type { ReactNode } from 'react'
import type { EntryInLanguage } from '../../language/form-in-language'
import { toHintId } from '../described-by'
import { findGroupAt, type GroupAt } from '../group-at'
import { isThemeContext, type ThemeContext } from '../theme-context'
import { CheckedAnswers } from './CheckedAnswers'
import { FormEntries } from './FormEntries'
import { StepHeading } from './StepHeading'

/** The fields of an object: of a form, in the order and sections of its list; of anything else, one after the other. */
export function Fields(props: ObjectFieldTemplateProps): ReactNode {
  const { fieldPathId, title, description, properties, optionalDataControl, registry } = props
  const context: unknown = registry.formContext
  if (isThemeContext(context) && fieldPathId.path.length === 0) {
    const controls = new Map(properties.map(({ name, content }) => [name, content]))
    const { step } = context
    return (
      <>
        {step ? <StepHeading id={registry.globalFormOptions.idPrefix} context={{ ...context, step }} /> : null}
        {context.form.entries.some(isRepeated) ? (
          // What the Enter key presses. The first button of the form would be one that adds something.
          <button type="submit" data-part="unseen" tabIndex={-1} aria-hidden="true">
            {context.form.texts.submit}
          </button>
        ) : null}
        {step?.at === null ? (
          <CheckedAnswers context={{ ...context, step }} />
        ) : (
          <FormEntries id={fieldPathId.$id} context={context} controls={controls} />
        )}
      </>
    )
  }
  const found = isThemeContext(context) ? findGroupAt(context.form, fieldPathId.path) : null
  if (found && isThemeContext(context)) return <GroupFields {...props} {...found} context={context} />
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

/** Whether an entry is, or holds, a group that is answered several times. */
function isRepeated(entry: EntryInLanguage): boolean {
  return entry.kind === 'group' && (entry.repeat !== null || entry.entries.some(isRepeated))
}

type GroupFieldsProps = ObjectFieldTemplateProps & GroupAt & { context: ThemeContext }

/** A group under its name; one that is answered several times has a name for each answer. */
function GroupFields({ fieldPathId, properties, errorSchema, group, keys, context }: GroupFieldsProps): ReactNode {
  const { $id: id, path } = fieldPathId
  const controls = new Map(properties.map(({ name, content }) => [name, content]))
  const entries = <FormEntries {...{ id, context, controls, path }} entries={group.entries} groups={keys} />
  if (group.repeat) return entries
  const errors = errorSchema?.__errors ?? []
  return (
    <fieldset id={id} data-part="section" tabIndex={-1} aria-describedby={group.hint ? toHintId(id) : undefined}>
      <legend>{group.label}</legend>
      {group.hint ? (
        <p id={toHintId(id)} data-part="hint">
          {group.hint}
        </p>
      ) : null}
      {errors.length > 0 ? <p data-part="error">{errors.join(' ')}</p> : null}
      {entries}
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
