import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { build } from 'esbuild'
import { renderToString } from 'react-dom/server'
import { formDefinitions } from '@/schemas/form-definitions'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import type { JsonObject } from '@/src/forms/definition/json'
import type { FormInLanguage } from '@/src/forms/language/form-in-language'
import { toFormInLanguage } from '@/src/forms/language/to-form-in-language'
import { toFileFacts } from '@/src/forms/submission/file-facts'
import { parsePosted } from '@/src/forms/submission/parse-posted'
import { BankForm } from '@/src/forms/theme/BankForm.client'
import { toConditionStyles } from '@/src/forms/theme/condition-styles'
import { toErrorPageTitle } from '@/src/forms/theme/page-title'
import { createAjvValidator } from '@/src/forms/validation/ajv-validator'
import { toLuandaDay } from '@/src/forms/validation/calendar'
import { readAnswers } from '@/src/forms/validation/read-answers'
import { type AnswerError, validateAnswers } from '@/src/forms/validation/validate-answers'
import { everyQuestion } from '../cases/every-question'

/**
 * A site of forms and nothing else, for what a browser must show of them: `form-site.tsx PORT`. Addresses are /LANGUAGE/FORM.
 * It draws, reads and judges with the product's own parts and keeps nothing.
 */
const port = Number(process.argv[2])
const forms: Readonly<Record<string, FormDefinition>> = { ...formDefinitions, 'every-question': everyQuestion }
const formId = 'form'

/** The styles of the site around a form, and the script that brings it to life. */
const [styles, script] = await Promise.all([
  bundle({
    contents:
      ['tokens.css', 'base.css'].map((name) => `@import "./src/ui/styles/${name}";`).join('') +
      '@import "./src/forms/theme/form.module.css";',
    loader: 'css',
  }),
  bundle({
    contents: `
      import { hydrateRoot } from 'react-dom/client'
      import { createElement } from 'react'
      import { BankForm } from './src/forms/theme/BankForm.client'
      const container = document.querySelector('[data-props]')
      hydrateRoot(container, createElement(BankForm, JSON.parse(container.dataset.props)))
      document.documentElement.dataset.awake = 'true'
    `,
    loader: 'tsx',
  }),
])

async function bundle({ contents, loader }: { contents: string; loader: 'css' | 'tsx' }): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, loader, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    // The page names the class itself.
    loader: { '.css': 'css', '.module.css': 'css' },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles?.[0]?.text ?? ''
}

type Shown = {
  definition: FormDefinition
  form: FormInLanguage
  values: JsonObject
  errors: AnswerError[]
  address: string
}

function drawPage({ definition, form, values, errors, address }: Shown): string {
  const props = {
    id: formId,
    form,
    action: address,
    controls: { version: 'f00d' },
    values,
    errors,
    headingLevel: 2 as const,
  }
  const conditions = toConditionStyles(definition, formId)
  const title = errors.length > 0 ? toErrorPageTitle(form, form.title) : form.title
  const body = renderToString(
    <main>
      <h1>{form.title}</h1>
      <div className="form" data-props={JSON.stringify(props)}>
        <BankForm {...props} />
      </div>
    </main>,
  )
  return `<!DOCTYPE html><html lang="${form.locale}"><head>
    <meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${title}</title>
    <link rel="stylesheet" href="/styles.css"><style>${conditions}</style>
    <script type="module" src="/script.js"></script>
  </head><body>${body}</body></html>`
}

/** What the site allows its pages, see docs/decisions/010-policy-and-guard.md. */
function toPolicy(html: string): string {
  const hashes = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    `style-src 'self' ${hashes.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

function send(response: ServerResponse, { status, type, body }: { status: number; type: string; body: string }): void {
  const policy = type === 'text/html' ? { 'Content-Security-Policy': toPolicy(body) } : {}
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, ...policy }).end(body)
}

async function receive(request: IncomingMessage, form: FormInLanguage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
  const body = await new Response(Buffer.concat(chunks), { headers }).formData()
  const entries = [...body].map(
    ([name, value]) => [name, typeof value === 'string' ? value : toFileFacts(value)] as const,
  )
  const posted = parsePosted(form, entries)
  if (typeof posted === 'string') throw new Error(`The form was posted with ${posted}`)
  return posted.answers
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = request.url ?? ''
  if (address === '/styles.css') return send(response, { status: 200, type: 'text/css', body: styles })
  if (address === '/script.js') return send(response, { status: 200, type: 'text/javascript', body: script })
  if (address === '/received') return send(response, { status: 200, type: 'text/html', body: '<h1>Received</h1>' })
  const [, language, name = ''] = address.split('/')
  const definition = forms[name]
  if (!definition) return send(response, { status: 404, type: 'text/plain', body: 'No such form' })
  const form = toFormInLanguage(definition, language === 'en' ? 'en' : 'pt')
  const page = { definition, form, address }
  if (request.method !== 'POST') {
    return send(response, { status: 200, type: 'text/html', body: drawPage({ ...page, values: {}, errors: [] }) })
  }
  const answers = readAnswers(form, await receive(request, form))
  const validator = createAjvValidator(form.schema)
  const errors = validateAnswers({ form, validator, answers, today: toLuandaDay(new Date()) })
  if (request.headers.accept === 'application/json') {
    const [status, body] = errors.length > 0 ? [422, { errors }] : [201, { reference: 'BCS-7K2M' }]
    return send(response, { status, type: 'application/json', body: JSON.stringify(body) })
  }
  if (errors.length === 0) return void response.writeHead(303, { Location: '/received' }).end()
  const shown = Object.entries(answers).filter(([key]) => validator.isShown(key, answers))
  const values: JsonObject = JSON.parse(JSON.stringify(Object.fromEntries(shown)))
  send(response, { status: 422, type: 'text/html', body: drawPage({ ...page, values, errors }) })
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    send(response, { status: 500, type: 'text/plain', body: String(error) })
  })
}).listen(port, () => process.stdout.write('ready\n'))
