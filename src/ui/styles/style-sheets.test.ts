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

describe('the style sheets of the site', () => {
  it.each(sheets)('$path keeps its rules in a cascade layer', ({ text }) => {
    const [loose] = topOf(text).filter((part) => !/^@(layer|font-face)\b/.test(part))
    expect(loose).toBeUndefined()
  })

  it.each(sheets)('$path outbids nobody: no !important, no id', ({ text }) => {
    expect(text).not.toMatch(/!important/)
    expect(text).not.toMatch(/(^|[\s,>+~}])#[a-z][\w-]*[^{};]*\{/i)
  })

  it('follow the layers of the tokens, which name their order once', () => {
    const [order] = sheets.flatMap(({ text }) => topOf(text).filter((part) => /^@layer [^{]*,/.test(part)))
    expect(order).toBe('@layer reset, tokens, base, layout, components')
    const used = new Set(sheets.flatMap(({ text }) => [...text.matchAll(/@layer (\w+)\s*\{/g)].map(([, name]) => name)))
    expect([...used].sort()).toEqual(['base', 'components', 'layout', 'reset', 'tokens'])
  })
})
