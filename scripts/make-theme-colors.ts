import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Takes the colours of the one token file to where style sheets do not reach: address bars, the manifest, icons, and the
 * pictures that shared links show.
 */
const css = readFileSync('src/ui/styles/tokens.css', 'utf8')

/** Roles whose colours are computed by the browser are left out: who needs one here gets a type error. */
const colors = [...css.matchAll(/--color-([a-z-]+):\s*([^;]+);/g)].flatMap(([, role = '', value = '']) => {
  const plain = /^(?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}))$/i.exec(value.trim())
  if (!plain) return []
  const [, light = plain[3], dark = plain[3]] = plain
  return `  '${role}': { light: '${light}', dark: '${dark}' },`
})

writeFileSync(
  'src/ui/theme-colors.ts',
  `// Written by \`npm run generate\` from src/ui/styles/tokens.css. Change that instead.

/** The colours of the site by role, for what cannot read style sheets. */
export const themeColors = {
${colors.join('\n')}
} as const satisfies Record<string, { light: string; dark: string }>
`,
)
