import { describe, expect, it } from 'vitest'
import { toDropPlace } from './drop-place'

describe('the place of a dropped row', () => {
  it.each([
    { from: 0, over: 2, isBelow: true, place: 2 },
    { from: 0, over: 2, isBelow: false, place: 1 },
    { from: 2, over: 0, isBelow: false, place: 0 },
    { from: 2, over: 0, isBelow: true, place: 1 },
    { from: 1, over: 1, isBelow: true, place: 1 },
    { from: 1, over: 1, isBelow: false, place: 1 },
  ])('from $from, over $over (below: $isBelow) is $place', ({ place, ...drop }) => {
    expect(toDropPlace(drop)).toBe(place)
  })
})
