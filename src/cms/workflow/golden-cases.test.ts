import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { approveSeen } from '@/tests/support/approve-seen'
import { openCmsHere } from '@/tests/support/open-cms-here'
import type { CmsPerson, WorkingCms } from '@/tests/support/working-cms'

/** Who writes golden cases of simulators, when they are judged, and what they stop. */
let cms: Omit<WorkingCms, 'kill'>
let editor: CmsPerson
let approver: CmsPerson
let compliance: CmsPerson

beforeAll(async () => {
  cms = await openCmsHere()
  editor = await cms.logIn('editor')
  approver = await cms.logIn('approver')
  compliance = await cms.logIn('compliance')
}, 120_000)
afterAll(() => cms.close())

const identified = z.object({ id: z.number() })
const findings = z.object({ verdict: z.object({ findings: z.array(z.looseObject({ kind: z.string() })) }) })
const looked = z.object({
  changes: z.array(z.object({ name: z.object({ en: z.string() }), parts: z.array(z.object({ after: z.string() })) })),
})

const product = (rate: number) => ({
  ...{ blockType: 'creditProduct', id: 'a'.repeat(24), productKey: 'consumer-credit', name: 'Crédito ao consumo' },
  amount: { currency: 'AOA', min: 300_000, max: 10_000_000, step: 50_000, default: 2_000_000 },
  term: { min: 6, max: 48, step: 1, default: 24 },
  conditions: [
    {
      ...{ id: 'b'.repeat(24), validFrom: '2026-10-01T12:00:00.000Z', source: 'Preçário' },
      tiers: [{ id: 'c'.repeat(24), amountFrom: 300_000, amountTo: 10_000_000, termFrom: 6, termTo: 48, rate }],
    },
  ],
})
const rules = {
  ...{ blockType: 'creditRules', id: 'd'.repeat(24), validFrom: '2026-01-01T12:00:00.000Z', source: 'Código' },
  ...{ vat: 14, stampDutyOnInterest: 0.2, stampDutyOnLoan: [] },
}
/** 2 000 000 at 24 % in 24 months: 2 000 000 · 0.02 / (1 - 1.02^-24) = 105 742.1945… */
const golden = {
  ...{ blockType: 'creditCase', id: 'e'.repeat(24), name: 'Dois milhões', source: 'Fórmula das rendas' },
  ...{ day: '2026-11-02T12:00:00.000Z', productKey: 'consumer-credit', amount: '2 000 000', term: '24' },
  ...{ verdict: 'workedOut', figures: { instalment: 105_742.19 } },
}
const sentence =
  'The case “Dois milhões” should give Kz 105,742.19 as “Monthly instalment”, and gives Kz 105,842.04. Correct the simulator or the case.'
const plain = (said: unknown) => JSON.stringify(said).replaceAll('\u00a0', ' ')

/** A simulator that is public in both languages, without cases. */
async function makeSimulator(): Promise<number> {
  const { body } = await cms.trusted('create', {
    collection: 'simulators',
    locale: 'pt',
    data: {
      ...{ name: 'Crédito', calculation: 'credit', notice: 'Simulação informativa.', _status: 'published' },
      ...{ products: [product(24)], rules: [rules] },
    },
  })
  const { id } = identified.parse(body)
  const english = { name: 'Credit', notice: 'Informational.', _status: 'published' }
  const inEnglish = { ...english, products: [{ ...product(24), name: 'Consumer credit' }] }
  expect(await cms.trusted('update', { collection: 'simulators', id, locale: 'en', data: inEnglish })).toMatchObject({
    status: 200,
  })
  return id
}

const save = (who: CmsPerson, id: number, data: object) =>
  who.rest('PATCH', `/simulators/${id}?draft=true&locale=pt&depth=0`, data)
const submit = (who: CmsPerson, id: number) =>
  who.rest('POST', '/workflow/submit', {
    ...{ subject: `simulators/${id}`, languages: ['pt', 'en'], reason: 'É um teste' },
    warningReasons: { all: 'É um teste' },
  })
const judged = async (who: CmsPerson, id: number) =>
  findings
    .parse((await who.rest('POST', '/workflow/judge', { subject: `simulators/${id}` })).body)
    .verdict.findings.filter(({ kind }) => kind === 'cases')

it('compliance writes a case and asks for it; somebody else sees it as a change and approves', async () => {
  const id = await makeSimulator()
  expect(await save(compliance, id, { cases: [golden] })).toMatchObject({ status: 200 })
  expect(await judged(compliance, id)).toEqual([])
  const asked = await submit(compliance, id)
  expect(asked, plain(asked.body)).toMatchObject({ status: 200 })
  const request = identified.parse(asked.body).id
  const { changes } = looked.parse((await approver.rest('POST', '/workflow/look', { id: request })).body)
  const change = changes.find(({ name }) => name.en === 'Golden cases')
  expect(change?.parts.map(({ after }) => after)).toEqual(
    expect.arrayContaining(['Dois milhões', 'Fórmula das rendas', '2 000 000', '105742.19']),
  )
  for (const who of [compliance, editor]) expect(await approveSeen(who, { id: request })).toMatchObject({ status: 403 })
  expect(await approveSeen(approver, { id: request })).toMatchObject({ status: 200 })
  expect(await approver.rest('POST', '/workflow/publish', { id: request })).toMatchObject({ status: 200 })
  const read = (who: CmsPerson) => who.rest('GET', `/simulators/${id}?locale=pt&depth=0`)
  expect((await read(editor)).body).toMatchObject({ cases: [{ name: 'Dois milhões' }] })
  // Visitors have no use for it.
  expect((await read(cms.anonymous)).body).toMatchObject({ name: 'Crédito', cases: [] })
})

it('a rate that is wrong by a tenth of a point is told at the next save, and cannot be asked for', async () => {
  const id = await makeSimulator()
  expect(await save(editor, id, { products: [product(24.1)], cases: [golden] })).toMatchObject({ status: 200 })
  const [found, ...others] = await judged(editor, id)
  expect(others).toEqual([])
  expect(found).toMatchObject({ severity: 'error', at: 'cases.0.figures.instalment' })
  expect(plain(found)).toContain(sentence)
  expect(plain(found)).toContain(
    'O caso «Dois milhões» devia dar 105 742,19 Kz em «Prestação mensal», e dá 105 842,04 Kz. Corrija o simulador ou o caso.',
  )
  const refused = await submit(editor, id)
  expect(refused.status).toBe(409)
  expect(plain(refused.body)).toContain(sentence)
  expect(await save(editor, id, { products: [product(24)] })).toMatchObject({ status: 200 })
  expect(await judged(editor, id)).toEqual([])
  expect(await submit(editor, id)).toMatchObject({ status: 200 })
})

it('goes public in no other way, such as an import', async () => {
  const id = await makeSimulator()
  const write = (data: object) =>
    cms.trusted('update', { collection: 'simulators', id, locale: 'pt', data: { ...data, _status: 'published' } })
  const refused = await write({ products: [product(24.024)], cases: [golden] })
  expect(refused.status).toBe(400)
  expect(plain(refused.body)).toContain('cases.0.figures.instalment')
  expect(await write({ cases: [golden] })).toMatchObject({ status: 200 })
  expect((await write({ products: [product(24.1)] })).status).toBe(400)
  const foreign = await write({ cases: [{ ...golden, blockType: 'depositCase' }] })
  expect(foreign.status).toBe(400)
})

it('a case that cannot be judged keeps a simulator back, with what is missing', async () => {
  const id = await makeSimulator()
  expect(await save(compliance, id, { cases: [{ ...golden, figures: {} }] })).toMatchObject({ status: 200 })
  expect(plain(await judged(compliance, id))).toContain('Say which figure the case “Dois milhões” has to give')
  expect(await submit(compliance, id)).toMatchObject({ status: 409 })
})

it('all cases are judged at every save, which stops nothing, and what none tries is a hint', async () => {
  const id = await makeSimulator()
  const other = { ...golden, id: 'f'.repeat(24), name: 'Um milhão', amount: '1 000 000', figures: { instalment: 1 } }
  expect(await save(editor, id, { cases: [golden, other] })).toMatchObject({ status: 200 })
  const cases = (who: CmsPerson) => who.rest('GET', `/simulators/${id}/cases`)
  const { body } = await cases(editor)
  expect(body).toMatchObject({ cases: [{ name: 'Dois milhões', difference: null }, { name: 'Um milhão' }] })
  expect(plain(body)).toContain('gives Kz 52,871.10')
  expect(plain(body)).toContain('no case shows the refusal above 10000000')
  expect(await save(editor, id, { products: [product(24.1)] })).toMatchObject({ status: 200 })
  expect(plain((await cases(editor)).body)).toContain(sentence)
  expect((await cases(cms.anonymous)).status).toBe(401)
})
