import { type Figure, traceLines } from './mirror-curve'
import { placeMirrors } from './place-mirrors'
import { seededRandom } from './seeded-random'
import { crossingsOf, makeSilhouette, type Silhouette } from './silhouette'
import { groupsOf } from './symmetry'

/** A hill lies a little, as the figures of pages do. */
const proportion = 1.25

const mostColumns = 9

/** How often mirrors are tried on one silhouette, with more of them each time, before the next silhouette is. */
const mirrorTrials = 6

/** The share of its crossings at which a hill is opened by mirrors; without any it would be a plain net. */
const mirrorShare = 0.16

/** How many silhouettes are tried for the ideal share of mirrors before any one line will do. */
const fineSilhouettes = 6

/**
 * A hill of exactly so many dots in one closed line, alike left and right: rows that grow wider downwards. It is the family of figures
 * that counts something, so every number has one and always the same.
 *
 * @throws where a number has none; a test asks for all that are drawn.
 */
export function chooseHill(dots: number): Figure {
  const silhouettes = hillsOf(dots).map(toSilhouette)
  const random = seededRandom(`hill ${dots}`)
  for (const silhouette of silhouettes.slice(0, fineSilhouettes)) {
    const figure = openUp(silhouette, random)
    if (figure) return figure
  }
  const plain = silhouettes.find((silhouette) => traceLines({ silhouette, mirrors: [] }).length === 1)
  if (plain) return { silhouette: plain, mirrors: [] }
  throw new Error(`no hill of ${dots} dots is one line`)
}

/** Mirrors that make one line of a silhouette and let some air into it; null where few trials find none. */
function openUp(silhouette: Silhouette, random: () => number): Figure | null {
  const groups = groupsOf(silhouette, 'leftRight')
  const crossings = crossingsOf(silhouette).length
  for (let trial = 0; trial < mirrorTrials; trial += 1) {
    const mirrors = placeMirrors({ silhouette, groups, share: mirrorShare, random })
    if (mirrors && mirrors.length <= crossings * 2 * mirrorShare) return { silhouette, mirrors }
  }
  return null
}

/** The widths of the rows from the top down. All are even or all are odd, so that every row stands in the middle. */
type Hill = readonly number[]

/** Every hill of so many dots, the best shaped first. */
function hillsOf(dots: number): Hill[] {
  return [1, 2].flatMap((least) => growRows([], least, dots)).toSorted((one, other) => faultsOf(one) - faultsOf(other))
}

function growRows(rows: Hill, least: number, left: number): Hill[] {
  if (left === 0) return [rows]
  const widths = Array.from({ length: mostColumns }, (_none, index) => least + 2 * index).filter(
    (width) => width <= Math.min(left, mostColumns),
  )
  return widths.flatMap((width) => growRows([...rows, width], width, left - width))
}

/** How far a hill is from one that climbs a step a row from a top of two or three dots and ends in even rows, and lies a little. */
function faultsOf(rows: Hill): number {
  const columns = rows.at(-1) ?? 0
  const climbs = rows.slice(1).map((width, index) => {
    const step = (width - (rows[index] ?? width)) / 2
    return step === 0 ? Number(width < columns) : Math.abs(step - 1)
  })
  const [top = 0] = rows
  const blunt = top === 1 ? 0.3 : Math.max(0, top - 3) * 0.4
  return (
    Math.abs(columns / rows.length - proportion) * 1.5 + climbs.reduce((sum, fault) => sum + fault, 0) * 0.5 + blunt
  )
}

function toSilhouette(rows: Hill): Silhouette {
  const columns = rows.at(-1) ?? 0
  return makeSilhouette({ columns, rows: rows.length }, (column, row) => {
    const margin = (columns - (rows[row] ?? 0)) / 2
    return column >= margin && column < columns - margin
  })
}
