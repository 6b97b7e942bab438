import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { readProduct } from '../support/product'
import { readRoutes } from '../support/routes'
import { watchPage } from '../support/watch-page'

/** A phone as most visitors have, which fetches everything as it travels. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })

/** In bytes, compressed: the content of the page and of the styles that block it, and all that travels before the first tap. */
const budgets = {
  content: { first: 30_000, all: 150_000, script: 0 },
  tool: { first: 34_000, all: 150_000, script: 2_000 },
} as const
const mostRequests = 10

/** Kinds of page in the route table that are there to do something. */
const toolKinds: ReadonlySet<string> = new Set(['form', 'map', 'search'])

/** What an island near the visitor brings in. */
const laterScript = /\/_islands\/(?!boot)/

/** What was fetched: its content as it travels, and that with what is said about it. */
type Fetched = { url: string; content: number; bytes: number; isScript: boolean }

/** Notes every request of a page with what it cost, and everything the browser complains about. */
async function watch(page: Page): Promise<{ fetched: Fetched[]; complaints: string[] }> {
  const { complaints } = watchPage(page)
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(`policy: ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const report = Reflect.get(window, 'reportViolation')
      report(`${violatedDirective} ${blockedURI}`)
    })
  })
  const network = await page.context().newCDPSession(page)
  return { fetched: await watchNetwork(network), complaints }
}

async function watchNetwork(network: CDPSession): Promise<Fetched[]> {
  const fetched: Fetched[] = []
  const underWay = new Map<string, Fetched>()
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  network.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return
    const entry = { url: request.url, content: 0, bytes: 0, isScript: type === 'Script' }
    underWay.set(requestId, entry)
    fetched.push(entry)
  })
  const headBytes = new Map<string, number>()
  network.on('Network.responseReceived', ({ requestId, response }) => {
    headBytes.set(requestId, response.encodedDataLength)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = underWay.get(requestId)
    if (!entry) return
    entry.bytes = encodedDataLength
    entry.content = encodedDataLength - (headBytes.get(requestId) ?? 0)
  })
  return fetched
}

const sum = (entries: readonly Fetched[]) => entries.reduce((total, { bytes }) => total + bytes, 0)
const contentOf = (entries: readonly Fetched[]) => entries.reduce((total, { content }) => total + content, 0)

for (const locale of ['pt', 'en'] as const) {
  test(`every page in ${locale} is quiet, stays on this site and keeps its budgets`, async ({ page }) => {
    test.setTimeout(300_000)
    const { site } = readProduct()
    const { fetched, complaints } = await watch(page)
    const heaviest = { first: 0, all: 0, requests: 0 }
    for (const { kind, ...hrefs } of readRoutes()) {
      const href = hrefs[locale]
      fetched.length = 0
      await page.goto(`${site}${href}`)
      const [islands, inline] = await page.evaluate(() => [
        document.querySelectorAll('[data-island]').length,
        [...document.scripts].filter(({ src, type }) => src === '' && type !== 'application/ld+json').length,
      ])
      const isTool = islands > 0 || toolKinds.has(kind)
      const budget = budgets[isTool ? 'tool' : 'content']
      // What an island brings in later is not asked for by the page itself.
      const own = fetched.filter(({ url }) => !laterScript.test(url))
      const scripts = own.filter(({ isScript }) => isScript)
      const blocking = own.filter(({ url }) => url === `${site}${href}` || url.endsWith('.css'))
      const context = `${href}: ${own.map(({ url, bytes }) => `${url.slice(site.length)} ${bytes}`).join(', ')}`
      expect(complaints, href).toEqual([])
      expect(
        own.filter(({ url }) => !url.startsWith(`${site}/`)),
        href,
      ).toEqual([])
      expect(inline, href).toBe(0)
      expect(scripts.length, context).toBeLessThanOrEqual(islands > 0 ? 1 : 0)
      expect(contentOf(scripts), context).toBeLessThanOrEqual(budget.script)
      expect(contentOf(blocking), context).toBeLessThanOrEqual(budget.first)
      expect(sum(own), context).toBeLessThanOrEqual(budget.all)
      expect(own.length, context).toBeLessThanOrEqual(mostRequests)
      heaviest.first = Math.max(heaviest.first, contentOf(blocking))
      heaviest.all = Math.max(heaviest.all, sum(own))
      heaviest.requests = Math.max(heaviest.requests, own.length)
    }
    const text = `HTML and style ${heaviest.first} bytes, everything ${heaviest.all} bytes, ${heaviest.requests} requests`
    process.stdout.write(`  Heaviest in ${locale}: ${text}\n`)
    test.info().annotations.push({ type: `heaviest in ${locale}`, description: text })
  })
}
