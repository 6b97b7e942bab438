import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { approveSeen } from '@/tests/support/approve-seen'
import { askBeside } from '@/tests/support/ask-beside'
import { examplePage } from '@/tests/support/example-page'
import { type CmsPerson, openWorkingCms, type WorkingCms } from '@/tests/support/working-cms'

const minute = 60_000
let cms: WorkingCms
let editor: CmsPerson
let approver: CmsPerson
let otherApprover: CmsPerson
let admin: CmsPerson

async function enter(opened: WorkingCms): Promise<void> {
  cms = opened
  editor = await cms.logIn('editor')
  approver = await cms.logIn('approver')
  otherApprover = await cms.logIn('other-approver')
  admin = await cms.logIn('admin')
}
beforeAll(async () => enter(await openWorkingCms()), 120_000)
afterAll(() => cms.close())

/** Another process works on in the same place. */
async function reopen(followsSchedule: boolean): Promise<void> {
  const { directory } = cms
  await cms.kill()
  await enter(await openWorkingCms({ directory, followsSchedule }))
}

const created = z.object({ doc: z.object({ id: z.number() }) })
const numbered = z.looseObject({ id: z.number() })
const statuses = z.looseObject({ _status: z.record(z.string(), z.string().nullable()).nullish() })

let count = 0
async function draftPage(): Promise<{ page: number; number: number }> {
  const number = ++count
  const page = examplePage({ title: `Página ${number}`, slug: `pagina-${number}` })
  const { id } = created.parse((await editor.rest('POST', '/pages?draft=true&locale=pt', page)).body).doc
  const english = examplePage({ title: `Page ${number}`, slug: `page-${number}` })
  await editor.rest('PATCH', `/pages/${id}?draft=true&locale=en`, english)
  return { page: id, number }
}

async function submit(page: number, more: object = {}): Promise<number> {
  const warningReasons = { all: 'Nada desenha páginas neste teste' }
  const ask = { subject: `pages/${page}`, languages: ['pt', 'en'], reason: 'Campanha', warningReasons, ...more }
  return numbered.parse((await editor.rest('POST', '/workflow/submit', ask)).body).id
}

async function approved(page: number, more: object = {}): Promise<number> {
  const review = await submit(page, more)
  expect(await approveSeen(otherApprover, { id: review })).toMatchObject({ status: 200 })
  return review
}
const approvedPage = async () => {
  const { page, number } = await draftPage()
  return { page, number, review: await approved(page) }
}
const publish = (review: number) => approver.rest('POST', '/workflow/publish', { id: review })
const releaseNow = (release: number) => approver.rest('POST', '/workflow/release-now', { id: release })

async function plan(items: number[], dueAt?: Date): Promise<number> {
  const body = { name: 'Natal', items, ...(dueAt ? { dueAt: dueAt.toISOString() } : {}) }
  return numbered.parse((await approver.rest('POST', '/workflow/release', body)).body).id
}
const readRelease = async (id: number) => (await approver.rest('GET', `/releases/${id}`)).body

/** A page in every language at once: as the public sees it, or with what is written beside that. */
const readPage = async (id: number, draft = false) =>
  (await cms.trusted('findByID', { collection: 'pages', id, locale: 'all', depth: 0, draft })).body

async function liveIn(id: number): Promise<string[]> {
  const { _status } = statuses.parse(await readPage(id))
  return Object.keys(_status ?? {}).filter((locale) => _status?.[locale] === 'published')
}

async function freeze(from: Date, until: Date): Promise<void> {
  const freezes = [{ from: from.toISOString(), until: until.toISOString(), reason: 'Fecho do ano' }]
  expect(await admin.rest('POST', '/globals/publishing-settings', { freezes })).toMatchObject({ status: 200 })
}
const thaw = () => admin.rest('POST', '/globals/publishing-settings', { freezes: [] })

/** Somebody else’s published page takes the address of a page in one language. @returns what gives it back. */
async function takeAddress(address: string, locale: 'en' | 'pt'): Promise<() => Promise<unknown>> {
  const slug = `outra-${++count}`
  const data = { ...examplePage({ title: slug, slug }), _status: 'published' }
  await cms.trusted('create', { collection: 'pages', locale, data })
  // Below the CMS, which then refuses only when it writes the page itself: nobody knows before.
  const rename = (from: string, to: string) =>
    askBeside(cms.directory, `UPDATE pages_locales SET slug = '${to}', path = '/${to}' WHERE slug = '${from}'`)
  await rename(slug, address)
  return () => rename(address, slug)
}

it('goes live when it is due, whole, and not before', async () => {
  const pages = [await approvedPage(), await approvedPage()]
  const dueAt = new Date(Date.now() + 10 * minute)
  const release = await plan(
    pages.map(({ review }) => review),
    dueAt,
  )
  expect(await cms.tick(new Date(dueAt.getTime() - 1))).toBe(0)
  for (const { page } of pages) expect(await liveIn(page)).toEqual([])
  expect(await cms.tick(dueAt)).toBe(1)
  for (const { page } of pages) expect(await liveIn(page)).toEqual(['pt', 'en'])
  expect(await readRelease(release)).toMatchObject({ state: 'done', failure: null })
  expect(await cms.tick(new Date(dueAt.getTime() + minute))).toBe(0)
})

it('waits for the end of a freeze with the reason shown, and goes live then', async () => {
  const { page, review } = await approvedPage()
  const now = Date.now()
  const release = await plan([review], new Date(now - minute))
  await freeze(new Date(now - minute), new Date(now + minute))
  for (const time of [now, now + 1000]) expect(await cms.tick(new Date(time))).toBe(0)
  const failure = expect.stringMatching(/A publicação está suspensa.*Publishing is suspended/)
  expect(await readRelease(release)).toMatchObject({ state: 'planned', failure })
  expect(await releaseNow(release)).toMatchObject({ status: 409 })
  expect(await readRelease(release)).toMatchObject({ state: 'planned', failure })
  expect(await liveIn(page)).toEqual([])
  await thaw()
  expect(await cms.tick(new Date(now))).toBe(1)
  expect(await liveIn(page)).toEqual(['pt', 'en'])
  expect(await readRelease(release)).toMatchObject({ state: 'done', failure: null })
})

it('puts both back when it fails, what the public saw and what was written, and forgets nobody who wrote', async () => {
  const { page } = await draftPage()
  expect(await publish(await approved(page))).toMatchObject({ status: 200 })
  const before = await readPage(page)
  await approver.rest('PATCH', `/pages/${page}?draft=true&locale=pt`, { title: 'Novo' })
  await editor.rest('PATCH', `/pages/${page}?draft=true&locale=en`, { title: 'New' })
  const change = await approved(page)
  const bad = await approvedPage()
  const release = await plan([change, bad.review])
  const giveBack = await takeAddress(`pagina-${bad.number}`, 'pt')
  expect(await releaseNow(release)).toMatchObject({ status: 409 })
  expect(await readRelease(release)).toMatchObject({ state: 'failed' })
  expect(await readPage(page)).toEqual(before)
  expect(await readPage(page, true)).toMatchObject({ title: { pt: 'Novo', en: 'New' } })
  await editor.rest('PATCH', `/pages/${page}?draft=true&locale=en`, { title: 'Newer' })
  const again = await submit(page)
  expect(await approveSeen(approver, { id: again })).toMatchObject({ status: 403 })
  await giveBack()
})

it('changes both languages of a document, or none', async () => {
  const { page, number } = await draftPage()
  const first = await approved(page)
  const freeOne = await takeAddress(`page-${number}`, 'en')
  expect((await publish(first)).status).toBeGreaterThanOrEqual(400)
  expect(await liveIn(page)).toEqual([])
  await freeOne()
  expect(await publish(first)).toMatchObject({ status: 200, body: { state: 'done' } })
  expect(await liveIn(page)).toEqual(['pt', 'en'])

  const before = await readPage(page)
  await editor.rest('PATCH', `/pages/${page}?draft=true&locale=pt`, { title: 'Novo' })
  await editor.rest('PATCH', `/pages/${page}?draft=true&locale=en`, { title: 'New', slug: `new-${number}` })
  const second = await approved(page)
  const freeTwo = await takeAddress(`new-${number}`, 'en')
  expect((await publish(second)).status).toBeGreaterThanOrEqual(400)
  expect(await readPage(page)).toEqual(before)
  const { body } = await approver.rest('GET', `/audit-log?where[subject][equals]=pages/${page}&sort=-number&limit=5`)
  expect(JSON.stringify(body)).toContain('"putBack"')
  await freeTwo()
  expect(await publish(second)).toMatchObject({ status: 200, body: { state: 'done' } })
  expect(await readPage(page)).toMatchObject({ title: { pt: 'Novo', en: 'New' } })
})

/** Kills the CMS in the middle of a release of many pages. */
async function interruptRelease(): Promise<{ release: number; pages: number[]; items: number[] }> {
  const made = []
  for (let left = 5; left > 0; left--) made.push(await approvedPage())
  const [pages, items] = [made.map(({ page }) => page), made.map(({ review }) => review)]
  const release = await plan(items)
  const sql = `SELECT _parent_id FROM pages_locales WHERE _status = 'published' AND _parent_id IN (${pages.join()})`
  const liveRows = async () => (await askBeside(cms.directory, sql)).length
  // The connection breaks with the process.
  const asked = releaseNow(release).catch(() => null)
  while ((await liveRows()) < 2) await setTimeout(5)
  await cms.kill()
  await asked
  expect(await liveRows()).toBeLessThan(2 * pages.length)
  return { release, pages, items }
}

it('is carried to its end by the next start when a crash interrupted it', async () => {
  const { release, pages } = await interruptRelease()
  await enter(await openWorkingCms({ directory: cms.directory, followsSchedule: true }))
  await vi.waitFor(
    async () => expect(await readRelease(release)).toMatchObject({ state: 'done', failure: null }),
    60_000,
  )
  for (const page of pages) expect(await liveIn(page)).toEqual(['pt', 'en'])
  await reopen(false)
}, 240_000)

it('is put back as a whole when it cannot go on after a crash, and goes live when it can', async () => {
  const { release, pages } = await interruptRelease()
  await enter(await openWorkingCms({ directory: cms.directory }))
  await freeze(new Date(Date.now() - minute), new Date(Date.now() + 10 * minute))
  expect(await cms.tick(new Date())).toBe(0)
  for (const page of pages) expect(await liveIn(page)).toEqual([])
  expect(await readRelease(release)).toMatchObject({ state: 'planned', failure: expect.stringContaining('suspended') })
  await thaw()
  expect(await cms.tick(new Date())).toBe(1)
  for (const page of pages) expect(await liveIn(page)).toEqual(['pt', 'en'])
}, 240_000)

it('is made up for, within a minute of the start, when it fell due while the CMS was closed, and so is a request', async () => {
  const soon = new Date(Date.now() + 1500)
  const [one, two, later] = [await approvedPage(), await draftPage(), await draftPage()]
  const release = await plan([one.review], soon)
  await approved(two.page, { dueAt: soon.toISOString() })
  const { directory } = cms
  await cms.kill()
  await setTimeout(Math.max(0, soon.getTime() - Date.now()))
  await enter(await openWorkingCms({ directory, followsSchedule: true }))
  const start = Date.now()
  const isLive = (page: number) => async () => expect(await liveIn(page)).toEqual(['pt', 'en'])
  const within = { timeout: minute - (Date.now() - start), interval: 100 }
  await vi.waitFor(isLive(one.page), within)
  await vi.waitFor(isLive(two.page), within)
  // Its last page is live a moment before it says so.
  await vi.waitFor(async () => expect(await readRelease(release)).toMatchObject({ state: 'done' }), within)
  // It goes on looking.
  await approved(later.page, { dueAt: new Date().toISOString() })
  await vi.waitFor(isLive(later.page), { timeout: minute, interval: 250 })
}, 240_000)
