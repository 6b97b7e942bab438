import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { countryDrawing } from '@/src/country/bank'
import { drawingSize, toDrawingPoint } from '@/src/map/drawing-frame'
import type { Point } from '@/src/map/segment-distance'
import { simplifyLine } from './base-map/simplify-line'

/**
 * Makes the base map of the site, which needs nobody else's server: Angola with its provinces, as outlines for the map in
 * the browser (`site/outlines.json`) and as a drawing for who has no script (`countryDrawing`). Run by hand:
 * `node --import tsx scripts/make-base-map.ts`. Where the outlines come from: docs/base-map.md.
 */

const source = 'scripts/base-map/angola.topo.json'
/** Degrees: about 400 metres, which nobody sees at the scale of a province. */
const tolerance = 0.004
/** Digits after the point: about a hundred metres. */
const digits = 3

/** The source has 18 provinces; those that were divided in 2024 carry the names of both parts. */
const names: Readonly<Record<string, string>> = {
  'Cuando Cubango': 'Cuando · Cubango',
  'Cuanza Norte': 'Cuanza-Norte',
  'Cuanza Sul': 'Cuanza-Sul',
  Luanda: 'Luanda · Icolo e Bengo',
  'Lunda Norte': 'Lunda-Norte',
  'Lunda Sul': 'Lunda-Sul',
  Moxico: 'Moxico · Moxico Leste',
}

const pair = z.tuple([z.number(), z.number()])
const rings = z.array(z.array(z.number()))
const topology = z.object({
  transform: z.object({ scale: pair, translate: pair }),
  arcs: z.array(z.array(pair)),
  objects: z.object({
    ago: z.object({
      geometries: z.array(
        z.discriminatedUnion('type', [
          z.object({ type: z.literal('Polygon'), arcs: rings, properties: z.object({ name: z.string() }) }),
          z.object({
            type: z.literal('MultiPolygon'),
            arcs: z.array(rings),
            properties: z.object({ name: z.string() }),
          }),
        ]),
      ),
    }),
  }),
})

const { transform, arcs, objects } = topology.parse(JSON.parse(readFileSync(source, 'utf8')))

/** Borders are simplified once for both of their sides: no gap opens between neighbours. */
const lines = arcs.map((arc) => simplifyLine(toDegrees(arc), tolerance))

function toDegrees(arc: readonly Point[]): Point[] {
  let [x, y] = [0, 0]
  return arc.map(([right, up]) => {
    x += right
    y += up
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]]
  })
}

/** A ring from its lines, each of which begins where the one before ends. A negative number is a line taken backwards. */
function toRing(numbers: readonly number[]): [number, number][] {
  return numbers.flatMap((number) => {
    const line = number < 0 ? lines[~number]?.toReversed() : lines[number]
    return (line ?? [])
      .slice(1)
      .map(([x, y]): [number, number] => [Number(y.toFixed(digits)), Number(x.toFixed(digits))])
  })
}

const provinces = objects.ago.geometries.map((geometry) => ({
  name: names[geometry.properties.name] ?? geometry.properties.name,
  rings: (geometry.type === 'Polygon' ? geometry.arcs : geometry.arcs.flat()).map(toRing),
}))

function toPath(ring: readonly (readonly [number, number])[]): string {
  const points = ring.map(([latitude, longitude]) => toDrawingPoint({ latitude, longitude }))
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}

const { width, height } = drawingSize
/** Colours of the site's tokens: a picture does not see them. */
const style =
  'path{fill:#f4ecdf;stroke:#80755f;stroke-width:1.5;stroke-linejoin:round}@media(prefers-color-scheme:dark){path{fill:#25211c;stroke:#938876}}'
const drawing = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
  `<style>${style}</style>`,
  ...provinces.map((province) => `<path d="${province.rings.map(toPath).join('')}"/>`),
  '</svg>\n',
]

writeFileSync('site/outlines.json', `${JSON.stringify(provinces)}\n`)
writeFileSync(`site/public${countryDrawing}`, drawing.join('\n'))
