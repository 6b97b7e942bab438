import { type Figure, traceLines } from './mirror-curve'
import { placeMirrors } from './place-mirrors'
import { pick, seededRandom } from './seeded-random'
import { crossingsOf, makeRectangle, type Point, type Silhouette } from './silhouette'

type Band = { seed: string; columns: number; rows: number }

const mostTrials = 50
const longestPeriod = 9

/**
 * A long strip whose mirrors repeat and are alike left and right, up and down, in one closed line. Where strips of this length
 * cannot have one, it has no mirrors or some columns more.
 *
 * Chavey shows such lines for all seven symmetry groups of strips (Strip Symmetry Groups of African Sona Designs, Bridges 2010).
 */
export function chooseBand({ seed, columns, rows }: Band): Figure {
  const random = seededRandom(`${seed} ${columns}x${rows}`)
  const silhouette = makeRectangle({ columns, rows })
  const periods = Array.from({ length: columns }, (_none, index) => index + 1).filter(
    (period) => period > 1 && period <= longestPeriod && columns % period === 0,
  )
  for (let trial = 0; trial < mostTrials; trial += 1) {
    const groups = repeatingGroups(silhouette, pick(periods, random) ?? columns)
    const mirrors = placeMirrors({ silhouette, groups, share: 0.3, random })
    if (mirrors && mirrors.length > 0) return { silhouette, mirrors }
  }
  // No strip of one row has such a line, nor has one of two rows of even length.
  const isMat = traceLines({ silhouette, mirrors: [] }).length === 1
  return isMat ? { silhouette, mirrors: [] } : chooseBand({ seed, columns: columns + 1, rows })
}

/** The crossings of a strip in groups that repeat after so many columns and are alike when flipped. */
function repeatingGroups(silhouette: Silhouette, period: number): Point[][] {
  const groups = new Map<string, Point[]>()
  for (const point of crossingsOf(silhouette)) {
    const along = point.x % (2 * period)
    const place = `${Math.min(along, 2 * period - along)} ${Math.min(point.y, 2 * silhouette.rows - point.y)}`
    groups.set(place, [...(groups.get(place) ?? []), point])
  }
  return [...groups.values()]
}
