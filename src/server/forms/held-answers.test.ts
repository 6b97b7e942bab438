import { IncomingMessage, request } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formDefinitions } from '@/site/schemas/form-definitions'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import type { FormVersion } from '@/src/forms/versions/form-version'
import type { Answer } from '@/src/http/send'
import { messagesByLocale } from '@/src/i18n/messages'
import { paged } from '@/tests/cases/paged'
import { keptOf, openFormSite, openHoldingSite, testHash, versionOf } from '@/tests/support/form-posting'
import { openHeldAnswers } from './held-answers'

const html = { 'Content-Type': 'text/html; charset=utf-8' }
const pageOf = (text: string): Answer => ({ status: 422, headers: html, body: Buffer.from(text) })

/** A post of a browser. @param address from which it comes, by which networks are told apart. */
function postFrom(address: string, headers: Readonly<Record<string, string>> = {}): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: address })
  return Object.assign(new IncomingMessage(socket), { headers: { 'sec-fetch-mode': 'navigate', ...headers } })
}

const tokenOf = ({ headers }: Answer) =>
  new URL(headers['Location'] ?? '', 'http://bank').searchParams.get('answer') ?? ''
const read = (answer: Answer | null) =>
  answer && {
    status: answer.status,
    text: (typeof answer.body === 'function' ? answer.body() : answer.body).toString(),
  }

describe('answers that are held', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('are read at their address as often as is wanted, for an hour', () => {
    const held = openHeldAnswers()
    const led = held.hold(postFrom('192.0.2.1'), pageOf('what Ana typed'), { href: '/_forms/contact' })
    expect(led).toMatchObject({ status: 303, headers: { 'Cache-Control': 'no-store' } })
    expect(led.headers['Location']).toMatch(/^\/_forms\/contact\?answer=[\w-]{22}$/)
    for (const _time of [1, 2]) expect(read(held.find(tokenOf(led)))).toEqual({ status: 200, text: 'what Ana typed' })
    vi.advanceTimersByTime(60 * 60_000 - 1)
    expect(held.find(tokenOf(led))).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(held.find(tokenOf(led))).toBeNull()
  })

  it('are not made of data, redirects and refusals of the moment, nor for whoever is no browser', () => {
    const held = openHeldAnswers()
    const data: Answer = { status: 422, headers: { 'Content-Type': 'application/json' }, body: Buffer.from('{}') }
    for (const answer of [
      data,
      { ...pageOf('a'), status: 303 },
      { ...pageOf('a'), status: 429 },
      { ...pageOf('a'), status: 503 },
    ])
      expect(held.hold(postFrom('192.0.2.1'), answer, { href: '/' })).toBe(answer)
    const page = pageOf('a')
    expect(held.hold(postFrom('192.0.2.1', { 'sec-fetch-mode': 'cors' }), page, { href: '/' })).toBe(page)
  })

  it('push nothing out: a network that has had its room is answered without an address, and others are not', () => {
    const held = openHeldAnswers()
    const first = held.hold(postFrom('192.0.2.1'), pageOf('the first'), { href: '/' })
    const large = () => ({ ...pageOf('large'), gzip: Buffer.alloc(200_000, Math.random().toString()) })
    const posted = Array.from({ length: 20 }, () => held.hold(postFrom('192.0.2.1'), large(), { href: '/' }).status)
    expect(new Set(posted.slice(0, 5))).toEqual(new Set([303]))
    expect(new Set(posted.slice(10))).toEqual(new Set([422]))
    expect(held.hold(postFrom('198.51.100.7'), large(), { href: '/' }).status).toBe(303)
    expect(held.find(tokenOf(first))).not.toBeNull()
    const all = Array.from({ length: 200 }, (_, n) => held.hold(postFrom(`10.${n}.0.1`), large(), { href: '/' }).status)
    expect(all.at(-1)).toBe(422)
    expect(held.find(tokenOf(first))).not.toBeNull()
    const tooLarge = { ...pageOf('a'), gzip: Buffer.alloc(400_000) }
    expect(openHeldAnswers().hold(postFrom('192.0.2.1'), tooLarge, { href: '/' }).status).toBe(422)
  })

  it('are forgotten with all that was shown of the same form on the way', () => {
    const held = openHeldAnswers()
    const first = held.hold(postFrom('192.0.2.1'), pageOf('one'), { href: '/_forms/a' })
    const other = held.hold(postFrom('192.0.2.1'), pageOf('other'), { href: '/_forms/a' })
    const from = { referer: `https://bank.example${first.headers['Location']}#form` }
    const second = held.hold(postFrom('192.0.2.1', from), pageOf('two'), { href: '/_forms/a' })
    const last = postFrom('192.0.2.1', { referer: `https://bank.example${second.headers['Location']}` })
    held.forget(held.walkOf(last))
    expect([first, second, other].map((led) => held.find(tokenOf(led)) !== null)).toEqual([false, false, true])
    held.forget(held.walkOf(postFrom('192.0.2.1')))
    expect(held.find(tokenOf(other))).not.toBeNull()
  })
})

/** Posts as a browser without script: `fetch` says of itself that it is a script. @param from the address of the page that shows the form. */
function post(address: string, fields: Readonly<Record<string, string>>, from = address) {
  const headers = {
    Accept: 'text/html',
    'Content-Type': 'application/x-www-form-urlencoded',
    'Sec-Fetch-Mode': 'navigate',
    Referer: from,
  }
  return new Promise<{ status: number | undefined; led: string }>((resolve, reject) => {
    const sent = request(address, { method: 'POST', headers }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, led: new URL(answer.headers.location ?? '', address).href })
    })
    sent.on('error', reject).end(new URLSearchParams(fields).toString())
  })
}

const application = formDefinitions['newsletter']
if (!application) throw new Error('There is no newsletter')

async function openHolding(definition: FormDefinition, changes: Partial<FormVersion> = {}) {
  const form = { ...versionOf(definition), ...changes }
  const site = await openHoldingSite(form)
  return { form, site, address: `${site}/en/_forms/${form.formKey}` }
}

describe('a form that is posted without script', () => {
  it('comes back at an address that can be loaded again, until it is sent', async () => {
    const { form, site, address } = await openHolding({ ...application, followable: true })
    const refused = await post(address, { _version: testHash, email: 'ana@' })
    expect(refused.status).toBe(303)
    for (const _time of [1, 2]) {
      const page = await fetch(refused.led)
      expect(page).toMatchObject({ status: 200 })
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect(await page.json()).toMatchObject({ values: { email: 'ana@' }, errors: [{ field: 'email' }] })
    }
    const again = await post(address, { _version: testHash, email: 'ana@bcs' }, refused.led)
    const sent = await post(address, { _version: testHash, email: 'ana@bcs.example' }, again.led)
    expect(keptOf(form)).toHaveLength(1)
    // The page with its code can be loaded again, and sends nothing when it is.
    for (const _time of [1, 2])
      expect(await (await fetch(sent.led)).json()).toMatchObject({ sent: { code: expect.any(String) } })
    expect(keptOf(form)).toHaveLength(1)
    for (const { led } of [refused, again]) {
      const gone = await fetch(led)
      expect(gone.status).toBe(410)
      expect(await gone.text()).toBe(`[${messagesByLocale.en.formPage.notHeld}]`)
    }
    expect((await fetch(`${site}/_forms/${form.formKey}?answer=${'A'.repeat(22)}`)).status).toBe(410)
  })

  it('comes back page by page, and what is saved is forgotten here', async () => {
    const { address, site } = await openHolding({ ...paged, savable: true })
    const turned = await post(address, { _version: testHash, _at: '-' })
    expect(turned.status).toBe(303)
    const saved = await post(address, { _version: testHash, _save: '' }, turned.led)
    const { kept } = await (await fetch(saved.led)).json()
    expect((await fetch(turned.led)).status).toBe(410)
    const opened = await post(`${site}/en/_saved`, { code: kept.code, do: 'open' })
    expect(opened.led).toMatch(/\/en\/_saved\?answer=/)
    expect(await (await fetch(opened.led)).json()).toMatchObject({ returned: { unfit: [] } })
    const deleted = await post(`${site}/en/_saved`, { code: kept.code, do: 'delete' })
    expect(await (await fetch(deleted.led)).text()).toBe(`[${messagesByLocale.en.savedForm.deleted}]`)
    expect((await fetch(opened.led)).status).toBe(410)
  })

  it('is answered at once where another process may be asked, and where only investigators read', async () => {
    const plain = versionOf(application)
    const site = await openFormSite(plain)
    expect((await post(`${site}/_forms/${plain.formKey}`, { _version: testHash })).status).toBe(422)
    const { address } = await openHolding(application, { audience: 'investigators' })
    expect((await post(address, { _version: testHash })).status).toBe(422)
  })
})
