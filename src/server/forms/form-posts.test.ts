import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  openFormSite,
  openSealingSite,
  postForm,
  renamedVersion,
  testHash,
  versionOf,
} from '@/tests/support/form-posting'
import { makePdf } from '@/tests/support/make-files'
import { sendRaw } from '@/tests/support/raw-request'

const answered = z.object({
  reference: z.string().optional(),
  changed: z.boolean().optional(),
  errors: z.array(z.object({ field: z.string(), rule: z.string(), text: z.string() })).optional(),
})
const data = async (...asked: Parameters<typeof postForm>) => {
  const { status, text } = await postForm(...asked)
  return { status, ...answered.parse(JSON.parse(text)) }
}
const pdf = async (name = 'a.pdf') => new File([new Uint8Array(await makePdf())], name, { type: 'application/pdf' })

const _version = testHash

describe('a form that is posted', () => {
  it('is accepted, and confirmed by an address that nobody can make up', async () => {
    const form = renamedVersion('newsletter', {})
    const site = await openFormSite(form)
    const { status, headers } = await postForm(
      `${site}/en/_forms/${form.formKey}`,
      { _version, email: 'ana@bcs.example' },
      'text/html',
    )
    expect(status).toBe(303)
    expect(headers.get('location')).toMatch(
      new RegExp(`^/en/_forms/${form.formKey}\\?receipt=[A-Z0-9-]+\\.[\\w-]{22}$`),
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('set-cookie')).toBeNull()
  })

  it('gives a script the same number again when the same comes again', async () => {
    const form = renamedVersion('newsletter', {})
    const address = `${await openFormSite(form)}/_forms/${form.formKey}`
    const first = await data(address, { _version, email: 'ana@bcs.example' })
    expect(first).toMatchObject({ status: 201, reference: expect.stringMatching(/^[A-Z0-9-]+$/) })
    expect(await data(address, { _version, email: 'ana@bcs.example' })).toEqual(first)
    expect((await data(address, { _version, email: 'rui@bcs.example' })).reference).not.toBe(first.reference)
  })

  it.each([
    ['', 'O e-mail é obrigatório.'],
    ['/en', 'Email is required.'],
  ])('is shown again with what is wrong, in the language of its address %s', async (language, text) => {
    const form = renamedVersion('newsletter', {})
    const address = `${await openFormSite(form)}${language}/_forms/${form.formKey}`
    expect(await data(address, { _version })).toEqual({
      status: 422,
      errors: [{ field: 'email', rule: 'required', text }],
    })
    const page = await postForm(address, { _version, email: '' }, 'text/html')
    expect(page.status).toBe(422)
    expect(JSON.parse(page.text)).toEqual({
      values: {},
      errors: [{ field: 'email', rule: 'required', text }],
      notice: null,
    })
  })

  it('keeps what was typed, without files and without what is not asked', async () => {
    const form = renamedVersion('whistleblowing-report', { audience: 'investigators' })
    const page = await postForm(
      `${await openFormSite(form)}/_forms/${form.formKey}`,
      { _version, identity: 'anonymous', firstName: 'Ana', description: 'Factos.', attachments: await pdf() },
      'text/html',
    )
    expect(page.status).toBe(422)
    const shown = z.object({ values: z.unknown(), errors: z.array(z.looseObject({ field: z.string() })) })
    const { values, errors } = shown.parse(JSON.parse(page.text))
    expect(values).toEqual({ identity: 'anonymous', description: 'Factos.' })
    expect(errors.map(({ field }) => field)).toEqual(['firstName', 'irregularityType'])
  })

  it('comes back as it is now when another version was filled in, and is not accepted', async () => {
    const old = renamedVersion('newsletter', {
      hash: 'b'.repeat(64),
      state: 'superseded',
      endedAt: new Date().toISOString(),
    })
    const form = { ...old, number: 2, hash: _version, state: 'published', endedAt: null } as const
    const address = `${await openFormSite(old, form)}/_forms/${form.formKey}`
    const sent = { _version: old.hash, email: 'ana@bcs.example' }
    expect(await data(address, sent)).toEqual({ status: 409, changed: true })
    const page = await postForm(address, sent, 'text/html')
    expect(page.status).toBe(409)
    expect(JSON.parse(page.text)).toEqual({ values: { email: 'ana@bcs.example' }, errors: [], notice: 'changed' })
    expect((await data(address, { email: 'ana@bcs.example' })).status).toBe(409)
    expect((await data(address, { ...sent, _version: 'c'.repeat(64) })).status).toBe(409)
  })

  it('is refused when it is not open', async () => {
    const site = await openFormSite()
    expect(await data(`${site}/en/_forms/closed`, { email: 'ana@bcs.example' })).toMatchObject({
      status: 410,
      errors: [{ field: '', text: 'This form is closed.' }],
    })
  })

  it('is refused with a file that is not what it says', async () => {
    const form = renamedVersion('whistleblowing-report', {})
    const address = `${await openFormSite(form)}/en/_forms/${form.formKey}`
    const sent = { _version, identity: 'anonymous', irregularityType: 'fraud', description: 'Facts.' }
    const disguised = new File(['<html><script>alert(1)</script>'], 'a.pdf', { type: 'application/pdf' })
    const refused = await data(address, { ...sent, attachments: disguised })
    expect(refused).toMatchObject({ status: 422, errors: [{ field: 'attachments', rule: 'fileType' }] })
    expect((await data(address, { ...sent, attachments: await pdf() })).status).toBe(201)
  })

  it('is refused from a program that fills what nobody sees', async () => {
    const form = renamedVersion('newsletter', {})
    const address = `${await openFormSite(form)}/en/_forms/${form.formKey}`
    expect(await data(address, { _version, email: 'ana@bcs.example', _note: 'buy' })).toMatchObject({ status: 422 })
  })

  it('is refused when too many come from a network, which is told when to come again', async () => {
    const form = renamedVersion('newsletter', {})
    const address = `${await openFormSite(form)}/en/_forms/${form.formKey}`
    const posts = []
    for (let count = 0; count < 21; count++)
      posts.push(await postForm(address, { _version, email: `a${count}@b.example` }))
    expect(posts.slice(0, 20).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201))
    expect(posts[20]?.status).toBe(429)
    expect(Number(posts[20]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('an answer that is written wrongly', () => {
  const label = { pt: 'Resposta', en: 'Answer' }
  const reviewed = (pattern: 'identityCard' | 'taxNumber' | 'letters' | 'digits') => ({
    ...({ key: 'answer', type: 'text', label, pattern: { reviewed: pattern } } as const),
  })
  const phone = { key: 'answer', type: 'phone', label } as const

  it.each([
    // What browsers judge by lets it through: only the server knows the numbering plans.
    [phone, '+9991234567', 'phone', '+351\u00a0212\u00a0345\u00a0678'],
    [reviewed('identityCard'), '12', 'pattern', 'como 004123456LA041.'],
    [reviewed('taxNumber'), '12', 'pattern', 'como 5417123456.'],
    [reviewed('digits'), 'x', 'pattern', 'como 123456.'],
    [reviewed('letters'), '12', 'lettersOnly', 'Introduza apenas letras, por favor.'],
  ])('is refused with what a right one is like: %j', async (question, answer, rule, said) => {
    const form = versionOf({ key: 'example', title: null, fields: [question] })
    const address = `${await openFormSite(form)}/_forms/${form.formKey}`
    expect(await data(address, { _version, answer })).toEqual({
      status: 422,
      errors: [{ field: 'answer', rule, text: expect.stringContaining(said) }],
    })
  })
})

describe('what is no form', () => {
  it.each([
    ['JSON', '{}', 'application/json', 400],
    ['XML', '<x/>', 'text/xml', 400],
    ['nothing that says what it is', 'x', '', 400],
    ['broken parts', 'x', 'multipart/form-data; boundary=y', 400],
    ['parts without a boundary', 'x', 'multipart/form-data', 400],
    ['a name of every object', '__proto__=1', 'application/x-www-form-urlencoded', 400],
    ['a name that reaches into an object', 'a[b]=1', 'application/x-www-form-urlencoded', 400],
    [
      'ten thousand fields',
      Array.from({ length: 10_000 }, (_, index) => `f${index}=1`).join('&'),
      'application/x-www-form-urlencoded',
      400,
    ],
    ['ten megabytes', `email=${'a'.repeat(10_000_000)}`, 'application/x-www-form-urlencoded', 413],
  ])('is refused with a sentence: %s', async (_what, body, type, status) => {
    const form = renamedVersion('newsletter', {})
    const response = await fetch(`${await openFormSite(form)}/en/_forms/${form.formKey}`, {
      method: 'POST',
      body: Buffer.from(body),
      headers: type === '' ? {} : { 'Content-Type': type },
    })
    expect(response.status).toBe(status)
    expect(await response.text()).toContain('This request is not a form that we can read.')
  })

  it('is empty when it says nothing of its length: nobody waits for more', async () => {
    const form = renamedVersion('newsletter', {})
    const { port } = new URL(await openFormSite(form))
    const head = `POST /en/_forms/${form.formKey} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n`
    const type = 'Content-Type: application/x-www-form-urlencoded\r\n\r\n'
    // Without the version of its form it is one that has changed meanwhile.
    expect((await sendRaw(Number(port), `${head}${type}`)).status).toBe(409)
  })

  it('is refused when it says nothing of its length and does not end', async () => {
    const form = renamedVersion('newsletter', {})
    const chunk = new TextEncoder().encode('a'.repeat(100_000))
    let sent = 0
    const body = new ReadableStream({
      pull: (controller) => {
        sent += chunk.length
        if (sent > 50_000_000) controller.close()
        else controller.enqueue(chunk)
      },
    })
    const request = new Request(`${await openFormSite(form)}/_forms/${form.formKey}`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      ...{ duplex: 'half' },
    })
    // The connection may end before all is sent.
    const status = await fetch(request).then(
      (response) => response.status,
      () => 411,
    )
    expect(status).toBe(411)
    expect(sent).toBeLessThan(40_000_000)
  })
})

it('gives a script what it proves with, and nothing to a visitor who reads', async () => {
  const form = renamedVersion('newsletter', {})
  const address = `${await openFormSite(form)}/_forms/${form.formKey}`
  const response = await fetch(address, { headers: { Accept: 'application/json' } })
  const task = z.object({ token: z.string(), bits: z.number() }).parse(await response.json())
  expect(task).toEqual({ token: expect.stringContaining(form.formKey), bits: 12 })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect((await fetch(address)).status).toBe(404)
})

/** The answer to a post of which only the head ever comes. */
function statusOfUnsent(address: string): Promise<number | undefined> {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '100000' }
  const asked = request(address, { method: 'POST', headers })
  asked.flushHeaders()
  return new Promise((resolve, reject) => {
    asked.once('error', reject)
    asked.once('response', ({ statusCode }) => {
      asked.destroy()
      resolve(statusCode)
    })
  })
}

describe('a form for reports, where those are sealed', () => {
  it('takes nothing, from the head alone, and says where reports are taken', async () => {
    const form = renamedVersion('whistleblowing-report', { audience: 'investigators' })
    const site = await openSealingSite(form)
    const address = `${site}/en/_forms/${form.formKey}`
    const page = await postForm(address, { _version, description: 'What I saw', attachments: await pdf() }, 'text/html')
    expect(page.status).toBe(410)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.text).toContain('Nothing of what you sent was read or kept.')
    expect(page.text).toContain('<a href="/en/_sealed/report">Report without being seen</a>')
    expect(page.text).not.toContain('What I saw')
    expect(await data(address, { _version, description: 'What I saw' })).toMatchObject({
      status: 410,
      errors: [{ field: '' }],
    })
    expect(await statusOfUnsent(address)).toBe(410)
  })

  it('leaves every other form as it was', async () => {
    const form = renamedVersion('newsletter', {})
    const site = await openSealingSite(form)
    const answer = await data(`${site}/en/_forms/${form.formKey}`, { _version, email: 'ana@bcs.example' })
    expect(answer.status).toBe(201)
  })
})
