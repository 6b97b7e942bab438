import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type AskRest, signInEverybody } from '@/tests/support/ask-rest'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

let cms: TestCms
let ask: AskRest
let [staffId, reportId] = [0, 0]

const trusted = { overrideAccess: true, depth: 0 } as const // the test looks at what is stored
const canary = 'CANARYREPORTZX9'
const address = 'ana.canary@example.ao'

beforeAll(async () => {
  cms = await openTestCms()
  ask = await signInEverybody(cms)
  staffId = await keep('staff', { eMail: address, amountConcerned: 400 })
  await keep('staff', { eMail: 'zeca@example.ao', amountConcerned: 900 })
  reportId = await keep('investigators', { description: `O director ${canary} recebeu dinheiro.` })
  const subscriber = { email: address, state: 'active', locale: 'pt', subscribedOn: '2026-11-20' } as const
  await cms.payload.create({ collection: 'subscribers', data: subscriber, ...trusted })
}, 180_000)
afterAll(() => cms.close())
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

let kept = 0
async function keep(audience: 'staff' | 'investigators', answers: Record<string, unknown>): Promise<number> {
  kept += 1
  const { id } = await cms.payload.create({
    collection: 'submissions',
    data: {
      ...{ reference: `REF-${kept}`, formKey: audience === 'staff' ? 'complaint' : 'report', receivedOn: '2026-11-20' },
      ...{ state: 'new', versionHash: 'x', locale: 'pt', audience, isTest: false, answers, files: [] },
      ...{ notes: kept === 1 ? `${address} called` : null, deliveryId: String(kept).padStart(64, '0') },
    },
    ...trusted,
  })
  return id
}

async function tokenOf(role: Parameters<typeof cms.person>[0]): Promise<string> {
  const { email } = await cms.person(role)
  const { token } = await cms.payload.login({ collection: 'users', data: { email, password: 'a test password' } })
  return token ?? ''
}

/** Asks as the studio does what is too long for an address. */
async function askForm(role: Parameters<typeof cms.person>[0], path: string, body: string): Promise<Response> {
  const { answerRest } = await import('@/src/cms/open/answer-rest')
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'X-Payload-HTTP-Method-Override': 'GET',
    Authorization: `JWT ${await tokenOf(role)}`,
  }
  return answerRest(new Request(`http://localhost:3001/api${path}`, { method: 'POST', headers, body }))
}

const auditRows = async (action: string) => {
  const where = { action: { equals: action } }
  const { totalDocs } = await cms.payload.find({ collection: 'audit-log', where, limit: 1, ...trusted })
  return totalDocs
}
const readRows = async () => (await cms.payload.count({ collection: 'submission-reads', ...trusted })).totalDocs
/** Whether a person of a role has an entry for having opened a submission. */
async function hasOpened(role: string, id: number): Promise<boolean> {
  const { reference } = await cms.payload.findByID({ collection: 'submissions', id, ...trusted })
  const where = { reference: { equals: reference }, action: { equals: 'read' }, name: { like: `${role} <${role}-` } }
  return (await cms.payload.count({ collection: 'submission-reads', where, ...trusted })).totalDocs > 0
}
const entries = async () => (await auditRows('refused')) + (await auditRows('searched')) + (await readRows())

async function expectRefusal(role: Parameters<AskRest>[0], method: string, path: string, body?: unknown) {
  const before = await auditRows('refused')
  const answer = await ask(role, method, path, body)
  const text = await answer.text()
  expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true])
  expect(text).not.toContain('canary')
  expect([path, (await auditRows('refused')) - before]).toEqual([path, 1])
  return text
}

describe('what was sent is not read by asking', () => {
  it('letter by letter: each of the questions that spelled an address out is refused, with a sentence and an entry', async () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz.@-_'
    let [known, asked] = ['amp', 0]
    // The walk goes on with the right letter as if the answers had told it.
    for (const next of 'le.ao') {
      for (const letter of letters) {
        asked += 1
        if (asked > 139) break
        const path = `/submissions?limit=0&where[id][equals]=${staffId}&where[answers.eMail][contains]=${known}${letter}`
        expect(await expectRefusal('compliance', 'GET', path)).toContain('not filtered, sorted or grouped')
        if (letter === next) break
      }
      known += next
    }
    for (const sort of ['answers.amountConcerned', '-answers.amountConcerned', 'state,-answers.eMail', 'notes'])
      await expectRefusal('compliance', 'GET', `/submissions?sort=${sort}`)
    await expectRefusal('investigator', 'GET', `/submissions?where[answers.description][contains]=${canary}`)
  }, 60_000)

  it.each([
    'where[answers][contains]=CANARY',
    'where[answers__eMail][contains]=x',
    'where[or][0][and][0][notes][like]=called',
    'where[or][a][and][b][files.name][like]=x',
    'where[AND][0][answers.eMail][exists]=true',
    `where=${encodeURIComponent('{"or":[{"answers.eMail":{"contains":"x"}}]}')}`,
    'where[version.answers][equals]=1',
    'where[foo][equals]=1',
    'select[answers][eMail]=true',
    'select[answers]=true',
    'select[notes]=true&select[state]=true',
    'sort[]=state&sort[]=notes',
    'joins[answers][where][x][equals]=1',
    'populate[submissions][answers]=true',
  ])('%s', async (query) => {
    for (const role of ['compliance', 'investigator', 'admin', 'approver', 'editor'] as const) {
      const before = await auditRows('refused')
      const answer = await ask(role, 'GET', `/submissions?${query}`)
      expect([role, answer.status]).toEqual([role, 400])
      expect(await auditRows('refused')).toBe(before + 1)
    }
    const stranger = await ask(null, 'GET', `/submissions?${query}`)
    expect(stranger.status >= 400 && stranger.status < 500).toBe(true)
  })

  it('by counting, by changing many, by the local API, or by listing what differs', async () => {
    await expectRefusal('compliance', 'GET', '/submissions/count?where[answers.eMail][contains]=ana')
    await expectRefusal('compliance', 'DELETE', '/submissions?where[notes][contains]=ana')
    for (const filter of [
      'where[answers.eMail][contains]=ana',
      'where[or][0][notes][like]=called',
      'where[id][exists]=true',
    ])
      await expectRefusal('compliance', 'PATCH', `/submissions?${filter}`, { state: 'work' })
    expect((await cms.payload.findByID({ collection: 'submissions', id: staffId, ...trusted })).state).toBe('new')
    const own = { user: await cms.person('compliance'), overrideAccess: false } as const
    const before = await auditRows('refused')
    const where = { 'answers.eMail': { contains: 'ana' } }
    await expect(cms.payload.find({ collection: 'submissions', where, ...own })).rejects.toThrow()
    await expect(cms.payload.count({ collection: 'submissions', where, ...own })).rejects.toThrow()
    await expect(cms.payload.findDistinct({ collection: 'submissions', field: 'answers', ...own })).rejects.toThrow()
    expect(await auditRows('refused')).toBe(before + 3)
  })

  it('by any other way in', async () => {
    const content = 'where[answers.eMail][contains]=ana'
    // What is too long for an address comes as the body of a POST that is a GET.
    const before = await auditRows('refused')
    const long = await askForm('compliance', '/submissions', content)
    expect([long.status, (await auditRows('refused')) - before]).toEqual([400, 1])
    // Where submissions have no such way, nothing is told either.
    const ways = [
      ['GET', `/submissions/versions?${content}`],
      ['GET', `/submissions/versions/count?${content}`],
      ['POST', `/submissions/access/${staffId}?${content}`],
      ['POST', `/submissions/${staffId}/duplicate?${content}`],
      ['GET', `/payload-locked-documents?where[document.value.answers.eMail][contains]=ana`],
      ['GET', `/payload-preferences?where[user.value.answers][contains]=ana`],
      ['GET', `/submission-reads?where[reference.answers][contains]=ana`],
      ['GET', `/form-versions?joins[submissions][where][answers.eMail][contains]=ana`],
      ['GET', `/users?populate[submissions][answers]=true`],
      ['GET', `/submissions/export?form=complaint&${content}`],
    ] as const
    for (const [method, path] of ways) {
      const [none, some] = [
        await ask('compliance', method, path.replaceAll('=ana', '=nobody'), method === 'POST' ? {} : undefined),
        await ask('compliance', method, path, method === 'POST' ? {} : undefined),
      ]
      const [one, other] = [await none.text(), await some.text()]
      expect([path, some.status < 500]).toEqual([path, true])
      // The same answer to what is there and to what is not: it says nothing of what was sent.
      expect([path, other]).toEqual([path, one])
    }
    const { answerGraphQL } = await import('@/src/cms/graphql/answer-graphql')
    for (const query of [
      '{ Submissions { totalDocs } }',
      '{ docAccessSubmission(id: 1) { fields { notes { read { permission } } } } }',
    ]) {
      const body = JSON.stringify({ query })
      const headers = { 'Content-Type': 'application/json', Authorization: `JWT ${await tokenOf('compliance')}` }
      const answer = await answerGraphQL(
        new Request('http://localhost:3001/api/graphql', { method: 'POST', headers, body }),
      )
      expect(await answer.text()).toMatch(/Cannot query field/)
    }
  })

  it('and the lists of the admin know the refusal as one of the question, and show themselves without rows', async () => {
    const own = { user: await cms.person('compliance'), overrideAccess: false } as const
    const where = { notes: { contains: 'ana' } }
    await expect(cms.payload.find({ collection: 'submissions', where, ...own })).rejects.toMatchObject({
      name: 'QueryError',
      status: 400,
    })
  })

  it('while lists are found as before by what is not content, without an entry', async () => {
    const before = await entries()
    const query = 'where[or][0][and][0][state][equals]=new&where[reference][like]=REF&sort=-receivedOn,formKey&depth=0'
    const answer = await ask('compliance', 'GET', `/submissions?${query}&limit=0&select[answers]=false`)
    expect(z.object({ docs: z.array(z.unknown()) }).parse(await answer.json()).docs).toHaveLength(2)
    expect(await entries()).toBe(before)
  })
})

describe('500 questions at random', () => {
  it('bring out nothing that was sent without leaving an entry', async () => {
    let state = 20_261_122
    const pick = <Value>(values: readonly Value[]): Value => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      const value = values[Math.floor((state / 2 ** 32) * values.length)]
      if (value === undefined) throw new Error('Nothing to pick from')
      return value
    }
    const field = () =>
      pick([
        'answers',
        'answers.eMail',
        'notes',
        'files',
        'state',
        'reference',
        'formKey',
        'id',
        'version.hash',
        'x',
        'email',
      ])
    const operator = () => pick(['contains', 'like', 'equals', 'not_equals', 'exists', 'in', 'greater_than', 'near'])
    const value = () => pick(['ana', 'CANARY', address, 'true', '1', 'REF-1', ''])
    const part = (): string =>
      pick([
        () => `where[${field()}][${operator()}]=${value()}`,
        () => `where[or][0][${field()}][${operator()}]=${value()}`,
        () => `sort=${pick(['', '-'])}${field()}`,
        () => `select[${field()}]=${pick(['true', 'false'])}`,
        () => `populate[${pick(['form-versions', 'submissions', 'users'])}][${field()}]=true`,
        () => `depth=${pick([0, 1, 3, 99])}`,
        () => `limit=${pick([0, 1, 100])}`,
        () => `joins[${field()}][limit]=1`,
      ])()
    const target = () =>
      pick([
        '/submissions',
        '/submissions/count',
        `/submissions/${staffId}`,
        `/submissions/${reportId}`,
        ...['/subscribers', '/submission-events', '/form-versions', '/users', '/inboxes', '/audit-log'],
      ])
    for (let round = 0; round < 500; round += 1) {
      const role = pick(['admin', 'approver', 'compliance', 'editor', 'hr', 'investigator', null] as const)
      const path = `${target()}?${Array.from({ length: pick([1, 2, 3]) }, part).join('&')}`
      const before = await entries()
      const answer = await ask(role, 'GET', path)
      const text = await answer.text()
      const isShown = text.includes(canary) || text.includes(address)
      if (role === null) expect([path, isShown]).toEqual([path, false])
      // Opening a submission again within ten minutes is the same reading: its entry is there already.
      if (isShown && !path.startsWith('/submissions/'))
        expect([round, path, (await entries()) > before]).toEqual([round, path, true])
      const opened = Number(/^\/submissions\/(\d+)/.exec(path)?.[1])
      if (isShown && opened) expect([round, path, await hasOpened(role ?? '', opened)]).toEqual([round, path, true])
    }
  }, 120_000)
})

describe('a search in what was sent', () => {
  const search = (role: Parameters<AskRest>[0], body: unknown) => ask(role, 'POST', '/submissions/search', body)

  it('finds by answers, names of files and notes, whatever case and accents, what the person may read', async () => {
    const found = z.object({ count: z.number(), hits: z.array(z.object({ id: z.number() })) })
    const searched = async (role: Parameters<AskRest>[0], term: string) =>
      found.parse(await (await search(role, { term })).json())
    expect(await searched('investigator', 'canaryreport')).toMatchObject({ count: 1, hits: [{ id: reportId }] })
    expect(await searched('compliance', 'ANA.CANARY')).toMatchObject({ count: 1, hits: [{ id: staffId }] })
    expect(await searched('compliance', canary)).toMatchObject({ count: 0, hits: [] })
    const answer = await search('compliance', { term: 'cánary', formKey: 'complaint' })
    const text = await answer.text()
    expect(text).toContain('REF-1')
    expect(text).not.toContain('@')
  })

  it('leaves an entry with who, which form, a keyed hash of the text and how many, and nothing of the text', async () => {
    const before = await readRows()
    await search('investigator', { term: canary, formKey: 'report' })
    const { docs } = await cms.payload.find({ collection: 'audit-log', sort: '-number', limit: 1, ...trusted })
    expect(docs[0]).toMatchObject({ action: 'searched', subject: 'submissions', actorRole: 'investigator' })
    const details = z
      .object({ form: z.string(), term: z.string(), hits: z.number() })
      .parse(JSON.parse(docs[0]?.details ?? ''))
    expect(details).toMatchObject({ form: 'report', hits: 1 })
    expect(details.term).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(docs[0]).toLowerCase()).not.toContain('canary')
    expect(await readRows()).toBe(before + 1)
  })

  it('is refused to whoever reads no submissions, and for a text that nearly everything holds', async () => {
    for (const role of ['admin', 'approver', 'editor', null] as const)
      expect((await search(role, { term: canary })).status).toBe(403)
    for (const body of [{ term: 'ana' }, { term: '' }, {}, { term: 'x'.repeat(101) }, null])
      expect((await search('compliance', body)).status).toBe(400)
  })
})

describe('the addresses of subscribers', () => {
  it.each(['where[email][contains]=ana&limit=1', 'sort=email', 'limit=0'])(
    'are not looked at without an entry: %s',
    async (query) => {
      const before = await readRows()
      expect(await (await ask('compliance', 'GET', `/subscribers?${query}`)).text()).toContain(address)
      expect(await readRows()).toBe(before + 1)
    },
  )

  it('are not told by counting without an entry, and by nobody else at all', async () => {
    const before = await readRows()
    const counted = await ask('compliance', 'GET', '/subscribers/count?where[email][contains]=ana')
    expect(await counted.json()).toMatchObject({ totalDocs: 1 })
    expect(await readRows()).toBe(before + 1)
    for (const role of ['admin', 'approver', 'editor', 'investigator', null] as const)
      expect((await ask(role, 'GET', '/subscribers/count?where[email][contains]=ana')).status).toBe(403)
  })
})
