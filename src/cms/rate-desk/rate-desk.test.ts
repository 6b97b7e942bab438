import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { approveSeen, lookAtProposal } from '@/tests/support/approve-seen'
import { openCmsHere } from '@/tests/support/open-cms-here'
import { dayFromNow, ratesOf } from '@/tests/support/rates'
import type { CmsPerson, WorkingCms } from '@/tests/support/working-cms'

let cms: Omit<WorkingCms, 'kill'>
let editor: CmsPerson
let approver: CmsPerson

beforeAll(async () => {
  cms = await openCmsHere()
  editor = await cms.logIn('editor')
  approver = await cms.logIn('approver')
}, 120_000)
afterAll(() => cms.close())

const created = z.object({ doc: z.object({ id: z.number() }) })
const proposed = z.object({ exchange: z.number().nullable(), requests: z.array(z.number()) })
const tiers = z.array(z.looseObject({ id: z.string(), rate: z.number() }))
const stored = z.object({
  products: z.array(
    z.looseObject({
      conditions: z.array(
        z.looseObject({
          id: z.string(),
          validFrom: z.string(),
          source: z.string().nullish(),
          tiers,
          fees: z.array(z.looseObject({ label: z.string() })),
        }),
      ),
    }),
  ),
})
const typed = (usd = '908.50', eur = '1052.40') => [
  { currency: 'USD', buy: usd, sell: '926.70' },
  { currency: 'EUR', buy: eur, sell: '1078.80' },
]
const ask = (who: CmsPerson, name: string, body: object) => who.rest('POST', `/rate-desk/${name}`, body)

async function yesterday(): Promise<void> {
  const { rates } = ratesOf('', 'bank')
  await cms.trusted('create', {
    collection: 'exchange-rates',
    data: { day: dayFromNow(-1), source: 'bank', rates: rates.slice(0, 2), state: 'published' },
  })
}

/** A credit of two bands, public in both languages, its fee named in each. */
async function makeSimulator(): Promise<number> {
  const band = { amountFrom: 100_000, amountTo: 1_000_000 }
  const product = {
    ...{ blockType: 'creditProduct', id: 'a'.repeat(24), productKey: 'car', name: 'Automóvel' },
    amount: { currency: 'AOA', min: 100_000, max: 1_000_000, step: 1000, default: 500_000 },
    term: { min: 6, max: 24, step: 1, default: 12 },
    rate: { min: 10, max: 30 },
    conditions: [
      {
        ...{ id: 'b'.repeat(24), validFrom: '2026-01-01T12:00:00.000Z', source: 'Preçário' },
        tiers: [
          { id: 'c'.repeat(24), ...band, termFrom: 6, termTo: 12, rate: 20 },
          { id: 'd'.repeat(24), ...band, termFrom: 13, termTo: 24, rate: 24 },
        ],
        fees: [{ id: 'e'.repeat(24), label: 'Abertura', when: 'opening', percent: 1 }],
      },
    ],
  }
  const rules = {
    ...{ blockType: 'creditRules', id: 'f'.repeat(24), validFrom: '2026-01-01T12:00:00.000Z', source: 'Código' },
    ...{ vat: 14, stampDutyOnInterest: 0.2 },
    stampDutyOnLoan: [{ id: '1'.repeat(24), termFrom: 1, termTo: 600, rate: 0.5 }],
  }
  const { body } = await cms.trusted('create', {
    collection: 'simulators',
    locale: 'pt',
    data: {
      ...{ name: 'Crédito', calculation: 'credit', notice: 'Simulação informativa.', _status: 'published' },
      ...{ products: [product], rules: [rules] },
    },
  })
  const id = Number(body['id'])
  const fees = [{ id: 'e'.repeat(24), label: 'Opening', when: 'opening', percent: 1 }]
  const inEnglish = { ...product, name: 'Car', conditions: product.conditions.map((row) => ({ ...row, fees })) }
  const english = { name: 'Credit', notice: 'Informational.', _status: 'published', products: [inEnglish] }
  const { status } = await cms.trusted('update', { collection: 'simulators', id, locale: 'en', data: english })
  expect(status).toBe(200)
  return id
}

async function conditionsOf(id: number, locale: 'pt' | 'en', isDraft: boolean) {
  const { body } = await editor.rest('GET', `/simulators/${id}?locale=${locale}&depth=0&draft=${isDraft}`)
  return stored.parse(body).products[0]?.conditions ?? []
}

it('says of what is typed by how much it moves, what is not plausible, and what the converter makes of it', async () => {
  await yesterday()
  const { body } = await ask(editor, 'weigh', { exchange: typed('1017,52', '1.052,40'), tiers: [], validFrom: '' })
  expect(body).toMatchObject({
    exchange: [
      {
        currency: 'USD',
        moved: { buy: expect.stringMatching(/^\+12[.,]00\u00a0%$/) },
        example: { before: expect.stringContaining('91'), after: expect.stringContaining('97') },
        problems: [expect.stringContaining('USD'), expect.stringContaining('USD')],
      },
      { currency: 'EUR', moved: { buy: '', sell: '' }, problems: [expect.stringMatching(/kwanzas/)] },
    ],
  })
})

it('proposes exchange rates and rates of simulators in one go, and two people put them live', async () => {
  const simulator = await makeSimulator()
  const tier = { simulator, product: 'car', tier: 1, rate: '26,5' }
  const proposal = {
    ...{ exchange: typed('909.00'), tiers: [tier], validFrom: dayFromNow(3) },
    ...{ reason: 'A comissão de taxas decidiu', source: 'Deliberação 12/2026' },
  }
  expect(await ask(editor, 'propose', { ...proposal, source: '' })).toMatchObject({ status: 400 })
  expect(await ask(editor, 'propose', { ...proposal, reason: '' })).toMatchObject({ status: 400 })
  const weighed = await ask(editor, 'weigh', { exchange: [], tiers: [tier, { ...tier, rate: '99' }], validFrom: '' })
  expect(weighed.body).toMatchObject({
    tiers: [{ result: expect.stringMatching(/\d/), problem: '' }, { problem: expect.stringMatching(/10/) }],
  })

  const answer = await ask(editor, 'propose', proposal)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  const { exchange, requests } = proposed.parse(answer.body)
  expect(await conditionsOf(simulator, 'pt', false)).toHaveLength(1)
  const [inPortuguese, inEnglish] = [
    await conditionsOf(simulator, 'pt', true),
    await conditionsOf(simulator, 'en', true),
  ]
  expect(inPortuguese).toMatchObject([
    { tiers: [{ rate: 20 }, { rate: 24 }], fees: [{ label: 'Abertura' }] },
    {
      validFrom: expect.stringContaining(dayFromNow(3)),
      source: 'Deliberação 12/2026',
      tiers: [{ rate: 20 }, { rate: 26.5 }],
      fees: [{ label: 'Abertura' }],
    },
  ])
  expect(inEnglish[1]).toMatchObject({ id: inPortuguese[1]?.id, fees: [{ label: 'Opening' }] })
  expect(inPortuguese[1]?.tiers[0]?.id).not.toBe(inPortuguese[0]?.tiers[0]?.id)

  const id = exchange ?? 0
  const approve = () => approver.rest('POST', `/exchange-rates/${id}/approve`, { isConfirmed: true })
  expect(await approve()).toMatchObject({ status: 409 })
  await lookAtProposal(
    async (path, body) => (await approver.rest('POST', `/${path}`, body)).body,
    `exchange-rates/${id}`,
  )
  expect(await approve()).toMatchObject({ status: 200, body: { doc: { state: 'published' } } })
  for (const request of requests) {
    expect(await approveSeen(approver, { id: request })).toMatchObject({ status: 200 })
    expect(await approver.rest('POST', '/workflow/publish', { id: request })).toMatchObject({ status: 200 })
  }
  expect(await conditionsOf(simulator, 'pt', false)).toHaveLength(2)
  // Those of today are public: nobody proposes others in their place.
  expect(await ask(editor, 'propose', proposal)).toMatchObject({ status: 409 })
})

it('is sent back with what is to be changed, waits again once it was changed, and strangers ask nothing', async () => {
  const { body } = await editor.rest('POST', '/exchange-rates', ratesOf(dayFromNow(-5), 'bank'))
  const { id } = created.parse(body).doc
  const back = (who: CmsPerson, comment: string) => who.rest('POST', `/exchange-rates/${id}/send-back`, { comment })
  expect(await back(approver, 'não')).toMatchObject({ status: 400 })
  expect(await back(editor, 'O euro está errado')).toMatchObject({ status: 403 })
  expect(await back(approver, 'O euro está errado')).toMatchObject({
    status: 200,
    body: { doc: { state: 'sentBack' } },
  })
  const ask = async (path: string, data: object) => (await approver.rest('POST', `/${path}`, data)).body
  await lookAtProposal(ask, `exchange-rates/${id}`)
  expect(await approver.rest('POST', `/exchange-rates/${id}/approve`, {})).toMatchObject({ status: 409 })
  const { rates } = ratesOf('', 'bank', 1.01)
  expect(await editor.rest('PATCH', `/exchange-rates/${id}`, { rates })).toMatchObject({
    body: { doc: { state: 'held' } },
  })
  for (const name of ['weigh', 'propose'])
    expect(await cms.anonymous.rest('POST', `/rate-desk/${name}`, {})).toMatchObject({ status: 403 })
})
