import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { lookAtProposal } from '@/tests/support/approve-seen'
import { openCmsHere } from '@/tests/support/open-cms-here'
import { dayFromNow, ratesOf } from '@/tests/support/rates'
import type { CmsPerson, WorkingCms } from '@/tests/support/working-cms'

let cms: Omit<WorkingCms, 'kill'>
let editor: CmsPerson
let approver: CmsPerson
let otherApprover: CmsPerson
let admin: CmsPerson

beforeAll(async () => {
  cms = await openCmsHere()
  editor = await cms.logIn('editor')
  approver = await cms.logIn('approver')
  otherApprover = await cms.logIn('other-approver')
  admin = await cms.logIn('admin')
}, 120_000)
afterAll(() => cms.close())

const created = z.object({ doc: z.object({ id: z.number() }) })
const refused = z.object({ errors: z.tuple([z.object({ message: z.string() })]) })
const entries = z.object({ docs: z.array(z.looseObject({ action: z.string(), actorName: z.string() })) })
const published = { state: 'published' }

let days = 0
/** Rates of a day of their own, the same as those of the days before, as somebody enters them. */
async function enter(by: CmsPerson): Promise<number> {
  const { body } = await by.rest('POST', '/exchange-rates', ratesOf(dayFromNow(-++days), 'bank'))
  return created.parse(body).doc.id
}
/** Saves; whoever publishes has looked first. */
async function save(by: CmsPerson, id: number, data: Readonly<Record<string, unknown>>) {
  const look = async (path: string, body: object) => (await by.rest('POST', `/${path}`, body)).body
  if (data['state'] === 'published') await lookAtProposal(look, `exchange-rates/${id}`)
  return by.rest('PATCH', `/exchange-rates/${id}`, data)
}
const figures = (factor: number) => ({ rates: ratesOf('', 'bank', factor).rates })
const isPublic = async (id: number) => (await cms.anonymous.rest('GET', `/exchange-rates/${id}`)).status === 200

async function actions(id: number): Promise<string[]> {
  const about = `where[subject][equals]=exchange-rates/${id}&sort=number&limit=50`
  const { body } = await admin.rest('GET', `/audit-log?${about}`)
  return entries.parse(body).docs.map(({ action, actorName }) => `${action} ${actorName}`)
}

it('whoever wrote rates cannot publish them, whatever their role and the way', async () => {
  for (const writer of [approver, admin]) {
    const id = await enter(writer)
    const alone = await save(writer, id, published)
    expect(alone.status).toBe(403)
    expect(refused.parse(alone.body).errors[0].message).toContain(
      // An administrator publishes nothing at all.
      writer === admin ? 'Only approvers may publish rates' : 'Who wrote these rates cannot publish them',
    )
    const data = { ...published, isConfirmed: true, writtenBy: 0, writtenByName: 'Outra pessoa' }
    expect(await save(writer, id, data)).toMatchObject({ status: 403 })
    expect(await save(writer, id, { ...figures(1.01), ...published })).toMatchObject({ status: 403 })
    const where = `where[id][equals]=${id}`
    await writer.rest('PATCH', `/exchange-rates?${where}`, published)
    await writer.graphQL(`mutation { updateExchangeRate(id: ${id}, data: { state: published }) { id } }`)
    const local = { collection: 'exchange-rates', id, data: published }
    expect(await writer.local('update', local)).toMatchObject({ status: 403 })
    const born = { ...ratesOf(dayFromNow(-100), 'bna'), ...published }
    expect(await writer.rest('POST', '/exchange-rates', born)).toMatchObject({ status: 403 })
    expect(await writer.rest('POST', `/exchange-rates/${id}/duplicate`, born)).toMatchObject({ status: 403 })
    expect(await isPublic(id)).toBe(false)
    expect(await otherApprover.rest('GET', `/exchange-rates/${id}`)).toMatchObject({
      body: { state: 'held', writtenBy: writer.id },
    })
  }
})

it('somebody else publishes them, and what is public is changed by two people again', async () => {
  const id = await enter(editor)
  expect(await save(editor, id, published)).toMatchObject({ status: 403 })
  expect(await save(approver, id, published)).toMatchObject({ status: 200 })
  expect(await isPublic(id)).toBe(true)

  const changed = figures(1.01)
  for (const person of [editor, approver, otherApprover, admin])
    expect(await save(person, id, changed)).toMatchObject({ status: 403 })
  expect(await save(editor, id, { state: 'held' })).toMatchObject({ status: 403 })

  // One approver takes them away at once, with other figures in their place, and somebody else publishes these.
  expect(await save(approver, id, { ...changed, state: 'held' })).toMatchObject({ status: 200 })
  expect(await isPublic(id)).toBe(false)
  expect(await save(approver, id, published)).toMatchObject({ status: 403 })
  expect(await save(otherApprover, id, published)).toMatchObject({ status: 200 })
  expect(await actions(id)).toEqual([
    'create editor',
    'refused editor',
    'save approver',
    'publish approver',
    ...['editor', 'approver', 'other-approver', 'admin', 'editor'].map((name) => `refused ${name}`),
    'save approver',
    'takeDown approver',
    'refused approver',
    'save other-approver',
    'publish other-approver',
  ])
})

it('to save them without a change makes nobody their writer, to correct them does', async () => {
  const id = await enter(approver)
  expect(await save(editor, id, { rates: ratesOf('', 'bank').rates })).toMatchObject({ status: 200 })
  expect(await save(approver, id, published)).toMatchObject({ status: 403 })
  expect(await save(editor, id, figures(1.01))).toMatchObject({ status: 200, body: { doc: { writtenBy: editor.id } } })
  // Who was first to write is not forgotten when somebody else was last.
  expect(await save(approver, id, published)).toMatchObject({ status: 403 })
  expect(await save(otherApprover, id, published)).toMatchObject({ status: 200 })
})

it('one approver deletes rates that visitors see, which the audit log names', async () => {
  const id = await enter(editor)
  expect(await save(approver, id, published)).toMatchObject({ status: 200 })
  expect(await editor.rest('DELETE', `/exchange-rates/${id}`)).toMatchObject({ status: 403 })
  expect(await approver.rest('DELETE', `/exchange-rates/${id}`)).toMatchObject({ status: 200 })
  expect((await actions(id)).slice(-2)).toEqual(['refused editor', 'delete approver'])
})

it('rates that nobody typed need one person at most', async () => {
  const plausible = { ...ratesOf(dayFromNow(-200), 'bna'), ...published }
  const byItself = await cms.trusted('create', { collection: 'exchange-rates', data: plausible })
  expect(byItself.body).toMatchObject({ state: 'published', isByHand: false, writtenBy: null })
  const far = { ...ratesOf(dayFromNow(-199), 'bna', 1.5), ...published }
  const { body } = await cms.trusted('create', { collection: 'exchange-rates', data: far })
  expect(body).toMatchObject({ state: 'held', writtenBy: null })
  const confirmed = { ...published, isConfirmed: true }
  expect(await save(approver, Number(body['id']), confirmed)).toMatchObject({ status: 200 })
})
