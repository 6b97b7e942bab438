import { useEffect, useRef } from 'react'
import { isJsonObject } from '../definition/json'
import type { FormStep } from '../pages/form-step'
import { checkPlace } from '../pages/step-controls'

const toPlace = (at: string | null) => at ?? checkPlace

/**
 * Makes the browser's own “back” lead through the pages of a form that are shown in place. Only the names of pages are put into the history.
 *
 * @param walkTo shows a page, by its key or as the check
 * @returns notes that another page is shown
 */
export function useStepHistory(
  id: string,
  first: FormStep | null,
  walkTo: (place: string) => void,
): (at: FormStep['at']) => void {
  const name = `pages of ${id}`
  const shown = useRef(first && toPlace(first.at))
  const beginning = useRef(shown.current)
  const latest = useRef(walkTo)

  useEffect(() => {
    latest.current = walkTo
  })

  useEffect(() => {
    if (beginning.current === null) return
    const follow = ({ state }: PopStateEvent) => {
      const noted = isJsonObject(state) ? state[name] : undefined
      const wanted = typeof noted === 'string' ? noted : beginning.current
      if (wanted === null || wanted === shown.current) return
      shown.current = wanted
      latest.current(wanted)
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [name])

  return (at) => {
    const place = toPlace(at)
    if (place === shown.current) return
    shown.current = place
    // What others noted there stays, other forms of the page among them.
    const others: unknown = window.history.state
    window.history.pushState({ ...(isJsonObject(others) ? others : {}), [name]: place }, '')
  }
}
