import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type BuildOptions, build } from 'esbuild'
import { staffLanguages } from '@/messages/staff/languages'
import { pdfDecoders } from './pdf-decoders'

/** The script of the page, and that of the frame in which a PDF is drawn. */
export const deskScripts = ['src/desk/browser/desk-page.ts', 'src/desk/frame/draw-pdf.ts']

/** How each of them is made one. */
export const deskBundle = {
  ...{ bundle: true, minify: true, write: false, logLevel: 'silent', plugins: [pdfDecoders] },
  ...{ format: 'iife', platform: 'browser', target: 'es2022', charset: 'ascii', legalComments: 'none' },
} as const satisfies BuildOptions

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
  const [script = '', drawing = ''] = await Promise.all(deskScripts.map(bundle))
  const style = sheets.map((path) => readFileSync(path, 'utf8')).join('\n')
  const policy = toPolicy([script, drawing], style)
  const html = `<!doctype html><html lang="${staffLanguages[0]}" data-root="${root}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width"><meta name="referrer" content="same-origin"><title>Sona desk</title><style>${style}</style></head><body><template id="pdf">${toFrame(drawing)}</template><script>${script}</script></body></html>`
  return { html: Buffer.from(html), policy: `${policy}; frame-ancestors 'none'` }
}

/** Written in the signs that every reader of HTML leaves as they are. */
async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({ ...deskBundle, entryPoints: [entry] })
  const script = outputFiles[0]?.text.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--').trim()
  if (script === undefined) throw new Error(`The script of the desk was not made: ${entry}`)
  return script
}

/**
 * A frame in which a PDF is drawn: without an origin, so without a way to the desk, and under a policy that leaves it nothing but its own
 * script. It is also under that of the page, which it stands in.
 */
function toFrame(script: string): string {
  const policy = `default-src 'none'; script-src ${toSource(script)}; base-uri 'none'; form-action 'none'`
  const html = `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>PDF</title></head><body><script>${script}</script></body></html>`
  const attribute = html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<iframe sandbox="allow-scripts" hidden title="PDF" srcdoc="${attribute}"></iframe>`
}

const toSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What is in the page may run, and nothing that comes later. */
function toPolicy(scripts: readonly string[], style: string): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.map(toSource).join(' ')}`,
    `style-src ${toSource(style)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
