import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { formDefinitions } from '@/site/schemas/form-definitions'
import { type FormDefinition, parseFormDefinition } from '@/src/forms/definition/form-definition'
import type { Form, FormVersion, User } from '@/src/stored-types/payload-types'
import { lookAtProposal } from '@/tests/support/approve-seen'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

type Person = User & { collection: 'users' }
type Name = 'admin' | 'approver' | 'compliance' | 'editor' | 'investigator' | 'other'

let cms: TestCms
const people = new Map<Name, { user: Person; token: string }>()

beforeAll(async () => {
  cms = await openTestCms()
  for (const name of ['admin', 'approver', 'compliance', 'editor', 'investigator', 'other'] as const) {
    const user = await cms.person(name === 'other' ? 'compliance' : name)
    const { token } = await cms.payload.login({
      collection: 'users',
      data: { email: user.email, password: 'a test password' },
    })
    people.set(name, { user, token: token ?? '' })
  }
}, 180_000)
afterAll(() => cms.close())

function person(name: Name) {
  const found = people.get(name)
  if (!found) throw new Error(`Nobody is called ${name}`)
  return found
}

const answer = z.object({
  errors: z
    .array(
      z
        .object({
          message: z.string(),
          data: z
            .object({ problems: z.array(z.string()) })
            .nullish()
            .catch(null),
        })
        .loose(),
    )
    .optional(),
})

/** Asks the REST API as a person does. */
async function ask(name: Name | null, method: string, path: string, body?: unknown, language = 'en') {
  const { default: config } = await import('../configuration/payload.config')
  const response = await handleEndpoints({
    config,
    request: new Request(`http://localhost:3001/api${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': language,
        ...(name && { Authorization: `JWT ${person(name).token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  })
  const json: unknown = await response.json()
  const [error] = answer.parse(json).errors ?? []
  return { status: response.status, message: error?.message ?? '', problems: error?.data?.problems ?? [], json }
}

/** Takes a step; whoever approves has looked first. */
async function step(name: Name | null, id: number, what: string, reason?: string, language?: string) {
  const look = async (path: string, body: object) => (await ask(name, 'POST', `/${path}`, body)).json
  if (what === 'approve' && name) await lookAtProposal(look, `forms/${id}`)
  return ask(name, 'POST', `/forms/${id}/${what}`, { reason }, language)
}

function example(key: string, change: (form: FormDefinition) => FormDefinition = (form) => form): FormDefinition {
  const newsletter = formDefinitions['newsletter']
  if (!newsletter) throw new Error('There is no newsletter')
  return change(parseFormDefinition({ ...newsletter, key }))
}
const withPhone = (form: FormDefinition) =>
  parseFormDefinition({
    ...form,
    fields: [...form.fields, { key: 'phone', type: 'phone', personal: true, label: { pt: 'Telefone', en: 'Phone' } }],
  })

/** A form that compliance wrote, or an administrator. */
async function write(key: string, definition = example(key), author: Name = 'compliance'): Promise<number> {
  const { doc } = z
    .object({ doc: z.object({ id: z.number() }) })
    .parse((await ask(author, 'POST', '/forms?locale=pt', { key, name: key, audience: 'staff', definition })).json)
  return doc.id
}

/** With a case in which an address is refused in words. */
const withCase = (message: string) => (form: FormDefinition) =>
  parseFormDefinition({
    ...form,
    cases: [
      {
        name: 'No address',
        language: 'en',
        day: '2026-11-25',
        answers: [{ field: 'email', value: 'ana@' }],
        expected: { verdict: 'refused', field: 'email', message },
      },
    ],
  })

async function publish(id: number): Promise<void> {
  expect((await step('compliance', id, 'propose', 'A good reason')).status).toBe(200)
  expect((await step('approver', id, 'approve')).status).toBe(200)
}

async function formOf(id: number): Promise<Form> {
  return cms.payload.findByID({ collection: 'forms', id, depth: 0, overrideAccess: true })
}

async function versionsOf(form: number): Promise<FormVersion[]> {
  const { docs } = await cms.payload.find({
    collection: 'form-versions',
    where: { form: { equals: form } },
    sort: 'number',
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

describe('publishing a form', () => {
  it('takes a reason and two people, and freezes what was proposed', async () => {
    const id = await write('twoPeople')
    expect((await step('compliance', id, 'propose')).message).toMatch(/reason/)
    expect((await step('compliance', id, 'propose', 'Asked by the board')).status).toBe(200)
    expect(await versionsOf(id)).toEqual([])
    expect(await step('compliance', id, 'approve')).toMatchObject({
      status: 403,
      message: 'Whoever proposed it cannot approve it.',
    })
    expect((await step('approver', id, 'approve')).status).toBe(200)
    const [version] = await versionsOf(id)
    expect(version).toMatchObject({
      number: 1,
      formKey: 'twoPeople',
      state: 'published',
      reason: 'Asked by the board',
      proposedBy: person('compliance').user.id,
      approvedBy: person('approver').user.id,
      definition: example('twoPeople'),
      changes: { pt: [expect.stringContaining('E-mail')], en: [expect.stringContaining('Email')] },
    })
    expect(await formOf(id)).toMatchObject({ current: version?.id, proposal: { hash: null, by: null } })
  })

  it('judges golden cases at every save without stopping it, says which differs, and what none tries', async () => {
    const id = await write('judgedCases', example('judgedCases', withCase('An address that nobody wrote.')))
    const review = async () => (await ask('compliance', 'GET', `/forms/${id}/review`)).json
    expect(await review()).toMatchObject({
      cases: [{ name: 'No address', difference: expect.stringContaining('with “An address that nobody wrote.”') }],
      untried: [expect.stringMatching(/no golden case shows the refusal by: required/)],
    })
    const { status } = await ask('compliance', 'PATCH', `/forms/${id}`, {
      definition: example('judgedCases', withCase('')),
    })
    expect(status).toBe(200)
    expect(await review()).toMatchObject({ problems: [], cases: [{ name: 'No address', difference: null }] })
    // What is wrong besides would make cases differ that are right.
    const unnamed = { ...example('judgedCases', withCase('')), title: { pt: '', en: '' } }
    expect((await ask('compliance', 'PATCH', `/forms/${id}`, { definition: unnamed })).status).toBe(200)
    expect(await review()).not.toHaveProperty('cases')
  })

  it('supersedes the version before, says what changed, and tells the site', async () => {
    const id = await write('nextVersion')
    await publish(id)
    await ask('compliance', 'PATCH', `/forms/${id}`, { definition: withPhone(example('nextVersion')) })
    const { json } = await ask('approver', 'GET', `/forms/${id}/review`)
    expect(json).toMatchObject({ problems: [], changes: ['“Phone” was added. Type: phone; optional.'], usedOn: [] })
    await publish(id)
    const [first, second] = await versionsOf(id)
    expect(first).toMatchObject({ number: 1, state: 'superseded', endedAt: expect.any(String) })
    expect(second).toMatchObject({
      number: 2,
      state: 'published',
      changes: { en: ['“Phone” was added. Type: phone; optional.'] },
    })
    const { docs } = await cms.payload.find({
      collection: 'publications',
      sort: '-id',
      limit: 1,
      overrideAccess: true,
    })
    expect(docs[0]).toMatchObject({
      tags: [`Form:${id}:card`, 'list:FormVersion'],
      hrefs: { pt: '/_forms/nextVersion', en: '/en/_forms/nextVersion' },
    })
  })

  it.each([
    ['compliance', 200],
    ['admin', 200],
    ['approver', 403],
    ['editor', 403],
    ['investigator', 403],
    [null, 403],
  ] as const)('is proposed by %s: %i', async (name, status) => {
    const id = await write(`proposedBy${name ?? 'Nobody'}`)
    expect((await step(name, id, 'propose', 'A good reason')).status).toBe(status)
  })

  it.each([
    ['approver', 200],
    ['other', 200],
    ['admin', 403],
    ['editor', 403],
    ['investigator', 403],
    [null, 403],
  ] as const)('is decided on by %s: %i', async (name, status) => {
    const id = await write(`decidedBy${name ?? 'Nobody'}`)
    await step('compliance', id, 'propose', 'A good reason')
    expect((await step(name, id, 'approve')).status).toBe(status)
    expect(await versionsOf(id)).toHaveLength(status === 200 ? 1 : 0)
  })

  it('is void when anything changes after the proposal', async () => {
    const id = await write('changed')
    await step('compliance', id, 'propose', 'A good reason')
    await ask('compliance', 'PATCH', `/forms/${id}`, { retentionDays: 30 })
    expect((await formOf(id)).proposal?.hash).toMatch(/^[0-9a-f]{64}$/)
    await ask('other', 'PATCH', `/forms/${id}`, { definition: withPhone(example('changed')) })
    expect((await formOf(id)).proposal).toMatchObject({ hash: null, by: null, reason: null })
    expect(await step('approver', id, 'approve')).toMatchObject({ status: 409, message: 'There is no proposal.' })
  })

  it('can be withdrawn', async () => {
    const id = await write('withdrawn')
    await step('compliance', id, 'propose', 'A good reason')
    expect((await step('other', id, 'withdraw')).status).toBe(200)
    expect((await step('approver', id, 'approve')).status).toBe(409)
  })

  it('is in the audit log with who decided and why, and so is whoever may not', async () => {
    const id = await write('recorded')
    await step('editor', id, 'propose', 'A good reason')
    await step('compliance', id, 'propose', 'Asked by the board')
    await step('compliance', id, 'approve')
    await step('compliance', id, 'withdraw')
    await publish(id)
    await step('admin', id, 'retire', 'The law changed')
    const { docs } = await cms.payload.find({
      collection: 'audit-log',
      where: { subject: { equals: `forms/${id}` }, action: { not_equals: 'create' } },
      sort: 'number',
      overrideAccess: true,
    })
    expect(docs.map(({ action, actorRole, reason }) => [action, actorRole, reason])).toEqual([
      ['refused', 'editor', 'Only compliance or administrators may do that.'],
      ['submit', 'compliance', 'Asked by the board'],
      ['refused', 'compliance', 'Whoever proposed it cannot approve it.'],
      ['withdraw', 'compliance', ''],
      ['submit', 'compliance', 'A good reason'],
      ['approve', 'approver', 'A good reason'],
      ['takeDown', 'admin', 'The law changed'],
    ])
  })

  it('has to change something', async () => {
    const id = await write('same')
    await publish(id)
    expect(await step('compliance', id, 'propose', 'Once more', 'pt')).toMatchObject({
      status: 409,
      message: 'É igual à versão publicada.',
    })
  })

  it('is finished when a process ended in the middle of it', async () => {
    const id = await write('interrupted')
    await publish(id)
    const [version] = await versionsOf(id)
    const { governing } = await import('./governing')
    const { publishVersion } = await import('./publish-version')
    const { readFormState } = await import('./form-state')
    await cms.payload.update({
      collection: 'forms',
      id,
      data: { current: null },
      context: governing(),
      overrideAccess: true,
    })
    await publishVersion(await readFormState(cms.payload, id), { reason: '', proposedBy: null, approvedBy: null })
    expect(await versionsOf(id)).toHaveLength(1)
    expect((await formOf(id)).current).toBe(version?.id)
  })

  it('is told to the site at the next start when the process ended before it was', async () => {
    const id = await write('untold')
    await publish(id)
    const { recordMissedPublications } = await import('../recovery/record-missed-publications')
    const { governing } = await import('./governing')
    await recordMissedPublications(cms.payload)
    expect(await recordMissedPublications(cms.payload)).toBe(0)
    await cms.payload.update({
      collection: 'forms',
      id,
      data: { current: null },
      context: governing(),
      overrideAccess: true,
    })
    expect(await recordMissedPublications(cms.payload)).toBe(1)
    const { docs } = await cms.payload.find({ collection: 'publications', sort: '-id', limit: 1, overrideAccess: true })
    expect(docs[0]?.tags).toEqual([`Form:${id}:card`, 'list:FormVersion'])
  })

  it('is retired by one person with a reason, and can be published again', async () => {
    const id = await write('retired')
    await publish(id)
    expect((await step('approver', id, 'retire')).status).toBe(422)
    expect((await step('editor', id, 'retire', 'A good reason')).status).toBe(403)
    expect((await step('approver', id, 'retire', 'The law changed')).status).toBe(200)
    expect((await formOf(id)).current).toBeNull()
    expect(await versionsOf(id)).toMatchObject([
      { state: 'retired', endReason: 'The law changed', endedBy: person('approver').user.id },
    ])
    await publish(id)
    expect(await versionsOf(id)).toMatchObject([{ state: 'retired' }, { state: 'published', number: 2 }])
  })
})

describe('a form that cannot be published', () => {
  const refused = async (key: string, change: (form: FormDefinition) => unknown, language = 'en') => {
    const id = await write(key, parseFormDefinition(change(example(key))), 'admin')
    const { status, problems } = await step('compliance', id, 'propose', 'A good reason', language)
    expect(status).toBe(422)
    return problems
  }
  const text = { pt: 'Nome', en: 'Name' }
  const withField = (field: object) => (form: FormDefinition) => ({ ...form, fields: [...form.fields, field] })

  it('is said to lack a text, in the language of whoever asks', async () => {
    const lacking = withField({ key: 'name', type: 'text', label: { pt: 'Nome', en: '' } })
    expect(await refused('lacking', lacking)).toEqual([expect.stringMatching(/English/)])
    expect(await refused('lackingPt', lacking, 'pt')).toEqual([expect.stringMatching(/inglês/)])
  })

  it('is said to have a branch that never comes', async () => {
    const never = [
      { operator: 'equals', field: 'reply', value: true },
      { operator: 'equals', field: 'reply', value: false },
    ]
    const change = (form: FormDefinition) => ({
      ...form,
      fields: [
        ...form.fields,
        { key: 'reply', type: 'yesNo', label: text },
        { key: 'name', type: 'text', label: text, showWhen: { match: 'all', tests: never } },
      ],
    })
    expect(await refused('branch', change)).toEqual([expect.stringMatching(/Name/)])
  })

  it('is said to have a golden case that turns out otherwise, and is published when it is mended', async () => {
    const right = 'Please enter a valid email address.'
    const id = await write('cased', example('cased', withCase('Write an address.')))
    const { status, problems } = await step('compliance', id, 'propose', 'A good reason')
    expect([status, problems]).toEqual([
      422,
      [
        `The case “No address” should be refused at “Email” with “Write an address.”, and is told: “${right}”. Correct the form or the case.`,
      ],
    ])
    const mended = example('cased', withCase(right))
    expect((await ask('compliance', 'PATCH', `/forms/${id}`, { definition: mended })).status).toBe(200)
    await publish(id)
    const [version] = await versionsOf(id)
    expect(version?.definition).toMatchObject({ cases: [{ name: 'No address' }] })
  })

  it('is said to have a slow pattern', async () => {
    const pattern = { expert: '^(a+)+$' }
    const errors = { pattern: { pt: 'Só letras a.', en: 'Only the letter a.' } }
    expect(await refused('slow', withField({ key: 'name', type: 'text', label: text, pattern, errors }))).toHaveLength(
      1,
    )
  })

  it('is said to use a key again for something else, or to have lost one', async () => {
    const id = await write('keys')
    await publish(id)
    const definition = example('keys', (form) =>
      parseFormDefinition({ ...form, fields: [{ key: 'email', type: 'text', label: text }] }),
    )
    await ask('compliance', 'PATCH', `/forms/${id}`, { definition })
    expect((await step('compliance', id, 'propose', 'A good reason')).problems).toHaveLength(1)
    await ask('compliance', 'PATCH', `/forms/${id}`, {
      definition: { ...definition, fields: [{ key: 'name', type: 'text', label: text }] },
    })
    expect((await step('compliance', id, 'propose', 'A good reason')).problems).toHaveLength(1)
    expect(await versionsOf(id)).toHaveLength(1)
  })

  it('is not even saved when it is no form', async () => {
    const id = await write('shape')
    const { status } = await ask('compliance', 'PATCH', `/forms/${id}`, { definition: { fields: [{ type: 'magic' }] } })
    expect(status).toBe(400)
    expect((await ask('compliance', 'PATCH', `/forms/${id}`, { definition: 'text' })).status).toBe(400)
    expect((await formOf(id)).definition).toEqual(example('shape'))
  })

  it('bears its own key, whatever its definition says', async () => {
    const id = await write('ownKey', example('anotherKey'))
    expect((await formOf(id)).definition).toMatchObject({ key: 'ownKey' })
    expect((await ask('compliance', 'PATCH', `/forms/${id}`, { key: 'renamed' })).status).toBe(200)
    expect((await formOf(id)).key).toBe('ownKey')
  })

  it('does not exist', async () => {
    expect((await step('compliance', 9999, 'propose', 'A good reason')).status).toBe(404)
  })
})

describe('no other way', () => {
  let id = 0
  let version: FormVersion | undefined
  beforeAll(async () => {
    id = await write('guarded')
    await publish(id)
    version = (await versionsOf(id))[0]
  })
  const row = () => ({
    form: id,
    formKey: 'guarded',
    number: 7,
    hash: '0'.repeat(64),
    state: 'published' as const,
    audience: 'staff',
    definition: {},
    publishedAt: new Date().toISOString(),
  })

  it.each(['admin', 'approver', 'compliance', 'editor', 'investigator'] as const)(
    '%s cannot, through REST',
    async (name) => {
      const path = `/form-versions/${version?.id}`
      expect((await ask(name, 'POST', '/form-versions', row())).status).toBe(403)
      expect((await ask(name, 'PATCH', path, { state: 'superseded' })).status).toBe(403)
      expect((await ask(name, 'DELETE', path)).status).toBe(403)
      expect((await ask(name, 'POST', `${path}/duplicate`, {})).status).not.toBe(201)
      await ask(name, 'PATCH', '/form-versions?where[id][exists]=true', { state: 'retired' })
      await ask(name, 'PATCH', `/forms/${id}`, { current: null, proposal: { hash: '0'.repeat(64), by: 1 } })
      expect((await ask(name, 'DELETE', `/forms/${id}`)).status).toBe(403)
      expect((await ask(name, 'POST', `/forms/${id}/duplicate`, {})).status).not.toBe(201)
    },
  )

  it('trusted code cannot, through the local API', async () => {
    const { payload } = cms
    const trusted = { overrideAccess: true, depth: 0 } as const
    const forged = { governing: {} }
    await expect(payload.create({ collection: 'form-versions', data: row(), ...trusted })).rejects.toThrow()
    await expect(
      payload.create({ collection: 'form-versions', data: row(), context: forged, ...trusted }),
    ).rejects.toThrow()
    await expect(
      payload.update({ collection: 'form-versions', id: version?.id ?? 0, data: { state: 'retired' }, ...trusted }),
    ).rejects.toThrow()
    await expect(payload.delete({ collection: 'form-versions', id: version?.id ?? 0, ...trusted })).rejects.toThrow()
    await expect(payload.duplicate({ collection: 'form-versions', id: version?.id ?? 0, ...trusted })).rejects.toThrow()
    await payload.update({
      collection: 'forms',
      id,
      data: { current: null, proposal: { hash: '0'.repeat(64) }, definition: { ...withPhone(example('guarded')) } },
      ...trusted,
    })
  })

  afterAll(async () => {
    expect(await versionsOf(id)).toEqual([version])
    const form = await formOf(id)
    expect(form.current).toBe(version?.id)
    expect(form.proposal?.hash).toBeNull()
  })

  it('changes who reads what was sent', async () => {
    expect((await ask('compliance', 'PATCH', `/forms/${id}`, { audience: 'investigators' })).status).toBe(400)
    expect((await formOf(id)).audience).toBe('staff')
  })
})

describe('a stranger', () => {
  it('sees what is published of a form and nothing else', async () => {
    const id = await write('public')
    await publish(id)
    await ask('compliance', 'PATCH', `/forms/${id}`, { notify: ['ana@bcs.example'] })
    const { json } = await ask(null, 'GET', `/forms/${id}?depth=1&locale=pt`)
    expect(Object.keys(z.record(z.string(), z.unknown()).parse(json)).sort()).toEqual([
      'audience',
      'createdAt',
      'current',
      'id',
      'key',
      'name',
      'updatedAt',
    ])
    expect(JSON.stringify(json)).not.toMatch(/A good reason|ana@bcs|proposedBy/)
    expect((await ask(null, 'GET', `/forms/${id}/review`)).status).toBe(401)
    await step('approver', id, 'retire', 'A good reason')
    const { docs } = z
      .object({ docs: z.array(z.unknown()) })
      .parse((await ask(null, 'GET', `/form-versions?where[form][equals]=${id}`)).json)
    expect(docs).toEqual([])
  })
})
