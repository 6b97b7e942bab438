/** A place on the earth in degrees, north and east counted up. */
export type Position = { latitude: number; longitude: number }

/** Metres. @see IUGG, mean radius of the earth */
const earthRadius = 6_371_009

/**
 * How far apart two positions are in a straight line, in metres.
 *
 * @see the haversine formula: on a sphere, at most 0.6 % from the truth
 */
export function distanceBetween(a: Position, b: Position): number {
  const northward = toRadians(b.latitude - a.latitude)
  const eastward = toRadians(b.longitude - a.longitude)
  const chord =
    Math.sin(northward / 2) ** 2 +
    Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * Math.sin(eastward / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
