import { chooseMirrors } from './choose-mirrors'
import { dotsOf, type GridSize, type MirrorGrid, type Point, type Step, traceLines } from './mirror-curve'

/** A drawn figure in the units of its view box. */
export type SonaDrawing = { width: number; height: number; path: string; dots: readonly Point[] }

/** One unit of the grid in the view box. With 20, everything but the radius is a whole number. */
const unit = 20

/** A turn is an arc around the nearest dot that meets the diagonals without a bend: 20 / sqrt(2). */
const turnRadius = 14.1

/** Draws the sona figure of a seed: always the same for the same seed and size. */
export function drawSona({ seed, rows, columns }: GridSize & { seed: string }): SonaDrawing {
  return drawMirrorGrid({ rows, columns, mirrors: chooseMirrors({ seed, rows, columns }) })
}

/** Draws a figure whose mirrors are given. Refuses one that is not a single closed line. */
export function drawMirrorGrid(grid: MirrorGrid): SonaDrawing {
  const [line, ...others] = traceLines(grid)
  if (line === undefined || others.length > 0) {
    throw new Error(`the ${grid.rows} by ${grid.columns} figure is not one line: it has ${others.length + 1}`)
  }
  return {
    width: 2 * grid.columns * unit,
    height: 2 * grid.rows * unit,
    path: toPathData(line),
    dots: dotsOf(grid).map(({ x, y }) => ({ x: x * unit, y: y * unit })),
  }
}

/** A closed line as SVG path data: straight through a crossing, an arc around the dot where the light turns. */
function toPathData(line: readonly Step[]): string {
  const runs = joinRuns(rotateToStraight(line))
  const [first] = runs
  if (first === undefined) return ''
  const [firstStep] = first.steps
  const start = { x: firstStep.at.x - firstStep.from.x / 2, y: firstStep.at.y - firstStep.from.y / 2 }
  return `M${round(start.x)} ${round(start.y)}${runs.map(drawRun).join('')}z`
}

/** A stretch of steps that one SVG command can draw. */
type Run = { turn: number; steps: readonly [Step, ...Step[]] }

/** Begins the line on a straight stretch, if it has one, so that no arc is cut in two. */
function rotateToStraight(line: readonly Step[]): readonly Step[] {
  const begin = line.findIndex((step, index) => {
    const before = line.at(index - 1)
    return before !== undefined && turnOf(step) !== turnOf(before)
  })
  return begin <= 0 ? line : [...line.slice(begin), ...line.slice(0, begin)]
}

function joinRuns(line: readonly Step[]): Run[] {
  const runs: Run[] = []
  for (const step of line) {
    const turn = turnOf(step)
    const last = runs.at(-1)
    // Four quarters would end where they began, which an SVG arc cannot draw.
    if (last !== undefined && last.turn === turn && (turn === 0 || last.steps.length < 3)) {
      runs[runs.length - 1] = { turn, steps: [...last.steps, step] }
    } else {
      runs.push({ turn, steps: [step] })
    }
  }
  return runs
}

function drawRun({ turn, steps }: Run): string {
  const [first] = steps
  const last = steps.at(-1) ?? first
  const dx = round(last.at.x + last.to.x / 2 - first.at.x + first.from.x / 2)
  const dy = round(last.at.y + last.to.y / 2 - first.at.y + first.from.y / 2)
  if (turn === 0) return `l${dx} ${dy}`
  return `a${turnRadius} ${turnRadius} 0 ${steps.length > 2 ? 1 : 0} ${turn > 0 ? 1 : 0} ${dx} ${dy}`
}

/** 0 straight on, 1 clockwise, -1 anticlockwise on the page. */
function turnOf({ from, to }: Step): number {
  return Math.sign(from.x * to.y - from.y * to.x)
}

function round(units: number): number {
  return Math.round(units * unit * 10) / 10
}
