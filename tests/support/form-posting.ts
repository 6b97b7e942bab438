import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { formDefinitions } from '@/site/schemas/form-definitions'
import type { Drawing } from '@/src/drawing/drawing'
import type { FormCounters } from '@/src/form-statistics/counting/form-counters'
import { type FormDefinitionInput, parseFormDefinition } from '@/src/forms/definition/form-definition'
import type { FormVersion } from '@/src/forms/versions/form-version'
import { env } from '@/src/platform/env'
import { finishPage } from '@/src/publishing/finished-page'
import { openFormVersions } from '@/src/publishing/form-versions'
import { openPageStore } from '@/src/publishing/page-store'
import type { AskCms } from '@/src/server/forms/follow-case'
import { openFormHandler } from '@/src/server/forms/form-posts'
import { type HeldAnswers, openHeldAnswers } from '@/src/server/forms/held-answers'
import { openListener } from '@/src/server/process/listeners'
import { createPublicListener } from '@/src/server/public/public-listener'
import { unpackSubmission } from '@/src/submissions/queued-submission'
import { returnSaidToken } from '@/src/submissions/saved/return-said-token'
import { spoolDirectory } from '@/src/submissions/submission-places'

/** The fingerprint that the versions of these tests have. */
export const testHash = 'a'.repeat(64)

/** A form of a new site under another name: what one test posts is not counted in another. */
export function renamedVersion(folder: string, changes: Partial<FormVersion>): FormVersion {
  const definition = formDefinitions[folder]
  if (!definition) throw new Error(`There is no form ${folder}`)
  return { ...versionOf(definition), ...changes }
}

/** A form as its published version, under a name of its own. */
export function versionOf(definition: FormDefinitionInput): FormVersion {
  const formKey = `test${Math.random().toString(36).slice(2)}`
  const common = { formKey, number: 1, hash: testHash, state: 'published', endedAt: null, audience: 'staff' } as const
  return { ...common, definition: parseFormDefinition({ ...definition, key: formKey }) }
}

const spool = spoolDirectory(env.dataDirectory)
const listQueued = () => (existsSync(spool) ? readdirSync(spool) : []).filter((name) => name.endsWith('.parcel'))
/** What earlier runs have left. */
const oldQueued = new Set(listQueued())

/** What was kept of posts to these forms; the same content is there once. */
export function keptOf(...versions: readonly FormVersion[]) {
  const formKeys = new Set(versions.map(({ formKey }) => formKey))
  return listQueued()
    .filter((name) => !oldQueued.has(name))
    .flatMap((name) => unpackSubmission(readFileSync(join(spool, name)))?.submission ?? [])
    .filter(({ formKey }) => formKeys.has(formKey))
}

/** What was kept that travels under a name that no form has. */
export function queuedOf(name: string) {
  return listQueued()
    .flatMap((file) => unpackSubmission(readFileSync(join(spool, file)))?.submission ?? [])
    .filter(({ formKey }) => formKey === name)
}

/** The product's own port with a public listener and these forms. What a page would be drawn with is its text. */
export async function openFormSite(...versions: FormVersion[]) {
  return openSiteWith({ versions, sealsReports: false })
}

/** The same where reports are sealed. */
export async function openSealingSite(...versions: FormVersion[]) {
  return openSiteWith({ versions, sealsReports: true })
}

/** The same, with what becomes of forms counted. */
export async function openCountingSite(counters: FormCounters, ...versions: FormVersion[]) {
  return openSiteWith({ versions, sealsReports: false, counters })
}

/** The same, with answers to posts at addresses of their own. */
export async function openHoldingSite(...versions: FormVersion[]) {
  return openSiteWith({ versions, sealsReports: false, held: openHeldAnswers() })
}

/** The same, with a CMS that is asked how cases are. */
export async function openFollowingSite(askCms: AskCms, ...versions: FormVersion[]) {
  return openSiteWith({ versions, sealsReports: false, askCms })
}

type SiteParts = {
  versions: FormVersion[]
  sealsReports: boolean
  counters?: FormCounters
  askCms?: AskCms
  held?: HeldAnswers
}

const html = { 'Content-Type': 'text/html; charset=utf-8' }

/** A CMS that knows no case. */
const knowsNothing: AskCms = async () => ({ status: 200, body: Buffer.from('{"case":null}') })

async function openSiteWith({ versions, sealsReports, counters, held, askCms = knowsNothing }: SiteParts) {
  const directory = mkdtempSync(join(tmpdir(), 'sona-posts-'))
  const forms = openFormVersions(directory)
  await forms.replace(versions)
  const store = openPageStore({ directory: join(directory, 'pages'), mostBytes: 1_000_000 })
  for (const { formKey } of versions) {
    for (const href of [`/_forms/${formKey}`, `/en/_forms/${formKey}`])
      await store.put(
        await finishPage({ href, status: 200, headers: {}, tags: [], seq: 1, body: Buffer.from('the form') }),
      )
  }
  for (const href of ['/_saved', '/en/_saved'])
    await store.put(
      await finishPage({
        href,
        status: 200,
        headers: html,
        tags: [],
        seq: 1,
        body: Buffer.from(`[${returnSaidToken}]`),
      }),
    )
  const drawForm: Drawing['form'] = async ({ page, posted }) => {
    const body = Buffer.from(JSON.stringify(posted))
    const headers = { ...html, 'Cache-Control': 'no-store' }
    return finishPage({ href: page.href, status: 200, headers, tags: [], seq: 1, body })
  }
  const nothing = async () => ({ status: 404, headers: {}, body: Buffer.alloc(0) })
  const { port, serve, close } = await openListener({ port: 0, host: '127.0.0.1', setting: 'PORT', endsWithHead: true })
  onTestFinished(() => close(0))
  serve((request, response) =>
    createPublicListener({
      pages: {
        answer: nothing,
        notFound: nothing,
        serverError: nothing,
        internetBankingUrls: () => ({ private: '', corporate: '' }),
      },
      files: [],
      allowedHosts: new Set([request.headers.host ?? '']),
      isSecure: false,
      health: () => ({ isFeedRead: true, waiting: 0, failing: 0, isDrawing: true }),
      forms: openFormHandler({ forms, store, drawForm, askCms, held, ...(counters && { counters }) }, sealsReports),
    })(request, response),
  )
  return `http://127.0.0.1:${port}`
}

export type PostedFields = Readonly<Record<string, string | File>>

/** Posts a form as a page does, or its script. */
export async function postForm(address: string, fields: PostedFields, accept = 'application/json') {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const response = await fetch(address, { method: 'POST', body, headers: { Accept: accept }, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
