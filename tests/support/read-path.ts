export type PathPoint = { x: number; y: number }

/** Pieces into which an arc is cut; with radius 14 none is off by more than a hundredth. */
const arcPieces = 60

/**
 * Reads SVG path data as the straight pieces a browser would draw, whoever wrote it: knows M, l, a and z.
 * It shares no code with what draws figures, so that it can prove something about them.
 *
 * @returns each subpath as its points, with whether it was closed.
 */
export function readPath(data: string): { points: PathPoint[]; isClosed: boolean }[] {
  const subpaths: { points: PathPoint[]; isClosed: boolean }[] = []
  let at: PathPoint = { x: 0, y: 0 }
  const consumed = [...data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].map(([whole, command = '', text = '']) => {
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const [one = 0, two = 0, , large = 0, sweep = 0, dx = 0, dy = 0] = numbers
    const current = subpaths.at(-1)
    if (command === 'M') {
      at = { x: one, y: two }
      subpaths.push({ points: [at], isClosed: false })
    } else if (command === 'l' && current) {
      at = { x: at.x + one, y: at.y + two }
      current.points.push(at)
    } else if (command === 'a' && current) {
      const end = { x: at.x + dx, y: at.y + dy }
      current.points.push(...cutArc({ begin: at, end, radius: one, isLarge: large === 1, isClockwise: sweep === 1 }))
      at = end
    } else if (command === 'z' && current) {
      current.isClosed = true
    } else {
      throw new Error(`the path has a command that cannot be read: ${whole}`)
    }
    return whole
  })
  if (consumed.join('') !== data) throw new Error('the path begins with something that is not a command')
  return subpaths
}

type Arc = { begin: PathPoint; end: PathPoint; radius: number; isLarge: boolean; isClockwise: boolean }

/** @see https://www.w3.org/TR/SVG2/implnote.html#ArcConversionEndpointToCenter for a circle */
function cutArc({ begin, end, radius, isLarge, isClockwise }: Arc): PathPoint[] {
  const chord = Math.hypot(end.x - begin.x, end.y - begin.y)
  const reach = Math.max(radius, chord / 2)
  const height = Math.sqrt(reach ** 2 - (chord / 2) ** 2)
  const side = isLarge === isClockwise ? -1 : 1
  const centre = {
    x: (begin.x + end.x) / 2 - (side * height * (end.y - begin.y)) / chord,
    y: (begin.y + end.y) / 2 + (side * height * (end.x - begin.x)) / chord,
  }
  const from = Math.atan2(begin.y - centre.y, begin.x - centre.x)
  const turn = Math.atan2(end.y - centre.y, end.x - centre.x) - from
  const full = 2 * Math.PI
  const angle = isClockwise ? (turn + full) % full : (turn - full) % full
  return Array.from({ length: arcPieces }, (_piece, index) => {
    const direction = from + (angle * (index + 1)) / arcPieces
    return { x: centre.x + reach * Math.cos(direction), y: centre.y + reach * Math.sin(direction) }
  })
}

/**
 * How often a straight way from a point to the far right crosses closed lines. Odd means that the point is enclosed, whatever
 * the lines look like (Jordan's theorem).
 */
export function countCrossings(point: PathPoint, lines: readonly (readonly PathPoint[])[]): number {
  return lines.flatMap((line) =>
    line.filter((begin, index) => {
      const end = line[(index + 1) % line.length] ?? begin
      if (begin.y > point.y === end.y > point.y) return false
      return begin.x + ((point.y - begin.y) / (end.y - begin.y)) * (end.x - begin.x) > point.x
    }),
  ).length
}
