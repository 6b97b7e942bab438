import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { makeDeskPage } from '@/src/desk/make-desk-page'
import { toDirectoryFile, toSealedDirectory } from '@/src/intake/installation'
import type { SentFile } from '@/src/sealed/new-case'
import { lockPrivateHalf } from '@/src/sealed/private-half'
import { openSealedStore } from '@/src/sealed/store/sealed-store'
import { type Desk, serveDesk } from '@/src/server/desk/serve-desk'
import { findViolations } from '../support/find-violations'
import { makeScan } from '../support/make-evidence'
import { makeDocx, makePhoto } from '../support/make-files'
import { sealReport } from '../support/seal-report'
import { makeSealedBank } from '../support/sealed-bank'

/** What strangers sent, as those see it who may open it: drawn in a closed frame, or kept as evidence. */
test.describe.configure({ mode: 'serial', timeout: 120_000 })

const passphrase = 'seven words that nobody guesses'
let data: string
let desk: Desk
let keyFile: string

test.beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'sona-desk-files-'))
  const bank = await makeSealedBank()
  mkdirSync(toSealedDirectory(data))
  writeFileSync(toDirectoryFile(data), bank.signed)
  const pdf = (name: string, content: Uint8Array): SentFile => ({
    ...{ name, type: 'application/pdf', content, isOriginal: true },
  })
  const files = [
    pdf('scan.pdf', await makeScan(7)),
    pdf('active.pdf', await makeScan(6, { isActive: true })),
    pdf('broken.pdf', (await makeScan(1)).slice(0, 300)),
    { name: 'photo.jpg', type: 'image/jpeg', content: await makePhoto(), isOriginal: true },
    { name: 'letter.docx', type: 'application/vnd.openxmlformats', content: makeDocx(), isOriginal: true },
  ]
  const { added } = await sealReport(bank.directory, { text: 'With evidence', files })
  const store = openSealedStore(toSealedDirectory(data))
  store.addCase(added)
  store.close()
  const root = bank.root.verifyKey
  desk = await serveDesk({ port: 0, host: '127.0.0.1', dataDirectory: data, root })
  keyFile = join(data, 'ana.sealedkey')
  writeFileSync(keyFile, await lockPrivateHalf(bank.halves.ana, passphrase))
  writeFileSync(join(data, 'desk.html'), (await makeDeskPage(root)).html)
})
test.afterAll(async () => {
  await desk.stop()
  rmSync(data, { recursive: true })
})

/** What a browser does that opens the desk: every address that it asks, every error that it tells of, every dialog. */
type Watched = { page: Page; asked: string[]; problems: string[] }

async function openDesk(context: BrowserContext, address: string): Promise<Watched> {
  const page = await context.newPage()
  const watched: Watched = { page, asked: [], problems: [] }
  context.on('request', (request) => watched.asked.push(request.url()))
  page.on('console', (message) => message.type() === 'error' && watched.problems.push(message.text()))
  page.on('pageerror', (error) => watched.problems.push(error.message))
  page.on('dialog', (dialog) => {
    watched.problems.push(`A dialog said ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.goto(address)
  await page.getByLabel('File of your key').setInputFiles(keyFile)
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Open a saved case' })).toBeVisible({ timeout: 60_000 })
  return watched
}

/** How many points of a drawing are of a colour, in hundredths. */
function share(canvas: Locator, colour: 'black' | 'red'): Promise<number> {
  return canvas.evaluate((drawn, wanted) => {
    if (!(drawn instanceof HTMLCanvasElement)) throw new Error('It is no drawing')
    const points = drawn.getContext('2d')?.getImageData(0, 0, drawn.width, drawn.height).data ?? new Uint8ClampedArray()
    let found = 0
    for (let at = 0; at < points.length; at += 4) {
      const [red = 0, green = 0] = [points[at], points[at + 1]]
      if (green < 60 && (wanted === 'black' ? red < 60 : red > 180)) found++
    }
    return (found * 400) / points.length
  }, colour)
}

async function expectDrawn(page: Page, name: string, pages: number): Promise<void> {
  const first = page.getByRole('img', { name: `${name}, page 1 of ${pages}` })
  await expect(first).toBeVisible({ timeout: 30_000 })
  // The photo and the fax are a ninth of the page each, and the letters are black as well.
  expect(await share(first, 'red')).toBeGreaterThan(9)
  expect(await share(first, 'black')).toBeGreaterThan(12)
}

test('draws a PDF page by page, with what scanners and faxes write, and asks nobody for anything', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 740 } })
  const { page, asked, problems } = await openDesk(context, `http://127.0.0.1:${desk.port}/`)
  await page.getByRole('button', { name: /^Open [0-9a-f]{8}$/ }).click()
  await expectDrawn(page, 'scan.pdf', 7)
  const article = page.getByRole('article').filter({ hasText: 'scan.pdf' })
  await expect(article.getByText('5 of 7 pages drawn.')).toBeVisible()
  await expect(article.getByRole('img')).toHaveCount(5)
  await article.getByRole('button', { name: 'Draw the next pages' }).press('Enter')
  await expect(article.getByRole('img', { name: 'scan.pdf, page 7 of 7' })).toBeVisible()
  await expect(article.getByRole('button', { name: 'Draw the next pages' })).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'photo.jpg' })).toBeVisible()
  for (const name of ['broken.pdf', 'letter.docx'])
    await expect(page.getByRole('article').filter({ hasText: name })).toContainText('This file is not drawn here')
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(new Set(asked)).toEqual(new Set([`http://127.0.0.1:${desk.port}/`, `http://127.0.0.1:${desk.port}/ask`]))
  expect(problems).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save to open without a network' }).click()
  await (await download).saveAs(join(data, 'saved.sealedcase'))
  await context.close()
})

test('draws a PDF with script without running any, in a frame that has no origin, no network and no way to the desk', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-GB' })
  const { page, asked, problems } = await openDesk(context, `http://127.0.0.1:${desk.port}/`)
  await page.getByRole('button', { name: /^Open [0-9a-f]{8}$/ }).click()
  await expectDrawn(page, 'active.pdf', 6)
  await page.waitForTimeout(500)
  expect(problems).toEqual([])
  expect(asked.filter((address) => !address.startsWith(`http://127.0.0.1:${desk.port}/`))).toEqual([])
  const closed = page.frames().filter((frame) => frame !== page.mainFrame())
  expect(closed.length).toBeGreaterThan(0)
  for (const frame of closed) {
    const can = await frame.evaluate(async (address) => {
      const works = async (act: () => unknown) => {
        try {
          await act()
          return true
        } catch {
          return false
        }
      }
      return {
        origin: window.origin,
        desk: await works(() => window.parent.document.body),
        network: await works(() => fetch(address, { mode: 'no-cors' })),
        store: await works(() => localStorage.length),
        script: await works(() => new Worker(URL.createObjectURL(new Blob(['1'])))),
      }
    }, `http://127.0.0.1:${desk.port}/`)
    expect(can).toEqual({ origin: 'null', desk: false, network: false, store: false, script: false })
  }
  await context.close()
})

test('draws a PDF from a disk, without any network', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB', offline: true })
  const { page, asked, problems } = await openDesk(context, pathToFileURL(join(data, 'desk.html')).href)
  await page.getByLabel('File of the case').setInputFiles(join(data, 'saved.sealedcase'))
  await page.getByRole('button', { name: 'Open a saved case' }).click()
  await expectDrawn(page, 'scan.pdf', 7)
  expect(asked.filter((address) => !address.startsWith('file:'))).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})
