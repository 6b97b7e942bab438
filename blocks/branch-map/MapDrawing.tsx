import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { countryDrawing } from '@/src/country/bank'
import type { Crowd } from '@/src/map/crowd'
import { drawingSize, toDrawingPoint } from '@/src/map/drawing-frame'
import type { DrawnPlace } from './drawn-place'
import { PlaceDot } from './PlaceDot'

type MapDrawingProps = { id: string; places: readonly DrawnPlace[]; crowd: Crowd<DrawnPlace> | null }

/** The country with a dot for each place, and one mark for those that stand too close. */
export function MapDrawing({ id, places, crowd }: MapDrawingProps): ReactNode {
  const t = useTranslations('placeMap')
  const { width, height } = drawingSize
  const apart = places.filter((place) => !crowd?.places.includes(place))
  const centre = crowd && toDrawingPoint(crowd.centre)
  return (
    <div data-part="country">
      {/* biome-ignore lint/performance/noImgElement: a static drawing has nothing to optimise */}
      <img src={countryDrawing} width={width} height={height} alt={t('drawing')} loading="lazy" />
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        {apart.map((place) => (
          <PlaceDot key={place.id} id={id} place={place} at={toDrawingPoint(place)} />
        ))}
        {centre ? (
          <>
            <circle data-part="crowd" cx={centre.x} cy={centre.y} r="22" />
            <text x={centre.x} y={centre.y} dy="0.36em">
              {crowd.places.length}
            </text>
          </>
        ) : null}
      </svg>
    </div>
  )
}
