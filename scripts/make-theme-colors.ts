import { readFileSync, writeFileSync } from 'node:fs'
import { readColours, splitAtMedia } from '../src/ui/styles/read-tokens'

/**
 * Takes the colours of the one token file, as they are on the paper surface, to where style sheets do not reach: address bars, the
 * manifest, icons, and the pictures that shared links show.
 */
const roles = [
  'paper',
  'band',
  'deep',
  'ink',
  'ink-soft',
  'on-deep',
  'on-deep-soft',
  'action',
  'accent',
  'sun',
] as const

const colour = readColours(splitAtMedia(readFileSync('site/theme/tokens.css', 'utf8'), 'print').outside)
const lines = roles.map(
  (role) =>
    `  ${role.includes('-') ? `'${role}'` : role}: { light: '${colour('paper', 'light', role)}', dark: '${colour('paper', 'dark', role)}' },`,
)

writeFileSync(
  'src/ui/theme-colors.ts',
  `// Written by \`npm run generate\` from site/theme/tokens.css. Change that instead.

/** The colours of the site by role, for what cannot read style sheets. */
export const themeColors = {
${lines.join('\n')}
} as const
`,
)
