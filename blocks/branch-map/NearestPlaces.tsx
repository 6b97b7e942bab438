import { type ReactNode, useState } from 'react'
import { toPlaceState } from '@/src/map/opening-hours/place-state'
import { writeState } from '@/src/map/opening-hours/write-state'
import { distanceBetween, type Position } from '@/src/map/position'
import { writeDistance } from '@/src/map/write-distance'
import type { PlaceMapProps, PlaceMapTexts, TimedPoint } from './place-map-props'

/** As many as one looks at before choosing. */
const mostShown = 5
const patienceMs = 15_000

type Search =
  | { state: 'idle' | 'searching' }
  | { state: 'refused' | 'unknown' }
  | { state: 'found'; nearest: readonly (TimedPoint & { metres: number })[]; moment: number }

type NearestPlacesProps = PlaceMapProps & {
  onFound: (position: Position, nearby: readonly Position[]) => void
}

/** The places that are nearest to the visitor, who is asked for the position after a tap only. It never leaves the page. */
export function NearestPlaces(props: NearestPlacesProps): ReactNode {
  const { id, locale, points, timetables, texts, stateTexts, onFound } = props
  const [search, setSearch] = useState<Search>({ state: 'idle' })
  const look = () => {
    // A browser that knows no positions, or may not tell them here.
    if (!('geolocation' in navigator)) {
      setSearch({ state: 'unknown' })
      return
    }
    setSearch({ state: 'searching' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const nearest = points
          .map((point) => ({ ...point, metres: distanceBetween(coords, point) }))
          .toSorted((a, b) => a.metres - b.metres)
          .slice(0, mostShown)
        setSearch({ state: 'found', nearest, moment: Date.now() })
        onFound({ latitude: coords.latitude, longitude: coords.longitude }, nearest.slice(0, 2))
      },
      ({ code, PERMISSION_DENIED }) => setSearch({ state: code === PERMISSION_DENIED ? 'refused' : 'unknown' }),
      { timeout: patienceMs, maximumAge: 60_000 },
    )
  }
  const stateOf = ({ timetable }: TimedPoint, moment: number) => {
    const hours = timetables[timetable]
    const state = hours ? toPlaceState(hours, moment) : null
    return state ? writeState(state, { locale, texts: stateTexts, moment }) : null
  }
  return (
    <div data-part="nearest">
      <button type="button" onClick={look} disabled={search.state === 'searching'}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 2v4m0 12v4M2 12h4m12 0h4m-4 0a6 6 0 1 1-12 0 6 6 0 0 1 12 0" />
        </svg>
        {texts.nearest}
      </button>
      <p data-part="privacy">{texts.privacy}</p>
      <p role="status">{toStatus(search, texts)}</p>
      {search.state === 'found' ? (
        <ol>
          {search.nearest.map((point) => (
            <li key={point.id}>
              <a href={`#${id}-${point.id}`}>{point.name}</a> <span>{writeDistance(point.metres, locale)}</span>
              <p>{stateOf(point, search.moment)}</p>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}

function toStatus(search: Search, texts: PlaceMapTexts): string | null {
  if (search.state === 'idle') return null
  return texts.states[search.state]
}
