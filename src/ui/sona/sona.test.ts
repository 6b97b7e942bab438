import { describe, expect, it } from 'vitest'
import { chooseMirrors } from './choose-mirrors'
import { drawMirrorGrid, drawSona } from './draw-sona'
import { crossingsOf, dotsOf, isSame, type MirrorGrid, type Step, traceLines } from './mirror-curve'
import { toDotsPath } from './to-dots-path'

const seeds = Array.from({ length: 200 }, (_seed, index) => `/particulares/${index}`)
const sides = [2, 3, 4, 5, 6, 7]
const sizes = sides.flatMap((rows) => sides.map((columns) => ({ rows, columns })))

const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestCommonDivisor(other, one % other)

/** How often the line comes by each place of the lattice. */
function countVisits(line: readonly Step[]): Map<string, number> {
  const visits = new Map<string, number>()
  for (const { at } of line) visits.set(`${at.x},${at.y}`, (visits.get(`${at.x},${at.y}`) ?? 0) + 1)
  return visits
}

function isClosed(line: readonly Step[]): boolean {
  return line.every((step, index) => {
    const next = line[(index + 1) % line.length]
    const arrival = { x: step.at.x + step.to.x, y: step.at.y + step.to.y }
    return next !== undefined && isSame(arrival, next.at) && isSame(step.to, next.from)
  })
}

/** What theory demands: one line, through every unit square once, so twice by every place between dots and once by the border. */
function expectSona(grid: MirrorGrid): void {
  const lines = traceLines(grid)
  expect(lines).toHaveLength(1)
  const line = lines[0] ?? []
  expect(line).toHaveLength(4 * grid.rows * grid.columns)
  expect(isClosed(line)).toBe(true)
  const visits = countVisits(line)
  expect(crossingsOf(grid).every(({ x, y }) => visits.get(`${x},${y}`) === 2)).toBe(true)
  expect([...visits.values()].filter((count) => count === 1)).toHaveLength(2 * (grid.rows + grid.columns))
}

/** Each dot has the line on all four sides: at the places left, right, above and below it. */
function expectDotsEnclosed(grid: MirrorGrid): void {
  const visits = countVisits(traceLines(grid)[0] ?? [])
  for (const { x, y } of dotsOf(grid)) {
    const around = [`${x - 1},${y}`, `${x + 1},${y}`, `${x},${y - 1}`, `${x},${y + 1}`]
    expect(around.every((place) => visits.has(place))).toBe(true)
  }
}

describe('traceLines', () => {
  it.each(sizes)(
    'needs the greatest common divisor of $rows and $columns lines without mirrors',
    ({ rows, columns }) => {
      expect(traceLines({ rows, columns, mirrors: [] })).toHaveLength(greatestCommonDivisor(rows, columns))
    },
  )

  it('refuses a mirror that does not stand between two dots', () => {
    expect(() => traceLines({ rows: 2, columns: 2, mirrors: [{ x: 2, y: 2, lies: 'across' }] })).toThrow('2,2')
  })
})

describe('chooseMirrors', () => {
  it.each(sizes)('leaves one closed line around all dots of $rows by $columns, whatever the seed', (size) => {
    for (const seed of seeds) expect(traceLines({ ...size, mirrors: chooseMirrors({ ...size, seed }) })).toHaveLength(1)
    const grid = { ...size, mirrors: chooseMirrors({ ...size, seed: 'theory' }) }
    expectSona(grid)
    expectDotsEnclosed(grid)
  })

  it.each([
    { rows: 1, columns: 1 },
    { rows: 1, columns: 6 },
    { rows: 2, columns: 25 },
    { rows: 6, columns: 9 },
  ])('copes with $rows by $columns', (size) => {
    expectSona({ ...size, mirrors: chooseMirrors({ ...size, seed: 'edge' }) })
  })
})

describe('drawSona', () => {
  it('draws the same figure for the same seed', () => {
    expect(drawSona({ seed: '/empresas', rows: 4, columns: 5 })).toEqual(
      drawSona({ seed: '/empresas', rows: 4, columns: 5 }),
    )
  })

  it.each([
    { rows: 4, columns: 5, differing: 160 },
    { rows: 6, columns: 9, differing: 199 },
  ])('draws different figures for different seeds, $rows by $columns', ({ differing, ...size }) => {
    const paths = new Set(seeds.map((seed) => drawSona({ ...size, seed }).path))
    expect(paths.size).toBeGreaterThanOrEqual(differing)
  })

  it('stays light and closed, with one decimal at most', () => {
    for (const seed of seeds) {
      const { path } = drawSona({ seed, rows: 6, columns: 9 })
      expect(path.length).toBeLessThanOrEqual(4096)
      expect(path).toMatch(/^M[^Mz]+z$/)
      expect(path).not.toMatch(/\.\d{2}/)
    }
  })

  it('refuses a figure of several lines', () => {
    expect(() => drawMirrorGrid({ rows: 2, columns: 4, mirrors: [] })).toThrow('not one line: it has 2')
  })
})

describe('drawMirrorGrid', () => {
  it('draws the smallest figure as a circle around its dot', () => {
    expect(drawMirrorGrid({ rows: 1, columns: 1, mirrors: [] })).toEqual({
      width: 40,
      height: 40,
      path: expect.stringMatching(/^M\d+ \d+(a14\.1 14\.1 0 [01] [01] -?\d+ -?\d+){2}z$/),
      dots: [{ x: 20, y: 20 }],
    })
  })
})

describe('toDotsPath', () => {
  it('draws a round end per dot', () => {
    expect(
      toDotsPath([
        { x: 20, y: 20 },
        { x: 60, y: 20 },
      ]),
    ).toBe('M20 20h.01M60 20h.01')
  })
})
