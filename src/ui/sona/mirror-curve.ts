/**
 * The line of a sona figure, after the sand drawings of the Chokwe and the mathematics that Paulus Gerdes found in them.
 *
 * Dots stand in a regular grid. A ray of light runs at 45 degrees between the dots and is thrown back by the border and by
 * two-sided mirrors placed halfway between neighbouring dots. A grid of `p` by `q` dots without mirrors needs as many closed
 * lines as the greatest common divisor of `p` and `q`; a mirror where two lines cross joins them.
 */

/** Positions are counted in units: dots stand at odd coordinates, two units apart, inside a box of 2 columns by 2 rows. */
export type Point = { x: number; y: number }

/** How a mirror lies: `across` runs left to right, `upright` runs from top to bottom. */
export type MirrorLie = 'across' | 'upright'

export type Mirror = Point & { lies: MirrorLie }

/** How many dots a figure has. */
export type GridSize = { rows: number; columns: number }

export type MirrorGrid = GridSize & { mirrors: readonly Mirror[] }

/** One place where the line meets the lattice: it comes in along `from` and goes on along `to`. */
export type Step = { at: Point; from: Point; to: Point }

type PlacedMirrors = ReadonlyMap<string, MirrorLie>

/** Every closed line of a grid, each as the steps the light takes. Together they pass each unit square exactly once. */
export function traceLines(grid: MirrorGrid): Step[][] {
  const placed = placeMirrors(grid)
  const passed = new Set<string>()
  const lines: Step[][] = []
  for (const start of startsOf(grid)) {
    if (passed.has(squareBefore(start))) continue
    const line = followRay(start, placed)
    for (const step of line) passed.add(squareBefore(step))
    lines.push(line)
  }
  return lines
}

/** Where the dots stand. */
export function dotsOf({ rows, columns }: GridSize): Point[] {
  return latticeOf({ rows, columns }).filter(({ x, y }) => x % 2 === 1 && y % 2 === 1)
}

/** The places between two neighbouring dots, where lines cross unless a mirror stands there. */
export function crossingsOf({ rows, columns }: GridSize): Point[] {
  const isInside = ({ x, y }: Point) => x > 0 && y > 0 && x < 2 * columns && y < 2 * rows
  return latticeOf({ rows, columns }).filter((point) => (point.x + point.y) % 2 === 1 && isInside(point))
}

function latticeOf({ rows, columns }: GridSize): Point[] {
  return Array.from({ length: 2 * rows + 1 }, (_row, y) =>
    Array.from({ length: 2 * columns + 1 }, (_column, x) => ({ x, y })),
  ).flat()
}

/** One start in each unit square: the light that enters the meeting place at the square's corner. */
function startsOf(size: GridSize): Step[] {
  const directions: readonly Point[] = [
    { x: 1, y: 1 },
    { x: 1, y: -1 },
  ]
  return latticeOf(size)
    .filter(({ x, y }) => (x + y) % 2 === 1)
    .flatMap((at) => directions.map((from) => ({ at, from, to: from })))
    .filter(({ at, from }) => {
      const before = { x: at.x - from.x, y: at.y - from.y }
      return before.x >= 0 && before.y >= 0 && before.x <= 2 * size.columns && before.y <= 2 * size.rows
    })
}

/** All mirrors by place, the border included: it is the mirror that keeps the light in. */
function placeMirrors({ rows, columns, mirrors }: MirrorGrid): PlacedMirrors {
  const placed = new Map<string, MirrorLie>()
  for (let x = 1; x < 2 * columns; x += 2) for (const y of [0, 2 * rows]) placed.set(keyOf({ x, y }), 'across')
  for (let y = 1; y < 2 * rows; y += 2) for (const x of [0, 2 * columns]) placed.set(keyOf({ x, y }), 'upright')
  for (const mirror of mirrors) {
    if ((mirror.x + mirror.y) % 2 === 0) throw new Error(`a mirror at ${keyOf(mirror)} does not stand between two dots`)
    placed.set(keyOf(mirror), mirror.lies)
  }
  return placed
}

/** Follows the light until it is back where it began, running the same way. */
function followRay(start: Step, placed: PlacedMirrors): Step[] {
  const steps: Step[] = []
  let { at, from } = start
  do {
    const to = reflect(from, placed.get(keyOf(at)))
    steps.push({ at, from, to })
    at = { x: at.x + to.x, y: at.y + to.y }
    from = to
  } while (!isSame(at, start.at) || !isSame(from, start.from))
  return steps
}

function reflect(ray: Point, lies: MirrorLie | undefined): Point {
  if (lies === 'across') return { x: ray.x, y: -ray.y }
  if (lies === 'upright') return { x: -ray.x, y: ray.y }
  return ray
}

/** The unit square through which the light came to a meeting place. */
function squareBefore({ at, from }: Step): string {
  return keyOf({ x: at.x - from.x / 2, y: at.y - from.y / 2 })
}

function keyOf({ x, y }: Point): string {
  return `${x},${y}`
}

/** Whether two points are the same place. */
export function isSame(one: Point, other: Point): boolean {
  return one.x === other.x && one.y === other.y
}
