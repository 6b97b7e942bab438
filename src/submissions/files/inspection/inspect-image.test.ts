import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeClaimedPng, makePhoto } from '@/tests/support/make-files'
import { inspectImage } from './inspect-image'

const paint = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#126' } })

describe('a picture', () => {
  it('is read to its end and kept', async () => {
    expect(inspectImage(await makePhoto(), { kind: 'jpg', keepsOriginal: true })).toEqual({ objection: null })
  })

  it('whose reading takes too long is ended in the middle', async () => {
    const content = await paint(7_000, 7_000).jpeg({ progressive: true }).toBuffer()
    expect(inspectImage(content, { kind: 'jpg', keepsOriginal: false, limitMs: 100 })).toEqual({
      objection: 'tooComplex',
    })
  })

  it.each([
    ['of 30 000 points each way', 30_000, 30_000],
    ['of 65 000 points in one line', 65_000, 1_000],
  ])('%s is judged by its head', (_what, width, height) => {
    const content = makeClaimedPng(width, height)
    expect(inspectImage(content, { kind: 'png', keepsOriginal: true })).toEqual({ objection: 'tooManyPixels' })
  })

  it('of another kind is none', async () => {
    expect(inspectImage(await makePhoto('png'), { kind: 'jpg', keepsOriginal: true })).toEqual({
      objection: 'disguised',
    })
  })

  it('that ends too soon is damaged, also where nothing of it is drawn', async () => {
    const content = (await paint(400, 400).jpeg().toBuffer()).subarray(0, 900)
    expect(inspectImage(content, { kind: 'jpg', keepsOriginal: true })).toEqual({ objection: 'damaged' })
  })
})
