import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countCrossings, type PathPoint, readPath } from '@/tests/support/read-path'
import { chooseBand } from './choose-band'
import { type ChosenFigure, chooseFigure } from './choose-figure'
import { drawFigure, type SonaDrawing } from './draw-figure'
import { drawSona } from './draw-sona'
import { makeRectangle } from './silhouette'

const addresses = Array.from({ length: 400 }, (_none, index) => `/particulares/contas/${index}`)
const anyText = fc.sample(fc.string({ unit: 'grapheme', maxLength: 40 }), { numRuns: 200, seed: 2026 })
const seeds = ['', ...addresses, ...anyText]
const bandSizes = [1, 2, 3].flatMap((rows) => [8, 17, 24, 27].map((columns) => ({ rows, columns })))

/** The line as a browser would draw it, which is all that the proofs below look at. */
function readLine({ path }: SonaDrawing): PathPoint[] {
  const [line, ...others] = readPath(path)
  expect(others).toEqual([])
  expect(line?.isClosed).toBe(true)
  return line?.points ?? []
}

function expectOneClosedLine(drawing: SonaDrawing): void {
  const line = readLine(drawing)
  const [first, last] = [line[0] ?? { x: 0, y: 0 }, line.at(-1) ?? { x: 99, y: 99 }]
  // Closing the path adds nothing to it: the line itself comes back to where it began.
  expect(Math.hypot(first.x - last.x, first.y - last.y)).toBeLessThan(0.2)
}

/** By Jordan's theorem. The same count finds the corners of the plane outside, so it does not find everything inside. */
function expectDotsEnclosed(drawing: SonaDrawing): void {
  const line = readLine(drawing)
  expect(drawing.dots.filter((dot) => countCrossings(dot, [line]) % 2 !== 1)).toEqual([])
  const corners = [0, drawing.width].flatMap((x) => [0, drawing.height].map((y) => ({ x, y })))
  expect(corners.filter((corner) => countCrossings(corner, [line]) % 2 !== 0)).toEqual([])
}

/** Whoever walks straight from a dot to its neighbour, 40 further on, crosses the line twice. */
function expectDotsParted(drawing: SonaDrawing): void {
  const line = readLine(drawing)
  expectRowsParted(drawing.dots, line)
  expectRowsParted(drawing.dots.map(transpose), line.map(transpose))
}

function expectRowsParted(dots: readonly PathPoint[], line: readonly PathPoint[]): void {
  for (const { x, y } of dots) {
    if (!dots.some((other) => other.x === x + 40 && other.y === y)) continue
    const between = countCrossings({ x, y }, [line]) - countCrossings({ x: x + 40, y }, [line])
    expect(between, `right of or below ${x},${y}`).toBe(2)
  }
}

const transpose = ({ x, y }: PathPoint): PathPoint => ({ x: y, y: x })

/** Every piece of the line lies on another piece when the figure is flipped or turned as it promises. */
function expectSymmetric(drawing: SonaDrawing, symmetry: ChosenFigure['symmetry']): void {
  const points = everyUnit(readLine(drawing))
  const drawn = new Set(points.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`))
  const isDrawnNear = ({ x, y }: PathPoint) =>
    [-1, 0, 1].some((right) => [-1, 0, 1].some((down) => drawn.has(`${Math.round(x) + right},${Math.round(y) + down}`)))
  for (const image of imagesUnder(symmetry, drawing)) {
    expect(points.map(image).filter((point) => !isDrawnNear(point))).toEqual([])
  }
}

function imagesUnder(symmetry: ChosenFigure['symmetry'], { width, height }: SonaDrawing) {
  const flip = ({ x, y }: PathPoint) => ({ x: width - x, y })
  const upsideDown = ({ x, y }: PathPoint) => ({ x, y: height - y })
  const turn = (point: PathPoint) => flip(upsideDown(point))
  return { bothAxes: [flip, upsideDown], leftRight: [flip], upDown: [upsideDown], halfTurn: [turn] }[symmetry]
}

/** Points along a line at most one unit apart. */
function everyUnit(line: readonly PathPoint[]): PathPoint[] {
  return line.flatMap((begin, index) => {
    const end = line[(index + 1) % line.length] ?? begin
    const pieces = Math.max(1, Math.ceil(Math.hypot(end.x - begin.x, end.y - begin.y)))
    return Array.from({ length: pieces }, (_piece, piece) => ({
      x: begin.x + ((end.x - begin.x) * piece) / pieces,
      y: begin.y + ((end.y - begin.y) * piece) / pieces,
    }))
  })
}

describe('every figure', () => {
  it('is one closed line', () => {
    for (const seed of seeds) expectOneClosedLine(drawSona(seed))
  })

  it('encloses every dot, each for itself', () => {
    for (const seed of seeds) {
      expectDotsEnclosed(drawSona(seed))
      expectDotsParted(drawSona(seed))
    }
  })

  it('is as symmetric as it promises', () => {
    const figures = seeds.slice(0, 150).map(chooseFigure)
    for (const figure of figures) expectSymmetric(drawFigure(figure), figure.symmetry)
    expect(new Set(figures.map(({ symmetry }) => symmetry))).toEqual(new Set(['bothAxes', 'leftRight', 'halfTurn']))
  })

  it('is chosen: what is drawn when no choice works is not needed', () => {
    const last = drawFigure({ silhouette: makeRectangle({ columns: 5, rows: 4 }), mirrors: [] }).path
    // The choice itself can be the plain mat, but hardly ever is.
    expect(seeds.filter((seed) => drawSona(seed).path === last).length).toBeLessThan(4)
  })

  it('is the same for the same seed, however its letters are stored', () => {
    expect(drawSona('/empresas')).toEqual(drawSona('/empresas'))
    expect(drawSona('Sebasti\u00e3o')).toEqual(drawSona('Sebastia\u0303o'))
  })
})

describe('every band', () => {
  it.each(bandSizes)('of about $columns by $rows is one symmetric closed line around its dots', (size) => {
    const drawing = drawFigure(chooseBand({ seed: 'footer', ...size }))
    expectOneClosedLine(drawing)
    expectDotsEnclosed(drawing)
    expectDotsParted(drawing)
    expectSymmetric(drawing, 'bothAxes')
    expect(drawing.height).toBe(40 * size.rows)
    expect([0, 40, 80]).toContain(drawing.width - 40 * size.columns)
  })
})

describe('drawFigure', () => {
  it('refuses a figure of several lines', () => {
    const silhouette = makeRectangle({ columns: 4, rows: 2 })
    expect(() => drawFigure({ silhouette, mirrors: [] })).toThrow('not one line: it has 2')
  })

  it('draws the smallest figure as a circle around its dot', () => {
    const drawing = drawFigure({ silhouette: makeRectangle({ columns: 1, rows: 1 }), mirrors: [] })
    expect(drawing.dots).toEqual([{ x: 20, y: 20 }])
    for (const { x, y } of readLine(drawing)) expect(Math.hypot(x - 20, y - 20)).toBeCloseTo(14.1, 0)
    expectDotsEnclosed(drawing)
  })
})
