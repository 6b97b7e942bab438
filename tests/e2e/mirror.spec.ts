import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { addressList, addressListPath } from '@/src/mirror/address-list'
import { askPlainly, type PlainReceived } from '../support/ask-plainly'
import { logIn } from '../support/cms'
import { examplePage } from '../support/example-page'
import { freePort } from '../support/free-port'
import { type Nginx, startNginx } from '../support/nginx'
import { copyProduct, type ProductApart, processesOf } from '../support/product-apart'
import { startApart } from '../support/start-apart'
import { hasTool } from '../support/tools'

/** A product, its mirror, and nginx on the mirror's folder. One after the other; in the end nothing but nginx runs. */
test.describe.configure({ mode: 'serial' })
test.skip(!hasTool('nginx'), 'There is no nginx here')
test.setTimeout(240_000)

const slugs = { pt: 'quiosque-do-espelho', en: 'mirror-kiosk' }
const hrefs = {
  pt: `/empresas/${slugs.pt}`,
  en: `/en/corporate/${slugs.en}`,
  moved: '/en/corporate/moved-mirror-kiosk',
}

let directory: string
let product: ProductApart
let running: ReturnType<typeof startApart> | undefined
let mirror: ReturnType<typeof startApart> | undefined
let nginx: Nginx | undefined
/** nginx on the folder alone, and one that asks the site first. */
let alone: string
let behind: string

test.beforeAll(async () => {
  test.setTimeout(240_000)
  directory = mkdtempSync(join(tmpdir(), 'sona-mirrored-'))
  product = await copyProduct()
  running = startApart(product.environment)
  await running.seen('Ctrl-C')
  const folder = join(directory, 'mirror')
  const { SITE_URL = '' } = product.environment
  const settings = { SONA_ROLE: 'mirror', MIRROR_DIRECTORY: folder, MIRROR_OF: product.site, SITE_URL }
  mirror = startApart(settings)
  await mirror.seen('It has all')
  const [one, other] = [await freePort(), await freePort()]
  alone = `http://localhost:${one}`
  behind = `http://localhost:${other}`
  nginx = startNginx(
    directory,
    `access_log off; include ${folder}/nginx/http.conf;
     server { listen 127.0.0.1:${one}; include ${folder}/nginx/server.conf; }
     server { listen 127.0.0.1:${other}; include ${folder}/nginx/server-behind-site.conf; }`,
  )
})
test.afterAll(async () => {
  for (const started of [mirror, running]) {
    started?.child.kill('SIGTERM')
    await started?.ended
  }
  await nginx?.stop()
  product?.remove()
  rmSync(directory, { recursive: true, force: true })
})

const statusOf = async (href: string) => (await askPlainly(`${alone}${href}`)).status

/** Every address that the site answers alike for everybody, without those that are answered by what a message gave somebody. */
async function readAddresses(): Promise<string[]> {
  const { addresses } = addressList.parse(await (await fetch(`${product.site}${addressListPath}`)).json())
  const ofEverybody = addresses.filter(({ path }) => !path.includes('/_newsletter/'))
  return ofEverybody.map(({ path }) => path.split('/').map(encodeURIComponent).join('/'))
}

/** Changes a document and notes how long the mirror showed the old answer. */
async function expectStatus(href: string, status: number, change: () => Promise<number>) {
  const startedAt = performance.now()
  expect(await change()).toBe(200)
  await expect.poll(() => statusOf(href), { timeout: 10_000, intervals: [5] }).toBe(status)
  const text = `${(performance.now() - startedAt).toFixed(0)} ms from the request to the CMS`
  process.stdout.write(`  the mirror answers ${href} with ${status}: ${text}\n`)
  test.info().annotations.push({ type: `the mirror answers ${href} with ${status}`, description: text })
}

test('what is published, moved and taken back is so in the mirror within ten seconds', async ({ request }) => {
  const approver = await logIn(request, 'approver', product.cms)
  const [parent] = await approver.find('pages', 'where[key][equals]=corporate&locale=pt&depth=0')
  const below = Number(parent?.['id'])
  const editor = await logIn(request, 'editor', product.cms)
  const { id } = await editor.create('pages', examplePage({ title: 'Quiosque do espelho', slug: slugs.pt }, below), {
    draft: true,
  })
  const english = examplePage({ title: 'Mirror kiosk', slug: slugs.en }, below)
  expect(await editor.update('pages', id, english, { locale: 'en', draft: true })).toBe(200)
  const publish = (locale: 'en' | 'pt') => approver.update('pages', id, { _status: 'published' }, { locale })
  await expectStatus(hrefs.pt, 200, () => publish('pt'))
  await expectStatus(hrefs.en, 200, () => publish('en'))
  const moved = { slug: 'moved-mirror-kiosk', _status: 'published' }
  await expectStatus(hrefs.en, 301, () => approver.update('pages', id, moved, { locale: 'en' }))
  expect((await askPlainly(`${alone}${hrefs.en}`)).headers.location).toBe(hrefs.moved)
  await expectStatus(hrefs.pt, 404, () => approver.update('pages', id, { _status: 'draft' }, { locale: 'pt' }))
  await expectStatus(hrefs.moved, 410, () => approver.remove('pages', id))
})

test('with everything killed, every page and file has the bytes and the head of the site', async () => {
  const addresses = await readAddresses()
  expect(addresses.length).toBeGreaterThan(600)
  // A menu or list that changed with what was published is put around pages for a moment still.
  const ask = (origin: string) => readAll(origin, addresses)
  await expect.poll(async () => differing(await ask(alone), await ask(product.site)), { timeout: 60_000 }).toEqual([])
  const expected = await ask(product.site)
  const policies = new Set([...expected.values()].map(({ headers }) => headers['content-security-policy']))
  expect(policies.size).toBeGreaterThan(5)

  for (const pid of processesOf(product.data)) process.kill(pid, 'SIGKILL')
  for (const started of [running, mirror]) {
    started?.child.kill('SIGKILL')
    await started?.ended
  }
  await expect(fetch(product.site)).rejects.toThrow()
  for (const origin of [alone, behind]) expect(differing(await ask(origin), expected)).toEqual([])
  const statuses = [...expected.values()].map(({ status }) => status)
  const count = (sought: number) => statuses.filter((status) => status === sought).length
  const text = `${count(200)} of 200, ${count(301)} of 301, ${count(410)} of 410; ${policies.size} policies`
  process.stdout.write(`  with everything killed: ${text}\n`)
})

test('forms still show then, and a post, a search and a simulation are told the truth', async () => {
  for (const origin of [alone, behind]) {
    const form = '/en/who-we-are/careers/join-bcs'
    expect((await askPlainly(`${origin}${form}`)).body).toContain('<form')
    const posted = await askPlainly(`${origin}/en/_forms/job-application`, { method: 'POST', body: 'name=x' })
    expect(posted).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } })
    expect(posted.body).toContain('We cannot answer what you asked just now. Please try again in a moment.')
    expect((await askPlainly(`${origin}/pesquisar?q=conta`)).status).toBe(503)
    const missing = await askPlainly(`${origin}/en/nothing-here`)
    expect(missing).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } })
    expect(missing.headers['content-security-policy']).toContain("default-src 'none'")
  }
})

/** What each address answers, as a browser asks and as one that takes nothing compressed. */
async function readAll(origin: string, addresses: readonly string[]): Promise<Map<string, PlainReceived>> {
  const found = new Map<string, PlainReceived>()
  const waiting = addresses.flatMap((address) => ['gzip, deflate, br', ''].map((coding) => ({ address, coding })))
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const fields = next.coding === '' ? {} : { 'accept-encoding': next.coding }
      const received = await askPlainly(`${origin}${next.address}`, { fields })
      found.set(`${next.address} ${next.coding}`, received.status === 301 ? withoutBody(received) : received)
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return found
}

/** nginx writes a line into answers that lead on, which nobody sees. */
function withoutBody({ headers, ...answer }: PlainReceived): PlainReceived {
  const { 'content-type': _type, 'content-length': _length, ...others } = headers
  return { ...answer, headers: others, body: '' }
}

function differing(found: Map<string, PlainReceived>, expected: Map<string, PlainReceived>): string[] {
  return [...expected].flatMap(([address, answer]) => {
    const other = found.get(address)
    const isSame = other?.body === answer.body && JSON.stringify(sorted(other)) === JSON.stringify(sorted(answer))
    return isSame ? [] : `${address}: ${JSON.stringify(sorted(other))} and not ${JSON.stringify(sorted(answer))}`
  })
}

const sorted = (answer: PlainReceived | undefined) =>
  answer && [answer.status, Object.entries(answer.headers).sort(([one], [other]) => (one < other ? -1 : 1))]
