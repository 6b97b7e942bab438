import { join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { type CmsUser, logIn } from '../support/cms'
import { examplePage } from '../support/example-page'
import { copyProduct, type ProductApart } from '../support/product-apart'
import { findInAnswers, findInFiles, toFinding } from '../support/public-text'
import { startApart } from '../support/start-apart'

/** What the public must not see, followed by words that stand nowhere else. One product, one step after the other. */
test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)

const draft = 'Zimborio nunca publicado'
const draftBeside = 'Alfarrabio por aprovar'
const texts = {
  pt: { title: 'Quiosque efemero', slug: 'quiosque-efemero' },
  en: { title: 'Ephemeral kiosk', slug: 'ephemeral-kiosk' },
}
const hrefs = {
  pt: '/empresas/quiosque-efemero',
  en: '/en/corporate/ephemeral-kiosk',
  moved: '/en/corporate/moved-kiosk',
}

let product: ProductApart
let running: ReturnType<typeof startApart>
let id = 0
test.beforeAll(async () => {
  test.setTimeout(240_000)
  product = await copyProduct()
  running = startApart(product.environment)
  await running.seen('Ctrl-C')
})
test.afterAll(async () => {
  running.child.kill('SIGTERM')
  await running.ended
  product.remove()
})

const approverOf = (request: APIRequestContext) => logIn(request, 'approver', product.cms)
const statusOf = async (href: string) => (await fetch(`${product.site}${href}`, { redirect: 'manual' })).status
const siteDirectory = () => join(product.data, 'site')

/** Nowhere in public, nowhere among the files of the site. */
const findAnywhere = async (...sought: string[]) => [
  ...(await findInAnswers(product.site, sought, Object.values(hrefs))),
  ...(await findInFiles(siteDirectory(), sought)),
]

/** Whether the search of either language shows a text when its beginning is asked for. */
async function isFound(text: string): Promise<boolean> {
  const word = encodeURIComponent(text.slice(0, -2))
  const answers = await Promise.all(
    [`/pesquisar?q=${word}`, `/en/search?q=${word}`].map((href) => fetch(`${product.site}${href}`)),
  )
  return (await Promise.all(answers.map((answer) => answer.text()))).some((body) => body.includes(text))
}

/** Changes a document and notes how long the old answer could still be had. It must not come back. */
async function expectStatus(href: string, status: number, change: () => Promise<number>) {
  const startedAt = performance.now()
  expect(await change()).toBe(200)
  await expect.poll(() => statusOf(href), { timeout: 15_000, intervals: [5] }).toBe(status)
  const text = `${(performance.now() - startedAt).toFixed(0)} ms from the request to the CMS`
  process.stdout.write(`  ${href} answers ${status}: ${text}\n`)
  test.info().annotations.push({ type: `${href} answers ${status}`, description: text })
  for (let round = 0; round < 100; round++) expect(await statusOf(href)).toBe(status)
}

async function publishIn(approver: CmsUser, locale: 'en' | 'pt') {
  expect(await approver.update('pages', id, { _status: 'published' }, { locale })).toBe(200)
  await expect.poll(() => statusOf(hrefs[locale]), { timeout: 15_000 }).toBe(200)
}

test('drafts are nowhere in public, neither new ones nor those beside a published page', async ({ request }) => {
  const approver = await approverOf(request)
  const [parent] = await approver.find('pages', 'where[key][equals]=corporate&locale=pt&depth=0')
  const below = Number(parent?.['id'])
  const editor = await logIn(request, 'editor', product.cms)
  await editor.create('pages', examplePage({ title: draft, slug: 'zimborio' }, below), { draft: true })
  const created = await editor.create('pages', examplePage(texts.pt, below), { draft: true })
  id = created.id
  expect(await editor.update('pages', id, examplePage(texts.en, below), { locale: 'en', draft: true })).toBe(200)
  expect(await findAnywhere(texts.en.title)).toEqual([])
  await publishIn(approver, 'pt')
  expect(await findAnywhere(texts.en.title)).toEqual([])
  await publishIn(approver, 'en')
  for (const locale of ['pt', 'en'] as const)
    expect(
      await editor.update('pages', id, { title: draftBeside, summary: draftBeside }, { locale, draft: true }),
    ).toBe(200)
  // The search does find what is looked for, where it is allowed to be.
  const found = await findAnywhere(texts.pt.title, draft, 'zimborio', draftBeside)
  expect(found).toContain(toFinding(hrefs.pt, texts.pt.title))
  expect(found.filter((finding) => !finding.endsWith(toFinding('', texts.pt.title)))).toEqual([])
  expect(await isFound(texts.pt.title)).toBe(true)
})

test('what is taken back in one language is gone at once, and soon from whatever showed it', async ({ request }) => {
  const approver = await approverOf(request)
  await expectStatus(hrefs.pt, 404, () => approver.update('pages', id, { _status: 'draft' }, { locale: 'pt' }))
  expect(await statusOf(`/_content${hrefs.pt}.json`)).toBe(404)
  // The process that searches is told by a message.
  await expect.poll(() => isFound(texts.pt.title), { timeout: 15_000 }).toBe(false)
  await expect.poll(() => findAnywhere(texts.pt.title, draftBeside), { timeout: 60_000 }).toEqual([])
  expect(await statusOf(hrefs.en)).toBe(200)
})

test('an address that was changed leads on at once', async ({ request }) => {
  const approver = await approverOf(request)
  const change = { slug: 'moved-kiosk', title: texts.en.title, summary: texts.en.title, _status: 'published' }
  await expectStatus(hrefs.en, 301, () => approver.update('pages', id, change, { locale: 'en' }))
  await expect.poll(() => statusOf(hrefs.moved), { timeout: 15_000 }).toBe(200)
  expect(await statusOf(`/_content${hrefs.en}.json`)).toBe(404)
})

test('what is deleted is gone at once and for good, under every address it had, also after a restart', async ({
  request,
}) => {
  const approver = await approverOf(request)
  await expectStatus(hrefs.moved, 410, () => approver.remove('pages', id))
  const statuses = () => Promise.all([hrefs.pt, hrefs.en, hrefs.moved].map(statusOf))
  expect(await statuses()).toEqual([404, 410, 410])
  const everything = [texts.en.title, texts.pt.title, draft, 'zimborio', draftBeside]
  await expect.poll(() => findAnywhere(...everything), { timeout: 60_000 }).toEqual([])

  running.child.kill('SIGTERM')
  expect((await running.ended).code).toBe(0)
  running = startApart(product.environment)
  await running.seen('Ctrl-C')
  expect(await statuses()).toEqual([404, 410, 410])
  expect(await findAnywhere(...everything)).toEqual([])
})
