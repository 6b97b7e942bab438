import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { jobApplication } from '@/site/schemas/job-application/definition'
import { clientOf } from '@/src/database/sqlite-connection'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import { askInProcess, tokenOf } from '@/tests/support/ask-in-process'
import { askDatabase, openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { readWrittenArchive } from '@/tests/support/read-written-archive'
import { type CaseQuery, findCases } from './find-cases'

type Person = Awaited<ReturnType<TestCms['person']>>
let cms: TestCms
let [compliance, investigator, editor]: Person[] = []
const nothing: CaseQuery = { view: 'all', state: null, formKey: null, tag: null, reference: null, inbox: null, page: 1 }

beforeAll(async () => {
  cms = await openTestCms()
  compliance = await cms.person('compliance')
  investigator = await cms.person('investigator')
  editor = await cms.person('editor')
}, 180_000)
afterAll(() => cms.close())
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

const asPerson = (user: Person | undefined): Promise<PayloadRequest> =>
  createLocalReq({ ...(user && { user: { ...user, collection: 'users' } }) }, cms.payload)
const run = (sql: string, args: (string | number | null)[] = []) => askDatabase(cms, sql, args)

/** Many at once, past the interface: what is asked of them is asked through it. */
async function fill(count: number, audience: string) {
  await run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
    INSERT INTO submissions (reference, form_key, received_on, state, due_on, version_hash, locale, audience, is_test, answers, files, delivery_id)
    SELECT '${audience}-' || i, 'complaint', date('2026-01-01', (i % 300) || ' days'),
      CASE i % 5 WHEN 0 THEN 'new' WHEN 1 THEN 'work' WHEN 2 THEN 'waiting' WHEN 3 THEN 'answered' ELSE 'done' END,
      CASE WHEN i % 10 = 0 THEN '2026-02-01' END, 'x', 'pt', '${audience}', 0, '{"story":"CANARY"}', '[]', '${audience}' || i
    FROM n`,
    [count],
  )
}

describe('5,000 cases', () => {
  beforeAll(async () => {
    await fill(5_000, 'staff')
    await fill(20, 'investigators')
  })

  /** The statements that a page of the list costs, and the rows that come out of the database. */
  async function costOf(query: CaseQuery) {
    const $client = clientOf(cms.payload.db.drizzle)
    const asked: string[] = []
    let rows = 0
    const execute = $client.execute.bind($client)
    const spy = vi.spyOn($client, 'execute').mockImplementation(async (...args: Parameters<typeof execute>) => {
      const found = await execute(...args)
      const [statement] = args
      asked.push(typeof statement === 'string' ? statement : statement.sql)
      rows += found.rows.length
      return found
    })
    const list = await findCases(await asPerson(compliance), query)
    spy.mockRestore()
    return { list, statements: asked.length, rows }
  }

  it('cost as many statements and rows as a few do, whatever page and view', async () => {
    const first = await costOf(nothing)
    expect(first.list).toMatchObject({ total: 5_000, pages: 100 })
    expect(first.list.cases).toHaveLength(50)
    const last = await costOf({ ...nothing, page: 100 })
    const overdue = await costOf({ ...nothing, view: 'overdue' })
    for (const { statements, rows } of [first, last, overdue]) {
      expect(statements).toBeGreaterThanOrEqual(12)
      expect(statements).toBeLessThanOrEqual(15)
      expect(rows).toBeLessThanOrEqual(120)
    }
    const plan = await run(
      `EXPLAIN QUERY PLAN SELECT id FROM submissions WHERE audience = 'staff' AND is_test = 0 ORDER BY received_on DESC LIMIT 50`,
    )
    expect(JSON.stringify(plan)).toMatch(/USING (COVERING )?INDEX audience_isTest/)
  })

  it('are counted by view and state, and are those of the person alone', async () => {
    const { list } = await costOf(nothing)
    expect(Object.fromEntries(list.counts)).toEqual({
      ...{ open: 3_000, mine: 0, unassigned: 3_000, overdue: 500, all: 5_000, trials: 0 },
    })
    expect(Object.fromEntries(list.states)).toEqual({
      new: 1000,
      work: 1000,
      waiting: 1000,
      answered: 1000,
      done: 1000,
    })
    const own = await findCases(await asPerson(investigator), nothing)
    expect(own.total).toBe(20)
    expect(own.cases.every(({ reference }) => reference.startsWith('investigators'))).toBe(true)
    await expect(findCases(await asPerson(editor), nothing)).rejects.toThrow()
    await expect(findCases(await asPerson(undefined), nothing)).rejects.toThrow()
    expect(JSON.stringify(list.cases)).not.toContain('CANARY')
  })
})

const definition = parseFormDefinition(jobApplication)

async function keepApplication(
  answers: Record<string, unknown>,
  settings: { mayReply: boolean; audience?: 'investigators' },
) {
  const key = `form${++made}`
  const hash = `hash-${key}`
  const audience = settings.audience ?? 'staff'
  const own = { overrideAccess: true, depth: 0 } as const // the test's own
  const form = await cms.payload.create({
    collection: 'forms',
    data: { key, name: key, audience, mayReply: settings.mayReply, retentionDays: 30, retentionAction: 'delete' },
    ...own,
  })
  const version = await cms.payload.db.create({
    collection: 'form-versions',
    data: {
      ...{ form: form.id, formKey: key, number: 1, hash, state: 'published', audience },
      ...{ definition: { ...definition, key }, publishedAt: new Date().toISOString() },
    },
  })
  const kept = await cms.payload.create({
    collection: 'submissions',
    data: {
      ...{ reference: `REF-${key}`, formKey: key, receivedOn: '2026-11-20', state: 'new', versionHash: hash },
      ...{ version: Number(version['id']), locale: 'pt', audience, isTest: false, answers, files: [], deliveryId: key },
    },
    ...own,
  })
  return { ...kept, formKey: key }
}
let made = 0

const reads = async (formKey: string) => {
  const { docs } = await cms.payload.find({
    collection: 'submission-reads',
    where: { formKey: { equals: formKey } },
    sort: 'id',
    overrideAccess: true, // the test looks at what is stored
  })
  return docs.map(({ action, count }) => `${action} ${count}`)
}

describe('answers as columns of the list', () => {
  it('are chosen ones that no form calls personal, and showing them is written down', async () => {
    const { listAnswers } = await import('./list-answers')
    const { toFormColumns } = await import('./form-columns')
    const choosable = toFormColumns(definition, 'en').map(({ key }) => key)
    expect(choosable).toContain('areaOfInterest')
    for (const key of ['firstName', 'email', 'cv']) expect(choosable).not.toContain(key)
    const { id, formKey } = await keepApplication({ areaOfInterest: 'risk', firstName: 'CANARY' }, { mayReply: false })
    const asked = { ids: [id], formKey, keys: ['areaOfInterest', 'firstName'], locale: 'pt' } as const
    const shown = await listAnswers(await asPerson(compliance), asked)
    expect(shown[id]).toEqual(['Risco e controlo', null])
    expect(await reads(formKey)).toEqual(['list 1'])
    expect(await listAnswers(await asPerson(investigator), asked)).toEqual({})
    expect(await listAnswers(await asPerson(editor), asked)).toEqual({})
  })

  it('are none of what investigators read', async () => {
    const { listAnswers } = await import('./list-answers')
    const { id, formKey } = await keepApplication(
      { areaOfInterest: 'risk' },
      { mayReply: false, audience: 'investigators' },
    )
    const asked = { ids: [id], formKey, keys: ['areaOfInterest'], locale: 'pt' } as const
    expect(await listAnswers(await asPerson(investigator), asked)).toEqual({})
  })
})

describe('a reply by mail', () => {
  const mails = () => {
    const queue = join(cms.directory, 'mail', 'queue')
    return existsSync(queue) ? readdirSync(queue).map((name) => readFileSync(join(queue, name), 'utf8')) : []
  }
  const reply = async (person: Person | undefined, id: number, text = 'Está tudo em ordem.') =>
    askInProcess(person ? await tokenOf(cms, person) : null, 'POST', `/submissions/${id}/reply`, {
      text,
      state: 'answered',
    })

  it('goes to the address that was given, in the language of the form, and is in the history', async () => {
    const { id } = await keepApplication({ email: 'ana@bcs.example' }, { mayReply: true })
    expect((await reply(compliance, id)).status).toBe(200)
    const [mail = ''] = mails()
    expect(mail).toContain('ana@bcs.example')
    expect(mail).toContain('Está tudo em ordem.')
    expect(mail).toContain('Não envie por e-mail palavras-passe')
    const stored = await cms.payload.findByID({ collection: 'submissions', id, overrideAccess: true }) // as above
    expect(stored.state).toBe('answered')
    const { docs } = await cms.payload.find({
      collection: 'submission-events',
      where: { submission: { equals: id } },
      overrideAccess: true, // as above
    })
    expect(docs.map(({ kind }) => kind).sort()).toEqual(['assigned', 'reply', 'state'])
  })

  it('is sent by nobody else, and to nobody where the form does not say so or no address was given', async () => {
    const before = mails().length
    const open = await keepApplication({ email: 'ana@bcs.example' }, { mayReply: true })
    for (const person of [investigator, editor, undefined])
      expect([403, 404]).toContain((await reply(person, open.id)).status)
    const closed = await keepApplication({ email: 'ana@bcs.example' }, { mayReply: false })
    const silent = await keepApplication({ firstName: 'Ana' }, { mayReply: true })
    const report = await keepApplication({ email: 'ana@bcs.example' }, { mayReply: true, audience: 'investigators' })
    expect((await reply(compliance, closed.id)).status).toBe(409)
    expect((await reply(compliance, silent.id)).status).toBe(409)
    expect((await reply(investigator, report.id)).status).toBe(409)
    expect((await reply(compliance, open.id, ' ')).status).toBe(400)
    expect(mails()).toHaveLength(before)
  })
})

describe('an export of a case', () => {
  const get = async (person: Person | undefined, id: number, format: string) =>
    askInProcess(person ? await tokenOf(cms, person) : null, 'GET', `/submissions/${id}/case?format=${format}`)

  it('is a PDF, a workbook and an archive that proves its parts, each recorded', async () => {
    const { submissionFiles } = await import('../submission-files')
    const file = Buffer.from('%PDF-1.7 sent')
    const cv = {
      field: 'cv',
      id: 'f'.repeat(43),
      name: '../../etc/cv.pdf',
      mediaType: 'application/pdf',
      size: file.length,
    }
    await submissionFiles.save(cv.id, file, '2026-11-20')
    const { id, formKey } = await keepApplication({ firstName: '=1+1 🙂', areaOfInterest: 'risk' }, { mayReply: false })
    await cms.payload.update({ collection: 'submissions', id, data: { files: [cv] }, overrideAccess: true }) // the test's own
    const pdf = Buffer.from(await (await get(compliance, id, 'pdf')).arrayBuffer())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const xlsx = Buffer.from(await (await get(compliance, id, 'xlsx')).arrayBuffer())
    const sheets = await readWrittenArchive(xlsx)
    expect(sheets.get('xl/worksheets/sheet1.xml')?.toString()).toContain('=1+1 🙂')
    const zip = await readWrittenArchive(Buffer.from(await (await get(compliance, id, 'zip')).arrayBuffer()))
    expect([...zip.keys()].sort()).toEqual(['case.json', 'case.xlsx', 'files/1.pdf', 'manifest.json'])
    const manifest = z
      .object({ parts: z.array(z.looseObject({ name: z.string(), sha256: z.string() })) })
      .parse(JSON.parse(zip.get('manifest.json')?.toString() ?? ''))
    for (const { name, sha256 } of manifest.parts)
      expect(
        createHash('sha256')
          .update(zip.get(name) ?? '')
          .digest('hex'),
      ).toBe(sha256)
    expect(manifest.parts.find(({ name }) => name === 'files/1.pdf')).toMatchObject({ sentAs: '../../etc/cv.pdf' })
    expect(await reads(formKey)).toEqual(['read 1', 'export 1', 'export 1', 'export 1'])
  })

  it('is given to nobody else', async () => {
    const { id, formKey } = await keepApplication({ firstName: 'CANARY' }, { mayReply: false })
    for (const person of [investigator, editor, undefined])
      for (const format of ['pdf', 'xlsx', 'zip']) {
        const answer = await get(person, id, format)
        expect([403, 404]).toContain(answer.status)
        expect(await answer.text()).not.toContain('CANARY')
      }
    expect((await get(compliance, id, 'exe')).status).toBe(400)
    expect(await reads(formKey)).toEqual([])
  })
})
