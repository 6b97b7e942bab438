import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { fieldTypes } from '@/src/forms/types/field-types'

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

/** What the editor of forms draws beside, for people of the bank only. Each type of question names its own. */
const shapesOfFormBuilder: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(fieldTypes).map(([type, { builder }]) => [type, builder.icon])),
  information: 'info',
  section: 'heading',
  page: 'book-open',
  group: 'group',
  repeat: 'list-plus',
  add: 'plus',
  bringBack: 'archive-restore',
  delete: 'trash',
  down: 'arrow-down',
  drag: 'grip-vertical',
  duplicate: 'copy',
  open: 'chevron-down',
  redo: 'redo-2',
  retire: 'archive',
  undo: 'undo-2',
  up: 'arrow-up',
}

const drawing = z.array(
  z.tuple([
    z.enum(['path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse']),
    z.record(z.string(), z.union([z.string(), z.number()])),
  ]),
)
const lucide = z.record(z.string(), z.unknown()).parse(createRequire(import.meta.url)('lucide-static/icon-nodes.json'))

type IconModule = {
  path: string
  shapes: Readonly<Record<string, string>>
  names: string
  typeName: string
  of: string
}

function writeIcons({ path, shapes, names, typeName, of }: IconModule): void {
  const entries = Object.entries(shapes).map(([name, shape]) => {
    const parsed = drawing.safeParse(lucide[shape])
    if (!parsed.success) throw new Error(`Lucide has no icon named "${shape}", which "${name}" needs.`)
    return `  ${name}: ${JSON.stringify(parsed.data)},`
  })
  writeFileSync(
    path,
    `// Written by \`npm run generate\` from Lucide (ISC licence, https://lucide.dev/license). Change scripts/make-icons.ts instead.

type Shape = 'path' | 'circle' | 'rect' | 'line' | 'polyline' | 'polygon' | 'ellipse'

/** Each icon as the SVG shapes it is made of, on a 24 by 24 grid. */
export const ${names} = {
${entries.join('\n')}
} as const satisfies Record<string, readonly (readonly [Shape, Readonly<Record<string, string | number>>])[]>

/** The name of an icon ${of} can draw. */
export type ${typeName} = keyof typeof ${names}
`,
  )
}

writeIcons({
  path: 'src/ui/icon-drawings.ts',
  shapes,
  names: 'iconDrawings',
  typeName: 'IconName',
  of: 'the site',
})
writeIcons({
  path: 'src/form-builder/controls/icon-drawings.ts',
  shapes: shapesOfFormBuilder,
  names: 'builderIconDrawings',
  typeName: 'BuilderIconName',
  of: 'the editor of forms',
})
