import type { ArrayFieldTemplateProps } from '@rjsf/utils'
import { type ReactNode, useEffect, useRef } from 'react'
import { toErrorId, toHintId } from '../described-by'
import { findGroupAt } from '../group-at'
import { isThemeContext } from '../theme-context'

/**
 * A group that is answered several times. Its buttons post the form where no script runs, and the page that comes has one more or one
 * fewer; with script they do so in place.
 */
export function Items({
  fieldPathId,
  items,
  canAdd,
  rawErrors = [],
  registry,
  onAddClick,
}: ArrayFieldTemplateProps): ReactNode {
  const { $id: id, path } = fieldPathId
  const context: unknown = registry.formContext
  const isAdded = useRef(false)
  const last = `${id}-${items.length - 1}`

  useEffect(() => {
    if (!isAdded.current) return
    isAdded.current = false
    document.getElementById(last)?.focus()
  }, [last])

  const found = isThemeContext(context) ? findGroupAt(context.form, path) : null
  if (!isThemeContext(context) || !found?.group.repeat) return items
  const { label, hint, repeat } = found.group
  const described = [...(hint ? [toHintId(id)] : []), ...(rawErrors.length > 0 ? [toErrorId(id)] : [])].join(' ')
  return (
    <fieldset
      id={id}
      data-part="section"
      tabIndex={-1}
      aria-describedby={described || undefined}
      // biome-ignore lint/a11y/noAutofocus: a page that comes with one fewer begins there
      autoFocus={context.focus === path.join('.')}
      suppressHydrationWarning
    >
      <legend>{label}</legend>
      {hint ? (
        <p id={toHintId(id)} data-part="hint">
          {hint}
        </p>
      ) : null}
      {rawErrors.length > 0 ? (
        <p id={toErrorId(id)} data-part="error">
          <span data-part="unseen">{context.form.words.error} </span>
          {rawErrors.join(' ')}
        </p>
      ) : null}
      {items}
      {canAdd ? (
        <p>
          <button
            type="submit"
            data-part="add"
            name={`_add.${path.join('.')}`}
            onClick={(event) => {
              event.preventDefault()
              isAdded.current = true
              onAddClick(event)
            }}
          >
            {repeat.add}
          </button>
        </p>
      ) : null}
    </fieldset>
  )
}
