import { crossingsOf, dotsOf, keyOf, type Point, type Silhouette } from './silhouette'

/** How a figure is mapped onto itself. Quarter turns are left out: around a cross they make hooks. */
export const symmetries = ['bothAxes', 'leftRight', 'upDown', 'halfTurn'] as const
export type Symmetry = (typeof symmetries)[number]

/** Where a symmetry of a grid takes a place, the place itself included. */
export function imagesOf(point: Point, { symmetry, grid }: { symmetry: Symmetry; grid: Grid }): Point[] {
  const { x, y } = point
  const flipped = { x: 2 * grid.columns - x, y }
  const upsideDown = { x, y: 2 * grid.rows - y }
  const turned = { x: flipped.x, y: upsideDown.y }
  switch (symmetry) {
    case 'bothAxes':
      return distinct([point, flipped, upsideDown, turned])
    case 'leftRight':
      return distinct([point, flipped])
    case 'upDown':
      return distinct([point, upsideDown])
    case 'halfTurn':
      return distinct([point, turned])
  }
}

type Grid = Pick<Silhouette, 'columns' | 'rows'>

/** The symmetries that a figure on a silhouette can have. One that can be alike left and right is not made alike up and down. */
export function symmetriesOf(silhouette: Silhouette): Symmetry[] {
  const dots = dotsOf(silhouette)
  const places = new Set(dots.map(keyOf))
  const found = symmetries.filter((symmetry) =>
    dots.every((dot) => imagesOf(dot, { symmetry, grid: silhouette }).every((image) => places.has(keyOf(image)))),
  )
  const alikeLeftAndRight = found.filter((symmetry) => symmetry === 'bothAxes' || symmetry === 'leftRight')
  return alikeLeftAndRight.length > 0 ? alikeLeftAndRight : found
}

/** The crossings of a silhouette in the groups that a symmetry maps onto themselves. */
export function groupsOf(silhouette: Silhouette, symmetry: Symmetry): Point[][] {
  const groups = crossingsOf(silhouette).map((point) => imagesOf(point, { symmetry, grid: silhouette }))
  return [...new Map(groups.map((group) => [Math.min(...group.map(keyOf)), group])).values()]
}

function distinct(points: readonly Point[]): Point[] {
  return [...new Map(points.map((point) => [keyOf(point), point])).values()]
}
