import { z } from 'zod'
import { outlines } from '@/src/country/outlines'
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
  return rings.some((corners) => isWithin(position, corners) || isNear(position, corners))
}

type Corners = z.infer<typeof ring>

/** @see the even-odd rule: a line from the position eastwards meets the ring an odd number of times */
function isWithin({ latitude, longitude }: Position, corners: Corners): boolean {
  let isInside = false
  for (const [place, [y, x]] of corners.entries()) {
    const [previousY, previousX] = corners.at(place - 1) ?? [y, x]
    const crosses = y > latitude !== previousY > latitude
    if (crosses && longitude < ((previousX - x) * (latitude - y)) / (previousY - y) + x) isInside = !isInside
  }
  return isInside
}

function isNear({ latitude, longitude }: Position, corners: Corners): boolean {
  return corners.some(
    (corner, place) =>
      distanceToSegment([latitude, longitude], { from: corners.at(place - 1) ?? corner, to: corner }) < margin,
  )
}
