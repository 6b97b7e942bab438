import type { ReactNode } from 'react'
import { countryDrawing } from '@/src/country/bank'
import { drawingSize, toDrawingPoint } from '@/src/map/drawing-frame'
import type { PlaceMapProps } from './place-map-props'

/** The country with a dot for each place: what there is to see before the map itself, or without it. */
export function MapDrawing({ points, texts }: Pick<PlaceMapProps, 'points' | 'texts'>): ReactNode {
  const { width, height } = drawingSize
  return (
    <div data-part="drawing">
      {/* biome-ignore lint/performance/noImgElement: a static drawing has nothing to optimise */}
      <img src={countryDrawing} width={width} height={height} alt={texts.drawing} loading="lazy" />
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        {points.map((point) => {
          const { x, y } = toDrawingPoint(point)
          return <circle key={point.id} cx={x} cy={y} r="7" />
        })}
      </svg>
    </div>
  )
}
