import { crossingsOf, dotsOf, keyOf, type Point, type Silhouette } from './silhouette'

/**
 * The line of a sona figure, after the sand drawings of the Cokwe and the mathematics that Paulus Gerdes found in them
 * (Sona Geometry from Angola, 2006).
 *
 * A ray of light runs at 45 degrees between the dots. It is thrown back at the edge of the figure and by two-sided mirrors
 * halfway between two neighbouring dots, which they part. A full grid of `p` by `q` dots without mirrors needs as many closed
 * lines as the greatest common divisor of `p` and `q`; a mirror where two lines cross makes them one.
 */
export type Figure = { silhouette: Silhouette; mirrors: readonly Point[] }

/** Every closed line of a figure, as the places it meets in turn. Each dot's four quarters hold one piece of a line each. */
export function traceLines({ silhouette, mirrors }: Figure): Point[][] {
  const crossings = new Set(crossingsOf(silhouette).map(keyOf))
  for (const mirror of mirrors) {
    if (!crossings.delete(keyOf(mirror))) {
      throw new Error(`the mirror at ${mirror.x},${mirror.y} is not the only one between two dots`)
    }
  }
  const passed = new Set<number>()
  const lines: Point[][] = []
  for (const square of dotsOf(silhouette).flatMap(quartersOf)) {
    if (passed.has(keyOf(square))) continue
    lines.push(followLine({ square, crossings, passed }))
  }
  return lines
}

/** The unit squares around a dot, each named by its upper left corner. */
function quartersOf({ x, y }: Point): Point[] {
  return [
    { x: x - 1, y: y - 1 },
    { x, y: y - 1 },
    { x: x - 1, y },
    { x, y },
  ]
}

type Walk = { square: Point; crossings: ReadonlySet<number>; passed: Set<number> }

/** Follows the light from one unit square until it is back there. */
function followLine({ square: start, crossings, passed }: Walk): Point[] {
  const line: Point[] = []
  let square = start
  let [, place] = endsOf(start)
  do {
    passed.add(keyOf(square))
    line.push(place)
    square = nextSquare({ square, place, isCrossing: crossings.has(keyOf(place)) })
    const [one, other] = endsOf(square)
    place = keyOf(one) === keyOf(place) ? other : one
  } while (keyOf(square) !== keyOf(start))
  return line
}

/** The two corners of a unit square that lie between dots: the light passes from one to the other. */
function endsOf({ x, y }: Point): readonly [Point, Point] {
  const isRising = (x + y) % 2 === 0
  return isRising
    ? [
        { x: x + 1, y },
        { x, y: y + 1 },
      ]
    : [
        { x, y },
        { x: x + 1, y: y + 1 },
      ]
}

/** Straight on through a crossing; elsewhere the light is thrown back to the side of the dot it came from. */
function nextSquare({ square, place, isCrossing }: { square: Point; place: Point; isCrossing: boolean }): Point {
  const opposite = { x: 2 * place.x - 1 - square.x, y: 2 * place.y - 1 - square.y }
  if (isCrossing) return opposite
  return place.x % 2 === 0 ? { x: square.x, y: opposite.y } : { x: opposite.x, y: square.y }
}
