import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import { toFollowHash } from '@/src/submissions/followed/follow-code'
import { followAnswer, senderAnswerKey } from '@/src/submissions/followed/followed-case'
import { makeReturnCode } from '@/src/submissions/saved/saved-form-key'
import { askInProcess, tokenOf } from '@/tests/support/ask-in-process'
import { askDatabase, openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { readQueuedTexts } from '@/tests/support/queued-mail'
import { readWrittenArchive } from '@/tests/support/read-written-archive'
import { storeForm } from '@/tests/support/store-form'

/** Cases that their senders follow by a code, at the CMS. */

const both = (text: string) => ({ pt: `${text} pt`, en: `${text} en` })
const definition = parseFormDefinition({
  ...{ key: 'contact', title: both('Contact'), followable: true },
  fields: [
    { key: 'email', type: 'email', label: both('E-mail'), personal: true },
    { key: 'message', type: 'longText', label: both('Message') },
  ],
})

let cms: TestCms
let [compliance, colleague] = ['', '']
const own = { overrideAccess: true, depth: 0 } as const // the test looks at what is stored

beforeAll(async () => {
  cms = await openTestCms()
  const { protectAuditLog } = await import('@/src/audit/protect-audit')
  await protectAuditLog(cms.payload, false)
  compliance = await tokenOf(cms, await cms.person('compliance'))
  colleague = await tokenOf(cms, await cms.person('compliance'))
  await storeForm(cms, definition, { hash: 'h', audience: 'staff', retentionAction: 'anonymise', mayReply: true })
}, 180_000)
afterAll(() => cms.close())
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

let sent = 0
const receive = async (submission: {
  formKey: string
  answers: Record<string, unknown>
  followHash?: string
  id?: string
}) => {
  const { receiveSubmission } = await import('../receive-submission')
  const id = submission.id ?? String(++sent).padStart(64, '0')
  const facts = {
    reference: `REF-${sent}`,
    versionHash: 'h',
    locale: 'pt',
    receivedOn: '2026-11-20',
    isTest: false,
  } as const
  await receiveSubmission(cms.payload, { submission: { ...facts, files: [], ...submission, id }, contents: [] })
  return id
}
/** Takes a submission with a code, as the collector delivers it. */
async function take(answers: Record<string, unknown> = { message: 'CANARY' }) {
  const code = makeReturnCode()
  const hash = toFollowHash(code)
  const deliveryId = await receive({ formKey: 'contact', answers, followHash: hash })
  const { docs } = await cms.payload.find({
    collection: 'submissions',
    where: { deliveryId: { equals: deliveryId } },
    ...own,
  })
  return { id: docs[0]?.id ?? 0, hash, code }
}
const answer = (hash: string, text: string, id?: string) =>
  receive({ formKey: senderAnswerKey, answers: { hash, text }, ...(id !== undefined && { id }) })

async function follow(hash: unknown, secret?: string) {
  const { default: config } = await import('@/src/cms/configuration/payload.config')
  const { handleEndpoints } = await import('payload')
  const { readDeliverySecret } = await import('@/src/submissions/delivery-secret')
  const { env } = await import('@/src/platform/env')
  return handleEndpoints({
    config,
    request: new Request('http://localhost:3001/api/submissions/follow', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/octet-stream',
        Authorization: `Bearer ${secret ?? readDeliverySecret(env)}`,
      },
      body: JSON.stringify({ hash }),
    }),
  })
}
const followed = async (hash: string) => followAnswer.parse(await (await follow(hash)).json()).case
const ask = (path: string, body: unknown, token = compliance) =>
  askInProcess(token, 'POST', `/submissions/${path}`, body)
const stateOf = async (id: number) => (await cms.payload.findByID({ collection: 'submissions', id, ...own })).state
const eventsOf = async (id: number) => {
  const where = { submission: { equals: id } }
  const { docs } = await cms.payload.find({ collection: 'submission-events', where, sort: 'id', ...own })
  return docs.map(({ kind, text, name }) => [kind, text ?? '', name])
}

describe('a case with a code', () => {
  it('shows the platform its state and replies, and not what was sent or who works on it', async () => {
    const { id, hash } = await take()
    expect(await followed(hash)).toMatchObject({
      ...{ reference: `REF-${sent}`, formKey: 'contact', receivedOn: '2026-11-20', state: 'new', messages: [] },
      title: both('Contact'),
    })
    await ask('case-step', { ids: [id], step: { kind: 'note', text: 'SECRET-NOTE' } })
    await ask('case-step', { ids: [id], step: { kind: 'tags', add: ['SECRET-TAG'], remove: [] } })
    expect((await ask(`${id}/reply`, { text: 'We looked into it.', state: 'waiting' })).status).toBe(200)
    const shown = await followed(hash)
    expect(shown).toMatchObject({ state: 'waiting', messages: [{ from: 'bank', text: 'We looked into it.' }] })
    expect(JSON.stringify(shown)).not.toMatch(/SECRET|CANARY|compliance/)
  })

  it('is replied to without an address, and by mail as well where there is one', async () => {
    const before = (await readQueuedTexts(cms.directory)).length
    const silent = await take()
    expect((await ask(`${silent.id}/reply`, { text: 'By code alone', state: 'answered' })).status).toBe(200)
    expect(await readQueuedTexts(cms.directory)).toHaveLength(before)
    const written = await take({ email: 'ana@bcs.example' })
    expect((await ask(`${written.id}/reply`, { text: 'By both ways', state: 'answered' })).status).toBe(200)
    expect((await readQueuedTexts(cms.directory)).filter((text) => text.includes('By both ways'))).toHaveLength(1)
    expect(await followed(written.hash)).toMatchObject({ messages: [{ text: 'By both ways' }] })
    await receive({ formKey: 'contact', answers: { message: 'without a code' } })
    const { docs } = await cms.payload.find({ collection: 'submissions', sort: '-id', limit: 1, ...own })
    expect((await ask(`${docs[0]?.id}/reply`, { text: 'No way', state: 'answered' })).status).toBe(409)
  })

  it('is found by its hash alone, by the platform alone', async () => {
    const { hash } = await take()
    for (const wrong of [toFollowHash(makeReturnCode()), toFollowHash('')]) expect(await followed(wrong)).toBeNull()
    for (const wrong of ['', '%', null, { like: '%' }]) expect((await follow(wrong)).status).toBe(400)
    expect((await follow(hash, 'x'.repeat(64))).status).toBe(403)
    expect((await ask('follow', { hash })).status).toBe(403)
    const listed = await askInProcess(compliance, 'GET', '/submissions?limit=100')
    expect(await listed.text()).not.toContain(hash)
  })
})

describe('an answer of a sender', () => {
  it('stands in the history once, as the words of the sender, and makes the case work again', async () => {
    const { id, hash } = await take()
    await ask(`${id}/reply`, { text: 'Which card is it?', state: 'waiting' })
    const delivery = await answer(hash, 'The blue one.')
    await answer(hash, 'The blue one.', delivery)
    expect(await stateOf(id)).toBe('work')
    expect((await eventsOf(id)).slice(-2)).toEqual([
      ['state', '', 'Sona'],
      ['sender', 'The blue one.', 'Sona'],
    ])
    expect((await followed(hash))?.messages.map(({ from, text }) => `${from}: ${text}`)).toEqual([
      'bank: Which card is it?',
      'sender: The blue one.',
    ])
    await answer(hash, 'The blue one.')
    expect((await followed(hash))?.messages).toHaveLength(3)
  })

  it('makes a case new again that nobody has', async () => {
    const { id, hash } = await take()
    await ask(`${id}/reply`, { text: 'Done.', state: 'done' })
    await ask('case-step', { ids: [id], step: { kind: 'assign', to: null } })
    await answer(hash, 'It is not.')
    expect(await stateOf(id)).toBe('new')
  })

  it('to no case is kept nowhere', async () => {
    const { docs: before } = await cms.payload.find({ collection: 'submission-events', limit: 1_000, ...own })
    await answer(toFollowHash(makeReturnCode()), 'CANARY-LOST')
    const { docs: after } = await cms.payload.find({ collection: 'submission-events', limit: 1_000, ...own })
    expect(after).toHaveLength(before.length)
  })
})

describe('what was written', () => {
  it('is given to the person with the case', async () => {
    const { id, hash } = await take({ email: 'given@bcs.example' })
    await ask(`${id}/reply`, { text: 'WORDS-OF-THE-BANK', state: 'waiting' })
    await answer(hash, 'WORDS-OF-THE-SENDER')
    const given = await ask('person/give', { ids: [id], subscribers: [], reason: 'A letter of the person' })
    expect(given.status).toBe(200)
    const parts = await readWrittenArchive(Buffer.from(await given.arrayBuffer()))
    const said = [...parts.values()].map((part) => part.toString('utf8')).find((text) => text.includes('WORDS'))
    expect(z.object({ replies: z.array(z.unknown()) }).parse(JSON.parse(said ?? '')).replies).toMatchObject([
      { from: 'bank', text: 'WORDS-OF-THE-BANK' },
      { from: 'sender', text: 'WORDS-OF-THE-SENDER' },
    ])
  })

  it('is erased with the case, and the code finds nothing any more', async () => {
    const { id, hash, code } = await take({ email: 'erased@bcs.example', message: 'ERASED-MESSAGE' })
    await ask(`${id}/reply`, { text: 'ERASED-REPLY', state: 'waiting' })
    await answer(hash, 'ERASED-ANSWER')
    const asked = await ask('person/erase', { ids: [id], subscribers: [], reason: 'A letter of the person' })
    const request = z.object({ id: z.number() }).parse(await asked.json()).id
    await ask(`erasures/${request}/look`, {}, colleague)
    expect((await ask(`erasures/${request}/approve`, {}, colleague)).status).toBe(200)
    expect(await followed(hash)).toBeNull()
    await answer(hash, 'ERASED-AFTERWARDS')
    const rows = await readRowsOf('submissions', 'submission_events', 'audit_log')
    for (const gone of ['ERASED', hash, code]) expect(rows).not.toContain(gone)
  })

  it('goes with what was sent when its time is over', async () => {
    const { runRetention } = await import('../run-retention')
    const { id, hash } = await take({ email: 'old@bcs.example' })
    await answer(hash, 'KEPT-FOR-ITS-TIME')
    await runRetention(cms.payload, new Date('2026-12-19T10:00:00Z'))
    expect(await followed(hash)).not.toBeNull()
    await runRetention(cms.payload, new Date('2027-02-01T10:00:00Z'))
    expect(await followed(hash)).toBeNull()
    expect((await eventsOf(id)).map(([kind]) => kind)).not.toContain('sender')
    expect(await readRowsOf('submissions', 'submission_events')).not.toMatch(new RegExp(`KEPT-FOR|${hash}`))
  })
})

async function readRowsOf(...tables: string[]): Promise<string> {
  const rows = []
  for (const name of tables) rows.push(JSON.stringify(await askDatabase(cms, `SELECT * FROM "${name}"`)))
  return rows.join('\n')
}
