/** The two schemes of the site. */
export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** The colours of one surface: token name without `--color-` to its value as written. */
type Palette = Readonly<Record<string, string>>

const root = ':root'

/** The rules of a style sheet without nesting, comments left out: each selector with its declarations. */
export function readRules(css: string): { selector: string; declarations: readonly (readonly [string, string])[] }[] {
  const rules: { selector: string; declarations: (readonly [string, string])[] }[] = []
  for (const [, selector = '', body = ''] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    const declarations = body.split(';').flatMap((line) => {
      const [name, ...value] = line.split(':')
      return name && value.length > 0 ? [[name.trim(), value.join(':').replace(/\s+/g, ' ').trim()] as const] : []
    })
    rules.push({ selector: selector.trim(), declarations })
  }
  return rules
}

/** Parts a style sheet at a media query: what stands under it, and everything that stands under none. */
export function splitAtMedia(css: string, query: string): { under: string; outside: string } {
  let under = ''
  let outside = css.replace(/\/\*[\s\S]*?\*\//g, '')
  for (let start = outside.indexOf('@media'); start >= 0; start = outside.indexOf('@media')) {
    const open = outside.indexOf('{', start)
    let end = open + 1
    for (let depth = 1; depth > 0 && end < outside.length; end++) {
      depth += outside[end] === '{' ? 1 : outside[end] === '}' ? -1 : 0
    }
    if (outside.slice(start, open).trim() === `@media ${query}`) under += outside.slice(open + 1, end - 1)
    outside = outside.slice(0, start) + outside.slice(end)
  }
  return { under, outside }
}

/**
 * The colour tokens of every surface.
 *
 * @param css the token file.
 * @returns a function from surface, scheme and token name to `#rrggbb`; it throws for a name that no token has.
 */
export function readColours(css: string): (surface: string, scheme: Scheme, token: string) => string {
  const palettes = new Map<string, Palette>()
  for (const { selector, declarations } of readRules(css)) {
    const colours = Object.fromEntries(
      declarations.flatMap(([name, value]) => (name.startsWith('--color-') ? [[name.slice(8), value] as const] : [])),
    )
    const names = [...selector.matchAll(/\[data-surface="(\w+)"\]/g)].map(([, name = '']) => name)
    for (const name of selector.includes(root) ? [root, ...names] : names) {
      palettes.set(name, { ...palettes.get(name), ...colours })
    }
  }
  return (surface, scheme, token) => resolve({ ...palettes.get(root), ...palettes.get(surface) }, scheme, token)
}

function resolve(palette: Palette, scheme: Scheme, token: string): string {
  const value = palette[token]
  if (value === undefined) throw new Error(`There is no token named --color-${token}`)
  const [, light = '', dark = ''] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? []
  const chosen = light === '' ? value : scheme === 'light' ? light : dark
  const [, other] = /^var\(--color-([\w-]+)\)$/.exec(chosen) ?? []
  if (other !== undefined) return resolve(palette, scheme, other)
  if (!/^#[0-9a-f]{6}$/.test(chosen)) throw new Error(`--color-${token} is "${chosen}", which is no #rrggbb`)
  return chosen
}

/** The contrast of two colours as WCAG 2.2 defines it: (L1 + 0.05) / (L2 + 0.05), from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
