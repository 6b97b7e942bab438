import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const sheets = globSync('{site,src,blocks}/**/*.css')
  // The CMS has styles of its own; the gallery's frame overrules the site's layers so that a scheme can be chosen.
  .filter((path) => !/^src\/(?:form-builder|gallery|payload-fixes|studio)\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }))

/** What stands at the top of a style sheet, outside of everything. */
function topOf(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const character of text) {
    if (character === '{' && depth++ === 0) parts.push(part.trim())
    if (character === ';' && depth === 0) parts.push(part.trim())
    if (depth === 0 && !'{};'.includes(character)) part += character
    else part = ''
    if (character === '}') depth--
  }
  return parts
}

/** Each declaration of a style sheet, with everything that it stands in. */
function declarationsOf(text: string): { inside: string; declaration: string }[] {
  const found: { inside: string; declaration: string }[] = []
  const open: string[] = []
  let part = ''
  for (const character of text) {
    if (!'{};'.includes(character)) {
      part += character
      continue
    }
    if (character === '{') open.push(part.trim())
    else if (part.trim() !== '') found.push({ inside: open.join(' '), declaration: part.trim() })
    if (character === '}') open.pop()
    part = ''
  }
  return found
}

describe('the style sheets of the site', () => {
  it.each(sheets)('$path keeps its rules in a cascade layer', ({ text }) => {
    const [loose] = topOf(text).filter((part) => !/^@(layer|font-face)\b/.test(part))
    expect(loose).toBeUndefined()
  })

  it.each(sheets)('$path outbids nobody: no !important, no id', ({ text }) => {
    expect(text).not.toMatch(/!important/)
    expect(text).not.toMatch(/(^|[\s,>+~}])#[a-z][\w-]*[^{};]*\{/i)
  })

  it.each(sheets)('$path moves nothing for people who want it still', ({ text }) => {
    const moving = declarationsOf(text)
      .filter(({ inside }) => !inside.includes('(prefers-reduced-motion: no-preference)'))
      .filter(({ declaration }) => /^(?:animation|transition|scroll-behavior)(?:-duration)?:/.test(declaration))
      .map(({ declaration }) => declaration.replace(/\s+/g, ' '))
      // The base takes the time out of this one, and makes scrolling instant: see below.
      .filter((declaration) => !/^transition:(?: [a-z-]+ var\(--motion-fast\),?)+$/.test(declaration))
      .filter((declaration) => !/^(?:animation: none|scroll-behavior: (?:auto|smooth))$/.test(declaration))
    expect(moving).toEqual([])
  })

  it('take their time from a token that is none for people who want it still', () => {
    const base = sheets.find(({ path }) => path === 'src/ui/styles/base.css')
    const still = declarationsOf(base?.text ?? '')
      .filter(({ inside }) => inside.endsWith('@media (prefers-reduced-motion: reduce) html'))
      .map(({ declaration }) => declaration)
    expect(still).toEqual(['--motion-fast: 0s', 'scroll-behavior: auto'])
  })

  it('follow the layers of the tokens, which name their order once', () => {
    const [order] = sheets.flatMap(({ text }) => topOf(text).filter((part) => /^@layer [^{]*,/.test(part)))
    expect(order).toBe('@layer reset, tokens, base, layout, components')
    const used = new Set(sheets.flatMap(({ text }) => [...text.matchAll(/@layer (\w+)\s*\{/g)].map(([, name]) => name)))
    expect([...used].sort()).toEqual(['base', 'components', 'layout', 'reset', 'tokens'])
  })
})
