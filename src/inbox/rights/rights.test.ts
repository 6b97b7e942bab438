import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import { askInProcess, tokenOf } from '@/tests/support/ask-in-process'
import { askDatabase, openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { readQueuedTexts } from '@/tests/support/queued-mail'
import { readWrittenArchive } from '@/tests/support/read-written-archive'
import { storeForm } from '@/tests/support/store-form'
import { foundPerson } from './found-person'

const names = ['compliance', 'colleague', 'investigator', 'approver', 'admin', 'editor'] as const
type Name = (typeof names)[number]

const both = (text: string) => ({ pt: text, en: text })
const definition = parseFormDefinition({
  ...{ key: 'complaint', title: both('Complaint') },
  fields: [
    { key: 'email', type: 'email', label: both('E-mail'), personal: true },
    { key: 'phone', type: 'phone', label: both('Phone'), personal: true },
    { key: 'story', type: 'longText', label: both('Story') },
    {
      ...{ key: 'product', type: 'oneChoice', label: both('Product') },
      options: [{ value: 'card', label: both('Card') }],
    },
    { key: 'proof', type: 'file', kinds: ['pdf'], label: both('Proof'), personal: true },
    {
      ...{ key: 'owners', type: 'repeat', label: both('Owners'), itemName: both('Owner') },
      fields: [
        ...[{ key: 'nif', type: 'text', label: both('NIF'), personal: true, pattern: { reviewed: 'taxNumber' } }],
        { key: 'share', type: 'number', label: both('Share') },
      ],
    },
  ],
})

let cms: TestCms
const tokens = new Map<Name, string>()
const own = { overrideAccess: true, depth: 0 } as const // the test looks at what is stored
const reason = 'A letter of the person'

beforeAll(async () => {
  cms = await openTestCms()
  const { protectAuditLog } = await import('@/src/audit/protect-audit')
  await protectAuditLog(cms.payload, false)
  for (const name of names)
    tokens.set(name, await tokenOf(cms, await cms.person(name === 'colleague' ? 'compliance' : name)))
  await storeForm(cms, definition, { hash: 'h', audience: 'staff', retentionAction: 'anonymise', mayReply: true })
}, 180_000)
afterAll(() => cms.close())
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

const ask = (name: Name | null, path: string, body: unknown = {}, method = 'POST') =>
  askInProcess(name && (tokens.get(name) ?? ''), method, `/submissions/${path}`, body)
async function find(identifier: string, name: Name = 'compliance') {
  return foundPerson.parse(await (await ask(name, 'person', { identifier, reason })).json())
}
const idsOf = async (identifier: string) => (await find(identifier)).cases.map(({ id }) => id)

let sent = 0
/** Takes a submission as the collector delivers it. */
async function take(
  answers: Record<string, unknown>,
  { versionHash = 'h', proof = '', formKey = 'complaint', receivedOn = '2026-11-20' } = {},
): Promise<number> {
  const id = String(++sent).padStart(64, '0')
  const { receiveSubmission } = await import('../receive-submission')
  const content = Buffer.from(proof)
  const file = {
    field: 'proof',
    id: id.slice(-43),
    name: 'CANARY.pdf',
    mediaType: 'application/pdf',
    size: content.length,
  }
  await receiveSubmission(cms.payload, {
    submission: {
      ...{ id, reference: `REF-${sent}`, formKey, versionHash, locale: 'pt', receivedOn, isTest: false, answers },
      files: proof ? [file] : [],
    },
    contents: proof ? [content] : [],
  })
  const { docs } = await cms.payload.find({ collection: 'submissions', where: { deliveryId: { equals: id } }, ...own })
  return docs[0]?.id ?? 0
}
const stored = (id: number) => cms.payload.findByID({ collection: 'submissions', id, ...own })

/** Everything in every table, as one text. */
async function readAllRows(): Promise<string> {
  const { dialect } = await import('@/src/database/own-dialect')
  const listed = z.array(z.object({ type: z.string(), name: z.string() }))
  const tables = listed.parse(await askDatabase(cms, dialect.listing)).filter(({ type }) => type === 'table')
  const rows = []
  for (const { name } of tables) rows.push(name, JSON.stringify(await askDatabase(cms, `SELECT * FROM "${name}"`)))
  return rows.join('\n')
}
function readAllFiles(): string {
  const files = readdirSync(cms.directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map(({ name, parentPath }) => `${name}\n${readFileSync(join(parentPath, name), 'latin1')}`).join('\n')
}

describe('a person is found', () => {
  it('by whatever spelling of an address, a telephone or a number, in groups too, and by nothing that is stored in clear', async () => {
    const id = await take({
      email: 'Ana.Neto@bcs.example',
      phone: '+244923456701',
      owners: [{ nif: '004123456LA041' }],
    })
    for (const way of [
      ...['ana.neto@BCS.example', ' ANA.NETO@bcs.example '],
      ...['923 456 701', '+244 923-456-701', '00244923456701', '(+244) 923.456.701', '244923456701'],
      ...['004123456la041', '004 123 456 LA 041', '004123456-LA-041'],
    ])
      expect(await idsOf(way), way).toEqual([id])
    for (const way of ['ana@bcs.example', '923456702', '004123456LA042', '041', 'Ana'])
      expect(await idsOf(way), way).toEqual([])
    const keys = JSON.stringify(await askDatabase(cms, 'SELECT * FROM person_keys'))
    expect(keys).not.toMatch(/neto|92345|004123/i)
  })

  it('with each reading and its reason written down, and not what was typed', async () => {
    const id = await take({ email: 'reading@bcs.example' })
    const { reference } = await stored(id)
    await find('reading@bcs.example')
    const { docs } = await cms.payload.find({
      collection: 'submission-reads',
      where: { reference: { equals: reference } },
      ...own,
    })
    expect(docs).toMatchObject([{ action: 'person', reason, count: 1 }])
    await find('nobody-at-all@bcs.example')
    expect(await readAllRows()).not.toContain('nobody-at-all')
    expect(readAllFiles()).not.toContain('nobody-at-all')
  })

  it('by nobody but compliance, and only with a reason', async () => {
    for (const name of [null, 'investigator', 'approver', 'admin', 'editor'] as const)
      for (const path of ['person', 'person/give', 'person/hold', 'person/erase', 'erasures/1/approve', '1/correct'])
        expect((await ask(name, path, { identifier: 'ana@bcs.example', reason })).status, `${name} ${path}`).toBe(403)
    expect((await ask('compliance', 'person', { identifier: 'ana@bcs.example', reason: 'x' })).status).toBe(400)
  })

  it('never in what only investigators read', async () => {
    const id = await take({ email: 'reporter@bcs.example' }, { versionHash: 'unknown' })
    expect((await stored(id)).audience).toBe('investigators')
    expect(await idsOf('reporter@bcs.example')).toEqual([])
    expect(await askDatabase(cms, 'SELECT * FROM person_keys WHERE submission = ?', [id])).toEqual([])
  })

  it('in what was sent before there were keys, and again after the secret has changed', async () => {
    const id = await take({ email: 'older@bcs.example' })
    await askDatabase(cms, 'DELETE FROM person_keys WHERE submission = ?', [id])
    await askDatabase(cms, `UPDATE submissions SET keyed_with = NULL WHERE id = ?`, [id])
    const { runRetention } = await import('../run-retention')
    await runRetention(cms.payload, new Date('2026-11-21'))
    expect(await askDatabase(cms, 'SELECT key FROM person_keys WHERE submission = ?', [id])).toHaveLength(1)
    await askDatabase(cms, `UPDATE submissions SET keyed_with = 'former' WHERE id = ?`, [id])
    expect(await idsOf('older@bcs.example')).toEqual([id])
  })

  it('by no other interface: rows of keys and requests are nobody’s', async () => {
    for (const collection of ['person-keys', 'erasures'] as const)
      for (const [method, path] of [
        ...[
          ['GET', ''],
          ['GET', '/count'],
          ['GET', '?where[key][like]=a'],
          ['POST', ''],
          ['PATCH', '/1'],
          ['DELETE', '/1'],
        ],
      ] as const) {
        const body = method === 'GET' ? undefined : { state: 'done' }
        const { status } = await askInProcess(tokens.get('compliance') ?? '', method, `/${collection}${path}`, body)
        expect(status, `${method} ${collection}${path}`).toBeGreaterThanOrEqual(400)
      }
  })
})

it('is given in one archive whose manifest proves every part, with the correction first and no note of colleagues', async () => {
  const id = await take({ email: 'given@bcs.example', story: 'Typed story' }, { proof: '%PDF proof' })
  await ask('compliance', 'case-step', { ids: [id], step: { kind: 'note', text: 'INTERNAL-NOTE' } })
  await ask('compliance', `${id}/correct`, { way: 'email', text: 'corrected@bcs.example', reason })
  expect((await ask('compliance', `${id}/correct`, { way: 'nothing', text: 'x', reason })).status).toBe(400)
  expect(await idsOf('given@bcs.example')).toEqual([id])
  const { cases } = await find('corrected@bcs.example')
  expect(cases[0]?.answers[0]).toMatchObject({ text: 'given@bcs.example', correction: 'corrected@bcs.example' })
  expect((await stored(id)).answers).toMatchObject({ email: 'given@bcs.example' })
  const answer = await ask('compliance', 'person/give', { ids: [id], reason })
  const parts = await readWrittenArchive(Buffer.from(await answer.arrayBuffer()))
  const { reference } = await stored(id)
  expect([...parts.keys()]).toEqual(
    ['case.json', 'case.pdf', 'files/1.pdf'].map((name) => `${reference}/${name}`).concat('manifest.json'),
  )
  const part = z.object({ name: z.string(), sha256: z.string() })
  const manifest = z.object({ parts: z.array(part) }).parse(JSON.parse(String(parts.get('manifest.json'))))
  for (const { name, sha256 } of manifest.parts)
    expect(
      createHash('sha256')
        .update(parts.get(name) ?? '')
        .digest('hex'),
      name,
    ).toBe(sha256)
  expect(String(parts.get(`${reference}/case.json`))).toContain('corrected@bcs.example')
  expect(String(parts.get(`${reference}/files/1.pdf`))).toBe('%PDF proof')
  for (const content of parts.values()) expect(content.toString('latin1')).not.toContain('INTERNAL-NOTE')
})

describe('what is held', () => {
  it('outlives its time and requests, and goes when that ends', async () => {
    const { runRetention } = await import('../run-retention')
    const id = await take({ email: 'held@bcs.example', story: 'HELD-STORY' }, { receivedOn: '2026-01-10' })
    const until = '2027-01-31'
    expect((await ask('compliance', 'person/hold', { ids: [id], until: '2020-01-01', reason })).status).toBe(400)
    expect((await ask('compliance', 'person/hold', { ids: [id], until, reason })).status).toBe(200)
    await runRetention(cms.payload, new Date('2026-12-01T10:00:00Z'))
    await runRetention(cms.payload, new Date('2027-01-31T10:00:00Z'))
    expect((await stored(id)).answers).toMatchObject({ email: 'held@bcs.example' })
    expect((await ask('compliance', 'person/erase', { ids: [id], reason })).status).toBe(409)
    await runRetention(cms.payload, new Date('2027-02-01T10:00:00Z'))
    expect((await stored(id)).answers).toEqual({ story: 'HELD-STORY' })
    expect(await askDatabase(cms, 'SELECT * FROM person_keys WHERE submission = ?', [id])).toEqual([])
  })

  it('is not erased either when it was held after somebody had asked', async () => {
    const id = await take({ email: 'late@bcs.example' })
    const { id: request } = z
      .object({ id: z.number() })
      .parse(await (await ask('compliance', 'person/erase', { ids: [id], reason })).json())
    await ask('compliance', 'person/hold', { ids: [id], until: '2099-01-31', reason })
    await ask('colleague', `erasures/${request}/look`)
    expect((await ask('colleague', `erasures/${request}/approve`)).status).toBe(409)
    expect((await stored(id)).answers).toMatchObject({ email: 'late@bcs.example' })
    await ask('compliance', 'person/hold', { ids: [id], until: null, reason })
    expect((await ask('colleague', `erasures/${request}/approve`)).status).toBe(200)
    expect((await stored(id)).anonymisedOn).toBeTruthy()
  })
})

describe('erasing', () => {
  it('takes two people, on every way in', async () => {
    const id = await take({ email: 'two@bcs.example' })
    const asked = await ask('compliance', 'person/erase', { ids: [id], reason })
    const { id: request } = z.object({ id: z.number() }).parse(await asked.json())
    expect((await ask('compliance', 'person/erase', { ids: [id], reason })).status).toBe(409)
    await ask('compliance', `erasures/${request}/look`)
    expect((await ask('compliance', `erasures/${request}/approve`)).status).toBe(403)
    // Nobody approves what they have not seen.
    expect((await ask('colleague', `erasures/${request}/approve`)).status).toBe(409)
    for (const name of ['admin', 'approver', 'editor', 'investigator'] as const)
      expect((await ask(name, `erasures/${request}/approve`)).status, name).toBe(403)
    const past = [
      ['PATCH', `/submissions/${id}`, { answers: {}, anonymisedOn: '2026-11-21' }],
      ['DELETE', `/submissions/${id}`, undefined],
      ['PATCH', `/erasures/${request}`, { state: 'done' }],
      ['POST', '/erasures', { state: 'asked' }],
    ] as const
    for (const [method, path, body] of past) await askInProcess(tokens.get('compliance') ?? '', method, path, body)
    expect(await stored(id)).toMatchObject({ answers: { email: 'two@bcs.example' }, anonymisedOn: null })
    expect((await ask('colleague', `erasures/${request}/withdraw`)).status).toBe(403)
    expect((await ask('compliance', `erasures/${request}/withdraw`)).status).toBe(200)
    await ask('colleague', `erasures/${request}/look`)
    expect((await ask('colleague', `erasures/${request}/approve`)).status).toBe(409)
    expect((await stored(id)).answers).toMatchObject({ email: 'two@bcs.example' })
  })

  it('is not done by halves by somebody who reads some of the cases alone, and its readings are for those who read them', async () => {
    const [open, closed] = [await take({ email: 'half@bcs.example' }), await take({ email: 'half@bcs.example' })]
    const { docs } = await cms.payload.find({
      collection: 'users',
      where: { role: { equals: 'compliance' } },
      sort: 'id',
      ...own,
    })
    const data = { name: 'Caixa', members: [docs[0]?.id ?? 0] }
    const { id: inbox } = await cms.payload.create({ collection: 'inboxes', data, ...own })
    await askDatabase(cms, `UPDATE submissions SET inbox = ${inbox} WHERE id = ${closed}`)
    const asked = await ask('compliance', 'person/erase', { ids: [open, closed], reason })
    const { id: request } = z.object({ id: z.number() }).parse(await asked.json())
    const look = await ask('colleague', `erasures/${request}/look`)
    expect(foundPerson.parse(await look.json())).toMatchObject({ cases: [{ id: open }], more: 1 })
    expect((await ask('colleague', `erasures/${request}/approve`)).status).toBe(409)
    for (const id of [open, closed]) expect(await stored(id)).toMatchObject({ anonymisedOn: null })
    await find('half@bcs.example')
    const { reference } = await stored(closed)
    const readings = async (name: Name) => {
      const path = `/submission-reads?where[reference][equals]=${reference}`
      return (await askInProcess(tokens.get(name) ?? '', 'GET', path, undefined)).text()
    }
    expect(await readings('compliance')).toContain(reference)
    expect(await readings('colleague')).not.toContain(reference)
    await ask('compliance', `erasures/${request}/withdraw`)
  })

  it('leaves nothing of a person in rows, files, messages and what is found by words', async () => {
    const { subscribe } = await import('../newsletter/subscribe')
    const email = 'canary@bcs.example'
    const id = await take(
      {
        email,
        phone: '+244923000777',
        story: 'CANARY-STORY',
        product: 'card',
        owners: [{ nif: '5417000777', share: 50 }],
      },
      { proof: '%PDF CANARY-FILE' },
    )
    const submission = { formKey: 'newsletter', answers: { email }, receivedOn: '2026-11-21', isTest: false, files: [] }
    await subscribe(cms.payload, { ...submission, id: '1', reference: 'R', versionHash: 'h', locale: 'pt' })
    await ask('compliance', 'case-step', { ids: [id], step: { kind: 'note', text: 'CANARY-NOTE' } })
    await ask('compliance', 'case-step', { ids: [id], step: { kind: 'tags', add: ['CANARY-TAG'], remove: [] } })
    await ask('compliance', `${id}/reply`, { text: 'CANARY-REPLY', state: 'answered' })
    await ask('compliance', `${id}/correct`, { way: 'story', text: 'CANARY-CORRECTION', reason })
    expect((await readQueuedTexts(cms.directory)).filter((text) => text.includes(email))).toHaveLength(2)

    const found = await find(email)
    expect(found).toMatchObject({ cases: [{ id }], subscribers: [{ email }] })
    const subscribers = found.subscribers.map((one) => one.id)
    const alone = await askInProcess(tokens.get('compliance') ?? '', 'DELETE', `/subscribers/${subscribers[0]}`)
    expect(alone.status).toBe(403)
    const asked = await ask('compliance', 'person/erase', { ids: [id], subscribers, reason })
    const { id: request } = z.object({ id: z.number() }).parse(await asked.json())
    await ask('colleague', `erasures/${request}/look`)
    expect((await ask('colleague', `erasures/${request}/approve`, { comment: 'Agreed' })).status).toBe(200)

    expect(await stored(id)).toMatchObject({
      answers: { product: 'card', owners: [{ share: 50 }] },
      files: [],
      tags: [],
    })
    const canary = /canary|923000777|5417000777/i
    expect(await readAllRows()).not.toMatch(canary)
    expect(readAllFiles()).not.toMatch(canary)
    expect((await readQueuedTexts(cms.directory)).join()).not.toMatch(canary)
    for (const term of ['CANARY', email])
      expect(await (await ask('compliance', 'search', { term })).json()).toMatchObject({ count: 0 })
    expect(await find(email)).toEqual({ cases: [], subscribers: [], more: 0 })
    const { docs } = await cms.payload.find({
      collection: 'submission-reads',
      where: { action: { equals: 'erased' } },
      sort: 'id',
      ...own,
    })
    expect(docs.slice(-2)).toMatchObject([
      { reason, formKey: 'complaint' },
      { reason, formKey: 'newsletter' },
    ])
    // What the spool delivers once more does not bring it back.
    const { docs: all } = await cms.payload.find({ collection: 'submissions', where: { id: { equals: id } }, ...own })
    expect(all[0]?.deliveryId).toBeTruthy()
  })
})

it('says how many go within a month, a quarter and a year, and what is held', async () => {
  const { createLocalReq } = await import('payload')
  const { forecastRetention } = await import('./forecast')
  await askDatabase(cms, 'DELETE FROM submissions')
  const ids = []
  for (const receivedOn of ['2026-11-01', '2026-11-15', '2026-12-01', '2027-02-01'])
    ids.push(await take({ email: 'f@bcs.example' }, { receivedOn }))
  await ask('compliance', 'person/hold', { ids: [ids[0]], until: '2027-01-15', reason })
  const req = await createLocalReq({ user: await cms.person('compliance') }, cms.payload)
  expect(await forecastRetention(req, new Date('2026-12-01T10:00:00Z'))).toEqual([
    { name: 'Complaint', action: 'anonymise', retentionDays: 30, total: 4, going: [1, 3, 4], held: 1 },
  ])
  const stranger = await createLocalReq({ user: await cms.person('editor') }, cms.payload)
  expect(await forecastRetention(stranger, new Date())).toEqual([])
})
