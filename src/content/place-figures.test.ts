import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { provinceNames } from '@/src/country/bank'
import { placeKinds } from '@/src/map/place-choices'
import { placeFigureNames } from '@/src/publications/computed-placeholders'
import { countPlaces, hasPlaceFigure } from './place-figures'

const province = z.custom<keyof typeof provinceNames>((value) => typeof value === 'string' && value in provinceNames)
const place = z.object({ placeKind: z.enum(placeKinds), province })

/** Every place that the site ships with. */
const places = readdirSync('site/content/branches')
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => place.parse(parse(readFileSync(join('site/content/branches', name), 'utf8'))))
const docs = places.map((found) => ({ __typename: 'Branch' as const, ...found }))

it('what the site says of its own size is what the shipped places are', () => {
  expect(countPlaces({ Branches: { __typename: 'Branches', docs } })).toEqual({
    branches: '29',
    branchesElsewhere: '19',
    branchesInLuanda: '10',
    branchProvinces: '19',
    cashPoints: '19',
    corporateCentres: '4',
  })
  expect(places).toHaveLength(29 + 19 + 4)
})

it('a province counts for its branches, not for its cash points, and once', () => {
  const ofKind = (placeKind: (typeof placeKinds)[number]) => ({
    __typename: 'Branch' as const,
    placeKind,
    province: 'luanda' as const,
  })
  const answer = [ofKind('cashPoint'), ofKind('corporateCentre')]
  const count = (some: typeof answer) => countPlaces({ Branches: { __typename: 'Branches', docs: some } })
  expect(count(answer)).toMatchObject({ branches: '0', branchProvinces: '0' })
  const branch = ofKind('branch')
  expect(count([...answer, branch, branch])).toMatchObject({ branches: '2', branchProvinces: '1', cashPoints: '1' })
})

it('every figure that a text may name is counted, where there are no places too', () => {
  expect(Object.keys(countPlaces({ Branches: null })).sort()).toEqual([...placeFigureNames].sort())
  for (const name of placeFigureNames) expect(hasPlaceFigure(new Set(['phone', name]))).toBe(true)
  expect(hasPlaceFigure(new Set(['phone']))).toBe(false)
})
