'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { MapDrawing } from './MapDrawing'
import { MapTools } from './MapTools'
import { NearestPlaces } from './NearestPlaces'
import type { PlaceMapProps } from './place-map-props'
import { ToMap } from './ToMap'
import { useDrawnMap } from './use-drawn-map'

/**
 * The map of the places, which a tap brings in, and those that are nearest to the visitor. Without script a drawing of the
 * country with the places on it.
 */
export function PlaceMap(props: PlaceMapProps): ReactNode {
  const { id, points, texts, streets } = props
  const details = useRef<HTMLDetailsElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [isHydrated, setHydrated] = useState(false)
  const { holder, map, hasFailed } = useDrawnMap(isWanted, props)
  useEffect(() => {
    setHydrated(true)
    // It may have been opened before script was there.
    if (details.current?.open) setWanted(true)
  }, [])
  useEffect(() => {
    if (hasFailed) setWanted(false)
  }, [hasFailed])
  const showOnMap = (placeId: number) => {
    if (details.current) details.current.open = true
    map?.refresh()
    map?.show(placeId)
  }
  return (
    <>
      <details
        ref={details}
        data-streets={streets ? true : undefined}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) setWanted(true)
          if (currentTarget.open) map?.refresh()
        }}
      >
        <summary>{texts.show}</summary>
        {map ? <MapTools id={id} map={map} texts={texts} /> : null}
        {isWanted ? <div ref={holder} data-part="map" /> : <MapDrawing points={points} texts={texts} />}
        <p role="status">{isWanted && !map ? texts.loading : null}</p>
        <p role="alert">{hasFailed ? texts.failed : null}</p>
        <p data-part="source">{streets ? texts.sourceWithStreets : texts.source}</p>
      </details>
      <div data-part="nearest">
        {isHydrated ? (
          <NearestPlaces {...props} onFound={(position, nearby) => map?.showPosition(position, nearby)} />
        ) : (
          <div data-part="place" aria-hidden="true">
            <span />
            <p data-part="privacy">{texts.privacy}</p>
          </div>
        )}
      </div>
      {map
        ? points.map((point) => <ToMap key={point.id} id={id} point={point} text={texts.onMap} onShow={showOnMap} />)
        : null}
    </>
  )
}
