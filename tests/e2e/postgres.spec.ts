import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { logIn } from '../support/cms'
import { startPostgres, type TestServer } from '../support/postgres/start-postgres'
import { killOwnerOf, type ProductApart, settingsApart } from '../support/product-apart'
import { readRoutes } from '../support/routes'
import { startApart } from '../support/start-apart'
import { readPageTags } from '../support/watch-pages'

test.describe.configure({ mode: 'default' })
test.setTimeout(600_000)

let server: TestServer
let product: ProductApart
test.beforeAll(async () => {
  test.setTimeout(60_000)
  server = await startPostgres(dirname(tmpdir()))
  product = await settingsApart(mkdtempSync(join(tmpdir(), 'sona-on-server-')), { DATABASE_URL: server.url })
})
test.afterAll(async () => {
  product.remove()
  await server.stop()
})

const readiness = async () => (await fetch(`${product.site}/readyz`)).json()

test('an empty database on a server is filled by the first start, which serves every page; what is published is shown, and survives a kill', async ({
  request,
}) => {
  const { site, cms, data, environment } = product
  const first = startApart(environment)
  await first.seen('Ctrl-C')
  // Every page of the route table, in both languages; it throws for one that is missing.
  expect((await readPageTags(site)).size).toBe(2 * readRoutes().length)
  for (const path of ['/', '/en', '/particulares/contas/conta-flex', '/en/private/accounts'])
    expect([path, (await fetch(`${site}${path}`)).status]).toEqual([path, 200])
  await expect.poll(readiness).toMatchObject({ status: 'ready', isFeedRead: true })
  // Nothing of the CMS is in a file.
  expect(readdirSync(data).filter((name) => name.includes('sqlite'))).toEqual([])

  const approver = await logIn(request, 'approver', cms)
  const [page] = await approver.find('pages', 'where[key][equals]=corporate/protocol&locale=pt&depth=0')
  const publish = (title: string) => approver.update('pages', Number(page?.['id']), { title, _status: 'published' })
  const shows = (title: string) => async () =>
    (await (await fetch(`${site}/empresas/protocolo`)).text()).includes(title)
  expect(await publish('No servidor')).toBe(200)
  await expect.poll(shows('No servidor'), { timeout: 15_000 }).toBe(true)
  killOwnerOf(data)
  await first.ended

  const second = startApart(environment)
  await second.seen('Ctrl-C')
  await expect.poll(shows('No servidor')).toBe(true)
  expect(await publish('Depois')).toBe(200)
  await expect.poll(shows('Depois'), { timeout: 15_000 }).toBe(true)
  second.child.kill('SIGTERM')
  expect((await second.ended).code).toBe(0)
})

test('a start whose server is away says so in a sentence without a password, and one with the pages of the last time serves them', async () => {
  const { site, data, environment } = product
  const away = new URL(server.url)
  away.port = '1'
  const empty = mkdtempSync(join(tmpdir(), 'sona-on-server-'))
  const failed = await startApart({ ...environment, SONA_DATA: empty, DATABASE_URL: away.href }).ended
  expect(failed.code).toBe(1)
  expect(failed.output).toContain('The database that DATABASE_URL names cannot be opened')
  expect(failed.output).not.toContain(away.password)
  rmSync(empty, { recursive: true })

  const second = startApart({ ...environment, DATABASE_URL: away.href })
  await second.seen('Ctrl-C')
  expect((await fetch(`${site}/`)).status).toBe(200)
  expect(await readiness()).toMatchObject({ status: 'degraded' })
  second.child.kill('SIGTERM')
  expect((await second.ended).code).toBe(0)
  expect(existsSync(join(data, 'sona.sqlite'))).toBe(false)
})
