import type { ReactNode } from 'react'
import type { DrawnPlace } from './drawn-place'

type PlaceDotProps = { id: string; place: DrawnPlace; at: { x: number; y: number } }

/** A place on the drawing. For the pointer only: for the keyboard and the screen reader the list says the same, in order. */
export function PlaceDot({ id, place, at }: PlaceDotProps): ReactNode {
  return (
    <a href={`#${id}-${place.id}`} tabIndex={-1}>
      <title>{place.name}</title>
      <circle cx={at.x} cy={at.y} r="9" />
    </a>
  )
}
