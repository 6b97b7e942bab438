import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openPatternJudge } from '@/src/forms/governance/judge-pattern'
import { findPostedForm, postedHeader } from '@/src/forms/submission/posted-channel'
import type { FormVersion } from '@/src/forms/versions/form-version'
import { messagesByLocale } from '@/src/i18n/messages'
import { env } from '@/src/platform/env'
import { unpackSubmission } from '@/src/submissions/queued-submission'
import { savedFormsDirectory, spoolDirectory } from '@/src/submissions/submission-places'
import { renamedVersion, testHash } from '@/tests/support/form-posting'
import { openCmsPort } from '@/tests/support/open-cms-port'
import { openPrivateNext } from '../process/private-next'
import { openTrialHandler } from './form-trials'

const session = 'payload-token=of-somebody'

/** The CMS's listener, and behind it what Next answers: who is signed in, the versions in force, and the page of the form. */
async function openCms(...versions: FormVersion[]) {
  const answers: RequestListener = (request, response) => {
    const { url = '', headers } = request
    if (url === '/form-versions') response.end(JSON.stringify(versions))
    else if (url === '/api/users/me')
      response.end(JSON.stringify({ user: headers.cookie === session ? { id: 1 } : null }))
    else response.end(JSON.stringify(findPostedForm(String(headers[postedHeader] ?? '')) ?? 'the form as it is'))
  }
  const next = await openPrivateNext(answers)
  onTestFinished(next.close)
  const port = await openCmsPort({ serveNext: answers, takeTrial: openTrialHandler(next, openPatternJudge()) })
  return `http://127.0.0.1:${port}`
}

type Sender = { cookie?: string; origin?: string; accept?: string }

async function send(address: string, fields: Record<string, string>, sender: Sender = {}) {
  const { cookie = session, origin = new URL(address).origin, accept = 'application/json' } = sender
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const headers = { Accept: accept, Cookie: cookie, Origin: origin }
  const response = await fetch(address, { method: 'POST', body, headers, redirect: 'manual' })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text }
}

function kept(formKey: string) {
  const directory = spoolDirectory(env.dataDirectory)
  return readdirSync(directory)
    .filter((name) => name.endsWith('.parcel'))
    .flatMap((name) => unpackSubmission(readFileSync(`${directory}/${name}`))?.submission ?? [])
    .filter((submission) => submission.formKey === formKey)
}

let form: FormVersion
beforeEach(() => {
  form = renamedVersion('newsletter', {})
})
const answer = { _version: testHash, email: 'ana@bcs.example' }

describe('a form that is sent from the preview of a page', () => {
  it('is taken as a visitor’s is, and marked as a trial', async () => {
    const address = `${await openCms(form)}/en/_forms/${form.formKey}`
    expect((await send(address, answer)).status).toBe(201)
    expect(kept(form.formKey)).toEqual([
      expect.objectContaining({
        isTest: true,
        locale: 'en',
        versionHash: testHash,
        answers: { email: 'ana@bcs.example' },
      }),
    ])
    const page = await send(address, answer, { accept: 'text/html' })
    expect(page.status).toBe(303)
    expect(page.headers.get('location')).toContain(`/en/_forms/${form.formKey}?receipt=`)
  })

  it('is judged as a visitor’s is, and shown again without script', async () => {
    const address = `${await openCms(form)}/_forms/${form.formKey}`
    expect((await send(address, { ...answer, email: 'ana' })).status).toBe(422)
    const page = await send(address, { ...answer, email: 'ana' }, { accept: 'text/html' })
    expect(page.status).toBe(422)
    expect(JSON.parse(page.text)).toMatchObject({ values: { email: 'ana' }, errors: [{ field: 'email' }] })
    expect(kept(form.formKey)).toEqual([])
  })

  it('saves nothing, also where visitors may save it', async () => {
    const saved = savedFormsDirectory(env.dataDirectory)
    mkdirSync(saved, { recursive: true })
    const before = readdirSync(saved)
    const savable = { ...form, definition: { ...form.definition, savable: true } }
    const address = `${await openCms(savable)}/en/_forms/${form.formKey}`
    const { status, text } = await send(address, { ...answer, _save: '1' })
    expect(status).toBe(422)
    expect(text).toContain(messagesByLocale.en.formPage.trial)
    expect(readdirSync(saved)).toEqual(before)
    expect(kept(form.formKey)).toEqual([])
  })

  it.each<[string, Sender, string]>([
    ['nobody who is signed in', { cookie: '' }, 'Inicie sessão'],
    ['somebody whose session has ended', { cookie: 'payload-token=old' }, 'Inicie sessão'],
    ['a page of another site', { origin: 'https://evil.example' }, 'fora do CMS'],
  ])('is not taken from %s', async (_who, sender, said) => {
    const address = `${await openCms(form)}/_forms/${form.formKey}`
    const { status, text } = await send(address, answer, sender)
    expect(status).toBe(403)
    expect(text).toContain(said)
    expect(kept(form.formKey)).toEqual([])
  })

  it('is not limited to the few that strangers may send', async () => {
    const address = `${await openCms(form)}/_forms/${form.formKey}`
    const statuses = new Set<number>()
    for (let count = 0; count < 30; count++)
      statuses.add((await send(address, { ...answer, email: `${count}@bcs.example` })).status)
    expect([...statuses]).toEqual([201])
  })

  it('leaves everything else to Next, also the page itself', async () => {
    const site = await openCms(form)
    const page = await fetch(`${site}/_forms/${form.formKey}`)
    expect(await page.json()).toBe('the form as it is')
  })
})

describe('a form that is tried while it is being edited', () => {
  const tryIn = (site: string, fields: Record<string, string>) => send(`${site}/gallery/form/en/trial`, fields)

  it('is judged by what it says at that moment, and marked as a trial', async () => {
    const site = await openCms()
    const _draft = JSON.stringify(form.definition)
    const refused = await tryIn(site, { _draft, email: '' })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('Email is required.')
    expect((await tryIn(site, { _draft, email: 'ana@bcs.example' })).status).toBe(201)
    expect(kept(form.formKey)).toEqual([
      expect.objectContaining({ isTest: true, answers: { email: 'ana@bcs.example' } }),
    ])
  })

  it.each([
    ['none', {}],
    ['what is no JSON', { _draft: '{' }],
    ['what is no form', { _draft: '{"key":"x"}' }],
  ])('is refused with %s', async (_what, fields) => {
    expect((await tryIn(await openCms(), { ...fields, email: 'ana@bcs.example' })).status).toBe(400)
  })

  const withPattern = (expert: string) => {
    const text = { type: 'text', key: 'code', label: { pt: 'Código', en: 'Code' }, pattern: { expert } }
    return JSON.stringify({ ...form.definition, fields: [text] })
  }

  it('is judged by an expression that nobody has published yet, once that was judged itself', async () => {
    const site = await openCms()
    const _draft = withPattern('^BCS-\\d{4}$')
    expect(await tryIn(site, { _draft, code: 'BCS-1' })).toMatchObject({ status: 422 })
    expect((await tryIn(site, { _draft, code: 'BCS-2026' })).status).toBe(201)
    expect(kept(form.formKey)).toEqual([expect.objectContaining({ isTest: true, answers: { code: 'BCS-2026' } })])
  })

  it.each(['^(a+)+$', 'abc', '^(a$'])('is refused with an expression that nobody may publish: %s', async (expert) => {
    const site = await openCms()
    const startedAt = performance.now()
    const { status, text } = await tryIn(site, { _draft: withPattern(expert), code: `${'a'.repeat(40)}!` })
    expect([status, text]).toEqual([422, expect.stringContaining('neither be tried nor published')])
    // Had it judged this answer, nobody would have lived to see it.
    expect(performance.now() - startedAt).toBeLessThan(20_000)
    expect(kept(form.formKey)).toEqual([])
  })
})
