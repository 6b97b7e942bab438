import { createHash } from 'node:crypto'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { jobApplication } from '@/site/schemas/job-application/definition'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import { askInProcess, tokenOf } from '@/tests/support/ask-in-process'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { readQueuedTexts } from '@/tests/support/queued-mail'
import { readWrittenArchive } from '@/tests/support/read-written-archive'
import { storeForm } from '@/tests/support/store-form'

type Person = Awaited<ReturnType<TestCms['person']>>
let cms: TestCms
let [compliance, investigator, editor]: Person[] = []

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

const definition = parseFormDefinition(jobApplication)

async function keepApplication(
  answers: Record<string, unknown>,
  settings: { mayReply: boolean; audience?: 'investigators' },
) {
  const key = `form${++made}`
  const hash = `hash-${key}`
  const audience = settings.audience ?? 'staff'
  const own = { overrideAccess: true, depth: 0 } as const // the test's own
  const shape = { ...definition, key }
  const version = await storeForm(cms, shape, {
    hash,
    audience,
    retentionAction: 'delete',
    mayReply: settings.mayReply,
  })
  const kept = await cms.payload.create({
    collection: 'submissions',
    data: {
      ...{ reference: `REF-${key}`, formKey: key, receivedOn: '2026-11-20', state: 'new', versionHash: hash },
      ...{ version, locale: 'pt', audience, isTest: false, answers, files: [], deliveryId: key },
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
  const mails = () => readQueuedTexts(cms.directory)
  const reply = async (person: Person | undefined, id: number, text = 'Está tudo em ordem.') =>
    askInProcess(person ? await tokenOf(cms, person) : null, 'POST', `/submissions/${id}/reply`, {
      text,
      state: 'answered',
    })

  it('goes to the address that was given, in the language of the form, and is in the history', async () => {
    const { id } = await keepApplication({ email: 'ana@bcs.example' }, { mayReply: true })
    expect((await reply(compliance, id)).status).toBe(200)
    const [mail = ''] = await mails()
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
    const before = (await mails()).length
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
    expect(await mails()).toHaveLength(before)
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
