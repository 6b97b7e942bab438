import { expect, it } from 'vitest'
import { drawStandIn, readSeed, readSize } from './draw-stand-in'

it('draws one figure for all files of an upload, in the size of each', () => {
  expect(readSeed('branch-480x320.avif')).toBe('branch')
  expect(readSeed('branch.jpg')).toBe('branch')
  expect(readSize('branch-480x320.avif')).toEqual({ width: 480, height: 320 })
  expect(readSize('branch.jpg')).toEqual({ width: 1600, height: 1067 })
  expect(readSize('branch-999999x1.avif')).toEqual({ width: 1600, height: 1067 })
})

it('draws the same for the same name and another for another', () => {
  const draw = (seed: string) => drawStandIn({ seed, width: 480, height: 320 })
  expect(draw('branch')).toBe(draw('branch'))
  expect(draw('branch')).not.toBe(draw('training'))
  expect(draw('"><script>')).not.toContain('<script>')
})
