import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { formDefinitions } from '@/site/schemas/form-definitions'
import { lookAtProposal } from '@/tests/support/approve-seen'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { dayFromNow, ratesOf, toBnaAnswer } from '@/tests/support/rates'

let cms: TestCms
const tokens = new Map<string, string>()

beforeAll(async () => {
  cms = await openTestCms()
  for (const role of ['approver', 'compliance', 'editor'] as const) {
    const data = { email: (await cms.person(role)).email, password: 'a test password' }
    tokens.set(role, (await cms.payload.login({ collection: 'users', data })).token ?? '')
  }
}, 120_000)
afterAll(() => cms.close())

type Who = 'approver' | 'compliance' | 'editor'
const answered = z.looseObject({
  doc: z.looseObject({ id: z.number() }).optional(),
  errors: z.tuple([z.looseObject({ message: z.string() })]).optional(),
})

async function ask(who: Who, [method, path]: [string, string], body: object, language = 'pt') {
  const { default: config } = await import('../configuration/payload.config')
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': language }
  const request = new Request(`http://localhost:3001/api${path}`, {
    method,
    headers: { ...headers, Authorization: `JWT ${tokens.get(who)}` },
    body: JSON.stringify(body),
  })
  const response = await handleEndpoints({ config, request })
  const json: unknown = await response.json()
  const { doc, errors } = answered.parse(json)
  return { status: response.status, id: doc?.id ?? 0, message: errors?.[0].message ?? '', json }
}

const look = async (path: string, body: object) => (await ask('approver', ['POST', `/${path}`], body)).json

/** From a minute ago, for an hour. */
const setFreeze = (isOn: boolean) =>
  cms.payload.updateGlobal({
    slug: 'publishing-settings',
    data: {
      freezes: isOn
        ? [
            {
              from: new Date(Date.now() - 60_000).toISOString(),
              until: new Date(Date.now() + 3_600_000).toISOString(),
            },
          ]
        : [],
    },
    overrideAccess: true, // an administrator’s settings
  })

const sentences = {
  pt: 'A publicação está suspensa neste período.',
  en: 'Publishing is suspended in this period.',
} as const

describe('in a freeze', () => {
  it('nobody puts a form live; afterwards it goes live, and taking it off is always allowed', async () => {
    const key = 'inAFreeze'
    const definition = { ...formDefinitions['newsletter'], key }
    const { id } = await ask('compliance', ['POST', '/forms?locale=pt'], {
      key,
      name: key,
      audience: 'staff',
      definition,
    })
    const step = (who: Who, name: string, language?: string) =>
      ask(who, ['POST', `/forms/${id}/${name}`], { reason: 'A good reason' }, language)
    const current = async () =>
      (await cms.payload.findByID({ collection: 'forms', id, depth: 0, overrideAccess: true })).current
    expect(await step('compliance', 'propose')).toMatchObject({ status: 200 })
    await setFreeze(true)
    for (const language of ['pt', 'en'] as const)
      expect(await step('approver', 'approve', language)).toMatchObject({ status: 409, message: sentences[language] })
    expect(await current()).toBeNull()
    await setFreeze(false)
    await lookAtProposal(look, `forms/${id}`)
    expect(await step('approver', 'approve')).toMatchObject({ status: 200 })
    expect(await current()).not.toBeNull()
    await setFreeze(true)
    expect(await step('approver', 'retire')).toMatchObject({ status: 200 })
    await setFreeze(false)
  })

  it('nobody puts rates live or changes those that are, and what the source brings goes on', async () => {
    const { takeRates } = await import('@/src/rates/take-rates')
    const entered = ratesOf(dayFromNow(-1), 'bank')
    await setFreeze(true)
    const { id } = await ask('editor', ['POST', '/exchange-rates'], entered)
    const save = (data: object, language?: string) =>
      ask('approver', ['PATCH', `/exchange-rates/${id}`], data, language)
    const state = async () =>
      (await cms.payload.findByID({ collection: 'exchange-rates', id, depth: 0, overrideAccess: true })).state
    for (const language of ['pt', 'en'] as const)
      expect(await save({ state: 'published' }, language)).toMatchObject({ status: 409, message: sentences[language] })
    expect(await state()).not.toBe('published')
    await setFreeze(false)
    await lookAtProposal(look, `exchange-rates/${id}`)
    expect(await save({ state: 'published', isConfirmed: true })).toMatchObject({ status: 200 })
    await setFreeze(true)
    expect((await save({ rates: ratesOf('', 'bank', 1.01).rates })).status).toBeGreaterThanOrEqual(403)
    expect(await save({ state: 'held' })).toMatchObject({ status: 200 })

    const answer = async () => JSON.parse(toBnaAnswer(ratesOf(dayFromNow(), 'bna')))
    expect(await takeRates(cms.payload, answer)).toMatchObject({ outcome: 'published' })
    await setFreeze(false)
  })
})
