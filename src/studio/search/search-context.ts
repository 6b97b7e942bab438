import { createContext, useContext } from 'react'

/** How the search over everything is opened. */
export const SearchContext = createContext<{ open: () => void }>({ open: () => undefined })

/** @returns what opens the search over everything, from anywhere in the studio. */
export function useSearch(): { open: () => void } {
  return useContext(SearchContext)
}
