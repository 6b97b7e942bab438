import { drawingSize, toDrawingPoint } from '@/src/map/drawing-frame'
import type { Point } from '@/src/map/segment-distance'

type Province = {
  name: string
  /** Latitude before longitude. */
  rings: readonly (readonly Point[])[]
  label: Point
}

/** The height of letters in units of the drawing, and how wide one is at that height. A phone shows the drawing small. */
const letters = { height: 15, onPhones: 19, width: 0.56 } as const

/**
 * Colours and sizes of the site's tokens: a picture does not see them. What the media queries ask for is the width at which the picture
 * is shown. Names have an edge in the colour of the land, so that a border does not cross them out.
 */
const style = [
  'path{fill:#f4ecdf;stroke:#80755f;stroke-width:1.5;stroke-linejoin:round}',
  `text{font:500 ${letters.height}px system-ui,sans-serif;text-anchor:middle;fill:#4a4234;stroke:#f4ecdf;stroke-width:3px;paint-order:stroke}`,
  `@media(max-width:26rem){text{font-size:${letters.onPhones}px}.small{display:none}}`,
  '@media(prefers-color-scheme:dark){path{fill:#25211c;stroke:#938876}text{fill:#d6cbb8;stroke:#25211c}}',
].join('')

/** Draws the country with the names of its provinces, which are the same in all languages of the site. */
export function drawCountry(provinces: readonly Province[]): string {
  const { width, height } = drawingSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${style}</style>`,
    ...provinces.map(({ rings }) => `<path d="${rings.map(toPath).join('')}"/>`),
    ...provinces.map(toName).filter(Boolean),
    '</svg>\n',
  ].join('\n')
}

function toPath(ring: readonly Point[]): string {
  const points = ring.map(([latitude, longitude]) => toDrawingPoint({ latitude, longitude }))
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}

/** A province that is less than half as wide as its name is not named: the mark of the places in it would lie over the name. */
function toName({ name, rings, label: [latitude, longitude] }: Province): string {
  const { x, y } = toDrawingPoint({ latitude, longitude })
  const columns = rings.flatMap((ring) =>
    ring.map(([north, east]) => toDrawingPoint({ latitude: north, longitude: east }).x),
  )
  const room = Math.max(...columns) - Math.min(...columns)
  const width = name.length * letters.width
  if (room < (width * letters.height) / 2) return ''
  const isSmall = room < width * letters.onPhones
  return `<text${isSmall ? ' class="small"' : ''} x="${x}" y="${y}" dy=".35em">${name}</text>`
}
