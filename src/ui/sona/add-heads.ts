import { pick, type Random, shuffle } from './seeded-random'
import { dotsOf, keyOf, makeSilhouette, type Point, type Silhouette } from './silhouette'
import { imagesOf, type Symmetry } from './symmetry'

/** How many symmetric groups of heads and tails a figure gets, if they find room. */
const groupCounts = [0, 1, 1, 2] as const

type Body = { silhouette: Silhouette; symmetry: Symmetry; random: Random }

/**
 * Adds dots that hang on one other dot, as a leopard's head and tail hang on its body in the sand. Each takes one loop of the
 * line, so a figure of one line stays one. Groups keep the symmetry.
 */
export function addHeads({ silhouette, symmetry, random }: Body): Silhouette {
  const body = dotsOf(silhouette)
  let heads: readonly Point[] = []
  let missing = symmetry === 'halfTurn' ? 0 : (pick(groupCounts, random) ?? 0)
  for (const place of shuffle(placesAround(body), random)) {
    if (missing === 0) break
    const candidate = [...heads, ...imagesOf(place, { symmetry, grid: silhouette })]
    const dots = [...body, ...candidate]
    if (candidate.some((head) => !hangsOnBody(head, dots))) continue
    heads = candidate
    missing -= 1
  }
  return fitAround([...body, ...heads])
}

/** The free places next to the dots. */
function placesAround(dots: readonly Point[]): Point[] {
  const taken = new Set(dots.map(keyOf))
  const places = new Map(dots.flatMap(neighboursOf).map((place) => [keyOf(place), place]))
  return [...places.values()].filter((place) => !taken.has(keyOf(place)))
}

/** Whether a dot has one neighbour, and that one has more than two: heads on heads would be feelers. */
function hangsOnBody(head: Point, dots: readonly Point[]): boolean {
  const taken = new Set(dots.map(keyOf))
  const takenNextTo = (place: Point) => neighboursOf(place).filter((neighbour) => taken.has(keyOf(neighbour)))
  const [neck, ...others] = takenNextTo(head)
  return neck !== undefined && others.length === 0 && takenNextTo(neck).length > 2
}

function neighboursOf({ x, y }: Point): Point[] {
  return [
    { x: x - 2, y },
    { x: x + 2, y },
    { x, y: y - 2 },
    { x, y: y + 2 },
  ]
}

/** The smallest grid that holds the dots, which may stand at places before the first column and row. */
function fitAround(dots: readonly Point[]): Silhouette {
  const left = Math.min(...dots.map(({ x }) => x))
  const top = Math.min(...dots.map(({ y }) => y))
  const columns = (Math.max(...dots.map(({ x }) => x)) - left) / 2 + 1
  const rows = (Math.max(...dots.map(({ y }) => y)) - top) / 2 + 1
  const places = new Set(dots.map(({ x, y }) => keyOf({ x: (x - left) / 2, y: (y - top) / 2 })))
  return makeSilhouette({ columns, rows }, (column, row) => places.has(keyOf({ x: column, y: row })))
}
