import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { approveSeen } from '@/tests/support/approve-seen'
import { askBeside, unprotect } from '@/tests/support/ask-beside'
import { examplePage } from '@/tests/support/example-page'
import { openCmsHere } from '@/tests/support/open-cms-here'
import type { CmsPerson, WorkingCms } from '@/tests/support/working-cms'

let cms: Omit<WorkingCms, 'kill'>
let editor: CmsPerson
let approver: CmsPerson
let admin: CmsPerson

beforeAll(async () => {
  cms = await openCmsHere()
  editor = await cms.logIn('editor')
  approver = await cms.logIn('approver')
  admin = await cms.logIn('admin')
}, 120_000)
afterAll(() => cms.close())

const created = z.object({ doc: z.object({ id: z.number() }) })
const numbered = z.looseObject({ id: z.number() })
const minute = 60_000

let count = 0
async function approvedPage(more: object = {}): Promise<{ page: number; review: number }> {
  const slug = `pagina-${++count}`
  const draft = await editor.rest('POST', '/pages?draft=true&locale=pt', examplePage({ title: `P ${count}`, slug }))
  const page = created.parse(draft.body).doc.id
  const warningReasons = { unseen: 'Nada desenha páginas neste teste' }
  const ask = { subject: `pages/${page}`, languages: ['pt'], reason: 'Campanha', warningReasons, ...more }
  const review = numbered.parse((await editor.rest('POST', '/workflow/submit', ask)).body).id
  expect(await approveSeen(approver, { id: review })).toMatchObject({ status: 200 })
  return { page, review }
}

const statusOf = async (id: number) =>
  (await cms.trusted('findByID', { collection: 'pages', id, locale: 'pt', depth: 0 })).body['_status']
const read = async (collection: string, id: number) => (await approver.rest('GET', `/${collection}/${id}`)).body

it('carries out what is due, not before, and makes up for what was missed', async () => {
  const dueAt = new Date(Date.now() + 10 * minute)
  const { page, review } = await approvedPage({ dueAt: dueAt.toISOString() })
  expect(await cms.tick(new Date(dueAt.getTime() - minute))).toBe(0)
  expect(await statusOf(page)).toBe('draft')
  expect(await cms.tick(new Date(dueAt.getTime() + 60 * minute))).toBe(1)
  expect(await statusOf(page)).toBe('published')
  expect(await read('reviews', review)).toMatchObject({ state: 'done', doneLanguages: 'pt' })
  expect(await cms.tick(new Date(dueAt.getTime() + 61 * minute))).toBe(0)
})

it('takes back what is to end, when it is due and not before', async () => {
  const { page, review } = await approvedPage()
  expect(await approver.rest('POST', '/workflow/publish', { id: review })).toMatchObject({ status: 200 })
  const dueAt = new Date(Date.now() + 10 * minute)
  const ask = {
    subject: `pages/${page}`,
    kind: 'unpublish',
    languages: ['pt'],
    reason: 'A campanha acaba',
    dueAt: dueAt.toISOString(),
  }
  const end = numbered.parse((await editor.rest('POST', '/workflow/submit', ask)).body).id
  expect(await cms.tick(new Date(dueAt.getTime() + minute))).toBe(0)
  expect(await statusOf(page)).toBe('published')
  expect(await approveSeen(approver, { id: end })).toMatchObject({ status: 200 })
  expect(await cms.tick(new Date(dueAt.getTime() - 1))).toBe(0)
  expect(await statusOf(page)).toBe('published')
  expect(await cms.tick(dueAt)).toBe(1)
  expect(await statusOf(page)).toBe('draft')
  expect(await read('reviews', end)).toMatchObject({ state: 'done', doneLanguages: 'pt' })
})

it('carries out once what was live when its process was killed, before that was noted', async () => {
  const dueAt = new Date(Date.now() - minute).toISOString()
  const { page, review } = await approvedPage({ dueAt })
  expect(await cms.tick(new Date())).toBe(1)
  const before = await askBeside(cms.directory, 'SELECT id FROM publications')
  await askBeside(cms.directory, `UPDATE reviews SET state = 'approved', done_languages = '' WHERE id = ${review}`)
  expect(await cms.tick(new Date())).toBe(1)
  expect(await read('reviews', review)).toMatchObject({ state: 'done', doneLanguages: 'pt' })
  expect(await statusOf(page)).toBe('published')
  const live = `SELECT id FROM audit_log WHERE action = 'publish' AND subject = 'pages/${page}'`
  expect(await askBeside(cms.directory, live)).toHaveLength(1)
  // Whether the public was told nobody knows.
  expect(await askBeside(cms.directory, 'SELECT id FROM publications')).toHaveLength(before.length + 1)
})

it('does not carry out what was not approved, or was changed since', async () => {
  const dueAt = new Date(Date.now() - minute).toISOString()
  const { page, review } = await approvedPage({ dueAt })
  await editor.rest('PATCH', `/pages/${page}?draft=true&locale=pt`, { summary: 'Outra' })
  expect(await cms.tick(new Date())).toBe(0)
  expect(await statusOf(page)).toBe('draft')
  expect(await read('reviews', review)).toMatchObject({ state: 'void' })
})

it('lets nothing live in a freeze, says so, and goes on afterwards', async () => {
  const from = new Date(Date.now() - minute).toISOString()
  const until = new Date(Date.now() + minute).toISOString()
  const freezes = [{ from, until, reason: 'Fecho do ano' }]
  expect(await editor.rest('POST', '/globals/publishing-settings', { freezes })).toMatchObject({ status: 403 })
  const { page, review } = await approvedPage({ dueAt: from })
  expect(await admin.rest('POST', '/globals/publishing-settings', { freezes })).toMatchObject({ status: 200 })
  expect(await approver.rest('POST', '/workflow/publish', { id: review })).toMatchObject({ status: 409 })
  expect(await cms.tick(new Date())).toBe(0)
  expect(await read('reviews', review)).toMatchObject({
    state: 'approved',
    failure: expect.stringContaining('suspended'),
  })
  expect(await statusOf(page)).toBe('draft')
  await admin.rest('POST', '/globals/publishing-settings', { freezes: [] })
  expect(await cms.tick(new Date())).toBe(1)
  expect(await statusOf(page)).toBe('published')
})

it('publishes a release whole, or nothing of it', async () => {
  const [one, two, bad] = [await approvedPage(), await approvedPage(), await approvedPage()]
  const plan = (items: number[]) => approver.rest('POST', '/workflow/release', { name: 'Campanha de Natal', items })
  expect(await editor.rest('POST', '/workflow/release', { name: 'Minha', items: [one.review] })).toMatchObject({
    status: 403,
  })
  const mixed = numbered.parse((await plan([one.review, two.review, bad.review])).body).id
  // A page that cannot be drawn is refused only when it is written: nobody knows before.
  await cms.trusted('create', {
    collection: 'pages',
    locale: 'pt',
    data: { ...examplePage({ title: 'Outra', slug: 'outra' }), _status: 'published' },
  })
  await askBeside(
    cms.directory,
    `UPDATE pages_locales SET slug = 'pagina-${count}' WHERE slug = 'outra'`,
    `UPDATE pages_locales SET path = '/pagina-${count}' WHERE path = '/outra'`,
  )
  const refused = await approver.rest('POST', '/workflow/release-now', { id: mixed })
  expect(refused).toMatchObject({ status: 409 })
  for (const { page } of [one, two, bad]) expect(await statusOf(page)).toBe('draft')
  expect(await read('releases', mixed)).toMatchObject({ state: 'failed' })
  // Two were public for a moment.
  const { body } = await approver.rest('GET', '/audit-log?where[action][equals]=putBack')
  expect(body['totalDocs']).toBeGreaterThanOrEqual(2)
  const good = numbered.parse((await plan([one.review, two.review])).body).id
  expect(await approver.rest('POST', '/workflow/release-now', { id: good })).toMatchObject({ status: 200 })
  for (const { page } of [one, two]) expect(await statusOf(page)).toBe('published')
  expect(await approver.rest('POST', '/workflow/release-now', { id: good })).toMatchObject({ status: 409 })
})

it('keeps an audit log that nobody changes unseen', async () => {
  const verify = async () => (await approver.rest('GET', '/audit/verify')).body
  const { count: entries } = z.object({ count: z.number() }).parse(await verify())
  expect(entries).toBeGreaterThan(10)
  expect(await verify()).toMatchObject({ fault: null })
  expect(await editor.rest('GET', '/audit/verify')).toMatchObject({ status: 403 })
  for (const person of [admin, approver]) {
    expect(await person.rest('PATCH', '/audit-log/1', { reason: 'x' })).toMatchObject({ status: 403 })
    expect(await person.rest('DELETE', '/audit-log/1')).toMatchObject({ status: 403 })
    expect(await person.rest('POST', '/audit-log', { reason: 'x' })).toMatchObject({ status: 403 })
    expect(await person.local('update', { collection: 'audit-log', id: 1, data: { reason: 'x' } })).toMatchObject({
      status: 403,
    })
  }
  expect(await cms.trusted('delete', { collection: 'audit-log', id: 1 })).toMatchObject({ status: 403 })
  const exported = z.object({ text: z.string() }).parse((await approver.rest('GET', '/audit/export')).body).text
  expect(exported.trim().split('\n').length).toBeGreaterThan(entries)

  const ask = (...statements: string[]) => askBeside(cms.directory, ...statements)
  await expect(ask(`UPDATE audit_log SET reason = 'x' WHERE number = 5`)).rejects.toThrow(/only ever added/)
  await expect(ask('DELETE FROM audit_log WHERE number = 5')).rejects.toThrow(/only ever added/)
  await ask(...unprotect('audit_log'), `UPDATE audit_log SET reason = 'outra razão' WHERE number = 5`)
  expect(await verify()).toMatchObject({ fault: { number: 5, fault: 'seal' } })
  await ask('DELETE FROM audit_log WHERE number = 5')
  expect(await verify()).toMatchObject({ fault: { number: 5, fault: 'gap' } })
  await ask('DELETE FROM audit_log WHERE number > 4')
  expect(await verify()).toMatchObject({ fault: { number: 5, fault: 'cut' } })
})
