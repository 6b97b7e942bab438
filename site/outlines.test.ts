import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { isWithinRing } from '@/src/map/is-within-ring'
import { distanceToSegment } from '@/src/map/segment-distance'
import { provinceNames } from './bank'
import outlines from './outlines.json' with { type: 'json' }

const corner = z.tuple([z.number(), z.number()])
const seat = z.object({ town: z.string(), at: corner })
const provinces = z
  .array(z.object({ name: z.string(), label: corner, seat, rings: z.array(z.array(corner).min(3)) }))
  .parse(outlines)

const edges = provinces.flatMap(({ name, rings }) =>
  rings.flatMap((ring) => ring.map((to, place) => ({ name, from: String(ring.at(place - 1)), to: String(to) }))),
)
const owners = Map.groupBy(edges, ({ from, to }) => `${from} ${to}`)
const across = ({ from, to }: (typeof edges)[number]) => owners.get(`${to} ${from}`)?.[0]?.name

const folder = 'site/content/branches'
const place = z.object({ province: z.string(), latitude: z.number(), longitude: z.number() })
const places = readdirSync(folder).map((file) => ({
  file,
  ...place.parse(parse(readFileSync(`${folder}/${file}`, 'utf8'))),
}))
const names: Readonly<Record<string, string>> = provinceNames

describe('the outlines of the country', () => {
  it('are those of the 21 provinces, by the names of the site', () => {
    expect(provinces.map(({ name }) => name).toSorted()).toEqual(Object.values(provinceNames).toSorted())
  })

  it('leave no gap between neighbours and lay no province over another', () => {
    // Each piece of a border is walked once in each direction, or is the edge of the country.
    expect([...owners.values()].filter(({ length }) => length > 1)).toEqual([])
    // What has no neighbour makes whole lines around the country, Cabinda and an island: every corner is left as often as it is reached.
    const outer = edges.filter((edge) => !across(edge))
    const count = (ends: readonly string[]) =>
      [...Map.groupBy(ends, (end) => end)].map(([end, { length }]) => `${end}: ${length}`)
    expect(count(outer.map(({ from }) => from)).toSorted()).toEqual(count(outer.map(({ to }) => to)).toSorted())
    const lone = provinces.filter(({ name }) => edges.every((edge) => edge.name !== name || !across(edge)))
    expect(lone.map(({ name }) => name)).toEqual(['Cabinda'])
  })

  it.each([
    ['Luanda', ['Bengo', 'Icolo e Bengo']],
    ['Icolo e Bengo', ['Bengo', 'Cuanza-Norte', 'Cuanza-Sul', 'Luanda']],
    ['Moxico Leste', ['Lunda-Sul', 'Moxico']],
    ['Cuando', ['Cubango', 'Moxico']],
    ['Cubango', ['Bié', 'Cuando', 'Cunene', 'Huíla', 'Moxico']],
  ])('put %s beside %j', (name, neighbours) => {
    const found = edges.filter((edge) => edge.name === name).flatMap((edge) => across(edge) ?? [])
    expect([...new Set(found)].toSorted()).toEqual(neighbours)
  })

  it.each(places)('hold $file in its province', ({ province, latitude, longitude }) => {
    const own = provinces.find(({ name }) => name === names[province])
    const at = [latitude, longitude] as const
    // A kilometre: a cash point stands at the barrier of the frontier with Namibia.
    const isAtBorder = (ring: readonly (readonly [number, number])[]) =>
      ring.some((to, number) => distanceToSegment(at, { from: ring.at(number - 1) ?? to, to }) < 0.01)
    const others = provinces.filter((one) => one !== own && one.rings.some((ring) => isWithinRing(at, ring)))
    expect(own?.rings.some((ring) => isWithinRing(at, ring) || isAtBorder(ring))).toBe(true)
    expect(others.map(({ name }) => name)).toEqual([])
  })

  it('have the name of each province within it, and the town from which it is governed', () => {
    const isWithin = (point: readonly [number, number], rings: (typeof provinces)[number]['rings']) =>
      rings.some((ring) => isWithinRing(point, ring))
    const misplaced = provinces.filter(
      ({ label, seat: { at }, rings }) => !isWithin(label, rings) || !isWithin(at, rings),
    )
    expect(misplaced.map(({ name }) => name)).toEqual([])
  })

  it('stay small: they come with the map', () => {
    expect(JSON.stringify(outlines).length).toBeLessThan(60_000)
  })
})
