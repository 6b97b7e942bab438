import { expect, it } from 'vitest'
import { findCrowd } from './crowd'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const luanda = [at(-8.81, 13.23), at(-8.84, 13.24), at(-8.9, 13.2), at(-8.9, 13.38)]
const elsewhere = [at(-12.37, 13.54), at(-12.58, 13.41)]

it('is the largest group of places within a city, with what is around all of them', () => {
  const crowd = findCrowd([...elsewhere, ...luanda])
  expect(crowd?.places).toEqual(luanda)
  expect(crowd?.centre.latitude).toBeCloseTo(-8.855)
  expect(crowd?.radius).toBeGreaterThan(9_000)
  expect(crowd?.radius).toBeLessThan(12_000)
})

it('is none where places stand apart', () => {
  expect(findCrowd([...elsewhere, ...luanda.slice(1)])).toBeNull()
  expect(findCrowd([])).toBeNull()
})
