import type { Position } from './position'

/** The part of the earth that drawings of the country show, in degrees. */
export const angolaFrame = { north: -4.3, south: -18.1, west: 11.5, east: 24.2 } as const

/** A degree of longitude is shorter than one of latitude: by how much in the middle of the country. */
const widthOfDegree = Math.cos((((angolaFrame.north + angolaFrame.south) / 2) * Math.PI) / 180)

/** Units of a drawing for one degree of latitude. */
const unit = 50

/** The size of a drawing of the country, in its own units. */
export const drawingSize = {
  width: Math.round((angolaFrame.east - angolaFrame.west) * widthOfDegree * unit),
  height: Math.round((angolaFrame.north - angolaFrame.south) * unit),
} as const

/** Where a position is in a drawing, counted from its upper left corner, to a tenth of a unit. */
export function toDrawingPoint({ latitude, longitude }: Position): { x: number; y: number } {
  return {
    x: toTenth((longitude - angolaFrame.west) * widthOfDegree * unit),
    y: toTenth((angolaFrame.north - latitude) * unit),
  }
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}
