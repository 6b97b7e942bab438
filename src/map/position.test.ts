import { describe, expect, it } from 'vitest'
import { isInsideCountry } from './inside-country'
import { distanceBetween } from './position'

const luanda = { latitude: -8.8383, longitude: 13.2344 }

describe('distanceBetween', () => {
  it.each([
    ['Benguela', { latitude: -12.5763, longitude: 13.4055 }, 416],
    ['Lisboa', { latitude: 38.7223, longitude: -9.1393 }, 5766],
    ['the other side of the date line', { latitude: 0, longitude: -179 }, 18_341],
  ])('measures the way to %s to one per cent', (_name, other, kilometres) => {
    expect(distanceBetween(luanda, other) / 1000 / kilometres).toBeCloseTo(1, 1.7)
    expect(distanceBetween(other, luanda)).toBeCloseTo(distanceBetween(luanda, other), 3)
  })

  it('is nothing between a place and itself', () => {
    expect(distanceBetween(luanda, luanda)).toBe(0)
  })
})

describe('isInsideCountry', () => {
  it.each([
    ['Luanda', luanda],
    ['the Ilha de Luanda', { latitude: -8.7932, longitude: 13.2228 }],
    ['Cabinda', { latitude: -5.5562, longitude: 12.1897 }],
    ['Soyo', { latitude: -6.1346, longitude: 12.3692 }],
    ['Luau, at the border', { latitude: -10.7073, longitude: 22.2247 }],
    ['Ondjiva', { latitude: -17.0667, longitude: 15.7333 }],
    ['Menongue', { latitude: -14.6585, longitude: 17.691 }],
    ['Santa Clara, on a border that is a straight line', { latitude: -17.389, longitude: 15.899 }],
    ['Dundo', { latitude: -7.38, longitude: 20.8355 }],
  ])('knows %s', (_name, position) => {
    expect(isInsideCountry(position)).toBe(true)
  })

  it.each([
    ['Kinshasa', { latitude: -4.4419, longitude: 15.2663 }],
    ['the Congo between Cabinda and the rest', { latitude: -5.45, longitude: 13.2 }],
    ['Windhoek', { latitude: -22.5609, longitude: 17.0658 }],
    ['the sea', { latitude: -10, longitude: 12 }],
    ['Luanda with its numbers swapped', { latitude: 13.2344, longitude: -8.8383 }],
    ['Luanda in the north', { latitude: 8.8383, longitude: 13.2344 }],
    ['nothing', { latitude: 0, longitude: 0 }],
    ['no number', { latitude: Number.NaN, longitude: 13 }],
  ])('does not know %s', (_name, position) => {
    expect(isInsideCountry(position)).toBe(false)
  })
})
