import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DrawnMap } from '@/src/map/browser/draw-map'
import type { PlaceMapProps } from './place-map-props'

type MapState = { holder: RefObject<HTMLDivElement | null>; map: DrawnMap | null; hasFailed: boolean }

/**
 * Draws the map into an element as soon as it is wanted, and not before: its script is fetched then.
 *
 * @param isWanted never false again after it was true, unless drawing has failed.
 */
export function useDrawnMap(isWanted: boolean, { id, points, texts, streets }: PlaceMapProps): MapState {
  const holder = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<DrawnMap | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const isStarted = useRef(false)
  useEffect(() => {
    const container = holder.current
    if (!isWanted || !container || isStarted.current) return
    isStarted.current = true
    setFailed(false)
    drawInto(container, { id, points, texts, streets }).then(setMap, (error: unknown) => {
      isStarted.current = false
      setFailed(true)
      reportError(error)
    })
  }, [isWanted, id, points, texts, streets])
  return { holder, map, hasFailed }
}

async function drawInto(
  container: HTMLElement,
  { id, points, texts, streets }: Pick<PlaceMapProps, 'id' | 'points' | 'texts' | 'streets'>,
): Promise<DrawnMap> {
  const { drawMap } = await import('@/src/map/browser/draw-map')
  return drawMap(container, {
    points,
    texts,
    isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    contentOf: (placeId) => contentOf(`${id}-${placeId}`),
    addStreets: streets ? (await import('@/src/map/browser/street-layer')).streetLayer(streets) : undefined,
  })
}

/** What the list says of a place, once more. Its heading is none there: it heads no part of the page. */
function contentOf(elementId: string): Node | null {
  const card = document.getElementById(elementId)?.querySelector('[data-part="card"]')?.cloneNode(true)
  if (!(card instanceof Element)) return null
  const heading = card.querySelector('h3, h4')
  const name = document.createElement('p')
  name.className = heading?.className ?? ''
  name.append(...(heading?.childNodes ?? []))
  heading?.replaceWith(name)
  return card
}
