import { countryFrame } from '@/src/country/bank'
import type { Position } from './position'

/** A degree of longitude is shorter than one of latitude: by how much in the middle of the country. */
const widthOfDegree = Math.cos((((countryFrame.north + countryFrame.south) / 2) * Math.PI) / 180)

/** Units of a drawing for one degree of latitude. */
const unit = 50

/** The size of a drawing of the country, in its own units. */
export const drawingSize = {
  width: Math.round((countryFrame.east - countryFrame.west) * widthOfDegree * unit),
  height: Math.round((countryFrame.north - countryFrame.south) * unit),
} as const

/** Where a position is in a drawing, counted from its upper left corner, to a tenth of a unit. */
export function toDrawingPoint({ latitude, longitude }: Position): { x: number; y: number } {
  return {
    x: toTenth((longitude - countryFrame.west) * widthOfDegree * unit),
    y: toTenth((countryFrame.north - latitude) * unit),
  }
}

/** Metres of a degree of latitude. @see IUGG, mean radius of the earth */
const metresOfDegree = (6_371_009 * Math.PI) / 180

/**
 * Where a position is in a drawing around a centre, to a tenth of a unit.
 *
 * @param perMetre units of the drawing for a metre.
 */
export function toLensPoint(
  { latitude, longitude }: Position,
  { centre, perMetre }: { centre: Position; perMetre: number },
): { x: number; y: number } {
  const unitsOfDegree = metresOfDegree * perMetre
  return {
    x: toTenth((longitude - centre.longitude) * Math.cos((centre.latitude * Math.PI) / 180) * unitsOfDegree),
    y: toTenth((centre.latitude - latitude) * unitsOfDegree),
  }
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}
