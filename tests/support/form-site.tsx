import { mkdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { build } from 'esbuild'
import { renderToString } from 'react-dom/server'
import { formDefinitions } from '@/site/schemas/form-definitions'
import { localDay } from '@/src/country/local-day'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import type { JsonObject } from '@/src/forms/definition/json'
import type { FormInLanguage } from '@/src/forms/language/form-in-language'
import { toFormInLanguage } from '@/src/forms/language/to-form-in-language'
import { hasPages, toFieldsOfPages, toValuesOfStep } from '@/src/forms/pages/form-pages'
import type { FormStep } from '@/src/forms/pages/form-step'
import { withCalculated, withCalculatedTexts } from '@/src/forms/rules/calculate-answers'
import { findBrokenRules } from '@/src/forms/rules/find-broken-rules'
import { editItems, readItemEdit } from '@/src/forms/submission/edit-items'
import { toFileFacts } from '@/src/forms/submission/file-facts'
import { parsePosted } from '@/src/forms/submission/parse-posted'
import { toTypedValues } from '@/src/forms/submission/typed-values'
import { BankForm } from '@/src/forms/theme/BankForm.client'
import { toConditionStyles } from '@/src/forms/theme/condition-styles'
import { toPageTitle } from '@/src/forms/theme/page-title'
import { createAjvValidator } from '@/src/forms/validation/ajv-validator'
import { readAnswers } from '@/src/forms/validation/read-answers'
import { type AnswerError, validateAnswers } from '@/src/forms/validation/validate-answers'
import type { FormVersion } from '@/src/forms/versions/form-version'
import { bundleIslands } from '@/src/islands/bundle-islands'
import { Island } from '@/src/islands/Island'
import { islandsPrefix } from '@/src/islands/island-manifest'
import { hardenHtml } from '@/src/publishing/harden-html'
import { judgeSent } from '@/src/submissions/reading/judge-sent'
import { calculating } from '../cases/calculating'
import { company } from '../cases/company'
import { everyQuestion } from '../cases/every-question'
import { paged } from '../cases/paged'

/**
 * A site of forms and nothing else, for what a browser must show of them: `form-site.tsx PORT`. Addresses are /LANGUAGE/FORM. It
 * draws, hardens, bundles, reads and judges with the product's own parts, and keeps nothing.
 */
const port = Number(process.argv[2])
const origin = `http://localhost:${port}`
const forms: Readonly<Record<string, FormDefinition>> = {
  ...formDefinitions,
  'every-question': everyQuestion,
  calculating,
  company,
  paged,
}
const formId = 'form'
const directory = '.cache/form-site'
mkdirSync(directory, { recursive: true })
const manifest = await bundleIslands({
  root: process.cwd(),
  directory,
  files: ['src/forms/theme/BankForm.client.tsx'],
})

/** The styles that a form has around it on the site. The page names the class itself. */
const styles = await build({
  stdin: {
    contents: ['site/theme/tokens.css', 'src/ui/styles/base.css', 'src/forms/theme/form.module.css']
      .map((path) => `@import "./${path}";`)
      .join(''),
    loader: 'css',
    resolveDir: process.cwd(),
  },
  bundle: true,
  write: false,
  loader: { '.module.css': 'css' },
})

type Shown = {
  definition: FormDefinition
  form: FormInLanguage
  values: JsonObject
  errors: AnswerError[]
  address: string
  focus?: string
  step?: FormStep
}
type Answer = { status: number; type: string; body: string; policy?: string }

function drawPage({ definition, form, values, errors, address, focus, step }: Shown): Omit<Answer, 'status'> {
  const title = toPageTitle(form, form.title, { errors, step: step ?? null })
  const props = {
    id: formId,
    form,
    action: address,
    controls: { version: 'f00d' },
    values,
    errors,
    headingLevel: 2 as const,
    ...(focus && { focus }),
    ...(step && { step }),
  }
  const body = renderToString(
    <main>
      <h1>{form.title}</h1>
      <div className="form">
        <Island name="BankForm" component={BankForm} props={props} />
      </div>
    </main>,
  )
  const { html, contentSecurityPolicy } = hardenHtml(
    `<!DOCTYPE html><html lang="${form.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${title}</title><link rel="stylesheet" href="/styles.css"><style>${toStyles(definition)}</style>
    </head><body>${body}</body></html>`,
    { isSecure: false, islands: { manifest, build: 'one', origin } },
  )
  return { type: 'text/html', body: html, policy: contentSecurityPolicy }
}

function toStyles(definition: FormDefinition): string {
  return toFieldsOfPages(definition)
    .map((fields) => toConditionStyles({ fields }, formId))
    .join('')
}

async function receive(request: IncomingMessage, form: FormInLanguage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
  const body = await new Response(Buffer.concat(chunks), { headers }).formData()
  const carried = body.get('_carried')
  body.delete('_carried')
  const posted = parsePosted(
    form,
    [...body].map(([name, value]) => [name, typeof value === 'string' ? value : toFileFacts(value)] as const),
  )
  if (typeof posted === 'string') throw new Error(`The form was posted with ${posted}`)
  return { ...posted, carried: typeof carried === 'string' ? carried : null }
}

/** A page of a form, judged as the product judges it. */
function turnPage(
  page: Omit<Shown, 'values' | 'errors'>,
  posted: Awaited<ReturnType<typeof receive>>,
  wantsData: boolean,
): Answer {
  const { definition, form } = page
  const common = { formKey: definition.key, definition, number: 1, hash: 'f00d', state: 'published' } as const
  const version: FormVersion = { ...common, endedAt: null, audience: 'staff' }
  const asked = { posted, carried: posted.carried, locale: form.locale, secret: 'of this site', now: Date.now() }
  const judged = judgeSent({ version, current: version }, { ...asked, today: localDay(Date.now()) })
  if (!judged?.step) throw new Error('No form of pages')
  const { errors, step, isWhole } = judged
  if (isWhole && wantsData) return { status: 201, type: 'application/json', body: '{"reference":"BCS-7K2M"}' }
  if (isWhole) return { status: 303, type: 'text/plain', body: '/received' }
  const edit = readItemEdit(posted.controls)
  const edited = edit && editItems(form.entries, judged.values, edit)
  const values = toValuesOfStep(form.entries, step.at, edited?.values ?? judged.values)
  const status = errors.length > 0 ? 422 : 200
  if (wantsData) return { status, type: 'application/json', body: JSON.stringify({ errors, step, values }) }
  return { status, ...drawPage({ ...page, values, errors, step, ...(edited && { focus: edited.focus }) }) }
}

async function answer(request: IncomingMessage): Promise<Answer> {
  const address = request.url ?? ''
  if (address === '/styles.css') return { status: 200, type: 'text/css', body: styles.outputFiles[0]?.text ?? '' }
  if (address === '/received') return { status: 200, type: 'text/html', body: '<h1>Received</h1>' }
  if (address.startsWith(islandsPrefix)) {
    const body = readFileSync(`${directory}/${address.slice(islandsPrefix.length)}`, 'utf8')
    return { status: 200, type: 'text/javascript', body }
  }
  const [, language, name = ''] = address.split('/')
  const definition = forms[name]
  if (!definition) return { status: 404, type: 'text/plain', body: 'No such form' }
  const form = toFormInLanguage(definition, language === 'en' ? 'en' : 'pt')
  const page = { definition, form, address }
  if (request.method !== 'POST') return { status: 200, ...drawPage({ ...page, values: {}, errors: [] }) }
  const validator = createAjvValidator(form.schema, localDay(Date.now()))
  const posted = await receive(request, form)
  const wantsData = request.headers.accept === 'application/json'
  if (hasPages(definition)) return turnPage(page, posted, wantsData)
  const answers = withCalculated(definition, readAnswers(form, posted.answers, validator), validator)
  const edit = readItemEdit(posted.controls)
  if (edit) {
    const typed = toTypedValues(posted.answers, { entries: form.entries, validator, answers })
    const edited = editItems(form.entries, typed, edit) ?? { values: typed, focus: '' }
    return { status: 200, ...drawPage({ ...page, ...edited, errors: [] }) }
  }
  const wrong = validateAnswers({ form, validator, answers, today: localDay(Date.now()) })
  const errors = wrong.length > 0 ? wrong : findBrokenRules(definition, answers, form.locale)
  if (wantsData) {
    const [status, body] = errors.length > 0 ? [422, { errors }] : [201, { reference: 'BCS-7K2M' }]
    return { status, type: 'application/json', body: JSON.stringify(body) }
  }
  if (errors.length === 0) return { status: 303, type: 'text/plain', body: '/received' }
  const typed = toTypedValues(posted.answers, { entries: form.entries, validator, answers })
  const values = withCalculatedTexts(definition, { values: typed, answers, locale: form.locale })
  return { status: 422, ...drawPage({ ...page, values, errors }) }
}

function send(response: ServerResponse, { status, type, body, policy }: Answer): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    ...(policy && { 'Content-Security-Policy': policy }),
    ...(status === 303 && { Location: body }),
  })
  response.end(body)
}

createServer((request, response) => {
  answer(request).then(
    (found) => send(response, found),
    (error: unknown) => send(response, { status: 500, type: 'text/plain', body: String(error) }),
  )
}).listen(port, () => process.stdout.write('ready\n'))
