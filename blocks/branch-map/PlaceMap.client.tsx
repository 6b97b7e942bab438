'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { MapFrame } from './MapFrame'
import { NearestPlaces } from './NearestPlaces'
import { OpenStates } from './OpenStates'
import type { PlaceMapProps } from './place-map-props'
import { ToMap } from './ToMap'
import { useDrawnMap } from './use-drawn-map'

/**
 * What script adds to the list and to the drawing beside it: the places nearest to the visitor, what is open by the clock of Luanda, and
 * a map that can be moved, once it is asked for. Without script nothing of it is seen.
 */
export function PlaceMap(props: PlaceMapProps): ReactNode {
  const { id, points, texts, isAsked } = props
  const [isWanted, setWanted] = useState(false)
  const [column, setColumn] = useState<Element | null>(null)
  const { holder, map, hasFailed } = useDrawnMap(isWanted, props)
  useEffect(() => setColumn(document.getElementById(`${id}-map`)), [id])
  useEffect(() => {
    if (hasFailed) setWanted(false)
  }, [hasFailed])
  const showOnMap = (placeId: number) => {
    // A phone shows the list or the map.
    const switchToMap = document.querySelector<HTMLInputElement>(`input[name="${id}-view"][value="map"]`)
    if (switchToMap) switchToMap.checked = true
    map?.refresh()
    map?.show(placeId)
  }
  return (
    <>
      <NearestPlaces {...props} onFound={(position, nearby) => map?.showPosition(position, nearby)} />
      {column
        ? createPortal(
            <MapFrame
              {...{ id, texts, map, holder, isWanted, hasFailed }}
              hasStreets={props.streets !== null}
              onWant={() => setWanted(true)}
            />,
            column,
          )
        : null}
      {column && !isAsked ? <OpenStates {...props} /> : null}
      {map
        ? points.map((point) => <ToMap key={point.id} id={id} point={point} text={texts.onMap} onShow={showOnMap} />)
        : null}
    </>
  )
}
