import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { documentTag } from '@/src/publications/tags'
import { approveSeen } from '@/tests/support/approve-seen'
import { askBeside } from '@/tests/support/ask-beside'
import { examplePage } from '@/tests/support/example-page'
import { type CmsPerson, openWorkingCms, type WorkingCms } from '@/tests/support/working-cms'

const minute = 60_000
const created = z.object({ doc: z.object({ id: z.number() }) })
const numbered = z.looseObject({ id: z.number() })

const opened: WorkingCms[] = []
afterEach(async () => {
  for (const cms of opened.splice(0)) await cms.close()
})

/** Two processes of one CMS, each with a directory of its own, at one database. */
async function openTwo(followsSchedule = false): Promise<[WorkingCms, WorkingCms]> {
  const one = await openWorkingCms()
  if (!followsSchedule) {
    const other = await openWorkingCms({ beside: one.directory })
    opened.push(one, other)
    return [one, other]
  }
  await one.kill()
  const first = await openWorkingCms({ directory: one.directory, followsSchedule })
  const second = await openWorkingCms({ beside: one.directory, followsSchedule })
  opened.push(first, second)
  return [first, second]
}

let count = 0
async function approvedPage(
  { editor, approver }: { editor: CmsPerson; approver: CmsPerson },
  more: object = {},
): Promise<{ page: number; review: number }> {
  const slug = `pagina-${++count}`
  const draft = await editor.rest('POST', '/pages?draft=true&locale=pt', examplePage({ title: `P ${count}`, slug }))
  const page = created.parse(draft.body).doc.id
  const warningReasons = { all: 'Nada desenha páginas neste teste' }
  const ask = { subject: `pages/${page}`, languages: ['pt'], reason: 'Campanha', warningReasons, ...more }
  const review = numbered.parse((await editor.rest('POST', '/workflow/submit', ask)).body).id
  expect(await approveSeen(approver, { id: review })).toMatchObject({ status: 200 })
  return { page, review }
}

/** How often each of some pages went live, as the log of who did what says. */
async function publishedTimes({ directory }: WorkingCms, pages: readonly number[]): Promise<number[]> {
  const sql = `SELECT subject, count(*)::int AS times FROM audit_log WHERE action = 'publish' GROUP BY subject`
  const rows = z.array(z.object({ subject: z.string(), times: z.number() })).parse(await askBeside(directory, sql))
  return pages.map((page) => rows.find(({ subject }) => subject === `pages/${page}`)?.times ?? 0)
}

const peopleOf = async (cms: WorkingCms) => ({
  editor: await cms.logIn('editor'),
  approver: await cms.logIn('approver'),
})

it('what two processes find due at the same time goes live once each', async () => {
  const [one, other] = await openTwo()
  const people = await peopleOf(one)
  const dueAt = new Date(Date.now() - minute).toISOString()
  const pages: number[] = []
  for (let left = 50; left > 0; left -= 1) pages.push((await approvedPage(people, { dueAt })).page)
  const done = await Promise.all([one.tick(new Date()), other.tick(new Date())])
  expect(done[0] + done[1]).toBe(50)
  expect(await publishedTimes(one, pages)).toEqual(pages.map(() => 1))
  expect((await people.approver.rest('GET', '/audit/verify')).body).toMatchObject({ fault: null })
}, 600_000)

it('a release that is under way is left alone by others, and ended by one of them when its process is gone', async () => {
  const [one, other] = await openTwo()
  const people = await peopleOf(one)
  const made = []
  for (let left = 6; left > 0; left -= 1) made.push(await approvedPage(people))
  const [pages, items] = [made.map(({ page }) => page), made.map(({ review }) => review)]
  const plan = await people.approver.rest('POST', '/workflow/release', { name: 'Natal', items })
  const release = numbered.parse(plan.body).id
  const doneRows = async () =>
    (await askBeside(one.directory, `SELECT id FROM reviews WHERE state = 'done' AND id IN (${items.join()})`)).length
  const releaseNow = people.approver.rest('POST', '/workflow/release-now', { id: release }).catch(() => null)
  let looked = 0
  while ((await doneRows()) < 2) {
    // The other process looks for what is due, or was interrupted, all the time.
    expect(await other.tick(new Date())).toBe(0)
    looked += 1
  }
  expect(looked).toBeGreaterThan(0)
  const before = await doneRows()
  expect(before).toBeLessThan(items.length)
  await one.kill()
  await releaseNow
  opened.splice(opened.indexOf(one), 1)
  const putBack = `SELECT id FROM audit_log WHERE action = 'putBack'`
  expect(await askBeside(one.directory, putBack)).toEqual([])
  await vi.waitFor(async () => expect(await other.tick(new Date())).toBe(1), { timeout: 10_000, interval: 200 })
  expect(await other.tick(new Date())).toBe(0)
  const approver = await other.logIn('approver')
  expect((await approver.rest('GET', `/releases/${release}`)).body).toMatchObject({ state: 'done', failure: null })
  // What was live before stays, and goes live no second time; what was being written is written again.
  const times = await publishedTimes(other, pages)
  expect(times.filter((each) => each === 1).length).toBeGreaterThanOrEqual(items.length - 1)
  expect(Math.min(...times)).toBe(1)
}, 240_000)

it('one carries the schedule out, and another one soon when that one is gone', async () => {
  const two = await openTwo(true)
  const leading = async () => Promise.all(two.map((cms) => cms.leads()))
  await vi.waitFor(async () => expect((await leading()).filter(Boolean)).toHaveLength(1), 10_000)
  const [isFirst] = await leading()
  const [leader, next] = isFirst ? two : [two[1], two[0]]
  const people = await peopleOf(next)
  const { page, review } = await approvedPage(people)
  const { review: live } = await approvedPage(people)
  expect(await people.approver.rest('POST', '/workflow/publish', { id: live })).toMatchObject({ status: 200 })
  // The leader stored something, and is gone before it tells anybody.
  const { page: untold } = await approvedPage(people)
  await askBeside(next.directory, `UPDATE pages SET updated_at = now() WHERE id = ${untold}`)
  const told = async () =>
    askBeside(next.directory, `SELECT seq FROM publications WHERE tags ? '${documentTag('Page', untold)}'`)
  expect(await told()).toEqual([])
  await leader.kill()
  opened.splice(opened.indexOf(leader), 1)
  const killed = performance.now()
  await people.approver.rest('POST', '/workflow/schedule', { id: review, dueAt: new Date().toISOString() })
  await vi.waitFor(async () => expect(await next.leads()).toBe(true), { timeout: 10_000, interval: 50 })
  expect(performance.now() - killed).toBeLessThan(5_000)
  await vi.waitFor(async () => expect(await publishedTimes(next, [page])).toEqual([1]), {
    timeout: 30_000,
    interval: 100,
  })
  expect(await told()).toHaveLength(1)
  await wait(1_000)
  expect(await publishedTimes(next, [page])).toEqual([1])
}, 240_000)
