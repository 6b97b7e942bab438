import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { z } from 'zod'
import { type CmsUser, logIn } from '../support/cms'
import { expectCalm } from '../support/expect-calm'
import { type Fault, type FaultProxy, startFaultProxy } from '../support/fault-proxy'
import { copyProduct, killOwnerOf, type ProductApart, processOf, settingsApart } from '../support/product-apart'
import { readFirstResult } from '../support/read-first-result'
import { readMemory } from '../support/read-memory'
import { readRoutes } from '../support/routes'
import { startApart } from '../support/start-apart'
import { type PageTags, readPageTags, type Watch, watchPages } from '../support/watch-pages'

/** A site and a CMS apart, with everything that can be wrong between them. One after the other, from calm to calm. */
test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)

type Process = ReturnType<typeof startApart>
let cms: ProductApart
let site: ProductApart
let proxy: FaultProxy
let cmsProcess: Process
let siteProcess: Process

test.beforeAll(async () => {
  test.setTimeout(480_000)
  cms = await copyProduct()
  site = await copyProduct()
  // A site of its own: no database, no files and no pages.
  rmSync(site.data, { recursive: true })
  mkdirSync(site.data)
  proxy = await startFaultProxy(cms.cms)
  cmsProcess = await startCms()
  siteProcess = await startSite()
})
test.afterAll(async () => {
  await Promise.all([stop(siteProcess), stop(cmsProcess)])
  await proxy.close()
  cms.remove()
  site.remove()
})

const shared = { SUBMISSIONS_SECRET: 'what both processes of this test know of each other' } as const
const startCms = () => start({ ...cms.environment, ...shared, SONA_ROLE: 'cms' })
const startSite = () =>
  start({ ...site.environment, ...shared, SONA_ROLE: 'site', CONTENT_API_URL: `${proxy.url}/api/graphql` })

/** A site on a disk of its own, which knows where the other one is. */
async function startAnotherSite() {
  const settings = { SITE_URL: site.environment['SITE_URL'] ?? '', SNAPSHOT_FROM: site.site }
  const another = await settingsApart(mkdtempSync(join(tmpdir(), 'sona-another-')), settings)
  const ofSite = { ...shared, SONA_ROLE: 'site', CONTENT_API_URL: `${proxy.url}/api/graphql` } as const
  return { another, process: await start({ ...another.environment, ...ofSite }) }
}

async function start(environment: Record<string, string>): Promise<Process> {
  const started = startApart(environment)
  await started.seen('Ctrl-C')
  return started
}

async function stop({ child, ended }: Process): Promise<number | null> {
  child.kill('SIGTERM')
  return (await ended).code
}

const readiness = async () => (await fetch(`${site.site}/readyz`)).json()
const untilReady = () => expect.poll(readiness, { timeout: 90_000 }).toMatchObject({ status: 'ready', waiting: 0 })
const textOf = async (href: string) => (await fetch(`${site.site}${href}`)).text()
const shows = async (text: string) => (await textOf(changed.href)).includes(text)
const statusOf = async (href: string) => (await fetch(`${site.site}${href}`)).status

async function calmBefore(): Promise<{ tags: PageTags; before: Watch }> {
  await untilReady()
  const tags = await readPageTags(site.site)
  return { tags, before: await watchPages(site.site, tags) }
}

/** A page that lists show and no menu. */
const changed = { key: 'who-we-are/careers/our-culture', href: '/quem-somos/carreiras/nossa-cultura' }

async function changeTitle(approver: CmsUser, title: string) {
  const [page] = await approver.find('pages', `where[key][equals]=${changed.key}&locale=pt&depth=0`)
  const id = Number(page?.['id'])
  expect(await approver.update('pages', id, { title, _status: 'published' }, { locale: 'pt' })).toBe(200)
  return id
}

const approverOf = (request: APIRequestContext) => logIn(request, 'approver', cms.cms)

test('a site that began with nothing has every route, picture and document of the shipped content', async () => {
  await untilReady()
  const files = new Set<string>()
  for (const href of readRoutes().flatMap(({ pt, en }) => [pt, en])) {
    const answer = await fetch(`${site.site}${href}`, { headers: { 'Accept-Language': 'pt' }, redirect: 'manual' })
    expect(answer.status, href).toBe(200)
    for (const [, file = ''] of (await answer.text()).matchAll(/"(\/(?:documents|media)\/[^"?#\s]{1,200})[" ]/g))
      files.add(file)
  }
  const documents = [...files].filter((file) => file.endsWith('.pdf'))
  expect(documents.length).toBeGreaterThan(5)
  for (const file of files) {
    const answer = await fetch(`${site.site}${file}`)
    expect(answer.status, file).toBe(200)
    const own = readFileSync(join(cms.data, 'uploads', decodeURIComponent(file)))
    expect(Buffer.from(await answer.arrayBuffer()).equals(own), file).toBe(true)
  }
  // What visitors reach is a process of its own; what each may load is held by tests/unit/front-packages.test.ts.
  const memory = (['front', 'site-back', 'drawing-process'] as const).map(
    (part) => `${part} ${readMemory(processOf(site.data, part))} MiB`,
  )
  test.info().annotations.push({ type: 'memory of a site', description: memory.join(', ') })
  process.stdout.write(`  a site: ${memory.join(', ')}\n`)
})

test('the start screen of the CMS says how the site in another process is', async ({ request }) => {
  await untilReady()
  await approverOf(request)
  const { newest } = z.object({ newest: z.number() }).parse(await (await fetch(`${cms.cms}/readyz`)).json())
  const heard = `:${new URL(site.site).port} (${site.environment['SITE_URL']}): Ouvido há`
  // Next may put marks between two texts.
  const screen = async () => (await (await request.get(`${cms.cms}/admin`)).text()).replaceAll('<!-- -->', '')
  await expect.poll(screen, { timeout: 60_000, intervals: [2_000] }).toContain(heard)
  await expect.poll(screen, { timeout: 30_000 }).toContain(`Mostra até à publicação ${newest} de ${newest}`)
  expect(await screen()).not.toContain('Aqui não se sabe')
})

const faults: readonly { name: string; fault: Fault }[] = [
  { name: 'GraphQL takes 30 seconds', fault: { kind: 'slow', ms: 30_000 } },
  { name: 'GraphQL answers errors with 200', fault: { kind: 'errors' } },
]
for (const { name, fault } of faults) {
  test(`${name}: every page stays, also after a restart; what is taken back goes; all else follows when it is well`, async ({
    request,
  }) => {
    const { tags, before } = await calmBefore()
    proxy.setFault(fault)
    const approver = await approverOf(request)
    const title = `Cultura ${name}`
    await changeTitle(approver, title)
    // The site has read of the change, and fails to draw it.
    await expect.poll(readiness, { timeout: 30_000 }).toMatchObject({ status: 'degraded' })
    expectCalm(name, before, await watchPages(site.site, tags))

    expect(await stop(siteProcess)).toBe(0)
    siteProcess = await startSite()
    expectCalm(`${name}, after a restart`, before, await watchPages(site.site, tags))

    const [tip] = await approver.find('tips', 'locale=pt&depth=0&sort=id')
    const tipHref = `${tip?.['path']}`
    expect(await statusOf(tipHref)).toBe(200)
    expect(await approver.update('tips', Number(tip?.['id']), { _status: 'draft' }, { locale: 'pt' })).toBe(200)
    await expect.poll(() => statusOf(tipHref), { timeout: 15_000 }).toBe(404)
    expect(await approver.update('tips', Number(tip?.['id']), { _status: 'published' }, { locale: 'pt' })).toBe(200)

    proxy.setFault({ kind: 'none' })
    await expect.poll(() => shows(title), { timeout: 90_000 }).toBe(true)
    await expect.poll(() => statusOf(tipHref), { timeout: 90_000 }).toBe(200)
  })
}

test('a block that throws is left out of its page; the page, and every other, stays', async ({ request }) => {
  const { tags, before } = await calmBefore()
  expect(await shows('FeatureListBlock')).toBe(true)
  // An object where a text belongs: React throws while it draws the block's component.
  const change = (answer: string) =>
    answer.replaceAll('"icon":"clock","title":"', '"icon":"clock","title":{"is":"bad"},"was":"')
  proxy.setFault({ kind: 'changed', change })
  const approver = await approverOf(request)
  await changeTitle(approver, 'Cultura sem bloco')
  await expect.poll(() => shows('FeatureListBlock'), { timeout: 60_000 }).toBe(false)
  for (const text of ['Cultura sem bloco', 'RichTextBlock']) expect(await shows(text), text).toBe(true)
  await untilReady()
  const during = await watchPages(site.site, tags)
  expectCalm('a block that throws', before, {
    ...during,
    failures: during.failures.filter((failure) => !failure.includes(' 200 ')),
  })
  proxy.setFault({ kind: 'none' })
  await changeTitle(approver, 'Cultura com bloco')
  await expect.poll(() => shows('FeatureListBlock'), { timeout: 60_000 }).toBe(true)
})

test('the CMS dies: every page stays, also after a restart and at a site on a new machine, and follows when there is a CMS again', async ({
  request,
}) => {
  const { tags, before } = await calmBefore()
  killOwnerOf(cms.data)
  await cmsProcess.ended
  await expect.poll(readiness, { timeout: 60_000 }).toMatchObject({ status: 'degraded', isFeedRead: false })
  expectCalm('the CMS dead', before, await watchPages(site.site, tags))

  expect(await stop(siteProcess)).toBe(0)
  siteProcess = await startSite()
  expectCalm('the CMS dead, after a restart', before, await watchPages(site.site, tags))
  expect(await readFirstResult(site.site, 'conta flex')).toBe('/particulares/contas/conta-flex')

  const { another, process: anotherProcess } = await startAnotherSite()
  expectCalm('the CMS dead, a site on a new machine', before, await watchPages(another.site, tags))
  expect(await readFirstResult(another.site, 'conta flex')).toBe('/particulares/contas/conta-flex')

  cmsProcess = await startCms()
  const ofAnother = async () => (await fetch(`${another.site}/readyz`)).json()
  await expect.poll(ofAnother, { timeout: 90_000 }).toMatchObject({ isFeedRead: true, waiting: 0, failing: 0 })
  expect(await stop(anotherProcess)).toBe(0)
  another.remove()
  await changeTitle(await approverOf(request), 'Cultura depois')
  await expect.poll(() => shows('Cultura depois'), { timeout: 60_000 }).toBe(true)
  await untilReady()
})
