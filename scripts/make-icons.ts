import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'

/**
 * Copies the drawings of the icons the site uses out of the Lucide set (ISC licence) into one small module, so that a page
 * carries the few it shows and nothing is requested for them.
 */

/** Our names by meaning, Lucide's by shape. */
const shapes = {
  account: 'wallet',
  arrow: 'arrow-right',
  briefcase: 'briefcase',
  building: 'building',
  calendar: 'calendar',
  car: 'car',
  card: 'credit-card',
  chart: 'chart-line',
  check: 'check',
  chevron: 'chevron-down',
  clock: 'clock',
  close: 'x',
  coins: 'coins',
  credit: 'hand-coins',
  document: 'file-text',
  download: 'download',
  external: 'external-link',
  globe: 'globe',
  graduation: 'graduation-cap',
  handshake: 'handshake',
  heart: 'heart',
  home: 'house',
  info: 'info',
  leaf: 'leaf',
  lock: 'lock',
  login: 'log-in',
  mail: 'mail',
  map: 'map-pin',
  menu: 'menu',
  message: 'message-circle',
  people: 'users',
  percent: 'percent',
  person: 'user',
  phone: 'phone',
  question: 'circle-question-mark',
  savings: 'piggy-bank',
  search: 'search',
  service: 'concierge-bell',
  shield: 'shield-check',
  star: 'star',
  terminal: 'calculator',
  truck: 'truck',
} as const

const drawing = z.array(
  z.tuple([
    z.enum(['path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse']),
    z.record(z.string(), z.union([z.string(), z.number()])),
  ]),
)
const lucide = z.record(z.string(), z.unknown()).parse(createRequire(import.meta.url)('lucide-static/icon-nodes.json'))

const entries = Object.entries(shapes).map(([name, shape]) => {
  const parsed = drawing.safeParse(lucide[shape])
  if (!parsed.success) throw new Error(`Lucide has no icon named "${shape}", which "${name}" needs.`)
  return `  ${name}: ${JSON.stringify(parsed.data)},`
})

writeFileSync(
  'src/ui/icon-drawings.ts',
  `// Written by \`npm run generate\` from Lucide (ISC licence, https://lucide.dev/license). Change scripts/make-icons.ts instead.

type Shape = 'path' | 'circle' | 'rect' | 'line' | 'polyline' | 'polygon' | 'ellipse'

/** Each icon as the SVG shapes it is made of, on a 24 by 24 grid. */
export const iconDrawings = {
${entries.join('\n')}
} as const satisfies Record<string, readonly (readonly [Shape, Readonly<Record<string, string | number>>])[]>

/** The name of an icon the site can draw. */
export type IconName = keyof typeof iconDrawings
`,
)
