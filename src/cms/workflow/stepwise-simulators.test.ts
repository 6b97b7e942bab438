import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { approveSeen } from '@/tests/support/approve-seen'
import { openCmsHere } from '@/tests/support/open-cms-here'
import { inLanguage } from '@/tests/support/shipped-simulators'
import { asStored, stepwiseFiles } from '@/tests/support/stepwise-simulators'
import type { CmsPerson, WorkingCms } from '@/tests/support/working-cms'

/** Simulators of steps made in the CMS by compliance, and what keeps one from visitors. */
let cms: Omit<WorkingCms, 'kill'>
let approver: CmsPerson
let compliance: CmsPerson

beforeAll(async () => {
  cms = await openCmsHere()
  approver = await cms.logIn('approver')
  compliance = await cms.logIn('compliance')
}, 120_000)
afterAll(() => cms.close())

const created = z.object({ doc: z.object({ id: z.number() }) })
const identified = z.object({ id: z.number() })
const record = z.record(z.string(), z.unknown())

/** A document of a content file in one language, every row under the same id in each. */
function documentOf(file: string, locale: 'pt' | 'en'): Record<string, unknown> {
  let rows = 0
  const withIds = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.map((row: unknown) => ({ id: String(rows++).padStart(24, '0'), ...record.parse(withIds(row)) }))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withIds(inner)]))
  }
  return record.parse(
    withIds(asStored(inLanguage(parse(readFileSync(`site/content/simulators/${file}`, 'utf8')), locale))),
  )
}

async function write(file: string): Promise<number> {
  const made = await compliance.rest('POST', '/simulators?draft=true&locale=pt&depth=0', documentOf(file, 'pt'))
  const { id } = created.parse(made.body).doc
  expect(await save(id, documentOf(file, 'en'), 'en')).toMatchObject({ status: 200 })
  return id
}
const save = (id: number, data: object, locale: 'pt' | 'en' = 'pt') =>
  compliance.rest('PATCH', `/simulators/${id}?draft=true&locale=${locale}&depth=0`, data)
const submit = (id: number) =>
  compliance.rest('POST', '/workflow/submit', {
    ...{ subject: `simulators/${id}`, languages: ['pt', 'en'], reason: 'É um teste' },
    warningReasons: { all: 'É um teste' },
  })
const plain = (said: unknown) => JSON.stringify(said).replaceAll('\u00a0', ' ')

it.each(stepwiseFiles())('%s is written by compliance, approved by somebody else, and public', async (file) => {
  const id = await write(file)
  const asked = await submit(id)
  expect(asked, plain(asked.body)).toMatchObject({ status: 200 })
  const request = identified.parse(asked.body).id
  expect(await approveSeen(compliance, { id: request })).toMatchObject({ status: 403 })
  expect(await approveSeen(approver, { id: request })).toMatchObject({ status: 200 })
  const published = await approver.rest('POST', '/workflow/publish', { id: request })
  expect(published, plain(published.body)).toMatchObject({ status: 200 })
  const { body } = await cms.anonymous.rest('GET', `/simulators/${id}?locale=en&depth=0`)
  expect(body).toMatchObject({ name: documentOf(file, 'en')['name'], calculation: 'stepwise' })
})

const parameters = z.array(z.looseObject({ values: z.array(z.looseObject({ name: z.string(), value: z.number() })) }))

it('a rate that is wrong by a tenth of a percent, or a step that cannot be, is told and stops it', async () => {
  const id = await write('leasing.yaml')
  const document = documentOf('leasing.yaml', 'pt')
  const wrong = parameters.parse(document['parameters']).map((set) => ({
    ...set,
    values: set.values.map((each) => (each.name === 'rate' ? { ...each, value: 22.022 } : each)),
  }))
  expect(await save(id, { parameters: wrong })).toMatchObject({ status: 200 })
  const refused = await submit(id)
  expect(refused.status).toBe(409)
  expect(plain(refused.body)).toContain('should give Kz 716,627.63 as “rent”, and gives Kz 716,')
  const steps = z.array(z.looseObject({ name: z.string() })).parse(document['steps'])
  const broken = steps.map((step) =>
    step.name === 'rent' ? { ...step, expression: 'financed / (months - 12)' } : step,
  )
  expect(await save(id, { parameters: document['parameters'], steps: broken })).toMatchObject({ status: 200 })
  const judged = await submit(id)
  expect(judged.status).toBe(409)
  expect(plain(judged.body)).toContain('This may divide by zero')
  const without = z.array(z.unknown()).parse(document['cases']).slice(0, 0)
  const foreign = { cases: without, products: [{ blockType: 'creditProduct', productKey: 'x', name: 'X' }] }
  expect((await save(id, { ...foreign, steps })).status).toBe(400)
  expect(await save(id, { steps })).toMatchObject({ status: 200 })
  expect(await submit(id)).toMatchObject({ status: 200 })
})

it('a copy, and a second one, have keys of their own, made of their names', async () => {
  const id = await write('leasing.yaml')
  const keyed = z.object({ doc: z.object({ key: z.string() }) })
  const copy = async () =>
    keyed.parse((await compliance.rest('POST', `/simulators/${id}/duplicate?draft=true&locale=pt&depth=0`, {})).body)
      .doc
  const keys = [(await copy()).key, (await copy()).key]
  expect(new Set(keys).size).toBe(2)
  for (const key of keys) expect(key).toMatch(/^(?!new-)[a-z0-9-]+-[0-9a-f]{6}$/)
})
