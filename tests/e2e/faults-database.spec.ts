import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { logIn } from '../support/cms'
import { expectCalm } from '../support/expect-calm'
import { copyProduct, type ProductApart } from '../support/product-apart'
import { readFirstResult } from '../support/read-first-result'
import { startApart } from '../support/start-apart'
import { readPageTags, watchPages } from '../support/watch-pages'

test.describe.configure({ mode: 'default' })
test.setTimeout(240_000)

let product: ProductApart
test.beforeAll(async () => {
  test.setTimeout(240_000)
  product = await copyProduct()
})
test.afterAll(() => product.remove())

const hidden = () => join(product.data, 'elsewhere')
const databaseFiles = (directory: string) => readdirSync(directory).filter((name) => name.startsWith('sona.sqlite'))

function moveDatabaseAway() {
  mkdirSync(hidden())
  for (const name of databaseFiles(product.data)) renameSync(join(product.data, name), join(hidden(), name))
}

function putDatabaseBack() {
  for (const name of databaseFiles(product.data)) rmSync(join(product.data, name))
  for (const name of databaseFiles(hidden())) renameSync(join(hidden(), name), join(product.data, name))
  rmSync(hidden(), { recursive: true })
}

async function stop({ child, ended }: ReturnType<typeof startApart>) {
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
}

const status = async (url: string) => (await fetch(url)).status
const readiness = async () => (await fetch(`${product.site}/readyz`)).json()

test('the database file disappears while the product runs and before a restart: every page stays, and all goes on when it is back', async ({
  request,
}) => {
  const { site, cms, data, environment } = product
  const first = startApart(environment)
  await first.seen('Ctrl-C')
  const tags = await readPageTags(site)
  const before = await watchPages(site, tags)
  moveDatabaseAway()
  // Whatever this does without its database, visitors do not notice.
  await request.post(`${cms}/api/users/login`, { data: { email: 'editor@bcs.example', password: 'wrong' } })
  await request.get(`${cms}/api/pages`)
  expectCalm('the database moved away', before, await watchPages(site, tags))
  await stop(first)

  const second = startApart(environment)
  await second.seen('Ctrl-C')
  expectCalm('a start without its database', before, await watchPages(site, tags))
  expect(await readiness()).toMatchObject({ status: 'degraded', isFeedRead: false })
  expect(await readFirstResult(site, 'conta flex')).toBe('/particulares/contas/conta-flex')
  expect(await status(`${cms}/admin`)).toBe(503)
  // Nothing was made in its place: no sample content, no logins.
  for (const name of databaseFiles(data)) expect(statSync(join(data, name)).size).toBeLessThanOrEqual(4096)

  putDatabaseBack()
  await second.seen('The database is open again')
  await expect.poll(readiness, { timeout: 30_000 }).toMatchObject({ status: 'ready', isFeedRead: true })
  expect((await watchPages(site, tags)).failures).toEqual([])
  const approver = await logIn(request, 'approver', cms)
  const [page] = await approver.find('pages', 'where[key][equals]=corporate/protocol&locale=pt&depth=0')
  expect(await approver.update('pages', Number(page?.['id']), { title: 'De volta', _status: 'published' })).toBe(200)
  const isShown = async () => (await (await fetch(`${site}/empresas/protocolo`)).text()).includes('De volta')
  await expect.poll(isShown, { timeout: 15_000 }).toBe(true)
  await stop(second)
})

test('a start with a damaged database serves every page', async () => {
  const { site, data, environment } = product
  moveDatabaseAway()
  writeFileSync(join(data, 'sona.sqlite'), 'no database at all '.repeat(1000))
  const damaged = startApart(environment)
  await damaged.seen('Ctrl-C')
  expect((await watchPages(site, await readPageTags(site))).failures).toEqual([])
  const names = z.object({ conditions: z.array(z.object({ name: z.string() })) }).parse(await readiness()).conditions
  expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(['closed-database', 'damaged-database']))
  await stop(damaged)
  putDatabaseBack()
})

test('a start without its database and without pages of its own ends with one sentence, and makes nothing in its place', async () => {
  const { data, environment } = product
  moveDatabaseAway()
  const { code, output } = await startApart({ ...environment, SITE_URL: 'https://www.bcs.example' }).ended
  expect(code).toBe(1)
  expect(output).toContain(`The database sona.sqlite is missing in ${data}`)
  expect(existsSync(join(data, 'sona.sqlite'))).toBe(false)
  putDatabaseBack()
})
