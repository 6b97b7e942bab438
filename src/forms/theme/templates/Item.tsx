import type { ArrayFieldItemTemplateProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { toPlaceName } from '../../definition/show-name'
import { findGroupAt } from '../group-at'
import { toItemName } from '../item-name'
import { isThemeContext } from '../theme-context'

/** One answer to a group that is answered several times, by its name. */
export function Item({ children, index, totalItems, buttonsProps, registry }: ArrayFieldItemTemplateProps): ReactNode {
  const { $id: id, path } = buttonsProps.fieldPathId
  const context: unknown = registry.formContext
  const found = isThemeContext(context) ? findGroupAt(context.form, path) : null
  if (!isThemeContext(context) || !found?.group.repeat) return children
  const way = path.join('.')
  const { repeat, entries } = found.group
  const name = toItemName({ repeat, entries, index, values: context.values, path })
  return (
    <fieldset
      id={id}
      data-part="item"
      data-group={toPlaceName(found.keys)}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a page that comes with one more begins there
      autoFocus={context.focus === way}
      suppressHydrationWarning
    >
      <legend>{name}</legend>
      {/* Nothing else of it may be filled in, and it is there all the same. */}
      <input type="hidden" name={way} value="" />
      {children}
      {totalItems > repeat.least ? (
        <p>
          <button
            type="submit"
            data-part="remove"
            name={`_remove.${way}`}
            onClick={(event) => {
              event.preventDefault()
              buttonsProps.onRemoveItem(event)
              document.getElementById(id.slice(0, id.lastIndexOf('-')))?.focus()
            }}
          >
            {repeat.remove.replace('{item}', () => name)}
          </button>
        </p>
      ) : null}
    </fieldset>
  )
}
