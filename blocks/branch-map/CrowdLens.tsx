import type { ReactNode } from 'react'
import type { Crowd } from '@/src/map/crowd'
import { toLensPoint } from '@/src/map/drawing-frame'
import type { DrawnPlace } from './drawn-place'
import { PlaceDot } from './PlaceDot'

type CrowdLensProps = { id: string; crowd: Crowd<DrawnPlace>; name: string }

/** The radius of the lens, and of what it shows of the earth, which leaves room at its edge. */
const [radius, shown] = [150, 130]

/** The places that stand too close in the drawing of the country, enlarged. */
export function CrowdLens({ id, crowd, name }: CrowdLensProps): ReactNode {
  const perMetre = shown / Math.max(crowd.radius, 1)
  return (
    <figure data-part="lens">
      <svg viewBox={`${-radius} ${-radius} ${2 * radius} ${2 * radius}`} aria-hidden="true">
        <circle r={radius - 1} />
        {crowd.places.map((place) => (
          <PlaceDot key={place.id} id={id} place={place} at={toLensPoint(place, { ...crowd, perMetre })} />
        ))}
      </svg>
      <figcaption>{name}</figcaption>
    </figure>
  )
}
