import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fileKindNames } from '@/src/forms/definition/file-kinds'
import { fileTricks } from '@/tests/cases/file-tricks'
import { hostileBodies } from '@/tests/cases/hostile-bodies'
import { keptOf, openFormSite, postForm, renamedVersion, testHash, versionOf } from '@/tests/support/form-posting'
import { makePdf } from '@/tests/support/make-files'

/** What nobody sends by chance: each is refused with a sentence, and nothing of it is kept. */

const _version = testHash
const errorList = z.object({ errors: z.array(z.object({ field: z.string(), text: z.string() })).min(1) })
const isSentence = (text: string) => /^\S.{15,}[.?]$/.test(text)

/** The sentences that an answer to a script has. */
function sentencesOf(text: string): string[] {
  return errorList.parse(JSON.parse(text)).errors.map((error) => error.text)
}

describe('a body that no browser sends', () => {
  it.each(hostileBodies)('is refused: %s', async (_what, body, type, status) => {
    const form = renamedVersion('newsletter', {})
    const address = `${await openFormSite(form)}/en/_forms/${form.formKey}`
    const send = (Accept: string) =>
      fetch(address, { method: 'POST', body: Buffer.from(body), headers: { 'Content-Type': type, Accept } })
    const byPage = await send('text/html')
    const byScript = await send('application/json')
    expect([byPage.status, byScript.status]).toEqual([status, status])
    expect(await byPage.text()).toContain('This request is not a form that we can read.')
    expect(sentencesOf(await byScript.text())).toEqual(['This request is not a form that we can read.'])
    expect(keptOf(form)).toEqual([])
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  })

  it('is not read beyond what the form can be, however many send it at a time', async () => {
    const form = renamedVersion('job-application', {})
    const address = `${await openFormSite(form)}/_forms/${form.formKey}`
    const senders = 24
    const each = 60_000_000
    // One chunk for all, so that the memory that grows is the server's.
    const chunk = new Uint8Array(100_000).fill(97)
    const before = process.memoryUsage().rss
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss - before)
    }, 5)
    const send = async () => {
      let sent = 0
      const body = new ReadableStream({
        pull: async (controller) => {
          sent += chunk.length
          if (sent > each) controller.close()
          else controller.enqueue(chunk)
          await wait(0)
        },
      })
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
      // The connection may end before all is sent.
      return fetch(address, { method: 'POST', body, headers, ...{ duplex: 'half' } }).then(
        (response) => response.status,
        () => 411,
      )
    }
    const statuses = new Set(await Promise.all(Array.from({ length: senders }, send)))
    clearInterval(watch)
    expect(statuses).toEqual(new Set([411]))
    // All of it would be more than a gigabyte.
    expect(most).toBeLessThan(400_000_000)
    expect(keptOf(form)).toEqual([])
  }, 60_000)
})

describe('answers that the form does not ask for', () => {
  const report = { _version, identity: 'anonymous', irregularityType: 'fraud', description: 'Facts.' }
  const pdf = async () => new File([new Uint8Array(await makePdf())], 'a.pdf', { type: 'application/pdf' })

  it.each<[what: string, fields: Record<string, string>, field: string]>([
    ['a question that is hidden', { firstName: 'Ana' }, 'firstName'],
    ['a question that nobody knows', { isAdmin: '1' }, ''],
    ['the name of a function', { constructor: 'x' }, ''],
    ['a file that another has sent', { attachments: 'c0ffee00c0ffee00c0ff' }, 'attachments'],
    ['the reference of another', { reference: 'ABCD-EFGH-JKMN' }, ''],
  ])('are refused: %s', async (_what, fields, field) => {
    const form = renamedVersion('whistleblowing-report', {})
    const address = `${await openFormSite(form)}/en/_forms/${form.formKey}`
    const sent = 'attachments' in fields ? { ...report, ...fields } : { ...report, attachments: await pdf(), ...fields }
    const { status, text } = await postForm(address, sent)
    expect(status).toBe(422)
    const { errors } = errorList.parse(JSON.parse(text))
    expect(errors.map((error) => error.field)).toEqual([field])
    expect(errors.every((error) => isSentence(error.text))).toBe(true)
    expect((await postForm(address, sent, 'text/html')).status).toBe(422)
    expect(keptOf(form)).toEqual([])
  })

  it.each([
    ['that was in force before', 'b'.repeat(64)],
    ['that never was', 'c'.repeat(64)],
    ['that is no version', '../../etc/passwd'],
  ])('by a version %s are not taken, and nothing is kept', async (_what, hash) => {
    const form = renamedVersion('newsletter', {})
    const before = {
      ...form,
      hash: 'b'.repeat(64),
      number: 0,
      state: 'superseded' as const,
      endedAt: new Date().toISOString(),
    }
    const address = `${await openFormSite(form, before)}/en/_forms/${form.formKey}`
    const { status } = await postForm(address, { _version: hash, email: 'ana@bcs.example' })
    expect(status).toBe(409)
    expect(keptOf(form)).toEqual([])
  })

  it('that come again and again, in both ways, are kept once', async () => {
    const form = renamedVersion('newsletter', {})
    const address = `${await openFormSite(form)}/_forms/${form.formKey}`
    const sent = { _version, email: 'ana@bcs.example' }
    const posts = [1, 2, 3].flatMap(() => [postForm(address, sent), postForm(address, sent, 'text/html')])
    const statuses = (await Promise.all(posts)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, 201, 201, 303, 303, 303])
    expect(keptOf(form)).toHaveLength(1)
  })
})

describe('a file that must not be taken', () => {
  const label = { pt: 'Ficheiro', en: 'File' }
  const openForm = () =>
    versionOf({ key: 'file', title: null, fields: [{ key: 'file', type: 'file', kinds: [...fileKindNames], label }] })

  /** In turn as a page posts it in Portuguese, and as its script does in English. */
  const turns = fileTricks.map(([what, name, make], index) => ({ what, name, make, byScript: index % 2 === 0 }))

  it.each(turns)('is refused with a sentence, and nothing is kept: $what', async ({ name, make, byScript }) => {
    const form = openForm()
    const site = await openFormSite(form)
    const [prefix, accept] = byScript ? ['/en', 'application/json'] : ['', 'text/html']
    const sent = {
      _version,
      file: new File([new Uint8Array(await make())], name, { type: 'application/octet-stream' }),
    }
    const { status, text } = await postForm(`${site}${prefix}/_forms/${form.formKey}`, sent, accept)
    expect(status).toBe(422)
    const { errors } = errorList.parse(JSON.parse(text))
    expect(errors.map((error) => error.field)).toEqual(['file'])
    expect(errors.map((error) => error.text).filter((sentence) => !isSentence(sentence))).toEqual([])
    expect(keptOf(form)).toEqual([])
  })
})
