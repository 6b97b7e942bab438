import { createHmac } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { listConditions } from '@/src/health/conditions'
import { type InboxWorld, openInboxWorld } from '@/tests/support/inbox-world'
import { isOnPostgres } from '@/tests/support/postgres/own-database'
import { readWrittenArchive } from '@/tests/support/read-written-archive'

const secret = 'what this installation and the case system know'
const got: { headers: IncomingHttpHeaders; body: Buffer }[] = []
/** What the case system answers, to each in turn; the last of them from then on. */
let answers: number[] = [200]
const system = createServer((request, response) => {
  void buffer(request).then((body) => {
    const status = answers.length > 1 ? answers.shift() : answers[0]
    if (status === 200) got.push({ headers: request.headers, body })
    response.writeHead(status ?? 200, { Location: 'http://localhost:9/elsewhere' }).end('what nobody reads')
  })
})
await new Promise<void>((resolve) => system.listen(0, '127.0.0.1', resolve))
const address = system.address()
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/cases`

let world: InboxWorld
/** Whether this process leads, where it shares its database with others. */
let isLeading = true
let endLeading: () => void
beforeAll(async () => {
  world = await openInboxWorld({ CASE_SYSTEM: url, CASE_SYSTEM_SECRET: secret })
  const { answerLeadership } = await import('@/src/database/leadership')
  endLeading = answerLeadership(() => isLeading)
}, 180_000)
afterAll(async () => {
  endLeading()
  await world.cms.close()
  system.close()
})
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  got.length = 0
  answers = [200]
})

const handOver = async (directory?: string) => {
  const { handOverCases } = await import('./hand-over-cases')
  return directory === undefined ? handOverCases(world.cms.payload) : handOverCases(world.cms.payload, { directory })
}
const stored = (id: number) =>
  world.cms.payload.findByID({ collection: 'submissions', id, depth: 0, overrideAccess: true }) // the test looks
const faults = () => listConditions().map(({ name }) => name)
const references = () => got.map(({ headers }) => headers['sona-case'])

it('hands nothing over before two people have said so, and then what comes', async () => {
  const before = await world.deliver('jobApplication', { firstName: 'Ana' })
  const request = await world.requested('compliance', { handsOver: true })
  expect(await handOver()).toEqual({ handedOver: 0, waiting: 0 })
  expect(await world.decide('hr', request)).toEqual({ status: 200, state: 'done' })
  expect(await world.stored()).toMatchObject({ handsOver: true, forms: [world.applications] })

  const after = await world.deliver('jobApplication', { firstName: 'Beatriz' })
  const elsewhere = await world.deliver('complaint', { firstName: 'Carla' })
  expect(await handOver()).toEqual({ handedOver: 1, waiting: 0 })
  expect(references()).toEqual([after.reference])
  expect([(await stored(before.id)).handOver, (await stored(elsewhere.id)).handOver]).toEqual([null, null])
  expect(await handOver()).toEqual({ handedOver: 0, waiting: 0 })
  expect(got).toHaveLength(1)
})

it('is an archive of all that was sent, signed, with a name that stays the same', async () => {
  const sent = await world.deliver('jobApplication', { firstName: 'Dulce', areaOfInterest: 'companies' })
  await handOver()
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = got
  expect(headers).toMatchObject({ 'content-type': 'application/zip', 'idempotency-key': sent.deliveryId })
  const signed = createHmac('sha256', secret).update(`${headers['sona-time']}\n${sent.deliveryId}\n`).update(body)
  expect(headers['sona-signature']).toBe(`sha256=${signed.digest('hex')}`)
  const parts = await readWrittenArchive(body)
  expect([...parts.keys()].toSorted()).toEqual(['case.json', 'case.xlsx', 'manifest.json'])
  expect(JSON.parse(String(parts.get('case.json')))).toMatchObject({
    reference: sent.reference,
    answers: { firstName: 'Dulce', areaOfInterest: 'companies' },
  })
  const { docs } = await world.cms.payload.find({
    collection: 'submission-events',
    where: { submission: { equals: sent.id } },
    overrideAccess: true, // nobody reads them here
  })
  expect(docs).toMatchObject([{ kind: 'handedOver', name: 'Sona', by: 0 }])
})

it('waits while the system is away, is told, and goes when it is back, in order', async () => {
  const [first, second] = [await world.deliver('jobApplication'), await world.deliver('jobApplication')]
  for (const status of [503, 302, 401]) {
    answers = [status]
    expect(await handOver()).toEqual({ handedOver: 0, waiting: 2 })
    expect(faults()).toContain('case-system')
  }
  answers = [200]
  expect(await handOver()).toEqual({ handedOver: 2, waiting: 0 })
  expect(references()).toEqual([first.reference, second.reference])
  expect(faults()).not.toContain('case-system')
})

it.runIf(isOnPostgres())('a process that leads no more says no more of a system that is away', async () => {
  await world.deliver('jobApplication')
  answers = [503]
  expect(await handOver()).toEqual({ handedOver: 0, waiting: 1 })
  expect(faults()).toContain('case-system')
  isLeading = false
  answers = [200]
  expect(await handOver()).toEqual({ handedOver: 0, waiting: 0 })
  expect(faults()).not.toContain('case-system')
  expect(got).toEqual([])
  isLeading = true
  expect(await handOver()).toEqual({ handedOver: 1, waiting: 0 })
})

it('one that is refused for itself does not hold the others up', async () => {
  const [bad, good] = [await world.deliver('jobApplication'), await world.deliver('jobApplication')]
  answers = [422, 200]
  expect(await handOver()).toEqual({ handedOver: 1, waiting: 1 })
  expect(references()).toEqual([good.reference])
  expect(faults()).toContain('case-system')
  expect(await handOver()).toEqual({ handedOver: 1, waiting: 0 })
  expect(references()).toEqual([good.reference, bad.reference])
})

it('one with a file that cannot be read does not hold the others up either', async () => {
  const [broken, whole] = [await world.deliver('jobApplication'), await world.deliver('jobApplication')]
  const file = { field: 'cv', id: 'z'.repeat(43), name: 'cv.pdf', mediaType: 'application/pdf', size: 1 }
  const change = (files: object[]) =>
    world.cms.payload.update({ collection: 'submissions', id: broken.id, data: { files }, overrideAccess: true }) // it begins so
  await change([file])
  expect(await handOver()).toEqual({ handedOver: 1, waiting: 1 })
  expect(references()).toEqual([whole.reference])
  expect(faults()).toContain('case-system')
  await change([])
  expect(await handOver()).toEqual({ handedOver: 1, waiting: 0 })
})

it('a case that is moved into such an inbox goes too, and none twice', async () => {
  const mover = world.person('compliance').id
  const members = [world.person('hr').id, mover]
  await world.cms.payload.update({
    collection: 'inboxes',
    id: world.inbox,
    data: { members },
    overrideAccess: true, // the test begins so
  })
  const complaint = await world.deliver('complaint', { firstName: 'Eva' })
  const move = (to: number | null) =>
    world.ask('compliance', 'POST', '/submissions/case-step', { ids: [complaint.id], step: { kind: 'move', to } })
  expect((await move(world.inbox)).status).toBe(200)
  await handOver()
  expect(references()).toEqual([complaint.reference])
  for (const to of [null, world.inbox]) expect((await move(to)).status).toBe(200)
  expect(await handOver()).toEqual({ handedOver: 0, waiting: 0 })
})

it('goes into a directory where that is set, whole or not at all', async () => {
  const directory = join(mkdtempSync(join(tmpdir(), 'sona-case-system-')), 'cases')
  const sent = await world.deliver('jobApplication', { firstName: 'Filipa' })
  expect(await handOver(directory)).toEqual({ handedOver: 1, waiting: 0 })
  expect(readdirSync(directory)).toEqual([`${sent.reference}.zip`])
  const parts = await readWrittenArchive(readFileSync(join(directory, `${sent.reference}.zip`)))
  expect(String(parts.get('case.json'))).toContain('Filipa')
  rmSync(directory, { recursive: true })
  expect(existsSync(directory)).toBe(false)
})

it('ends when two people have taken it back', async () => {
  const request = await world.requested('compliance', { handsOver: false, forms: [world.applications] })
  expect((await world.decide('hr', request)).state).toBe('done')
  await world.deliver('jobApplication')
  expect(await handOver()).toEqual({ handedOver: 0, waiting: 0 })
})
