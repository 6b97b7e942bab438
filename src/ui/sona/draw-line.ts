import { type Figure, traceLines } from './mirror-curve'
import type { Point } from './silhouette'

/** One unit of a figure's plane in SVG units. With 20, everything but the radius is a whole number. */
export const unit = 20

/** A turn is an arc around the nearest dot that meets the diagonals without a bend: 20 / sqrt(2). */
const turnRadius = 14.1

/** The line of a figure as SVG path data. Refuses a figure that is not a single closed line. */
export function drawLine(figure: Figure): string {
  const [line, ...others] = traceLines(figure)
  if (line === undefined || others.length > 0) {
    const { columns, rows } = figure.silhouette
    throw new Error(`the ${columns} by ${rows} figure is not one line: it has ${others.length + 1}`)
  }
  return toPathData(toSteps(line))
}

/** The line's way from the middle of one unit square to that of the next. */
type Step = {
  begin: Point
  end: Point
  /** 0 straight on, 1 clockwise, -1 anticlockwise on the page. */
  turn: number
}

function toSteps(line: readonly Point[]): Step[] {
  return line.map((at, index) => {
    const before = line.at(index - 1) ?? at
    const after = line[(index + 1) % line.length] ?? at
    const cross = (at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x)
    return { begin: halfway(before, at), end: halfway(at, after), turn: Math.sign(cross) }
  })
}

function halfway(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

/** Straight through a crossing, an arc around the dot where the light turns. */
function toPathData(steps: readonly Step[]): string {
  const runs = joinRuns(rotateToBend(steps))
  const [first] = runs
  if (first === undefined) return ''
  return `M${round(first.begin.x)} ${round(first.begin.y)}${runs.map(drawRun).join('')}z`
}

/** A stretch of steps that one SVG command can draw. */
type Run = Step & { length: number }

/** Begins the line where its turn changes, if it does anywhere, so that no arc is cut in two. */
function rotateToBend(steps: readonly Step[]): readonly Step[] {
  const bend = steps.findIndex(({ turn }, index) => turn !== steps.at(index - 1)?.turn)
  return bend <= 0 ? steps : [...steps.slice(bend), ...steps.slice(0, bend)]
}

function joinRuns(steps: readonly Step[]): Run[] {
  const runs: Run[] = []
  for (const step of steps) {
    const last = runs.at(-1)
    // Four quarters would end where they began, which an SVG arc cannot draw.
    const isJoined = last !== undefined && last.turn === step.turn && (step.turn === 0 || last.length < 3)
    if (isJoined) runs[runs.length - 1] = { ...last, end: step.end, length: last.length + 1 }
    else runs.push({ ...step, length: 1 })
  }
  return runs
}

function drawRun({ begin, end, turn, length }: Run): string {
  const by = `${round(end.x - begin.x)} ${round(end.y - begin.y)}`
  return turn === 0 ? `l${by}` : `a${turnRadius} ${turnRadius} 0 ${length > 2 ? 1 : 0} ${turn > 0 ? 1 : 0} ${by}`
}

function round(units: number): number {
  return Math.round(units * unit * 10) / 10
}
