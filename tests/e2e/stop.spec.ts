import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { readPageFile } from '@/src/publishing/page-file'
import { logIn } from '../support/cms'
import { copyProduct } from '../support/product-apart'
import { readRoutes } from '../support/routes'
import { startApart } from '../support/start-apart'

/** More than any buffer on the way holds. */
const largeBytes = 30_000_000

type Visits = { answered: number; afterTheSignal: number; broken: string[] }

/** Visitors who go from page to page on connections that stay open, until nobody opens any more. */
async function visitUntilRefused(site: string, wasSignalled: () => boolean): Promise<Visits> {
  const hrefs = readRoutes().map(({ en }) => en)
  const visits: Visits = { answered: 0, afterTheSignal: 0, broken: [] }
  const visitor = async (first: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let position = first; ; position++) {
      const outcome = await visit(`${site}${hrefs[position % hrefs.length]}`, agent)
      if (outcome === 'ECONNREFUSED') break
      // A connection that had nothing to do was closed just before: the request is sent again, as every browser does.
      if (outcome === 'closed') continue
      if (outcome === 'whole') visits.answered++
      else visits.broken.push(outcome)
      if (outcome === 'whole' && wasSignalled()) visits.afterTheSignal++
    }
    agent.destroy()
  }
  await Promise.all([0, 10, 20, 30, 40, 50].map(visitor))
  return visits
}

function visit(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const question = get(url, { agent }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.once('end', () => {
        const isWhole = answer.statusCode === 200 && bytes === Number(answer.headers['content-length'])
        resolve(isWhole ? 'whole' : `${answer.statusCode} with ${bytes} bytes`)
      })
      answer.once('error', (error) => resolve(error.message))
    })
    question.once('error', (error) => {
      const code = 'code' in error ? String(error.code) : error.message
      resolve(question.reusedSocket && code === 'ECONNRESET' ? 'closed' : code)
    })
  })
}

/** Begins a download and leaves it alone once its first bytes are there. */
function beginDownload(url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (answer) => {
      answer.pause()
      resolve(answer)
    }).once('error', reject)
  })
}

async function finishDownload(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

test('a stop under load finishes what is under way, takes nothing new, ends with 0 and leaves nothing half-written', async ({
  request,
}) => {
  test.setTimeout(240_000)
  const { site, cms, data, environment, remove } = await copyProduct()
  const large = randomBytes(largeBytes)
  writeFileSync(join(data, 'uploads', 'documents', 'price-list-private-2026.pdf'), large)
  const first = startApart(environment)
  await first.seen('Ctrl-C')
  const approver = await logIn(request, 'approver', cms)
  const [page] = await approver.find('pages', 'where[key][equals]=corporate/protocol&locale=pt&depth=0')

  const publish = await approver.ready('pages', Number(page?.['id']), { title: 'Mesmo antes do fim' })
  let isSignalled = false
  const visits = visitUntilRefused(site, () => isSignalled)
  const download = await beginDownload(`${site}/documents/price-list-private-2026.pdf`)
  await wait(1_000)
  const save = publish()
  // On its way, not yet answered.
  await wait(10)
  isSignalled = true
  first.child.kill('SIGTERM')
  const { answered, afterTheSignal, broken } = await visits
  expect(broken).toEqual([])
  expect(answered).toBeGreaterThan(100)
  expect(afterTheSignal).toBeGreaterThan(0)
  expect((await finishDownload(download)).equals(large)).toBe(true)
  expect(await save).toBe(200)
  expect((await first.ended).code).toBe(0)

  expect(existsSync(join(data, 'process.lock'))).toBe(false)
  const files = readdirSync(data, { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => /\.(?:new|part)$/.test(name))).toEqual([])
  for (const name of files.filter((file) => file.endsWith('.page')))
    expect(await readPageFile(join(data, name)), name).not.toBeNull()
  expect(JSON.parse(readFileSync(join(data, 'site', 'published.json'), 'utf8'))).toMatchObject({ unfinished: [] })
  const database = new DatabaseSync(join(data, 'sona.sqlite'), { readOnly: true })
  expect(database.prepare('PRAGMA integrity_check').get()).toMatchObject({ integrity_check: 'ok' })
  database.close()

  const second = startApart(environment)
  await second.seen('Ctrl-C')
  const isShown = async () => (await (await fetch(`${site}/empresas/protocolo`)).text()).includes('Mesmo antes do fim')
  await expect.poll(isShown, { timeout: 15_000 }).toBe(true)
  second.child.kill('SIGTERM')
  expect((await second.ended).code).toBe(0)
  remove()
})
