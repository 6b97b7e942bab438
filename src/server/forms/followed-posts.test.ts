import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { locales } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { toReturnHref } from '@/src/links/return-href'
import { toHref } from '@/src/links/to-href'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { toFollowHash } from '@/src/submissions/followed/follow-code'
import { type FollowedCase, followPath, longestAnswer, senderAnswerKey } from '@/src/submissions/followed/followed-case'
import { issueProofOfWorkTask } from '@/src/submissions/judge-post'
import { makeReturnCode } from '@/src/submissions/saved/saved-form-key'
import type { Submission } from '@/src/submissions/submission'
import { spoolDirectory } from '@/src/submissions/submission-places'
import { keptOf, openFollowingSite, postForm, queuedOf, testHash, versionOf } from '@/tests/support/form-posting'
import type { AskCms } from './follow-case'

/** What is sent with a code, followed by that code and answered, over HTTP, as pages without script post it. */

const both = (text: string) => ({ pt: text, en: text })
const contact = {
  ...{ key: 'contact', title: { pt: 'Contacto', en: 'Contact' }, followable: true },
  fields: [{ key: 'message', type: 'longText' as const, label: both('Message') }],
}

const drawn = z.object({
  sent: z.object({ reference: z.string(), code: z.string() }).optional(),
  followed: z
    .object({
      ...{ reference: z.string(), title: z.string(), state: z.string(), ticket: z.string(), text: z.string() },
      said: z.string().nullable(),
      messages: z.array(z.object({ from: z.string(), at: z.string(), text: z.string() })),
    })
    .optional(),
})

/** What a CMS says of one submission, and how often it was asked. */
function openCms(changes: Partial<FollowedCase> = {}) {
  const known = new Map<string, FollowedCase>()
  const ask = vi.fn<AskCms>(async (path, body) => {
    expect(path).toBe(followPath)
    const { hash } = z.strictObject({ hash: z.string() }).parse(JSON.parse(body))
    return { status: 200, body: Buffer.from(JSON.stringify({ case: known.get(hash) ?? null })) }
  })
  const take = ({ followHash = '', reference, formKey, receivedOn }: Submission) => {
    const facts = { reference, formKey, receivedOn, title: contact.title, state: 'new' as const, messages: [] }
    known.set(followHash, { ...facts, ...changes })
  }
  return { ask, take, forget: () => known.clear() }
}

async function open(
  changes: { followable?: boolean; audience?: 'investigators' } = {},
  cms = openCms(),
  locale: 'pt' | 'en' = 'en',
) {
  const { audience, ...definition } = { ...contact, ...changes }
  const form = { ...versionOf(definition), ...(audience && { audience }) }
  const site = await openFollowingSite(cms.ask, form)
  const address = site + toHref(locale, `/_forms/${form.formKey}`)
  const post = async (message: string, more: Readonly<Record<string, string>> = {}, accept = 'text/html') =>
    postForm(address, { _version: testHash, message, ...more }, accept)
  const sent = async (message: string) => {
    const { sent: told } = drawn.parse(JSON.parse((await post(message)).text))
    if (!told) throw new Error('There is no code')
    for (const submission of keptOf(form)) cms.take(submission)
    return told
  }
  const returning = async (fields: Readonly<Record<string, string>>) => {
    const answer = await fetch(site + toReturnHref(locale), { method: 'POST', body: new URLSearchParams(fields) })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, text, page: () => drawn.parse(JSON.parse(text)).followed }
  }
  return { form, cms, post, sent, returning }
}

const readSpool = () => {
  const spool = spoolDirectory(env.dataDirectory)
  return existsSync(spool)
    ? readdirSync(spool, { recursive: true, encoding: 'utf8' }).map((name) => join(spool, name))
    : []
}

describe('a code', () => {
  it('is shown once by the page that says what was received, and only its hash is kept', async () => {
    const { form, post } = await open()
    const { status, headers, text } = await post('Good day')
    const { sent } = drawn.parse(JSON.parse(text))
    expect([status, headers.get('cache-control'), headers.get('location')]).toEqual([200, 'no-store', null])
    expect(sent?.code).toMatch(/^(\w{4} ){4}\w{5}$/)
    const [kept] = keptOf(form)
    expect(kept).toMatchObject({ reference: sent?.reference, followHash: toFollowHash(sent?.code ?? '') })
    const code = sent?.code ?? ''
    for (const path of readSpool().filter((name) => name.endsWith('.parcel'))) {
      const bytes = readFileSync(path, 'latin1')
      for (const secret of [code, code.replaceAll(' ', '')]) expect(bytes).not.toContain(secret)
    }
  })

  it('comes with words to the script of the page, the same when the same is sent again', async () => {
    const { form, post } = await open()
    const { token } = issueProofOfWorkTask({ formKey: form.formKey, address: '127.0.0.1', now: Date.now() - 60_000 })
    const again = async () => JSON.parse((await post('Good day', { _token: token }, 'application/json')).text)
    const first = await again()
    const { title, once } = messagesByLocale.en.savedForm.following
    expect(first).toEqual({
      reference: expect.any(String),
      follow: { text: once, code: expect.stringMatching(/^(\w{4} ){4}\w{5}$/), href: '/en/_saved', name: title },
    })
    expect(await again()).toEqual(first)
    expect(keptOf(form)).toHaveLength(1)
  })

  it('is not that of another who sends the same', async () => {
    const { sent } = await open()
    expect((await sent('Good day')).code).not.toBe((await sent('Good day')).code)
  })

  it('is given only where the form says so, and never where investigators read', async () => {
    for (const changes of [{ followable: false }, { audience: 'investigators' as const }]) {
      const { form, post } = await open(changes)
      const { status, text } = await post('Good day')
      expect([status, text]).toEqual([303, ''])
      expect(JSON.parse((await post('Good day', {}, 'application/json')).text)).toEqual({
        reference: expect.any(String),
      })
      expect(keptOf(form).map(({ followHash }) => followHash)).toEqual([undefined])
    }
  })
})

describe.each(locales)('a case that is followed in %s', (locale) => {
  const texts = messagesByLocale[locale].savedForm.following
  const messages = [{ from: 'bank' as const, at: '2026-11-30T09:00:00.000Z', text: 'We looked into it.' }]

  it('says how it is and what was written, however the code was written down, and is kept by nobody', async () => {
    const { sent, returning } = await open({}, openCms({ state: 'answered', messages }), locale)
    const { code, reference } = await sent('Good day')
    for (const typed of [code, code.toLowerCase().replaceAll(' ', '-')]) {
      const { status, headers, text, page } = await returning({ do: 'follow', code: typed })
      expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([200, 'no-store', null])
      expect(page()).toMatchObject({ reference, title: contact.title[locale], state: 'answered', messages, said: null })
      expect(text).not.toContain(code)
    }
  })

  it('answers every code that finds nothing in the same words, that of a case that is gone too', async () => {
    const { sent, returning, cms } = await open({}, openCms(), locale)
    const { code } = await sent('Good day')
    const ticket = (await returning({ do: 'follow', code })).page()?.ticket ?? ''
    cms.forget()
    const asked: Record<string, string>[] = [{ code }, { code: '' }, { code: '<script>' }, { code: makeReturnCode() }]
    for (const fields of [...asked, { ticket }, { ticket: 'forged' }]) {
      const { status, text } = await returning({ do: 'follow', ...fields })
      expect(`${status} ${text}`).toBe(`422 [${texts.unknown}]`)
    }
    expect((await returning({ do: 'answer', ticket, text: 'Too late' })).status).toBe(422)
  })

  it('takes an answer once, however often its page is sent', async () => {
    const { sent, returning } = await open({}, openCms(), locale)
    const { code } = await sent('Good day')
    const ticket = (await returning({ do: 'follow', code })).page()?.ticket ?? ''
    const text = `CANARY ${locale} ${Math.random()}`
    for (let turn = 0; turn < 2; turn++) {
      const { status, page } = await returning({ do: 'answer', ticket, text: ` ${text}\r\nThank you ` })
      expect([status, page()?.said]).toEqual([200, 'taken'])
    }
    const kept = queuedOf(senderAnswerKey).filter(({ answers }) => String(answers['text']).startsWith(text))
    expect(kept.map(({ answers }) => answers)).toEqual([{ hash: toFollowHash(code), text: `${text}\nThank you` }])
  })

  it('gives back an answer that is empty or too long', async () => {
    const { sent, returning } = await open({}, openCms(), locale)
    const { code } = await sent('Good day')
    const ticket = (await returning({ do: 'follow', code })).page()?.ticket ?? ''
    const before = queuedOf(senderAnswerKey).length
    const empty = await returning({ do: 'answer', ticket, text: ' ' })
    expect([empty.status, empty.page()?.said]).toEqual([422, 'noText'])
    const long = 'é'.repeat(longestAnswer + 1)
    const tooLong = await returning({ do: 'answer', ticket, text: long })
    expect([tooLong.status, tooLong.page()?.said, tooLong.page()?.text]).toEqual([422, 'tooLong', long])
    expect(queuedOf(senderAnswerKey)).toHaveLength(before)
  })

  it('cannot be seen while the CMS is away, which is no wrong code', async () => {
    const { sent, returning, cms } = await open({}, openCms(), locale)
    const { code } = await sent('Good day')
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    cms.ask.mockRejectedValueOnce(new Error('refused')).mockResolvedValueOnce({ status: 403, body: Buffer.from('') })
    for (let turn = 0; turn < 2; turn++) {
      const { status, text } = await returning({ do: 'follow', code })
      expect(`${status} ${text}`).toBe(`503 [${texts.busy}]`)
    }
    expect(logged).toHaveBeenCalledTimes(2)
    expect(JSON.stringify(logged.mock.calls)).not.toContain(toFollowHash(code))
    logged.mockRestore()
  })
})

it('refuses a network that guesses, without asking the CMS any more', async () => {
  const { returning, cms } = await open()
  const statuses = []
  for (let count = 0; count < 60; count++)
    statuses.push((await returning({ do: 'follow', code: makeReturnCode() })).status)
  expect(statuses.at(-1)).toBe(429)
  expect(cms.ask.mock.calls.length).toBe(statuses.filter((status) => status === 422).length)
})
