import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { pageFileName } from '@/src/publishing/page-file'
import { openApplication } from '../support/apply-for-job'
import { backKills as kills } from '../support/back-kills'
import { logIn } from '../support/cms'
import {
  commandsOf,
  copyProduct,
  findProcess,
  killOwnerOf,
  type ProductApart,
  processesOf,
  processOf,
} from '../support/product-apart'
import { readFirstResult } from '../support/read-first-result'
import { readMemory } from '../support/read-memory'
import { isRunning } from '../support/running-processes'
import type { startApart } from '../support/start-apart'
import { startAsOne, startInParts } from '../support/start-in-parts'
import { readPageTags, watchPages } from '../support/watch-pages'

test.setTimeout(240_000 + kills * 40_000)

const flexAccount = '/particulares/contas/conta-flex'
const protocol = '/empresas/protocolo'

const answers = async (url: string) => (await fetch(url).catch(() => null))?.status === 200
const readiness = async ({ site }: ProductApart) => (await fetch(`${site}/readyz`)).json()

/** Ends a part of the product as a fault would. @returns whether there was one. */
function kill(data: string, part: 'front' | 'back'): boolean {
  const found = findProcess(data, part)
  return found !== undefined && process.kill(found, 'SIGKILL')
}

/** The references of the applications that the CMS has, of those that were acknowledged. */
async function arrived({ cms }: ProductApart, request: APIRequestContext, references: readonly string[]) {
  const reader = await logIn(request, 'hr', cms)
  const found = await reader.find('submissions', 'limit=1000&depth=0&where[formKey][equals]=jobApplication')
  return found
    .map(({ reference }) => String(reference))
    .filter((reference) => references.includes(reference))
    .toSorted()
}

test('visitors get pages before there is a CMS, and with the back killed pages, searches and forms; what they sent arrives later', async ({
  request,
}) => {
  const product = await copyProduct()
  const { site, cms, data, environment } = product
  const startedAt = performance.now()
  const running = await startInParts(environment)
  while (!(await answers(`${site}${protocol}`))) await wait(10)
  const firstPage = `the first page after ${Math.round(performance.now() - startedAt)} ms`
  expect(await answers(`${cms}/readyz`)).toBe(false)
  await running.seen('Ctrl-C')
  const memory = (['front', 'back'] as const).map((part) => `${part} ${readMemory(processOf(data, part))} MiB`)
  const description = [firstPage, ...memory].join(', ')
  process.stdout.write(`  ${description}\n`)
  test.info().annotations.push({ type: 'front and back', description })
  const tags = await readPageTags(site)
  const apply = await openApplication(site)

  const first = processOf(data, 'back')
  process.kill(first, 'SIGKILL')
  const [isCmsThere, { status, reference }] = await Promise.all([
    answers(`${cms}/readyz`),
    apply('while-nobody-is-there@bcs.example'),
  ])
  expect(isCmsThere).toBe(false)
  expect(status).toBe(201)
  expect(await readFirstResult(site, 'conta flex')).toBe(flexAccount)
  expect((await watchPages(site, tags)).failures).toEqual([])

  await expect.poll(() => readiness(product), { timeout: 60_000 }).toMatchObject({ status: 'ready', isFeedRead: true })
  expect(processOf(data, 'back')).not.toBe(first)
  await expect.poll(() => arrived(product, request, [String(reference)]), { timeout: 30_000 }).toEqual([reference])
  const approver = await logIn(request, 'approver', cms)
  const [page] = await approver.find('pages', 'where[key][equals]=corporate/protocol&locale=pt&depth=0')
  expect(await approver.update('pages', Number(page?.['id']), { title: 'Depois', _status: 'published' })).toBe(200)
  const isShown = async () => (await (await fetch(`${site}${protocol}`)).text()).includes('Depois')
  await expect.poll(isShown, { timeout: 15_000 }).toBe(true)

  await test.step('the front that is killed is there again at once, with its pages', async () => {
    process.kill(processOf(data, 'front'), 'SIGKILL')
    await expect.poll(() => answers(`${site}${flexAccount}`), { timeout: 15_000 }).toBe(true)
    await expect.poll(() => readiness(product), { timeout: 60_000 }).toMatchObject({ status: 'ready' })
    expect(await isShown()).toBe(true)
    expect(await readFirstResult(site, 'conta flex')).toBe(flexAccount)
  })

  await test.step('all processes end with the one that has the data directory', async () => {
    const family = processesOf(data)
    expect(family.length).toBeGreaterThan(3)
    killOwnerOf(data)
    expect((await running.ended).output.match(/ended and is started again/g)).toHaveLength(2)
    await expect.poll(() => family.filter(isRunning), { timeout: 5_000 }).toEqual([])
  })

  await test.step('one that does not notice is ended by the next start', async () => {
    const second = await startInParts(environment)
    await second.seen('Ctrl-C')
    const [front, back] = [processOf(data, 'front'), processOf(data, 'back')]
    for (const pid of [front, back]) process.kill(pid, 'SIGSTOP')
    killOwnerOf(data)
    await second.ended
    expect([front, back].filter(isRunning)).toEqual([front, back])
    const third = await startInParts(environment)
    await third.seen('Ctrl-C')
    expect([front, back].filter(isRunning)).toEqual([])
    third.child.kill('SIGTERM')
    expect((await third.ended).code).toBe(0)
  })
  product.remove()
})

test(`the back is killed ${kills} times while visitors read, search and post: no page fails, and nothing that was sent is lost`, async ({
  request,
}) => {
  const product = await copyProduct()
  const { site, cms, data, environment } = product
  const running = await startInParts(environment)
  await running.seen('Ctrl-C')
  const tags = await readPageTags(site)
  const apply = await openApplication(site)
  const references: string[] = []
  const failures: string[] = []
  let isOver = false
  const reading = (async () => {
    while (!isOver) failures.push(...(await watchPages(site, tags)).failures)
  })()
  const searching = (async () => {
    for (let count = 0; !isOver; count++) {
      // Other letters are another question.
      const found = await readFirstResult(site, `conta flex${' '.repeat(count % 20)}`).catch((error) => String(error))
      if (found !== flexAccount) failures.push(`search ${count}: ${found}`)
      await wait(200)
    }
  })()
  const posting = (async () => {
    for (let count = 0; !isOver; count++) {
      const { status, reference } = await apply(`number${count}@bcs.example`, { from: `127.0.${count % 200}.1` })
      if (reference === null) failures.push(`post ${count}: ${status}`)
      else references.push(reference)
      // A form takes 600 an hour from all who prove nothing.
      await wait(kills > 10 ? 7_000 : 1_000)
    }
  })()
  const said = new Set<unknown>()
  const asking = (async () => {
    // Often: on a quiet machine the next one is there before a second has gone.
    for (; !isOver; await wait(20)) said.add((await readiness(product)).status)
  })()
  const restarts = () => running.said().split('ended and is started again').length - 1
  for (let round = 1; round <= kills; round++) {
    await wait(Math.random() * 2_000)
    await expect.poll(() => kill(data, 'back'), { timeout: 40_000 }).toBe(true)
    await expect.poll(restarts).toBe(round)
    // Each second one is killed while it starts.
    if (round % 2 === 0) continue
    // The next one is there when it answers: what the site says may still be of the one before.
    await expect.poll(() => answers(`${cms}/readyz`), { timeout: 90_000 }).toBe(true)
    await expect.poll(() => readiness(product), { timeout: 90_000 }).toMatchObject({ isFeedRead: true })
  }
  await expect.poll(() => references.length, { timeout: 60_000 }).toBeGreaterThan(kills)
  isOver = true
  await Promise.all([reading, searching, posting, asking])
  expect(failures).toEqual([])
  expect([...said]).toContain('degraded')
  await expect.poll(() => readiness(product), { timeout: 90_000 }).toMatchObject({ status: 'ready' })
  await expect.poll(() => arrived(product, request, references), { timeout: 60_000 }).toEqual(references.toSorted())
  running.child.kill('SIGTERM')
  expect((await running.ended).code).toBe(0)
  product.remove()
})

test('a page has the same bytes whether one process drew it or two', async () => {
  const product = await copyProduct()
  const { site, data, environment } = product
  const hrefs = [flexAccount, protocol, '/', '/en', '/pesquisar']
  const read = async () => Promise.all(hrefs.map(async (href) => (await fetch(`${site}${href}`)).text()))
  const isDrawn = async () => (await Promise.all(hrefs.map((href) => answers(`${site}${href}`)))).every(Boolean)
  const drawWith = async (running: ReturnType<typeof startApart>) => {
    await running.seen('Ctrl-C')
    // A page without a file is drawn only after the start.
    await expect.poll(isDrawn, { timeout: 60_000 }).toBe(true)
    const drawn = { pages: await read(), commands: commandsOf(data).join() }
    running.child.kill('SIGTERM')
    expect((await running.ended).code).toBe(0)
    // A stop may come before what was drawn is written: the next start draws it again.
    for (const href of hrefs) rmSync(join(data, 'site', 'pages', pageFileName(href)), { force: true })
    return drawn
  }
  for (const href of hrefs) rmSync(join(data, 'site', 'pages', pageFileName(href)))
  const byTwo = await drawWith(await startInParts(environment))
  const byOne = await drawWith(await startAsOne(environment))
  expect(byTwo.commands).toContain('front.mjs')
  expect(byOne.commands).not.toContain('front.mjs')
  expect(byOne.pages).toEqual(byTwo.pages)
  product.remove()
})
