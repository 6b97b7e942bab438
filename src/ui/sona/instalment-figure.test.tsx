import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { chooseHill } from './choose-hill'
import { InstalmentFigure, instalmentsPerDot } from './InstalmentFigure'
import { traceLines } from './mirror-curve'
import { dotsOf } from './silhouette'

const counts = Array.from({ length: 46 }, (_none, index) => index + 3)

describe('hills', () => {
  it.each(counts)('have %i dots in one closed line, alike left and right', (count) => {
    const figure = chooseHill(count)
    const dots = dotsOf(figure.silhouette)
    expect(dots).toHaveLength(count)
    expect(traceLines(figure)).toHaveLength(1)
    const places = new Set(dots.map(({ x, y }) => `${x} ${y}`))
    const flipped = dots.filter(({ x, y }) => !places.has(`${2 * figure.silhouette.columns - x} ${y}`))
    expect(flipped).toEqual([])
    expect(chooseHill(count)).toMatchObject({ mirrors: figure.mirrors })
  })
})

const draw = (interestShares: readonly number[]) => renderToStaticMarkup(InstalmentFigure({ interestShares }))
const dashesOf = (markup: string) => /stroke-dasharray="([^"]*)"/.exec(markup)?.[1]?.split(' ').map(Number) ?? []

describe('the figure of a credit', () => {
  it('has a dot for each instalment, and begins each length with its share of interest', () => {
    const shares = Array.from({ length: 24 }, (_none, index) => (24 - index) / 50)
    const markup = draw(shares)
    expect(markup.match(/h\.01/g)).toHaveLength(24)
    expect(markup).toContain('pathLength="24"')
    const dashes = dashesOf(markup)
    expect(dashes).toHaveLength(48)
    expect(dashes[0]).toBeCloseTo(0.48, 3)
    expect(dashes.reduce((sum, length) => sum + length, 0)).toBeCloseTo(24, 6)
  })

  it('lets a dot stand for several instalments where there are many', () => {
    expect([48, 49, 240, 300].map(instalmentsPerDot)).toEqual([1, 2, 5, 7])
    expect(dashesOf(draw(Array.from({ length: 240 }, () => 0.25)))).toEqual(
      Array.from({ length: 48 }, () => [0.25, 0.75]).flat(),
    )
  })

  it('shows no interest where there is none, and no figure of one or two instalments', () => {
    expect(draw([0, 0, 0, 0])).not.toContain('stroke-dasharray')
    expect(InstalmentFigure({ interestShares: [0.2, 0.1] })).toBeNull()
  })
})
