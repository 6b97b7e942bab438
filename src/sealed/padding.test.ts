import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pad, toStep, unpad } from './padding'

it('gives back what was padded, whatever it was', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 10_000 }), (bytes) => {
      expect(unpad(pad(bytes))).toEqual(bytes)
    }),
  )
})

it('leaves a few sizes to see', () => {
  const sizes = new Set(Array.from({ length: 4_000 }, (_, index) => pad(new Uint8Array(index)).length))
  expect([...sizes]).toEqual([4_096])
  expect([4_097, 65_537, 600_000, 5_242_881, 11_000_000].map(toStep)).toEqual([
    65_536, 524_288, 5_242_880, 10_485_760, 15_728_640,
  ])
})

it('refuses what names more than it has', () => {
  const padded = pad(new Uint8Array(10))
  padded.fill(255, 0, 8)
  expect(() => unpad(padded)).toThrow('names a length')
  expect(() => unpad(new Uint8Array(3))).toThrow('shorter')
})
