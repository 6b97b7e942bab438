import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { toPlaceState } from '@/src/map/opening-hours/place-state'
import { writeState } from '@/src/map/opening-hours/write-state'
import type { PlaceMapProps } from './place-map-props'

/** A state is said by the minute. */
const everyMs = 20_000

/** Says in the list which places are open, as long as the page is: a finished page cannot say what changes by the minute. */
export function OpenStates(props: PlaceMapProps): ReactNode {
  const { id, points, timetables, locale, stateTexts: texts } = props
  const [moment, setMoment] = useState(() => Date.now())
  useEffect(() => {
    const clock = setInterval(() => setMoment(Date.now()), everyMs)
    return () => clearInterval(clock)
  }, [])
  return points.map(({ id: placeId, timetable }) => {
    const hours = timetables[timetable]
    const state = hours ? toPlaceState(hours, moment) : null
    const place = document.getElementById(`${id}-${placeId}`)?.querySelector('[data-part="state"]')
    if (!state || !place) return null
    return createPortal(
      <span data-open={state.isOpen}>{writeState(state, { locale, texts, moment })}</span>,
      place,
      placeId,
    )
  })
}
