import { expect, it } from 'vitest'
import { drawWithFewColours } from '../support/few-colours'

/** Each pixel of another grey: from black to white, the middle ten times. */
const greys = [...Array.from({ length: 256 }, (_, shade) => shade), ...Array.from({ length: 10 }, () => 128)]

const toPixels = (shades: readonly number[]) => Buffer.from(shades.flatMap((shade) => [shade, shade, shade]))

it('draws with a few colours, none further from what it was than it may be', () => {
  const drawn = drawWithFewColours(toPixels(greys), 4)
  const shades = greys.map((_, at) => drawn[at * 3] ?? 0)
  expect(new Set(shades).size).toBeLessThanOrEqual(256 / 5)
  expect(Math.max(...shades.map((shade, at) => Math.abs(shade - (greys[at] ?? 0))))).toBe(4)
  expect(drawn).toEqual(toPixels(shades))
})

it('tells colours apart that differ in one channel only', () => {
  const pixels = Buffer.from([0, 5, 255, 0, 0, 255, 5, 5, 255, 0, 5, 250])
  expect(drawWithFewColours(pixels, 4)).toEqual(pixels)
})
