import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { themeColors } from '@/src/ui/theme-colors'
import { contrastOf, readColours, readRules, schemes, splitAtMedia } from './read-tokens'
import { decorative, lightSurfaces, surfaces, usedPairs } from './used-pairs'

const tokensPath = 'site/theme/tokens.css'
const tokens = splitAtMedia(readFileSync(tokensPath, 'utf8'), 'print')
const colour = readColours(tokens.outside)
const onPaper = readColours(`${tokens.outside}${tokens.under}`)

/** Every style sheet of the public site but the tokens themselves. */
const sheets = globSync('{site,src,blocks}/**/*.css')
  .filter((path) => path !== tokensPath && !/^src\/(?:form-builder|identity|studio)\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const fronts = new Set(['color', 'fill', 'stroke', 'border-color', 'accent-color'])
const backs = new Set(['background', 'background-color'])

/** The pairs that one rule makes: its foreground on its own background, or on the surface that it stands on. */
function pairsOf(declarations: readonly (readonly [string, string])[]): string[] {
  const tokensOf = (properties: ReadonlySet<string>) =>
    declarations.flatMap(([name, value]) =>
      properties.has(name) ? [...value.matchAll(/var\(--color-([\w-]+)\)/g)].map(([, token = '']) => token) : [],
    )
  const [back] = tokensOf(backs)
  return tokensOf(fronts)
    .filter((front) => front !== back && !decorative.some((name) => name === front))
    .map((front) => `${front} on ${back ?? surfaceOf(front)}`)
}

/** What a colour stands on when its rule paints nothing: `on-card-soft` says it in its name. */
function surfaceOf(front: string): string {
  return /^on-(card|deep)\b/.exec(front)?.[1] ?? 'surface'
}

const listed = new Set<string>(usedPairs.map(({ front, back }) => `${front} on ${back}`))

/** On a light surface the inks are those of every light surface, so a surface with its colour adds no pair. */
function isListed(pair: string): boolean {
  const [front = '', back = ''] = pair.split(' on ')
  return listed.has(pair) || (lightSurfaces.some((surface) => surface === back) && listed.has(`${front} on surface`))
}

describe('the colours of the site', () => {
  it.each(schemes.flatMap((scheme) => surfaces.map((surface) => ({ scheme, surface }))))(
    'can be read on $surface in the $scheme scheme',
    ({ scheme, surface }) => {
      const faint = usedPairs.flatMap(({ front, back, least }) => {
        const ratio = contrastOf(colour(surface, scheme, front), colour(surface, scheme, back))
        return ratio >= least ? [] : [`${front} on ${back} has ${ratio.toFixed(2)}, needs ${least}`]
      })
      expect(faint).toEqual([])
    },
  )

  it.each(schemes.flatMap((scheme) => surfaces.map((surface) => ({ scheme, surface }))))(
    'show the focus on $surface in the $scheme scheme',
    ({ scheme, surface }) => {
      const behind = colour(surface, scheme, 'surface')
      const ring = ['focus', 'focus-surface'].map((token) => contrastOf(colour(surface, scheme, token), behind))
      expect(Math.max(...ring)).toBeGreaterThanOrEqual(3)
    },
  )

  it('can be read on paper, whatever the surface was on the screen', () => {
    const pairs = usedPairs.filter(({ back }) => back === 'surface')
    expect(tokens.under).toContain('--color-surface: #ffffff')
    for (const { front, least } of pairs) {
      // Named, or it keeps the colour that it has on the surface of the screen.
      expect(tokens.under).toContain(`--color-${front}:`)
      const ratio = contrastOf(onPaper('none', 'light', front), onPaper('none', 'light', 'surface'))
      expect(ratio, front).toBeGreaterThanOrEqual(least)
    }
  })

  it('share their inks on all light surfaces', () => {
    const inks = usedPairs.filter(({ back }) => back === 'surface').map(({ front }) => front)
    for (const scheme of schemes) {
      const sets = lightSurfaces.map((surface) => inks.map((ink) => colour(surface, scheme, ink)).join(' '))
      expect(new Set(sets).size).toBe(1)
    }
  })

  it('are put together by style sheets only as the list of pairs says', () => {
    const unlisted = sheets.flatMap(({ path, text }) =>
      readRules(text).flatMap(({ selector, declarations }) =>
        pairsOf(declarations)
          .filter((pair) => !isListed(pair))
          .map((pair) => `${path}: ${selector}: ${pair}`),
      ),
    )
    expect(unlisted).toEqual([])
  })

  it('are all in use: a pair that no style sheet makes leaves the list', () => {
    const made = new Set(
      sheets.flatMap(({ text }) => readRules(text).flatMap(({ declarations }) => pairsOf(declarations))),
    )
    // Said by one surface of another in the tokens themselves.
    const betweenTokens = new Set(['on-deep-soft on deep'])
    expect([...listed].filter((pair) => !made.has(pair) && !betweenTokens.has(pair))).toEqual([])
  })

  it('come from the tokens alone', () => {
    const raw = sheets.flatMap(({ path, text }) =>
      readRules(text).flatMap(({ selector, declarations }) =>
        declarations
          .filter(([, value]) => /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!from)/i.test(value))
          .filter(([, value]) => !/^color-mix\(/.test(value))
          .map(([name, value]) => `${path}: ${selector}: ${name}: ${value}`),
      ),
    )
    expect(raw).toEqual([])
  })

  it('name only tokens that exist', () => {
    const names = sheets.flatMap(({ path, text }) =>
      [...text.matchAll(/var\(--color-([\w-]+)/g)].map(([, token = '']) => ({ path, token })),
    )
    expect(names.length).toBeGreaterThan(100)
    for (const { path, token } of names) expect(() => colour('paper', 'light', token), path).not.toThrow()
  })

  it('are the same where no style sheet reaches', () => {
    for (const [role, colours] of Object.entries(themeColors)) {
      for (const scheme of schemes) expect(colours[scheme]).toBe(colour('paper', scheme, role))
    }
  })
})
