import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { formDefinition } from '@/src/forms/definition/form-definition'
import { env } from '@/src/platform/env'
import { sealAnswers } from '@/src/submissions/carried-answers'
import { draftSecret } from '@/src/submissions/submission-places'
import { paged } from '@/tests/cases/paged'
import { keptOf, openFormSite, type PostedFields, postForm, testHash, versionOf } from '@/tests/support/form-posting'
import { makePdf } from '@/tests/support/make-files'

const file = new File([new Uint8Array(await makePdf())], 'a.pdf', { type: 'application/pdf' })

const shown = z.object({
  values: z.record(z.string(), z.unknown()),
  errors: z.array(z.object({ field: z.string(), rule: z.string() })).default([]),
  notice: z.string().nullish(),
  focus: z.string().optional(),
  step: z.object({
    at: z.string().nullable(),
    number: z.number(),
    total: z.number(),
    known: z.record(z.string(), z.unknown()),
    checked: z.array(
      z.object({ key: z.string(), answers: z.array(z.object({ label: z.string(), text: z.string().nullable() })) }),
    ),
    carried: z.string(),
  }),
})
type Shown = z.infer<typeof shown>

const who = { _at: 'who', kind: 'company', name: 'Canary Kwanza, Lda', income: '5' }
const holders = { _at: 'holders', 'owners.0': '', 'owners.0.name': 'Ana', 'owners.0.share': '60' }
const use = { _at: 'use', limit: '10', turnover: '7' }
const end = { _at: 'end', truth: 'true', proof: file }

/** A form of pages over HTTP, walked by a page without script or by its script. */
async function open(accept: 'text/html' | 'application/json' = 'text/html') {
  const form = versionOf(paged)
  const site = await openFormSite(form)
  const address = `${site}/en/_forms/${form.formKey}`
  const post = (fields: PostedFields) => postForm(address, { _version: testHash, ...fields }, accept)
  const walk = async (...pages: PostedFields[]): Promise<Shown & { status: number }> => {
    let carried: PostedFields = {}
    let last: (Shown & { status: number }) | undefined
    for (const page of pages) {
      const { status, text } = await post({ ...carried, ...page })
      last = { ...shown.parse(JSON.parse(text)), status }
      carried = { _carried: last.step.carried }
    }
    if (!last) throw new Error('No page was sent')
    return last
  }
  return { form, post, walk }
}

describe.each(['text/html', 'application/json'] as const)('a form of pages over HTTP, asked for %s', (accept) => {
  it('goes from page to page with what was written sealed, and is kept when the last one is sent', async () => {
    const { form, post, walk } = await open(accept)
    const second = await walk(who)
    expect([second.status, second.step.at, second.step.number, second.step.total]).toEqual([200, 'holders', 2, 5])
    expect(second.values).toEqual({})
    expect(JSON.stringify({ ...second, step: { ...second.step, carried: '' } })).not.toContain('Canary')
    const third = await walk(who, holders)
    // What the page has to know, because it asks by it.
    expect([third.step.at, third.step.known]).toEqual(['use', { kind: 'company' }])
    const check = await walk(who, holders, use)
    expect([check.step.at, check.step.number]).toEqual([null, 4])
    expect(check.step.checked.map(({ key, answers }) => [key, answers.map(({ text }) => text)])).toEqual([
      ['who', ['For a company', 'Canary Kwanza, Lda', '5']],
      ['holders', ['Ana', '60']],
      ['use', ['10', '7']],
    ])
    const last = await walk(who, holders, use, { _at: '-' })
    expect(last.step.at).toBe('end')
    expect(keptOf(form)).toEqual([])
    const sent = await post({ ...end, _carried: last.step.carried })
    expect(sent.status).toBe(accept === 'text/html' ? 303 : 201)
    const [kept] = keptOf(form)
    expect(kept?.answers).toMatchObject({
      kind: 'company',
      name: 'Canary Kwanza, Lda',
      owners: [{ name: 'Ana', share: 60 }],
      turnover: 7,
      truth: true,
    })
    expect(kept?.files.map(({ field }) => field)).toEqual(['proof'])
  })

  it('says what is wrong on the page it stands on, and shows that page', async () => {
    const { form, walk } = await open(accept)
    const first = await walk({ ...who, name: '' })
    expect([first.status, first.step.at, first.errors]).toMatchObject([
      422,
      'who',
      [{ field: 'name', rule: 'required' }],
    ])
    const lower = await walk(who, holders, { ...use, limit: '4' })
    expect([lower.status, lower.step.at]).toEqual([422, 'who'])
    expect(lower.errors).toMatchObject([{ field: 'income', rule: 'acrossFields' }])
    expect(lower.values).toEqual({ kind: 'company', name: 'Canary Kwanza, Lda', income: '5' })
    expect(keptOf(form)).toEqual([])
  })

  it('goes back and to a page to be changed, with what was typed there and here', async () => {
    const { walk } = await open(accept)
    const back = await walk(who, { ...holders, 'owners.0.share': '', _back: '1' })
    expect([back.step.at, back.values]).toMatchObject(['who', { kind: 'company', income: '5' }])
    const again = await walk(who, { ...holders, 'owners.0.share': '', _back: '1' }, who)
    expect([again.step.at, again.values]).toMatchObject(['holders', { owners: [{ name: 'Ana' }] }])
    const changed = await walk(who, holders, use, { _at: '-', _change: 'holders' })
    expect([changed.step.at, changed.values]).toMatchObject(['holders', { owners: [{ name: 'Ana', share: '60' }] }])
  })
})

describe('a form of pages', () => {
  it('gets one more answer to a group by a button, on its page and judging nothing', async () => {
    const { walk } = await open()
    const more = await walk(who, { ...holders, 'owners.0.share': 'x', '_add.owners': '' })
    expect([more.status, more.step.at, more.focus, more.errors]).toEqual([200, 'holders', 'owners.1', []])
    expect(more.values).toMatchObject({ owners: [{ name: 'Ana', share: 'x' }, {}] })
  })

  it('that was begun elsewhere, or changed on the way, begins again and says why', async () => {
    const { form, walk } = await open()
    const { step } = await walk(who)
    const spoilt = `${step.carried.slice(0, 40)}${step.carried[40] === 'A' ? 'B' : 'A'}${step.carried.slice(41)}`
    const lost = await walk({ ...holders, _carried: spoilt })
    expect([lost.status, lost.notice, lost.step.at]).toEqual([200, 'lost', 'who'])
    expect(keptOf(form)).toEqual([])
  })

  it.each([
    ['a page that is none', { _at: 'constructor' }],
    ['a way to a page that is none', { ...who, _change: '__proto__' }],
    ['no page at all', { kind: 'person', name: 'Ana' }],
    ['a question as a page', { _at: 'kind', kind: 'person' }],
    ['more than a page carries', { _at: 'end', truth: 'true', _carried: 'A'.repeat(900_000) }],
    ['nonsense that it carries', { _at: 'end', truth: 'true', _carried: '{"values":{}}' }],
  ])('that is sent with %s begins at its first page and keeps nothing', async (_what, sent) => {
    const { form, walk } = await open()
    expect((await walk(sent)).step.at).toBe('who')
    expect(keptOf(form)).toEqual([])
  })

  it('is not sent around its check by what a page says of itself', async () => {
    const { form, walk } = await open()
    const all = { ...who, ...holders, ...use, ...end, 'owners.0': '' }
    const [at, errors] = await walk({ ...all, _at: 'end' }).then(({ step, errors }) => [step.at, errors])
    expect([at, errors]).toEqual(['who', []])
    expect(keptOf(form)).toEqual([])
  })

  it('that changes meanwhile is shown again with what still fits, on the page somebody was on', async () => {
    const before = versionOf(paged)
    const fields = paged.fields.filter(({ key }) => key !== 'income')
    const extra = { key: 'email', type: 'email', label: { pt: 'E-mail', en: 'E-mail' }, required: true }
    const changed = {
      ...paged,
      key: before.formKey,
      rules: [],
      fields: [...fields.slice(0, 2), extra, ...fields.slice(2)],
    }
    const after = { ...before, hash: 'b'.repeat(64), number: 2, definition: formDefinition.parse(changed) }
    const old = { ...before, state: 'superseded' as const, endedAt: new Date().toISOString() }
    const site = await openFormSite(after, old)
    const post = async (sent: PostedFields) => {
      const { status, text } = await postForm(`${site}/_forms/${before.formKey}`, sent, 'text/html')
      return { status, ...shown.parse(JSON.parse(text)) }
    }
    // The first page was left in the version before.
    const sealing = { secret: draftSecret(env.dataDirectory), formKey: before.formKey, now: Date.now() }
    const values = { kind: 'company', name: 'Kwanza', income: '5' }
    const carried = sealAnswers({ values, done: ['who'], version: before.hash }, sealing) ?? ''
    const again = await post({ ...holders, _version: testHash, _carried: carried })
    expect([again.status, again.notice, again.step.at, again.errors]).toEqual([409, 'changed', 'holders', []])
    expect(again.values).toMatchObject({ owners: [{ name: 'Ana', share: '60' }] })
    // What the new version asks besides is asked on its own page, with the rest of that page as it was written.
    const next = await post({ ...holders, _version: after.hash, _carried: again.step.carried })
    expect([next.status, next.step.at]).toEqual([422, 'who'])
    expect([next.errors, next.values]).toMatchObject([[{ field: 'email' }], { kind: 'company', name: 'Kwanza' }])
    expect(next.values).not.toHaveProperty('income')
  })
})
