import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SonaFigure, type SonaLook } from './SonaFigure'

const looks: readonly SonaLook[] = ['line', 'furrow', 'seal']
const seeds = Array.from({ length: 300 }, (_none, index) => `/empresas/${index}`)

/** What phones on slow networks may be asked to load for one figure. */
const mostBytes = 4096

function viewBoxOf(markup: string): number[] {
  return /viewBox="([^"]+)"/.exec(markup)?.[1]?.split(' ').map(Number) ?? []
}

describe('SonaFigure', () => {
  it.each(looks)('weighs at most 4 kB as a %s', (look) => {
    const heaviest = Math.max(
      ...seeds.map((seed) => renderToStaticMarkup(<SonaFigure seed={seed} rows={4} columns={5} look={look} />).length),
    )
    expect(heaviest).toBeLessThanOrEqual(mostBytes)
  })

  it('weighs at most 4 kB as the longest band of the site', () => {
    expect(renderToStaticMarkup(<SonaFigure seed="footer" rows={2} columns={27} />).length).toBeLessThanOrEqual(
      mostBytes,
    )
  })

  it.each([
    { rows: 4, columns: 5 },
    { rows: 5, columns: 4 },
    { rows: 1, columns: 1 },
  ])('fills a box of $columns by $rows in every page, and cuts nothing off', (box) => {
    for (const seed of seeds) {
      const markup = renderToStaticMarkup(<SonaFigure seed={seed} {...box} />)
      const [left = 0, top = 0, width = 0, height = 0] = viewBoxOf(markup)
      expect(width / height).toBeCloseTo(box.columns / box.rows, 1)
      const dots = [...markup.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
      expect(dots.length).toBeGreaterThan(0)
      // The line reaches 17 beyond a dot.
      expect(
        dots.filter(({ x, y }) => x < left + 17 || y < top + 17 || x > left + width - 17 || y > top + height - 17),
      ).toEqual([])
    }
  })

  it('draws one line and no dots as a seal', () => {
    const markup = renderToStaticMarkup(<SonaFigure seed="/" rows={4} columns={5} look="seal" />)
    expect(markup.match(/<path/g)).toHaveLength(1)
    expect(markup).toContain('fill-rule="evenodd"')
  })

  it('is not there for assistive technology', () => {
    expect(renderToStaticMarkup(<SonaFigure seed="/" rows={4} columns={5} />)).toMatch(
      /aria-hidden="true" focusable="false"/,
    )
  })
})
