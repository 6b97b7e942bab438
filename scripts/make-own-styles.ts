import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { compileOwnStyles } from './own-styles/compile-own-styles'

/**
 * Part of `npm run generate`: writes a module beside each `*.own.css`, which its component hands to `OwnStyles`. Next puts all other styles
 * of a route into one sheet that every page waits for, and takes no sheet for anything else.
 */

for (const sheet of globSync('{blocks,src}/**/*.own.css')) {
  const { css, classes } = await compileOwnStyles(readFileSync(sheet, 'utf8'), sheet)
  writeFileSync(
    sheet.replace(/\.css$/, '.ts'),
    `// Made of ${sheet} by scripts/make-own-styles.ts.
export const css =
  ${JSON.stringify(css)}
export const classes: Readonly<Record<string, string>> = ${classes}
`,
  )
}
