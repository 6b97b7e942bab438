import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Point } from '@/src/map/segment-distance'
import type { Land, Ring } from './land'

const pair = z.tuple([z.number(), z.number()])
const rings = z.array(z.array(z.number()))
const properties = z.object({ name: z.string() })
const topology = z.object({
  transform: z.object({ scale: pair, translate: pair }),
  arcs: z.array(z.array(pair)),
  objects: z.object({
    ago: z.object({
      geometries: z.array(
        z.discriminatedUnion('type', [
          z.object({ type: z.literal('Polygon'), arcs: rings, properties }),
          z.object({ type: z.literal('MultiPolygon'), arcs: z.array(rings), properties }),
        ]),
      ),
    }),
  }),
})

/** Reads the provinces of a TopoJSON file of Angola, in degrees. */
export function readProvinces(path: string): Land[] {
  const { transform, arcs, objects } = topology.parse(JSON.parse(readFileSync(path, 'utf8')))

  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([right, up]): Point => {
      x += right
      y += up
      return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]]
    })
  })

  /** A ring from its lines, each of which begins where the one before ends. A negative number is a line taken backwards. */
  const toRing = (numbers: readonly number[]): Ring =>
    numbers.flatMap((number) => (number < 0 ? (lines[~number]?.toReversed() ?? []) : (lines[number] ?? [])).slice(1))

  return objects.ago.geometries.map((geometry) => ({
    name: geometry.properties.name,
    rings: (geometry.type === 'Polygon' ? geometry.arcs : geometry.arcs.flat()).map(toRing),
  }))
}
