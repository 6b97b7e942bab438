/** A place of the plane in units. Dots stand at odd coordinates, two units apart, in a plane of 2 columns by 2 rows. */
export type Point = { x: number; y: number }

/** Which places of a grid hold a dot. Columns and rows are counted from 0 at the upper left. */
export type Silhouette = { columns: number; rows: number; hasDot: (column: number, row: number) => boolean }

/** A grid in which every place within its sides that the rule allows holds a dot. */
export function makeSilhouette(
  { columns, rows }: { columns: number; rows: number },
  isWithin: (column: number, row: number) => boolean,
): Silhouette {
  const hasDot = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows && isWithin(column, row)
  return { columns, rows, hasDot }
}

/** A full grid. */
export function makeRectangle(size: { columns: number; rows: number }): Silhouette {
  return makeSilhouette(size, () => true)
}

/** Where the dots stand, row by row. */
export function dotsOf({ columns, rows, hasDot }: Silhouette): Point[] {
  return Array.from({ length: rows }, (_row, row) => row).flatMap((row) =>
    Array.from({ length: columns }, (_column, column) => column)
      .filter((column) => hasDot(column, row))
      .map((column) => ({ x: 2 * column + 1, y: 2 * row + 1 })),
  )
}

/** The places halfway between two neighbouring dots, where the line crosses itself unless a mirror stands there. */
export function crossingsOf(silhouette: Silhouette): Point[] {
  return dotsOf(silhouette).flatMap(({ x, y }) => {
    const [column, row] = [(x - 1) / 2, (y - 1) / 2]
    const right = silhouette.hasDot(column + 1, row) ? [{ x: x + 1, y }] : []
    const below = silhouette.hasDot(column, row + 1) ? [{ x, y: y + 1 }] : []
    return [...right, ...below]
  })
}

/** A place as a key of a set. */
export function keyOf({ x, y }: Point): number {
  return y * 4096 + x
}
