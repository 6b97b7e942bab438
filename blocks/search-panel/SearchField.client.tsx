'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { SuggestionList } from './SuggestionList'
import type { SearchFieldProps } from './search-field-props'
import { useSuggestions } from './use-suggestions'

/**
 * The field of the search form. With script it suggests pages while somebody types; the form around it works without.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ an editable combobox with a list that is chosen from by hand
 */
export function SearchField(props: SearchFieldProps): ReactNode {
  const { id, label, words, classNames } = props
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const [typed, setTyped] = useState(words)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(-1)
  const suggestions = useSuggestions(typed, props)
  const shown = isOpen && suggestions ? suggestions : []
  const option = shown[chosen]
  const close = () => {
    setOpen(false)
    setChosen(-1)
  }
  const move = (step: number) => {
    setOpen(true)
    // One place more than there are suggestions: between the last and the first stands the field itself.
    const places = (suggestions?.length ?? 0) + 1
    setChosen(((chosen + 1 + step + places) % places) - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Escape' && shown.length > 0) close()
    else if (event.key === 'Enter' && option) window.location.assign(option.href)
    else return
    event.preventDefault()
  }
  return (
    <div className={classNames.field}>
      <label htmlFor={id} className={classNames.label}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        maxLength={100}
        className={classNames.control}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setChosen(-1)
          setOpen(true)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        {...(isHydrated
          ? {
              role: 'combobox',
              autoComplete: 'off',
              'aria-autocomplete': 'list',
              'aria-expanded': shown.length > 0,
              'aria-controls': `${id}-list`,
              'aria-activedescendant': option ? `${id}-${chosen}` : undefined,
            }
          : {})}
      />
      {isHydrated ? <SuggestionList {...props} suggestions={isOpen ? suggestions : null} chosen={chosen} /> : null}
    </div>
  )
}
