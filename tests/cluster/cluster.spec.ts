import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { addressListPath } from '@/src/mirror/address-list'
import { askPlainly } from '../support/ask-plainly'
import { logIn } from '../support/cms'
import { makeOtherBuild } from '../support/other-build'
import { hasTool } from '../support/tools'
import { approvePages } from './approved-pages'
import { askDatabase } from './ask-database'
import { type Cluster, startCluster } from './cluster'
import { once, readKept, readWithoutFile } from './kept-forms'
import { killAndStart, secondsSince } from './kill-and-start'
import { startReaders } from './readers'
import { startSenders } from './senders'
import { startVisitors } from './visitors'

/** Two sites, two processes of the CMS, a mirror, a database, a store and nginx, of which one after the other is killed. */
test.describe.configure({ mode: 'serial' })

let cluster: Cluster
let stop: (() => Promise<void>) | undefined
test.beforeAll(async () => {
  test.setTimeout(600_000)
  if (!hasTool('nginx'))
    throw new Error('There is no nginx here, which the cluster stands behind: apt-get install nginx')
  const startedAt = performance.now()
  cluster = await startCluster((end) => {
    stop = end
  })
  say(`the cluster is there after ${secondsSince(startedAt)} s`)
})
let later: ReturnType<typeof makeOtherBuild> | undefined
test.afterAll(async () => {
  await stop?.()
  later?.remove()
})
test.afterEach(() => {
  if (test.info().status !== 'passed') cluster?.tellWhatWasSaid()
})

const say = (text: string) => process.stdout.write(`  ${text}\n`)

/** How often each of some pages went live, as the log of who did what says. */
async function publishedTimes(pages: readonly number[]): Promise<number[]> {
  const sql = `SELECT subject, count(*)::int AS times FROM audit_log WHERE action = 'publish' GROUP BY subject`
  const rows = await askDatabase(cluster.databaseUrl, sql, z.object({ subject: z.string(), times: z.number() }))
  return pages.map((page) => rows.find(({ subject }) => subject === `pages/${page}`)?.times ?? 0)
}

const liveAmong = async (pages: readonly number[]) => (await publishedTimes(pages)).filter(Boolean).length

/** Kills whoever leads as soon as so many of some pages are live, and starts it again once all are. */
async function killLeaderAmid(pages: readonly number[], after: number): Promise<void> {
  const { leader } = await cluster.cmsByLeadership()
  await expect.poll(() => liveAmong(pages), { timeout: 60_000, intervals: [10] }).toBeGreaterThanOrEqual(after)
  await leader.kill()
  const killedAt = performance.now()
  const live = await liveAmong(pages)
  say(`the leader is killed with ${live} of ${pages.length} pages live`)
  expect(live, 'it was killed too late: nothing was left for another one').toBeLessThan(pages.length)
  await expect.poll(() => liveAmong(pages), { timeout: 120_000, intervals: [100] }).toBe(pages.length)
  say(`all are live ${secondsSince(killedAt)} s later`)
  await leader.start()
}

const statusOf = async (href: string) => (await fetch(`${cluster.site}${href}`, { redirect: 'manual' })).status

/** How many different lists of what they show the sites have. */
async function countLists(): Promise<number> {
  const lists = cluster.ownOrigins.map(async (origin) => (await askPlainly(`${origin}${addressListPath}`)).body)
  return new Set(await Promise.all(lists)).size
}

test('two sites that drew each page by themselves list the same addresses, with the same marks', async () => {
  await expect.poll(countLists, { timeout: 30_000 }).toBe(1)
})

test('one after the other is killed while visitors read and send: no read fails, and each form is there once', async () => {
  const { site, sites, mirror, postgres, store, cmsByLeadership } = cluster
  const [readers, senders] = [await startReaders(site), await startSenders(site)]
  for (const part of sites) await killAndStart(part)
  const { leader, other } = await cmsByLeadership()
  for (const part of [leader, other, mirror, postgres, store]) await killAndStart(part)
  // Only the mirror is left to read from.
  await killAndStart(...sites)
  const { sent, failures, refusals } = await senders.stop()
  const { count, due, failures: failedReads, slow, median, longest, late } = await readers.stop()
  const again = sent.filter(({ times }) => times > 1).length
  say(
    `${count} reads, half of them within ${median.toFixed(0)} ms, all within ${longest.toFixed(0)} ms, asked up to ${late.toFixed(0)} ms late`,
  )
  say(`${sent.length} forms taken, ${again} of them sent more than once: ${refusals.join()}`)
  for (const text of [...slow.slice(0, 3), ...slow.slice(-3)]) say(text)
  expect(failedReads.slice(0, 20)).toEqual([])
  expect(count, 'they read twenty times a second').toBeGreaterThan(0.9 * due)
  expect(failures).toEqual([])
  expect(sent.length).toBeGreaterThan(20)
  await expect.poll(() => readKept(cluster), { timeout: 120_000 }).toEqual(once(sent))
  expect(await readWithoutFile(cluster, 'number', senders.file)).toEqual([])
})

test('fifty pages that are due while the leader is killed go live once each', async ({ request }) => {
  const startedAt = performance.now()
  const made = await approvePages(request, cluster.cms, { name: 'vencida', count: 50 })
  say(`fifty pages are written, submitted and approved in ${secondsSince(startedAt)} s`)
  const approver = await logIn(request, 'approver', cluster.cms)
  const dueAt = new Date(Date.now() + 5_000).toISOString()
  for (const { review } of made) expect(await approver.post('workflow/schedule', { id: review, dueAt })).toBe(200)
  const pages = made.map(({ page }) => page)
  await killLeaderAmid(pages, 5)
  for (const { href } of made) await expect.poll(() => statusOf(href), { timeout: 60_000 }).toBe(200)
  expect(await publishedTimes(pages)).toEqual(pages.map(() => 1))
})

test('a release whose leader is killed is ended once', async ({ request }) => {
  const made = await approvePages(request, cluster.cms, { name: 'lancada', count: 10 })
  const approver = await logIn(request, 'approver', cluster.cms)
  const plan = { name: 'Natal', items: made.map(({ review }) => review), dueAt: new Date().toISOString() }
  expect(await approver.post('workflow/release', plan)).toBe(200)
  const pages = made.map(({ page }) => page)
  await killLeaderAmid(pages, 3)
  const sql = `SELECT state FROM releases WHERE name = 'Natal'`
  const states = () => askDatabase(cluster.databaseUrl, sql, z.object({ state: z.string() }))
  await expect.poll(states, { timeout: 30_000 }).toEqual([{ state: 'done' }])
  for (const { href } of made) await expect.poll(() => statusOf(href), { timeout: 60_000 }).toBe(200)
  expect(await publishedTimes(pages)).toEqual(pages.map(() => 1))
  const undone = `SELECT action FROM audit_log WHERE action = 'putBack'`
  expect(await askDatabase(cluster.databaseUrl, undone, z.object({ action: z.string() }))).toEqual([])
})

test('a site on a new machine begins with what the lost one showed, and the history of both is in the store', async () => {
  const { sites, directory, databaseUrl } = cluster
  const [site] = sites
  const data = join(directory, 'site-one')
  const count = z.object({ n: z.number() })
  const countOf = async (sql: string) => (await askDatabase(databaseUrl, sql, count))[0]?.n ?? 0
  // Once every few minutes; by then the pages of before are long published.
  const snapshots = `SELECT count(*)::int AS n FROM site_sets WHERE kind = 'snapshots'`
  await expect.poll(() => countOf(snapshots), { timeout: 400_000, intervals: [2_000] }).toBe(1)
  expect(await countOf(`SELECT count(*)::int AS n FROM site_sets WHERE kind = 'builds'`)).toBe(1)
  const noted = `SELECT count(DISTINCT href)::int AS n FROM page_history`
  // The site that ships has 384 pages; those of the tests before are besides.
  const ownPages = 380
  await expect.poll(() => countOf(noted), { timeout: 60_000, intervals: [1_000] }).toBeGreaterThan(ownPages)
  const rows = await countOf('SELECT count(*)::int AS n FROM page_history')
  await site.kill()
  rmSync(data, { recursive: true })
  mkdirSync(data)
  const startedAt = performance.now()
  await site.start()
  say(`a site on an empty disk shows all pages after ${secondsSince(startedAt)} s`)
  expect(site.said()).toContain('What is published was taken from the object store')
  expect(readdirSync(join(data, 'site/pages')).length).toBeGreaterThan(ownPages)
  // What it shows is what was shown: nothing of it is noted again.
  await expect.poll(() => existsSync(join(data, 'site/history/handed-in')), { timeout: 60_000 }).toBe(true)
  expect((await countOf('SELECT count(*)::int AS n FROM page_history')) - rows).toBeLessThan(60)
  expect(readdirSync(join(directory, 'store', 'sona', 'audit')).length).toBeGreaterThan(0)
})

test('a later version takes the place of each, one after the other: every page comes with all its files, and each form is there once', async () => {
  const { site, sites, mirror, cmsByLeadership } = cluster
  const { leader, other } = await cmsByLeadership()
  const before = await readKept(cluster)
  const [visitors, senders] = [startVisitors(site), await startSenders(site, 'later')]
  later = makeOtherBuild()
  for (const part of [other, leader, ...sites, mirror]) {
    const startedAt = performance.now()
    await part.replace(later.root)
    say(`${part.name}: a later version after ${secondsSince(startedAt)} s`)
  }
  const { sent, failures } = await senders.stop()
  const { count, failures: failedVisits } = await visitors.stop()
  say(`${count} pages read with their files, ${sent.length} forms taken`)
  expect(failedVisits.slice(0, 20)).toEqual([])
  expect(failures).toEqual([])
  await expect.poll(() => readKept(cluster), { timeout: 120_000 }).toEqual(once(sent, before))
  expect(await readWithoutFile(cluster, 'later', senders.file)).toEqual([])
  const { body } = await askPlainly(`${site}/`, { fields: { 'accept-language': 'pt' } })
  expect(body).toContain('/_next/static/chunks/new_')
})

test('with every process of the CMS killed, a site on a new machine shows all that the other one shows, and follows when there is a CMS', async () => {
  const { sites, directory, cmsByLeadership, ownOrigins } = cluster
  const [site] = sites
  const data = join(directory, 'site-one')
  await expect.poll(countLists, { timeout: 120_000, intervals: [1_000] }).toBe(1)
  const { leader, other } = await cmsByLeadership()
  await Promise.all([leader, other, site].map((part) => part.kill()))
  rmSync(data, { recursive: true })
  mkdirSync(data)
  const startedAt = performance.now()
  await site.start()
  say(`a site on an empty disk, with no CMS there, shows all pages after ${secondsSince(startedAt)} s`)
  expect(site.said()).toContain('What is published was taken from another site')
  await expect.poll(countLists, { timeout: 10_000 }).toBe(1)
  const readiness = async () => JSON.parse((await askPlainly(`${ownOrigins[0]}/readyz`)).body)
  expect(await readiness()).toMatchObject({ status: 'degraded', isFeedRead: false })
  await Promise.all([leader, other].map((part) => part.start()))
  await expect.poll(readiness, { timeout: 120_000 }).toMatchObject({ isFeedRead: true, waiting: 0, failing: 0 })
  await expect.poll(countLists, { timeout: 60_000, intervals: [1_000] }).toBe(1)
})
