import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { makeOtherBuild } from '../support/other-build'
import { copyProduct } from '../support/product-apart'
import { readRoutes } from '../support/routes'
import { startApart } from '../support/start-apart'

/** A later version of the program takes the place of the one that runs, while visitors read. */

test.setTimeout(300_000)

const hrefs = readRoutes().flatMap(({ pt, en }) => [pt, en])
const named = /(?:href|src)="(\/(?:_next\/static|_islands)\/[^"]+)"/g

type Visit = { href: string; at: number; status: number; isNew: boolean; lost: string[] }

/** Reads pages one after the other, some ten a second, each with all files that it is drawn with, until told to stop. */
function visitAlong(site: string) {
  const visits: Visit[] = []
  let isDone = false
  const visiting = (async () => {
    for (let turn = 0; !isDone; turn++) {
      visits.push(await visit(site, hrefs[turn % hrefs.length] ?? '/'))
      await wait(60)
    }
  })()
  const stop = async () => {
    isDone = true
    await visiting
    return visits
  }
  return { visits, stop }
}

async function visit(site: string, href: string): Promise<Visit> {
  const at = performance.now()
  const answer = await fetch(`${site}${href}`, { headers: { Connection: 'close' } }).catch(() => null)
  // Nobody answers while one process gives the port to the other: browsers and proxies try again.
  if (!answer) return { href, at, status: 0, isNew: false, lost: [] }
  const html = await answer.text()
  const files = new Set(Array.from(html.matchAll(named), ([, path = '']) => path))
  const lost: string[] = []
  for (const path of files) {
    const file = await fetch(`${site}${path}`).catch(() => null)
    if (file && file.status !== 200) lost.push(`${path} ${file.status}`)
  }
  return { href, at, status: answer.status, isNew: html.includes('/_next/static/chunks/new_'), lost }
}

test('a later version takes over: every answer is a page with all its files, of the last build until it is drawn by the new one', async () => {
  const product = await copyProduct()
  const later = makeOtherBuild()
  const first = startApart(product.environment)
  await first.seen('Ctrl-C')
  const visitors = visitAlong(product.site)
  await wait(3_000)
  first.child.kill('SIGTERM')
  expect((await first.ended).code).toBe(0)
  const second = startApart(product.environment, ['scripts/start.mjs'], later.root)
  try {
    await expect.poll(() => visitors.visits.some(({ status }) => status === 200), { timeout: 30_000 }).toBe(true)
    await second.seen('Ctrl-C')
    await wait(3_000)
    const visits = await visitors.stop()
    const answered = visits.filter(({ status }) => status !== 0)
    expect(answered.filter(({ status, lost }) => status !== 200 || lost.length > 0)).toEqual([])
    const [firstNew] = answered.filter(({ isNew }) => isNew)
    const gap = longestGap(answered.map(({ at }) => at))
    const old = answered.filter(({ isNew, at }) => !isNew && firstNew && at > firstNew.at)
    // Pages of both were served side by side, and in the end the new ones alone.
    expect(firstNew).toBeDefined()
    expect(old.length).toBeGreaterThan(0)
    for (const href of hrefs) expect((await visit(product.site, href)).isNew, href).toBe(true)
    const description = `${answered.length} pages read; nobody answered for ${gap.toFixed(0)} ms`
    test.info().annotations.push({ type: 'upgrade', description })
    process.stdout.write(`  ${description}\n`)
  } finally {
    second.child.kill('SIGTERM')
    await second.ended
    later.remove()
    product.remove()
  }
})

/** The longest time between two answers, in milliseconds. */
function longestGap(times: readonly number[]): number {
  return Math.max(...times.map((at, index) => at - (times[index - 1] ?? at)))
}
