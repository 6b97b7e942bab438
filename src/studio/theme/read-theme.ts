import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '@/src/platform/env'

/** Names the order of the layers: whatever comes later wins. Payload names its own first. */
const layers = '@layer payload-default, payload, reset, tokens, base, layout, components, studio;'

/** Each by its whole name: the bundler follows these, and would follow a name that is put together to every file there is. */
const sheets = (): string[] => [
  read(join(process.cwd(), 'site/theme/tokens.css')),
  read(join(process.cwd(), 'src/studio/theme/palette.css')),
  read(join(process.cwd(), 'src/studio/theme/frame.css')),
  read(join(process.cwd(), 'src/studio/theme/rooms.css')),
  read(join(process.cwd(), 'src/studio/theme/controls.css')),
  read(join(process.cwd(), 'src/studio/theme/fields.css')),
  read(join(process.cwd(), 'src/studio/theme/lists.css')),
  read(join(process.cwd(), 'src/studio/theme/documents.css')),
  read(join(process.cwd(), 'src/studio/theme/overlays.css')),
  read(join(process.cwd(), 'src/studio/theme/search.css')),
]

function read(path: string): string {
  return readFileSync(path, 'utf8')
}

/** The font's faces, which wait for the letters: whoever works here stays, and the file is kept. */
const face = `@font-face { font-family: "Familjen Grotesk"; font-weight: 400 700; font-display: swap; src: url("/admin/theme/letters") format("woff2") }`

/**
 * How the studio looks, as one style sheet: the tokens of the site, and what they are to Payload's components. It is not put through
 * the bundler, which would put it together with the styles that visitors fetch.
 */
export function readTheme(): string {
  if (env.isDevelopment) return putTogether()
  theme ??= putTogether()
  return theme
}

/** Files of a build do not change: in production they are read once. */
let theme: string | undefined

const putTogether = (): string => [layers, face, ...sheets()].join('\n')

/** The letters of the site, for the studio. */
export function readThemeLetters(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    readFileSync(
      join(
        process.cwd(),
        'node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
      ),
    ),
  )
}

/** Where the style sheet is; another address whenever it says something else, so that browsers may keep it. */
export function toThemeHref(): string {
  return `/admin/theme/styles?is=${createHash('sha256').update(readTheme()).digest('hex').slice(0, 12)}`
}
