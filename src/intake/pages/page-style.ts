import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const sheets = [
  'site/theme/tokens.css',
  'src/ui/styles/base.css',
  'src/ui/form-controls.module.css',
  'src/intake/intake.css',
] as const

/** The styles of the site's own sheets as one text, which stands in each page: nothing is fetched beside it. */
export const pageStyle = sheets
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
  .split('/*')
  .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('*/') + 2)))
  .join('')
  .replace(/\s+/g, ' ')

/** The SHA-256 of the style, in base64, as a policy names it. */
export const pageStyleHash = createHash('sha256').update(pageStyle).digest('base64')
