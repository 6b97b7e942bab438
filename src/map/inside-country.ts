import { z } from 'zod'
import { outlines } from '@/src/country/outlines'
import { isWithinRing } from './is-within-ring'
import type { Position } from './position'
import { distanceToSegment } from './segment-distance'

/** Degrees, about eleven kilometres: outlines are simplified, and spits of sand such as the Ilha de Luanda lie outside of them. */
const margin = 0.1

const ring = z.array(z.tuple([z.number(), z.number()]))
const rings = z
  .array(z.object({ rings: z.array(ring) }))
  .parse(outlines)
  .flatMap((province) => province.rings)

/** Whether a position is in Angola, Cabinda included, or near enough to its borders to be meant so. */
export function isInsideCountry(position: Position): boolean {
  const point = [position.latitude, position.longitude] as const
  return rings.some((corners) => isWithinRing(point, corners) || isNear(position, corners))
}

type Corners = z.infer<typeof ring>

function isNear({ latitude, longitude }: Position, corners: Corners): boolean {
  return corners.some(
    (corner, place) =>
      distanceToSegment([latitude, longitude], { from: corners.at(place - 1) ?? corner, to: corner }) < margin,
  )
}
