import type { ReactNode, RefObject } from 'react'
import type { DrawnMap } from '@/src/map/browser/draw-map'
import { MapTools } from './MapTools'
import type { PlaceMapTexts } from './place-map-props'

type MapFrameProps = {
  id: string
  texts: PlaceMapTexts
  map: DrawnMap | null
  holder: RefObject<HTMLDivElement | null>
  isWanted: boolean
  hasFailed: boolean
  hasStreets: boolean
  onWant: () => void
}

/** The map that can be moved, over the drawing of the country, once it is wanted. */
export function MapFrame(props: MapFrameProps): ReactNode {
  const { id, texts, map, holder, isWanted, hasFailed, hasStreets, onWant } = props
  return (
    <>
      {map ? <MapTools id={id} map={map} texts={texts} /> : null}
      {isWanted ? (
        <div ref={holder} data-part="map" />
      ) : (
        <button type="button" onClick={onWant}>
          {texts.show}
        </button>
      )}
      <p role="status">{isWanted && !map ? texts.loading : null}</p>
      <p role="alert">{hasFailed ? texts.failed : null}</p>
      <p data-part="source">{hasStreets ? texts.sourceWithStreets : texts.source}</p>
    </>
  )
}
