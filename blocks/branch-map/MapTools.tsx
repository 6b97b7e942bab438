import type { ReactNode } from 'react'
import type { DrawnMap } from '@/src/map/browser/draw-map'
import type { PlaceMapTexts } from './place-map-props'

type MapToolsProps = { id: string; map: DrawnMap; texts: PlaceMapTexts }

/** What one can do with the map besides dragging it, and the way past it. */
export function MapTools({ id, map, texts }: MapToolsProps): ReactNode {
  return (
    <div data-part="tools">
      <button type="button" onClick={map.zoomIn}>
        {texts.zoomIn}
      </button>
      <button type="button" onClick={map.zoomOut}>
        {texts.zoomOut}
      </button>
      <button type="button" onClick={map.showAll}>
        {texts.showAll}
      </button>
      <a href={`#${id}-results`}>{texts.skip}</a>
    </div>
  )
}
