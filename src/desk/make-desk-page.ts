import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { staffLanguages } from '@/messages/staff/languages'

const sheets = [
  'site/theme/tokens.css',
  'src/ui/styles/base.css',
  'src/ui/form-controls.module.css',
  'src/desk/desk.css',
]

/** The page of the desk in one file: it fetches nothing, and its policy stands in it, so that it is the same from a disk. */
export type DeskPage = { html: Buffer; policy: string }

/** Makes the page of the desk for one root. */
export async function makeDeskPage(root: string): Promise<DeskPage> {
  const { outputFiles } = await build({
    ...{ entryPoints: ['src/desk/browser/desk-page.ts'], bundle: true, minify: true, write: false, logLevel: 'silent' },
    ...{ format: 'iife', platform: 'browser', target: 'es2022', charset: 'utf8', legalComments: 'none' },
  })
  const script = outputFiles[0]?.text.replaceAll('</script', '<\\/script').trim()
  if (script === undefined) throw new Error('The script of the desk was not made')
  const style = sheets.map((path) => readFileSync(path, 'utf8')).join('\n')
  const policy = toPolicy(script, style)
  const html = `<!doctype html><html lang="${staffLanguages[0]}" data-root="${root}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width"><meta name="referrer" content="same-origin"><title>Sona desk</title><style>${style}</style></head><body><script>${script}</script></body></html>`
  return { html: Buffer.from(html), policy: `${policy}; frame-ancestors 'none'` }
}

/** What is in the page may run, and nothing that comes later. */
function toPolicy(script: string, style: string): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return [
    "default-src 'none'",
    `script-src ${hash(script)}`,
    `style-src ${hash(style)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
