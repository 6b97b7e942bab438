import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createFormCounters } from '@/src/form-statistics/counting/form-counters'
import { paged } from '@/tests/cases/paged'
import {
  openCountingSite,
  type PostedFields,
  postForm,
  renamedVersion,
  testHash,
  versionOf,
} from '@/tests/support/form-posting'
import { makePdf } from '@/tests/support/make-files'
import { countAnswers } from './counted-answers'
import { openFormAnswers } from './form-answers'

const file = new File([new Uint8Array(await makePdf())], 'a.pdf', { type: 'application/pdf' })
const who = { _at: 'who', kind: 'company', name: 'Kwanza, Lda', income: '5' }
const holders = { _at: 'holders', 'owners.0': '', 'owners.0.name': 'Ana', 'owners.0.share': '60' }
const use = { _at: 'use', limit: '10', turnover: '7' }
const end = { _at: 'end', truth: 'true', proof: file }
const shown = z.object({ step: z.object({ carried: z.string() }) })

/** A counting site with one form. @returns what was counted, as short lines. */
async function open(form: ReturnType<typeof versionOf>) {
  const counters = createFormCounters()
  const site = await openCountingSite(counters, form)
  const address = `${site}/en/_forms/${form.formKey}`
  return {
    post: (fields: PostedFields, accept?: string, locale = 'en') =>
      postForm(locale === 'en' ? address : address.replace('/en/', '/'), { _version: testHash, ...fields }, accept),
    counted: () =>
      counters
        .take()
        .map(({ version, locale, step, place, rule, count }) =>
          [`${count}×`, `v${version}`, locale, step, place, rule].filter((word) => word).join(' '),
        )
        .sort(),
  }
}

describe('what is counted of a form', () => {
  it('is what was sent, and what came back by the rule of each field, in each language', async () => {
    const { post, counted } = await open(renamedVersion('newsletter', { formKey: 'countedNewsletter', number: 3 }))
    await post({ email: 'ana@' })
    await post({}, 'text/html')
    await post({}, 'text/html', 'pt')
    await post({ email: 'ana@bcs.example' })
    expect(counted()).toEqual([
      '1× v3 en refusedBy email email',
      '1× v3 en refusedBy email required',
      '1× v3 en sent',
      '1× v3 pt refused',
      '1× v3 pt refusedBy email required',
      '2× v3 en refused',
    ])
  })

  it.each(['text/html', 'application/json'])(
    'is each page that was reached, continued, left or refused, for %s',
    async (accept) => {
      const { post, counted } = await open(versionOf(paged))
      let carried = ''
      const walk = async (page: PostedFields) => {
        const { status, text } = await post({ ...(carried && { _carried: carried }), ...page }, accept)
        carried = shown.safeParse(JSON.parse(text)).data?.step.carried ?? carried
        return status
      }
      await walk({ _at: 'who', kind: 'company', name: '' })
      await walk(who)
      await walk({ _at: 'holders', 'owners.0': '', 'owners.0.name': '', 'owners.0.share': '160' })
      await walk({ ...holders, _back: '' })
      await walk(who)
      await walk(holders)
      await walk(use)
      await walk({ _at: '-' })
      expect(counted()).toEqual([
        '1× v1 en continued -',
        '1× v1 en continued holders',
        '1× v1 en continued use',
        '1× v1 en reached -',
        '1× v1 en reached end',
        '1× v1 en reached use',
        '1× v1 en reached who',
        '1× v1 en refused holders',
        '1× v1 en refused who',
        '1× v1 en refusedBy name required',
        '1× v1 en refusedBy owners.name required',
        '1× v1 en refusedBy owners.share tooLarge',
        '1× v1 en turned holders',
        '2× v1 en continued who',
        '2× v1 en reached holders',
      ])
      const { status } = await post({ _carried: carried, ...end }, 'application/json')
      expect([status, counted()]).toEqual([201, ['1× v1 en sent']])
    },
  )

  it('is what the script of the page found wrong, of fields and rules of the form alone, each once', async () => {
    const { post, counted } = await open(renamedVersion('newsletter', { formKey: 'countedThere', number: 2 }))
    const said = (...pairs: string[]) => ({ _refused: pairs.join() })
    await post(
      { email: 'ana@bcs.example', ...said('email email', 'email required', 'email email') },
      'application/json',
    )
    expect(counted()).toEqual([
      '1× v2 en refused',
      '1× v2 en refusedBy email email',
      '1× v2 en refusedBy email required',
      '1× v2 en sent',
    ])
    const lies = ['email tooLarge', 'nobody required', 'email', ' required', 'email required x', '__proto__ required']
    await post({ email: 'ana@bcs.example', ...said(...lies) })
    await post({ email: 'ana@bcs.example', ...said('email email'.repeat(900)) })
    expect(counted()).toEqual(['2× v2 en sent'])
    // What was refused there and is refused here again was sent twice.
    await post({ email: 'ana@', ...said('email required') }, 'application/json')
    expect(counted()).toEqual([
      '1× v2 en refusedBy email email',
      '1× v2 en refusedBy email required',
      '2× v2 en refused',
    ])
  })

  it('is what the script of a page found wrong, of the groups of a form of pages as well', async () => {
    const { post, counted } = await open(versionOf(paged))
    const there = 'owners tooFew,owners.share tooLarge,owners.0.share tooLarge,owners.share pattern,who required'
    await post({ ...who, _refused: there }, 'application/json')
    expect(counted()).toEqual([
      '1× v1 en continued who',
      '1× v1 en reached holders',
      '1× v1 en refused who',
      '1× v1 en refusedBy owners tooFew',
      '1× v1 en refusedBy owners.share tooLarge',
    ])
  })

  it('is an opening where another version came in the place of the one that was filled in, once', async () => {
    const { post, counted } = await open(renamedVersion('newsletter', { formKey: 'countedChanged' }))
    const old = { _version: 'b'.repeat(64), email: 'ana@' }
    // Its script is told to send it as the page would.
    await post(old, 'application/json')
    await post(old, 'text/html')
    expect(counted()).toEqual(['1× v1 en opened'])
  })

  it('is nothing of an answer that could not be given', async () => {
    const form = versionOf(paged)
    const counters = createFormCounters()
    const busy = () => Promise.resolve(null)
    const plain = openFormAnswers({ drawForm: busy }, { locale: 'en', formKey: form.formKey }, false)
    const answers = countAnswers(plain, { counters, version: form, locale: 'en', wantsData: false })
    const step = { at: 'holders', number: 2, total: 5, known: {}, checked: [], carried: null }
    const filled = { values: {}, step, current: form, controls: { at: 'who' } }
    const errors = [{ field: 'name', rule: 'required', text: '' }] as const
    const given = [
      await answers.turned({ ...filled, isLost: false }),
      await answers.correct({ ...filled, errors }),
      await answers.changed({ ...filled, errors: [] }),
    ]
    expect([given.map(({ status }) => status), counters.take()]).toEqual([[503, 503, 503], []])
  })

  it('names no field that the form does not have', async () => {
    const { post, counted } = await open(renamedVersion('newsletter', { formKey: 'countedStrange' }))
    await post({ email: 'ana@bcs.example', canaryField: 'x' })
    expect(counted().filter((line) => line.includes('canary'))).toEqual([])
  })

  it('is nothing of a form that only investigators read', async () => {
    const form = renamedVersion('newsletter', { formKey: 'countedReport', audience: 'investigators' })
    const { post, counted } = await open(form)
    await post({ email: 'ana@' })
    expect((await post({ email: 'ana@bcs.example', _refused: 'email required' })).status).toBe(201)
    expect(counted()).toEqual([])
  })
})
