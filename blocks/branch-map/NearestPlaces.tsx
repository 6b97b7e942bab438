import { type ReactNode, useState } from 'react'
import { formatNumber } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
import type { MapPoint } from '@/src/map/browser/map-point'
import { distanceBetween, type Position } from '@/src/map/position'
import type { PlaceMapProps, PlaceMapTexts } from './place-map-props'

/** As many as one looks at before choosing. */
const mostShown = 5
const patienceMs = 15_000

type Search =
  | { state: 'idle' | 'searching' }
  | { state: 'refused' | 'unknown' }
  | { state: 'found'; nearest: readonly (MapPoint & { metres: number })[] }

type NearestPlacesProps = PlaceMapProps & {
  onFound: (position: Position, nearby: readonly Position[]) => void
}

/** The places that are nearest to the visitor, who is asked for the position after a tap only. It never leaves the page. */
export function NearestPlaces({ id, locale, points, texts, onFound }: NearestPlacesProps): ReactNode {
  const [search, setSearch] = useState<Search>({ state: 'idle' })
  if (!('geolocation' in navigator)) return null
  const look = () => {
    setSearch({ state: 'searching' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const nearest = points
          .map((point) => ({ ...point, metres: distanceBetween(coords, point) }))
          .toSorted((a, b) => a.metres - b.metres)
          .slice(0, mostShown)
        setSearch({ state: 'found', nearest })
        onFound({ latitude: coords.latitude, longitude: coords.longitude }, nearest.slice(0, 2))
      },
      ({ code, PERMISSION_DENIED }) => setSearch({ state: code === PERMISSION_DENIED ? 'refused' : 'unknown' }),
      { timeout: patienceMs, maximumAge: 60_000 },
    )
  }
  return (
    <>
      <button type="button" onClick={look} disabled={search.state === 'searching'}>
        {texts.nearest}
      </button>
      <p data-part="privacy">{texts.privacy}</p>
      <p role="status">{toStatus(search, texts)}</p>
      {search.state === 'found' ? (
        <ol>
          {search.nearest.map(({ id: placeId, name, metres }) => (
            <li key={placeId}>
              <a href={`#${id}-${placeId}`}>{name}</a> <span>{writeDistance(metres, locale)}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </>
  )
}

function toStatus(search: Search, texts: PlaceMapTexts): string | null {
  if (search.state === 'idle') return null
  return texts.states[search.state]
}

/** A distance as one says it: steps of ten metres, of a hundred metres from one kilometre, of a kilometre from ten. */
function writeDistance(metres: number, locale: Locale): string {
  if (metres < 995) return `${Math.round(metres / 10) * 10}\u00a0m`
  return `${formatNumber(locale, metres / 1000, { maximumFractionDigits: metres < 9950 ? 1 : 0 })}\u00a0km`
}
