import type { ReactNode } from 'react'
import type { Suggestion } from '@/src/search/suggestion'
import type { SearchFieldProps } from './search-field-props'

type SuggestionListProps = Pick<SearchFieldProps, 'id' | 'texts' | 'kinds'> & {
  /** Null while there is nothing to say. */
  suggestions: readonly Suggestion[] | null
  /** The place of the one that the arrow keys have reached; -1 for none. */
  chosen: number
}

/** The list below the field, and how long it is for those who do not see it. */
export function SuggestionList({ id, texts, kinds, suggestions, chosen }: SuggestionListProps): ReactNode {
  const count = suggestions?.length ?? 0
  return (
    <>
      <div id={`${id}-list`} role="listbox" aria-label={texts.list} tabIndex={-1} hidden={count === 0}>
        {suggestions?.map(({ kind, title, href }, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
          <div
            key={href}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === chosen}
            // The field keeps the focus, or the list would close before it is clicked.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => window.location.assign(href)}
          >
            <span>{title}</span>
            <span data-part="kind">{kinds[kind]}</span>
          </div>
        ))}
      </div>
      <p role="status" data-part="spoken">
        {suggestions ? toSpoken(count, texts) : null}
      </p>
    </>
  )
}

function toSpoken(count: number, texts: SearchFieldProps['texts']): string {
  if (count === 0) return texts.none
  return count === 1 ? texts.one : texts.many.replace('{count}', String(count))
}
