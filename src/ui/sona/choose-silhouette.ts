import { pick, type Random } from './seeded-random'
import { dotsOf, makeSilhouette, type Silhouette } from './silhouette'

/** A place of a grid as the rules see it. */
type Place = {
  column: number
  row: number
  columns: number
  rows: number
  /** Dots between the place and the nearer end of its row. */
  side: number
  /** Dots between the place and the nearer end of its column. */
  end: number
  /** Dots between the place and the column in the middle. */
  off: number
}

/**
 * What makes a silhouette of a grid, by what it resembles.
 *
 * Traditional sona go beyond the full grid: animals are grids that cross each other, such as a leopard with its cubs. Of those
 * this takes the grammar, not the drawings that tell a story of their own. Nothing falls to the right: this is a bank.
 */
const rules: readonly ((place: Place) => boolean)[] = [
  // Corners cut off in steps, until a lozenge is left.
  ({ side, end }) => side + end >= 1,
  ({ side, end }) => side + end >= 2,
  ({ side, end }) => side + end >= 3,
  // Two grids that cross.
  ({ side, end }) => side >= 2 || end >= 1,
  ({ side, end }) => side >= 1 || end >= 2,
  // A lying body with four limbs.
  ({ side, end }) => end >= 1 || side === 1 || side === 2,
  ({ side, end }) => end >= 2 || side === 1 || side === 2,
  // Two standing grids joined by a lying one.
  ({ side, end }) => end >= 1 || side < 2,
  ({ side, end }) => end >= 2 || side < 2,
  // Two lying rows joined by a standing grid.
  ({ side, end }) => side >= 1 || end < 1,
  // Narrowest halfway down, and halfway across.
  ({ side, end }) => side >= end,
  ({ side, end }) => end >= side,
  // A band around an empty middle, and a lintel on two posts.
  ({ side, end }) => side < 2 || end < 2,
  ({ side, row }) => side < 2 || row < 2,
  // A gable; on walls; on a trunk; and a band that rises to the middle.
  ({ off, row }) => off <= row,
  ({ off, row, columns }) => off <= (2 * row < columns ? row : (columns - 3) / 2),
  ({ off, row, columns }) => off <= (2 * row < columns ? row : 1),
  ({ off, row, columns, rows }) => row >= off && row < off + rows - (columns - 1) / 2 && 2 * rows - columns >= 5,
  // Three points on a band, a point on each side, and a body with a head and two feet.
  ({ off, side, row }) => row >= 2 || off === 0 || side === 0,
  ({ off, side, end, row, rows }) => (side > 0 && end > 0) || off === 0 || 2 * row === rows - 1,
  ({ off, side, row, rows }) => (row === 0 ? off === 0 : row < rows - 1 || side === 0),
  // Two grids that overlap at a corner, the second above the first: what Gerdes calls chaining.
  (place) => isInLowerGrid(place) || isInLowerGrid(turn(place)),
]

function isInLowerGrid({ column, row, columns, rows }: Place): boolean {
  return 2 * column <= columns && 2 * row >= rows - 2
}

function turn(place: Place): Place {
  return { ...place, column: place.columns - 1 - place.column, row: place.rows - 1 - place.row }
}

const sizes = [4, 5, 6, 7, 8]
  .flatMap((columns) => [4, 5, 6, 7].map((rows) => ({ columns, rows })))
  .filter(({ columns, rows }) => columns >= rows - 1 && columns < 2 * rows - 1)

/** With fewer dots a figure says little; with more its line is thin where the figure is small. */
const fewestDots = 13
const mostDots = 38

/** The shape that a figure's dots stand in: what two rules make of a grid together. */
export function chooseSilhouette(random: Random): Silhouette | null {
  const size = pick(sizes, random)
  const one = pick(rules, random)
  const other = pick(rules, random)
  if (!size || !one || !other) return null
  const isUnion = random() < 0.5
  const silhouette = makeByRule(size, (place) => (isUnion ? one(place) || other(place) : one(place) && other(place)))
  return isWhole(silhouette) ? silhouette : null
}

function makeByRule(
  { columns, rows }: Pick<Silhouette, 'columns' | 'rows'>,
  rule: (place: Place) => boolean,
): Silhouette {
  return makeSilhouette({ columns, rows }, (column, row) => {
    const side = Math.min(column, columns - 1 - column)
    const end = Math.min(row, rows - 1 - row)
    return rule({ column, row, columns, rows, side, end, off: Math.abs(column - (columns - 1) / 2) })
  })
}

/** Whether the dots reach all sides of their grid and are neither few nor many. */
function isWhole(silhouette: Silhouette): boolean {
  const dots = dotsOf(silhouette)
  if (dots.length < fewestDots || dots.length > mostDots) return false
  const [xs, ys] = [dots.map(({ x }) => x), dots.map(({ y }) => y)]
  const reach = { x: Math.max(...xs), y: Math.max(...ys) }
  return Math.min(...xs, ...ys) === 1 && reach.x === 2 * silhouette.columns - 1 && reach.y === 2 * silhouette.rows - 1
}
