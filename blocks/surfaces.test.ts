import { describe, expect, it } from 'vitest'
import { toSurfaces } from './surfaces'

const hero = { type: 'ProductHeroBlock', frame: 'hero' } as const
const text = { type: 'RichTextBlock', frame: 'text' } as const
const wide = { type: 'StepsBlock', frame: 'wide' } as const
const band = { type: 'FeatureListBlock', frame: 'band' } as const
const deep = { type: 'FiguresBlock', frame: 'deep' } as const

describe('toSurfaces', () => {
  it('gives a block the surface it asks for', () => {
    expect(toSurfaces([hero, wide, band, text, deep])).toEqual(['top', 'paper', 'band', 'paper', 'deep'])
  })

  it('keeps the block below the top of the page on paper', () => {
    expect(toSurfaces([hero, band, deep])).toEqual(['top', 'paper', 'deep'])
    expect(toSurfaces([hero, deep, band])).toEqual(['top', 'paper', 'band'])
  })

  it('never lets two tinted surfaces meet', () => {
    expect(toSurfaces([wide, band, deep, { type: 'FaqBlock', frame: 'band' }])).toEqual([
      'paper',
      'band',
      'paper',
      'band',
    ])
  })

  it('keeps a row of blocks of one type on paper', () => {
    expect(toSurfaces([wide, band, band, band, wide])).toEqual(['paper', 'paper', 'paper', 'paper', 'paper'])
  })

  it('has nothing to say of a page without blocks', () => {
    expect(toSurfaces([])).toEqual([])
  })
})
