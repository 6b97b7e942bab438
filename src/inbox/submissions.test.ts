import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalReq, handleEndpoints } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { jobApplication } from '@/site/schemas/job-application/definition'
import { whistleblowingReport } from '@/site/schemas/whistleblowing-report/definition'
import type { FormDefinitionInput } from '@/src/forms/definition/form-definition'
import type { User } from '@/src/stored-types/payload-types'
import { openAcceptance } from '@/src/submissions/open-acceptance'
import { packSubmission, unpackSubmission } from '@/src/submissions/queued-submission'
import { openSpool } from '@/src/submissions/spool'
import { lookAtProposal } from '@/tests/support/approve-seen'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

type Name = User['role']
const names = ['admin', 'approver', 'compliance', 'editor', 'investigator'] as const satisfies readonly Name[]

let cms: TestCms
let secret = ''
let dataDirectory = ''
const tokens = new Map<Name, string>()
const versions = new Map<string, { id: number; hash: string }>()

beforeAll(async () => {
  cms = await openTestCms()
  const { env } = await import('@/src/platform/env')
  const { readDeliverySecret } = await import('@/src/submissions/delivery-secret')
  secret = readDeliverySecret(env)
  dataDirectory = env.dataDirectory
  for (const name of names) {
    const user = await cms.person(name)
    const login = { email: user.email, password: 'a test password' }
    tokens.set(name, (await cms.payload.login({ collection: 'users', data: login })).token ?? '')
  }
  await publish(jobApplication, 'staff')
  await publish(whistleblowingReport, 'investigators')
}, 180_000)
afterAll(() => cms.close())
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

async function request(method: string, path: string, headers: Record<string, string>, body?: string | Buffer) {
  const { default: config } = await import('@/src/cms/configuration/payload.config')
  const init = {
    method,
    headers,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : Uint8Array.from(body) }),
  }
  return handleEndpoints({ config, request: new Request(`http://localhost:3001/api${path}`, init) })
}

/** Asks the REST API as a person does, or as a stranger. */
async function ask(name: Name | null, method: string, path: string, body?: unknown) {
  const headers = {
    'Content-Type': 'application/json',
    'Accept-Language': 'en',
    ...(name ? { Authorization: `JWT ${tokens.get(name)}` } : {}),
  }
  return request(method, path, headers, body === undefined ? undefined : JSON.stringify(body))
}

async function publish(definition: FormDefinitionInput, audience: 'staff' | 'investigators') {
  const created = await ask('compliance', 'POST', '/forms?locale=pt', {
    ...{ key: definition.key, name: definition.key, definition, audience, retentionDays: 30 },
    retentionAction: audience === 'staff' ? 'anonymise' : 'delete',
  })
  const { doc } = z.object({ doc: z.object({ id: z.number() }) }).parse(await created.json())
  await ask('compliance', 'POST', `/forms/${doc.id}/propose`, { reason: 'The first version' })
  const look = async (path: string, body: object) => (await ask('approver', 'POST', `/${path}`, body)).json()
  await lookAtProposal(look, `forms/${doc.id}`)
  const approved = await ask('approver', 'POST', `/forms/${doc.id}/approve`, { reason: 'As agreed' })
  expect(approved.status).toBe(200)
  const { docs } = await cms.payload.find({
    collection: 'form-versions',
    where: { formKey: { equals: definition.key } },
    overrideAccess: true, // the test looks at what is stored
  })
  const [version] = docs
  if (!version) throw new Error('Nothing was published')
  versions.set(definition.key, version)
}

type Delivered = { content?: Buffer; day?: string; isTest?: boolean; id?: string; versionHash?: string }

let sent = 0
/** Delivers a submission as the collector does. @returns what the endpoint answered, and the submission's number. */
async function deliver(
  formKey: string,
  answers: Record<string, unknown>,
  { content, day = '2026-11-20', isTest = false, id = String(++sent).padStart(64, '0'), versionHash }: Delivered = {},
) {
  const fileId = id.slice(-43)
  const files = content
    ? [{ field: 'cv', id: fileId, name: 'cv.pdf', mediaType: 'application/pdf', size: content.length }]
    : []
  const queued = packSubmission({
    submission: {
      ...{ id, reference: `REF-${id.slice(-4)}`, formKey },
      versionHash: versionHash ?? versions.get(formKey)?.hash ?? 'none',
      ...{ locale: 'pt' as const, receivedOn: day, isTest, answers, files },
    },
    contents: content ? [content] : [],
  })
  const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/octet-stream' }
  const { status } = await request('POST', '/submissions/take', headers, queued)
  const { docs } = await cms.payload.find({
    collection: 'submissions',
    where: { deliveryId: { equals: id } },
    overrideAccess: true, // as above
  })
  return { status, docs, id: docs[0]?.id ?? 0, reference: `REF-${id.slice(-4)}`, fileId, queued }
}

const logRows = async (reference: string) => {
  const where = { reference: { equals: reference } }
  const { docs } = await cms.payload.find({ collection: 'submission-reads', where, sort: 'id', overrideAccess: true }) // as above
  return docs.map(({ action, name }) => `${action} ${name.split(' ')[0]}`)
}
const pathOf = (fileId: string) => join(dataDirectory, 'submissions', 'files', fileId)

const missed = z.object({ missing: z.array(z.string()), backedUpTo: z.null() })

describe('a delivery', () => {
  it('is taken once, however often it comes, also at the same moment', async () => {
    const id = 'a'.repeat(64)
    const deliveries = await Promise.allSettled(
      Array.from({ length: 5 }, () => deliver('jobApplication', { firstName: 'Ana' }, { id })),
    )
    const again = await deliver('jobApplication', { firstName: 'Ana' }, { id })
    expect(deliveries.length).toBe(5)
    expect(again.status).toBe(200)
    expect(again.docs).toHaveLength(1)
    expect(again.docs[0]).toMatchObject({ state: 'new', audience: 'staff', answers: { firstName: 'Ana' } })
  })

  it.each([
    ['without the secret', {}, 403],
    ['with another', { Authorization: `Bearer ${'x'.repeat(64)}` }, 403],
    ['with the session of an administrator', 'admin', 403],
  ])('%s is refused', async (_how, headers, status) => {
    const { queued } = await deliver('jobApplication', {})
    const shown = typeof headers === 'string' ? { Authorization: `JWT ${tokens.get('admin')}` } : headers
    expect((await request('POST', '/submissions/take', shown, queued)).status).toBe(status)
    expect((await request('POST', '/submissions/retention', shown)).status).toBe(status)
    expect((await request('POST', '/submissions/missing', shown, Buffer.from('{"ids":[]}'))).status).toBe(status)
  })

  it('that was taken is missed by nobody, also once it is deleted, until a database is put back', async () => {
    const { id, queued } = await deliver('jobApplication', {})
    const taken = unpackSubmission(queued)?.submission.id ?? ''
    const never = 'f'.repeat(64)
    const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' }
    const ask = async (ids: unknown) =>
      request('POST', '/submissions/missing', headers, Buffer.from(JSON.stringify({ ids })))
    const missing = async () => missed.parse(await (await ask([never, taken])).json()).missing
    expect(await missing()).toEqual([never])
    await cms.payload.delete({ collection: 'submissions', id, overrideAccess: true }) // as retention does
    expect(await missing()).toEqual([never])
    const { forgetTaken } = await import('./taken-submissions')
    await forgetTaken(cms.payload, Date.now() + 2 * 86_400_000)
    expect(await missing()).toEqual([never])
    await forgetTaken(cms.payload, Date.now() + 4 * 86_400_000)
    expect(await missing()).toEqual([never, taken])
    for (const wrong of [null, 'all', [1], ['../x'], Array.from({ length: 201 }, () => never)])
      expect((await ask(wrong)).status).toBe(400)
  })

  it('that is torn is said to be unreadable', async () => {
    const { queued } = await deliver('jobApplication', {})
    const headers = { Authorization: `Bearer ${secret}` }
    expect((await request('POST', '/submissions/take', headers, queued.subarray(0, -1))).status).toBe(422)
    expect((await request('POST', '/submissions/take', headers)).status).toBe(422)
  })

  it('of the same post at two sites that have one secret is one', async () => {
    const directories = ['one', 'two'].map((name) => mkdtempSync(join(tmpdir(), `sona-site-${name}-`)))
    const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/octet-stream' }
    const references = new Set<string>()
    for (const directory of directories) {
      const spool = openSpool(directory, 0)
      const form = {
        formKey: 'jobApplication',
        versionHash: 'none',
        locale: 'pt',
        answers: { firstName: 'Olga' },
      } as const
      const site = openAcceptance({ spool, secret: 'what both sites have' })
      references.add((await site.accept({ ...form, files: [], idempotencyKey: 'one page' })).reference)
      const [name = ''] = await spool.names()
      expect((await request('POST', '/submissions/take', headers, await spool.read(name))).status).toBe(200)
      rmSync(directory, { recursive: true })
    }
    const where = { reference: { in: [...references] } }
    const { docs } = await cms.payload.find({ collection: 'submissions', where, overrideAccess: true }) // as above
    expect([references.size, docs.length]).toEqual([1, 1])
  })

  it('of a form that is unknown here is kept, for investigators alone', async () => {
    const { docs } = await deliver('unknownForm', { text: 'x' })
    expect(docs[0]).toMatchObject({ audience: 'investigators', version: null })
  })

  it('leaves no time finer than the day in the row or beside the file', async () => {
    const { docs, fileId } = await deliver('jobApplication', {}, { content: Buffer.from('%PDF-1.7') })
    const [row] = docs
    expect(row).not.toHaveProperty('createdAt')
    expect(row).not.toHaveProperty('updatedAt')
    expect(JSON.stringify({ ...row, version: null })).not.toMatch(/\d{2}:\d{2}/)
    expect(statSync(pathOf(fileId)).mtime.toISOString()).toBe('2026-11-20T00:00:00.000Z')
    expect(statSync(pathOf(fileId)).mode & 0o777).toBe(0o600)
  })
})

describe('who reads', () => {
  const readers = { jobApplication: 'compliance', whistleblowing: 'investigator' } as const
  it.each(['jobApplication', 'whistleblowing'] as const)('%s is one role only', async (formKey) => {
    const { id, fileId, reference } = await deliver(
      formKey,
      { description: 'CANARY' },
      { content: Buffer.from('%PDF-1.7') },
    )
    for (const name of [...names, null]) {
      const isReader = name === readers[formKey]
      const one = await ask(name, 'GET', `/submissions/${id}`)
      const list = await (await ask(name, 'GET', `/submissions?where[reference][equals]=${reference}`)).text()
      const found = await (await ask(name, 'GET', '/submissions?where[answers][contains]=CANARY')).text()
      const file = await ask(name, 'GET', `/submissions/${id}/files/${fileId}`)
      const file404 = await ask(name, 'GET', `/submissions/${id}/files/${'x'.repeat(43)}`)
      expect([name, one.status === 200, list.includes(reference), file.status]).toEqual([
        name,
        isReader,
        isReader,
        isReader ? 200 : 404,
      ])
      expect((await one.text()).includes('CANARY')).toBe(isReader)
      expect(list + found).not.toContain('CANARY')
      expect(file404.status).toBe(404)
      const exported = await ask(name, 'GET', `/submissions/export?version=${versions.get(formKey)?.id}&format=json`)
      expect((await exported.text()).includes('CANARY')).toBe(isReader)
    }
  })

  it('nobody writes, deletes or duplicates what was sent', async () => {
    const { id } = await deliver('jobApplication', { firstName: 'Ana' })
    for (const name of names) {
      expect((await ask(name, 'POST', '/submissions', { reference: 'X', formKey: 'jobApplication' })).status).toBe(403)
      expect((await ask(name, 'DELETE', `/submissions/${id}`)).status).toBe(403)
      expect((await ask(name, 'POST', `/submissions/${id}/duplicate`)).status).not.toBe(201)
    }
    await ask('compliance', 'PATCH', `/submissions/${id}`, {
      answers: { firstName: 'Eva' },
      reference: 'X',
      audience: 'investigators',
      receivedOn: '2020-01-01',
      notes: 'Called back',
    })
    const stored = await cms.payload.findByID({ collection: 'submissions', id, overrideAccess: true }) // as above
    expect(stored).toMatchObject({ answers: { firstName: 'Ana' }, audience: 'staff', receivedOn: '2026-11-20' })
    expect(stored.notes).toBeNull()
  })

  it('a file comes as something to save, and nothing in it can run', async () => {
    const { id, fileId, reference } = await deliver('jobApplication', {}, { content: Buffer.from('%PDF-1.7') })
    const { headers } = await ask('compliance', 'GET', `/submissions/${id}/files/${fileId}`)
    expect(headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await logRows(reference)).toContain('file compliance')
  })

  it('is written down, once for one reading, and lists are no reading', async () => {
    const { id, reference } = await deliver('jobApplication', {})
    await ask('compliance', 'GET', '/submissions')
    expect(await logRows(reference)).toEqual([])
    await ask('compliance', 'GET', `/submissions/${id}`)
    await ask('compliance', 'PATCH', `/submissions/${id}`, { state: 'work' })
    await ask('investigator', 'GET', `/submissions/${id}`)
    expect(await logRows(reference)).toEqual(['read compliance'])
  })

  it.each(['answers', 'files', 'notes'])('is written down when only the %s are asked for', async (part) => {
    const { id, reference } = await deliver('jobApplication', {})
    await ask('compliance', 'GET', `/submissions/${id}?select[${part}]=true`)
    expect(await logRows(reference)).toEqual(['read compliance'])
  })

  it('many cannot be changed at once, and are not shown by trying', async () => {
    const { reference } = await deliver('jobApplication', { firstName: 'CANARY' })
    const changed = await ask('compliance', 'PATCH', `/submissions?where[reference][equals]=${reference}`, {
      state: 'work',
    })
    expect(await changed.text()).not.toContain('CANARY')
    expect(await logRows(reference)).toEqual([])
  })

  it('the log of readings is added to and never changed', async () => {
    const { docs } = await cms.payload.find({ collection: 'submission-reads', limit: 1, overrideAccess: true }) // as above
    for (const name of names) {
      expect((await ask(name, 'DELETE', `/submission-reads/${docs[0]?.id}`)).status).toBe(403)
      expect((await ask(name, 'PATCH', `/submission-reads/${docs[0]?.id}`, { name: 'X' })).status).toBe(403)
      expect((await ask(name, 'POST', '/submission-reads', { name: 'X' })).status).toBe(403)
    }
    const seen = async (name: Name) => (await ask(name, 'GET', '/submission-reads?limit=0')).text()
    expect(await seen('investigator')).toContain('whistleblowing')
    expect(await seen('investigator')).not.toContain('jobApplication')
    for (const name of ['admin', 'compliance'] as const) expect(await seen(name)).not.toContain('whistleblowing')
    for (const name of ['editor', 'approver'] as const) expect(await seen(name)).not.toContain('REF-')
  })
})

describe('a trial', () => {
  const content = Buffer.from('%PDF-1.7')

  it('of a form that is still being written belongs to those who will read its answers', async () => {
    const audiences = ['jobApplication', 'whistleblowing', 'neverSaved'].map(async (formKey) => {
      const { docs } = await deliver(formKey, {}, { isTest: true, versionHash: 'unpublished' })
      return docs[0]?.audience
    })
    expect(await Promise.all(audiences)).toEqual(['staff', 'investigators', 'staff'])
  })

  it('is kept out of the inbox, and shown when the inbox is asked for trials', async () => {
    const { withoutTrials } = await import('./trials')
    const filterOf = async (where: Record<string, unknown>) => {
      const req = await createLocalReq({}, cms.payload)
      return withoutTrials({ limit: 10, page: 1, sort: 'id', req: Object.assign(req, { query: { where } }) })
    }
    expect(await filterOf({ state: { equals: 'new' } })).toEqual({ isTest: { not_equals: true } })
    expect(await filterOf({ or: [{ and: [{ isTest: { equals: 'true' } }] }] })).toBeNull()
  })

  it('is no number beside the export, sends nobody a message, and is deleted within days, with its files', async () => {
    const { findExports } = await import('./find-exports')
    const { runRetention } = await import('./run-retention')
    const count = async () => (await findExports(cms.payload, await cms.person('compliance')))[0]?.count
    await deliver('jobApplication', {})
    const before = await count()
    const old = await deliver('jobApplication', {}, { isTest: true, content, day: '2026-11-20' })
    const unsaved = await deliver('neverSaved', {}, { isTest: true, day: '2026-11-20' })
    const young = await deliver('jobApplication', {}, { isTest: true, day: '2026-11-21' })
    expect(await count()).toBe(before)
    await runRetention(cms.payload, new Date('2026-11-28T10:00:00Z'))
    const left = async ({ id }: { id: number }) =>
      (await cms.payload.count({ collection: 'submissions', where: { id: { equals: id } }, overrideAccess: true }))
        .totalDocs // as above
    expect([await left(old), await left(unsaved), await left(young)]).toEqual([0, 0, 1])
    expect(existsSync(pathOf(old.fileId))).toBe(false)
    expect(await count()).toBe(before)
  })
})

describe('taking a submission', () => {
  it('says who has it, and putting it back says that nobody has', async () => {
    const { id } = await deliver('jobApplication', {})
    const state = async () => {
      const { state, takenBy } = await cms.payload.findByID({ collection: 'submissions', id, overrideAccess: true }) // as above
      return [state, takenBy]
    }
    await ask('compliance', 'PATCH', `/submissions/${id}`, { state: 'work' })
    expect(await state()).toEqual(['work', 'compliance'])
    await ask('compliance', 'PATCH', `/submissions/${id}`, { state: 'done' })
    expect(await state()).toEqual(['done', 'compliance'])
    await ask('compliance', 'PATCH', `/submissions/${id}`, { state: 'new' })
    expect(await state()).toEqual(['new', null])
  })
})

describe('an export', () => {
  it('has the questions of its version as columns, and no formula', async () => {
    await deliver('jobApplication', { firstName: '=HYPERLINK("http://evil.example")', areaOfInterest: 'risk' })
    await deliver('jobApplication', { firstName: 'A trial' }, { isTest: true })
    const answer = await ask('compliance', 'GET', `/submissions/export?version=${versions.get('jobApplication')?.id}`)
    const text = await answer.text()
    const [head = ''] = text.split('\r\n')
    expect(head).toContain('"First name [firstName]"')
    expect(head).toContain('"Curriculum Vitae [cv]"')
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(text).toContain('"Risk and control"')
    expect(text).not.toContain('A trial')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="jobApplication-v1.csv"')
  })

  it('is offered for the versions of which a person may read something', async () => {
    const { findExports } = await import('./find-exports')
    await deliver('whistleblowing', { description: 'x' })
    const offered = async (role: Name) => {
      const versionsOffered = await findExports(cms.payload, await cms.person(role))
      return versionsOffered.map(({ formKey, number, count }) => [formKey, number, count > 0])
    }
    expect(await offered('compliance')).toEqual([['jobApplication', 1, true]])
    expect(await offered('investigator')).toEqual([['whistleblowing', 1, true]])
    for (const role of ['admin', 'approver', 'editor'] as const) expect(await offered(role)).toEqual([])
  })

  it.each([
    ['without a version', '', 400],
    ['with a version that is none', '?version=9999', 404],
    ['with a day that is none', '?version=1&from=yesterday', 400],
  ])('%s is refused', async (_how, query, status) => {
    expect((await ask('compliance', 'GET', `/submissions/export${query}`)).status).toBe(status)
  })
})

describe('retention', () => {
  const now = '2026-12-25T10:00:00Z'
  const run = async () => {
    const { runRetention } = await import('./run-retention')
    return runRetention(cms.payload, new Date(now))
  }
  const find = (id: number): Promise<unknown> =>
    cms.payload.findByID({ collection: 'submissions', id, overrideAccess: true, disableErrors: true }) // as above

  it('removes what is older than its form says, with its files, and writes it down', async () => {
    const content = Buffer.from('%PDF-1.7')
    const old = await deliver('whistleblowing', { description: 'old' }, { content, day: '2026-11-24' })
    const young = await deliver('whistleblowing', { description: 'young' }, { content, day: '2026-11-25' })
    await run()
    expect(await find(old.id)).toBeNull()
    expect(existsSync(pathOf(old.fileId))).toBe(false)
    expect(await find(young.id)).not.toBeNull()
    expect(existsSync(pathOf(young.fileId))).toBe(true)
    expect(await logRows(old.reference)).toEqual(['deleted –'])
  })

  it('takes only what says something of a person where the form says so', async () => {
    const answers = { firstName: 'Ana', areaOfInterest: 'risk', cv: [{ name: 'cv.pdf' }] }
    const { id, fileId, reference } = await deliver('jobApplication', answers, {
      content: Buffer.from('%PDF'),
      day: '2026-11-01',
    })
    await ask('compliance', 'GET', `/submissions/${id}`)
    const notes = 'Ana called'
    await cms.payload.update({ collection: 'submissions', id, data: { notes }, overrideAccess: true }) // from before notes had authors
    await run()
    await run()
    expect(await find(id)).toMatchObject({
      answers: { areaOfInterest: 'risk' },
      files: [],
      notes: null,
      anonymisedOn: '2026-12-25',
    })
    expect(existsSync(pathOf(fileId))).toBe(false)
    expect(await logRows(reference)).toEqual(['read compliance', 'anonymised –'])
  })

  it('removes files that belong to nothing, when they are a day old', async () => {
    const { submissionFiles } = await import('./submission-files')
    await submissionFiles.save('u'.repeat(43), Buffer.from('x'), '2026-01-01')
    expect(await submissionFiles.removeUnclaimed(new Set(), 3_600_000)).toBe(0)
    const claimed = new Set(
      readdirSync(join(dataDirectory, 'submissions', 'files')).filter((name) => !name.startsWith('u')),
    )
    expect(await submissionFiles.removeUnclaimed(claimed, -1)).toBe(1)
    expect(existsSync(pathOf('u'.repeat(43)))).toBe(false)
  })
})
