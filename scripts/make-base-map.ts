import { writeFileSync } from 'node:fs'
import { countryDrawing } from '@/src/country/bank'
import type { Point } from '@/src/map/segment-distance'
import { divideProvinces } from './base-map/divide-provinces'
import { drawCountry } from './base-map/draw-country'
import { readMarks } from './base-map/read-marks'
import { readProvinces } from './base-map/read-provinces'
import { seats } from './base-map/seats'
import { simplifyBorders } from './base-map/simplify-borders'
import { findWidestPlace } from './base-map/widest-place'

/**
 * Makes the base map of the site, which needs nobody else's server: Angola with its provinces, as outlines for the map in
 * the browser (`site/outlines.json`) and as a drawing for who has no script (`countryDrawing`). Run by hand:
 * `node --import tsx scripts/make-base-map.ts`. Where the outlines come from: docs/base-map.md.
 */

/** Degrees: about 400 metres, which nobody sees at the scale of a province. */
const tolerance = 0.004
/** Digits after the point: about a hundred metres. */
const digits = 3

/** The source writes these as nobody does in Angola. */
const names: Readonly<Record<string, string>> = {
  'Cuanza Norte': 'Cuanza-Norte',
  'Cuanza Sul': 'Cuanza-Sul',
  'Lunda Norte': 'Lunda-Norte',
  'Lunda Sul': 'Lunda-Sul',
}

/** Latitude before longitude, as maps have it. */
function toCorner([longitude, latitude]: Point): [number, number] {
  return [Number(latitude.toFixed(digits)), Number(longitude.toFixed(digits))]
}

const marks = readMarks('site/content/branches')
const lands = simplifyBorders(divideProvinces(readProvinces('scripts/base-map/angola.topo.json')), tolerance)
const provinces = lands
  .map(({ name, rings }) => ({ name: names[name] ?? name, rings: rings.toSorted((a, b) => b.length - a.length) }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'pt'))
  .map(({ name, rings }) => ({
    name,
    // Where the name is written: in the largest of its parts, beside the marks of places.
    label: toCorner(findWidestPlace(rings[0] ?? [], marks)),
    seat: seats[name] ?? null,
    rings: rings.map((ring) =>
      ring
        .map(toCorner)
        // Corners that came to be one by leaving out digits.
        .filter(([y, x], place, corners) => y !== corners.at(place - 1)?.[0] || x !== corners.at(place - 1)?.[1]),
    ),
  }))

writeFileSync('site/outlines.json', `${JSON.stringify(provinces)}\n`)
writeFileSync(`site/public${countryDrawing}`, drawCountry(provinces))
