import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { base64 } from '@scure/base'
import { assert, asyncProperty } from 'fast-check'
import { toDirectoryFile, toSealedDirectory } from '@/src/intake/installation'
import { isMissing } from '@/src/platform/error-code'
import { makeCaseKey, sealCaseKey } from '@/src/sealed/case-keys'
import { signRequest } from '@/src/sealed/desk-request'
import { lockPrivateHalf, type PrivateHalf } from '@/src/sealed/private-half'
import { signReaders, toBlobHash } from '@/src/sealed/readers-change'
import { openSealedStore } from '@/src/sealed/store/sealed-store'
import { makeQuestions } from '../support/ask-everywhere'
import { findViolations } from '../support/find-violations'
import { freePort } from '../support/free-port'
import { type OneOrigin, openOneOrigin } from '../support/one-origin'
import { copyProduct, type ProductApart, processesOf } from '../support/product-apart'
import { commandOf } from '../support/running-processes'
import { scanMemory } from '../support/scan-memory'
import { makeSealedBank, type SealedBank } from '../support/sealed-bank'
import { readCode, submit, visit } from '../support/sealed-intake'
import { startApart } from '../support/start-apart'

/** The whole product with `SEALED_ROOT`, behind one address: from the bank's page to the receipt, and at the desk. */
test.describe.configure({ mode: 'serial', timeout: 400_000 })

const passphrase = 'seven words that nobody guesses'
const canary = `canary${randomBytes(8).toString('hex')}`
/** What is sent in clear passes the process that refuses it, whose memory may hold it for a while: the canary never goes that way. */
const sentInClear = `clear${randomBytes(8).toString('hex')}`
/** So long a person reads at least: what is sent sooner is no person's. */
const reading = 1_700

let product: ProductApart
let started: ReturnType<typeof startApart>
let bank: SealedBank
let proxy: OneOrigin
let files: string
let desk: string

test.beforeAll(async () => {
  test.setTimeout(400_000)
  product = await copyProduct()
  bank = await makeSealedBank()
  mkdirSync(toSealedDirectory(product.data))
  writeFileSync(toDirectoryFile(product.data), bank.signed)
  files = mkdtempSync(join(tmpdir(), 'sona-switch-'))
  const [port, sealed, deskPort] = [await freePort(), await freePort(), await freePort()]
  desk = `http://127.0.0.1:${deskPort}/`
  started = startApart({
    ...product.environment,
    SITE_URL: `http://localhost:${port}`,
    PROXY_COUNT: '1',
    SEALED_ROOT: bank.root.verifyKey,
    SEALED_PORT: String(sealed),
    DESK_PORT: String(deskPort),
    TMPDIR: files,
  })
  proxy = await openOneOrigin(port, { site: Number(product.environment['PORT']), sealed })
  await started.seen('Ctrl-C')
})
test.afterAll(async () => {
  await proxy.close()
  started.child.kill('SIGTERM')
  await started.ended
  product.remove()
  rmSync(files, { recursive: true })
})

const languages = [
  {
    prefix: '',
    pages: ['/quem-somos/canal-de-denuncias', '/particulares/canal-de-denuncias'],
    way: 'Denunciar sem ser visto',
    form: 'Enviar denúncia',
    ofTheForm: /pelo menos um (anexo|ficheiro)|não permite/,
  },
  {
    prefix: '/en',
    pages: ['/who-we-are/reporting-channel', '/private/reporting-channel'],
    way: 'Report without being seen',
    form: 'Send report',
    ofTheForm: /[Aa]t least one (attachment|file)|does not let you|cannot keep anyone/,
  },
] as const

async function withoutScript(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  return context.newPage()
}

for (const { prefix, pages, way, form, ofTheForm } of languages) {
  test(`the bank’s pages lead to the sealed channel and say nothing of the form${prefix}`, async ({ browser }) => {
    const page = await withoutScript(browser)
    for (const path of pages) {
      const answer = await page.goto(`${proxy.address}${prefix}${path}`)
      expect(answer?.status()).toBe(200)
      expect(answer?.headers()['cache-control']).toBe('no-store')
      const main = page.getByRole('main')
      await expect(main.getByRole('button', { name: form })).toHaveCount(0)
      await expect(main.locator('textarea, input[type=file]')).toHaveCount(0)
      await expect(main).not.toContainText(ofTheForm)
      await main.getByRole('link', { name: way }).click()
      expect(page.url()).toBe(`${proxy.address}${prefix}/_sealed/report`)
      await expect(page.locator('textarea')).toBeVisible()
    }
    await page.goto(`${proxy.address}${prefix}/_forms/whistleblowing`)
    await expect(page.getByRole('main').locator('form')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: way }).click()
    expect(page.url()).toBe(`${proxy.address}${prefix}/_sealed/report`)
    await page.context().close()
  })
}

test('the pages keep to axe and to the width', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/quem-somos/canal-de-denuncias', '/en/private/reporting-channel']) {
    await page.goto(`${proxy.address}${path}`)
    expect(await findViolations(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
  }
})

test('nothing can be sent in clear: the form’s address refuses, and says where reports are taken', async ({
  request,
}) => {
  for (const [address, way] of [
    ['/_forms/whistleblowing', 'Denunciar sem ser visto'],
    ['/en/_forms/whistleblowing', 'Report without being seen'],
  ] as const) {
    const answer = await request.post(`${proxy.address}${address}`, { multipart: { description: sentInClear } })
    expect(answer.status()).toBe(410)
    expect(await answer.text()).toContain(way)
  }
  const body = await request.get(`${proxy.address}/en/_forms/whistleblowing`)
  expect(await body.text()).not.toContain('name="description"')
})

test('a report goes from the bank’s page to a receipt, is opened at the desk, and is nowhere else', async ({
  browser,
}) => {
  const page = await withoutScript(browser)
  await page.goto(`${proxy.address}/en/who-we-are/reporting-channel`)
  await page.getByRole('link', { name: 'Report without being seen' }).click()
  await page.getByLabel('What happened?').fill(`${canary} is what I saw`)
  await page.waitForTimeout(reading)
  await page.getByRole('button', { name: 'Continue' }).click()
  const code = (await page.locator('#receipt-code').textContent()) ?? ''
  expect(code).toMatch(/^[2-9A-Z]{4} [2-9A-Z]{4} [2-9A-Z]{4} [2-9A-Z]{5}$/)
  expect(await page.context().cookies()).toEqual([])
  await page.getByRole('link', { name: 'Back to the bank’s site' }).click()
  expect(new URL(page.url()).origin).toBe(proxy.address)
  await expect(page.getByRole('main')).toBeVisible()
  await wait(300)
  expectNoTraces([canary, code, code.replaceAll(' ', '')])

  const key = join(files, 'ana.sealedkey')
  writeFileSync(key, await lockPrivateHalf(bank.halves.ana, passphrase))
  const context = await browser.newContext({ locale: 'en-GB' })
  const staff = await context.newPage()
  await staff.goto(desk)
  await staff.getByLabel('File of your key').setInputFiles(key)
  await staff.getByLabel('Passphrase', { exact: true }).fill(passphrase)
  await staff.getByRole('button', { name: 'Open', exact: true }).click()
  await staff.getByRole('button', { name: /^Open [0-9a-f]{8}$/ }).click({ timeout: 60_000 })
  await expect(staff.getByText(`${canary} is what I saw`)).toBeVisible()
  // The private half of a reader is a secret of the same kind: it never leaves their browser.
  await wait(10_000)
  expectNoTraces([canary, code, code.replaceAll(' ', ''), bank.halves.ana.identity])
  await context.close()
  await page.context().close()
})

/** Sends a report as a browser without script. @returns the number of its case, which `reader` may open. */
async function report(text: string, marked: Record<string, string>, reader: string): Promise<string> {
  const store = openSealedStore(toSealedDirectory(product.data))
  const before = new Set(store.casesOf(reader).map(({ id }) => id))
  const site = { address: proxy.address, data: product.data }
  const page = await visit(`${site.address}/en/_sealed/report`)
  readCode(await submit(page, { site, action: 'report', values: { text, ...marked } }))
  const added = store.casesOf(reader).find(({ id }) => !before.has(id))
  store.close()
  if (!added) throw new Error(`${reader} has no new case`)
  return added.id
}

/** Two of those who read a case take Rui out of it. */
async function takeOutRui(caseId: string): Promise<void> {
  const { ana, rui, eva } = bank.halves
  const next = await makeCaseKey(caseId, 2)
  for (const half of [ana, eva]) {
    const blob = await sealCaseKey(next, [ana.recipient, eva.recipient])
    const content = { caseId, epoch: 2, recipient: next.recipient, readers: ['ana', 'eva'], day: '2026-11-23' }
    const statement = signReaders({ ...content, blobHash: toBlobHash(blob), signer: half.id }, half.signingSecret)
    const asked = { act: 'propose' as const, caseId, epoch: 2, statement: base64.encode(statement) }
    const body = signRequest({ ...asked, blob: base64.encode(blob) }, half, Date.now())
    expect((await fetch(`${desk}ask`, { method: 'POST', body })).status).toBe(200)
  }
  const opened = await fetch(`${desk}ask`, {
    method: 'POST',
    body: signRequest({ act: 'open', caseId }, rui, Date.now()),
  })
  expect(opened.status).toBe(404)
}

test('a leaver, an accused investigator, an administrator and a stranger find nothing of a case by a thousand questions', async () => {
  const words = ['accused', 'leaver', 'board'].map((name) => `${name}${randomBytes(8).toString('hex')}`)
  const [accused, left, board] = [
    await report(`${words[0]} is what Eva did`, { reader: 'eva' }, 'ana'),
    await report(`${words[1]} is what I saw`, {}, 'ana'),
    await report(`${words[2]} is what a director did`, { supervised: 'yes' }, 'board-one'),
  ]
  await takeOutRui(left)
  const parts = [accused, left, board, ...words].map((secret) => secret.slice(0, 9))
  const interfaces = { site: proxy.address, cms: product.cms, desk }
  const { anything, ask } = await makeQuestions(interfaces, bank, { accused, left, board, words: parts })
  const statuses = new Map<string, number>()
  await assert(
    asyncProperty(anything, async ({ hidden, toQuestion }) => {
      const { as, address, init } = toQuestion()
      const answer = await fetch(address, { redirect: 'manual', ...init })
      const text = await answer.text()
      const kind = `${new URL(address).port} ${answer.status}`
      statuses.set(kind, (statuses.get(kind) ?? 0) + 1)
      expect(answer.status, `${as} ${address}`).toBeLessThan(500)
      // At the desk, who may not open a case may open others: of theirs, the rest is theirs to see.
      for (const secret of [...words, ...(hidden === null ? [accused, left, board] : [hidden])])
        expect(text.includes(secret), `${as} ${address}`).toBe(false)
    }),
    { numRuns: 1_000, seed: 16, endOnFailure: true },
  )
  // The controls: most were answered, who may open a case is told of it, and the search finds what there is.
  const answered = [...statuses].reduce((sum, [kind, times]) => sum + (kind.endsWith('200') ? times : 0), 0)
  expect(answered, JSON.stringify([...statuses])).toBeGreaterThan(300)
  const list = async (half: PrivateHalf) =>
    (await fetch(`${desk}ask`, { method: 'POST', body: signRequest({ act: 'list' }, half, Date.now()) })).text()
  expect(await list(bank.halves.ana)).toContain(accused)
  expect(await list(bank.halves['board-one'])).toContain(board)
  const { address, init } = ask('admin', '/admin/find?words=conta&language=pt')
  expect((await (await fetch(address, init)).text()).toLowerCase()).toContain('conta')
})

/** Nothing of it is in any process of the product, the CMS, the site and the desk among them, nor in any file that they have or had. */
function expectNoTraces(words: readonly string[]): void {
  // The controls: what is looked for is found in this process, and what the product knows is found in the product.
  expect(scanMemory([process.pid], [canary])).toBeGreaterThan(0)
  const pids = processesOf(product.data)
  expect(pids.length).toBeGreaterThan(4)
  expect(scanMemory(pids.slice(0, 1), [proxy.address])).toBeGreaterThan(0)
  const holding = pids.filter((pid) => scanMemory([pid], words) > 0)
  expect(holding.map(commandOf)).toEqual([])
  const found = [product.data, files].flatMap((directory) => findHolding(directory, words))
  expect(found).toEqual([])
}

/** The files that hold one of the words. What got another name meanwhile is looked for by its new one. */
function findHolding(directory: string, words: readonly string[]): string[] {
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => words.some((word) => readFileSync(path).includes(word)))
  } catch (error) {
    if (isMissing(error)) return findHolding(directory, words)
    throw error
  }
}
