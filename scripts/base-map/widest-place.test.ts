import { expect, it } from 'vitest'
import { findWidestPlace } from './widest-place'

const field = [
  [0, 0],
  [0, 4],
  [4, 4],
  [4, 0],
] as const

it('is the middle of a square, and beside a mark that stands there', () => {
  expect(findWidestPlace(field, [])).toEqual([2, 2])
  const [x, y] = findWidestPlace(field, [[2, 2]])
  expect(Math.hypot((x - 2) / 2.5, y - 2)).toBeGreaterThan(0.8)
})

it('is within a ring whose middle is outside of it', () => {
  const corner = [
    [0, 0],
    [0, 4],
    [1, 4],
    [1, 1],
    [4, 1],
    [4, 0],
  ] as const
  const [x, y] = findWidestPlace(corner, [])
  expect(Math.min(x, y)).toBeLessThan(1)
})
