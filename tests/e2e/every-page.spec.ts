import { type CDPSession, expect, type Page, type Response, test } from '@playwright/test'
import { findViolations } from '../support/find-violations'
import { findInvalidDocument } from '../support/judge-document'
import { findOverflow } from '../support/judge-layout'
import { judgePage, listGonePages } from '../support/judge-page'
import { faultsOf } from '../support/layout-faults'
import { readProduct } from '../support/product'
import { readLayout } from '../support/read-layout'
import { readVisitedRoutes } from '../support/routes'
import { showAs } from '../support/show-as'
import { findSmallTargets } from '../support/small-targets'
import { bytesOf, contentOf, type Fetched, watchNetwork } from '../support/watch-network'
import { watchPage } from '../support/watch-page'

/**
 * Every page is visited once in each language, and everything is asked of it on that visit. A page that was found right is visited again
 * when something has changed of what visitors get or of what is asked; it is fetched and weighed every time.
 */

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

const schemes = ['light', 'dark'] as const

/** A window: its size in CSS pixels, and whether it is that of a phone. */
type Screen = { width: number; height: number; deviceScaleFactor: number; mobile: boolean }

/** A phone as most visitors have, which fetches everything as it travels. */
const phone: Screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
const windowOf = (width: number): Screen => ({ width, height: 900, deviceScaleFactor: 1, mobile: false })
/** 320 is what a desk at 400 % zoom has, and the least that WCAG asks for; 1280 the least that the header's row stands in. */
const [narrow, wide] = [windowOf(320), windowOf(1280)]

/** What axe says of a page that depends on its colours and its width. All else is in its HTML. */
const rulesOfLooks = [
  'color-contrast',
  'color-contrast-enhanced',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
]

/** One page of each kind, in one language or the other, is judged by all rules in both schemes and both windows. */
const templates: ReadonlySet<string> = new Set([
  '/',
  '/en/corporate',
  '/particulares/contas/conta-flex',
  '/en/private/cards/credit-card',
  '/particulares/cartoes/cartao-de-credito/mastercard-gold',
  '/particulares/credito/credito-habitacao',
  '/en/private/pricing',
  '/particulares/perguntas-frequentes',
  '/quem-somos/governacao/corpo-directivo',
  '/en/who-we-are/governance/directive-body/domingas-kapitango-sebastiao',
  '/particulares/dicas-financeiras/tres-meses-de-reserva-para-emergencias',
  '/quem-somos/canal-de-denuncias',
  '/en/who-we-are/careers/join-bcs',
  '/quem-somos/o-banco/onde-estamos',
  '/en/search',
  '/quem-somos/o-banco/estrutura-accionista',
  '/quem-somos/o-banco/milestone-do-banco',
])

/** Every other page is judged by all rules in one of these, and in the others by those of looks: wide and light, or narrow and dark. */
const lookOf = {
  pt: { screen: wide, colorScheme: 'light' },
  en: { screen: narrow, colorScheme: 'dark' },
} as const

/** A page whose screen is set past the test runner, which cannot make a phone of a desk. */
type Visit = { page: Page; devices: CDPSession; fetched: Fetched[]; complaints: string[] }

async function begin(page: Page): Promise<Visit> {
  const { complaints } = watchPage(page)
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(`policy: ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const report = Reflect.get(window, 'reportViolation')
      report(`${violatedDirective} ${blockedURI}`)
    })
  })
  const devices = await page.context().newCDPSession(page)
  return { page, devices, fetched: await watchNetwork(devices), complaints }
}

async function show({ devices }: Visit, screen: Screen): Promise<void> {
  await devices.send('Emulation.setDeviceMetricsOverride', screen)
  await devices.send('Emulation.setTouchEmulationEnabled', { enabled: screen.mobile })
}

/** Opens a page as a visitor on a phone does. */
async function open(visit: Visit, href: string): Promise<Response> {
  visit.fetched.length = 0
  visit.complaints.length = 0
  await show(visit, phone)
  await visit.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  const response = await visit.page.goto(`${readProduct().site}${href}`)
  if (!response) throw new Error(`${href} has no answer`)
  return response
}

type Weight = { all: number; requests: number }

/** The page is quiet, stays on this site and keeps its budgets. @returns what it weighs. */
async function expectLight({ page, fetched, complaints }: Visit, href: string, kind: string): Promise<Weight> {
  const { site } = readProduct()
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
  expect.soft(complaints, href).toEqual([])
  const foreign = own.filter(({ url }) => !url.startsWith(`${site}/`))
  expect.soft(foreign, href).toEqual([])
  expect.soft(inline, href).toBe(0)
  expect.soft(scripts.length, context).toBeLessThanOrEqual(islands > 0 ? 1 : 0)
  expect.soft(contentOf(scripts), context).toBeLessThanOrEqual(budget.script)
  expect.soft(contentOf(blocking), context).toBeLessThanOrEqual(budget.first)
  expect.soft(bytesOf(own), context).toBeLessThanOrEqual(budget.all)
  expect.soft(own.length, context).toBeLessThanOrEqual(mostRequests)
  return { all: bytesOf(own), requests: own.length }
}

/** The page fits the narrowest window, is large enough for fingers, and is accessible in every look of it. */
async function expectReadable(visit: Visit, href: string, locale: 'pt' | 'en'): Promise<void> {
  const { page } = visit
  await showAs(page, { reducedMotion: 'reduce' })
  if (locale === 'pt') {
    await show(visit, windowOf(360))
    expect.soft(await findSmallTargets(page), `${href}: what is pressed is large enough for a finger`).toEqual([])
  }
  await show(visit, narrow)
  await page.evaluate(() => document.fonts.ready)
  expect.soft(faultsOf(await readLayout(page)), `${href} at ${narrow.width} px`).toEqual([])
  const own = lookOf[locale]
  for (const screen of [narrow, wide]) {
    await show(visit, screen)
    expect.soft(await findOverflow(page), `${href} at ${screen.width} px`).toEqual([])
    for (const colorScheme of schemes) {
      await showAs(page, { colorScheme })
      const isWhole = templates.has(href) || (screen === own.screen && colorScheme === own.colorScheme)
      const found = await findViolations(page, isWhole ? { reader: 'visitor' } : { rules: rulesOfLooks })
      expect.soft(found, `${href} in the ${colorScheme} scheme at ${screen.width} px`).toEqual([])
    }
  }
}

const acceptLanguage = { pt: 'pt-AO', en: 'en' } as const

test('what is proved is about pages that exist', () => {
  const hrefs = readVisitedRoutes().flatMap(({ pt, en }) => [pt, en])
  expect(listGonePages('every-page', hrefs)).toEqual([])
})

for (const locale of ['pt', 'en'] as const) {
  test(`every page in ${locale} is quiet, light, valid, accessible and fits every window`, async ({ browser }) => {
    test.setTimeout(600_000)
    const context = await browser.newContext({ viewport: null, locale: acceptLanguage[locale] })
    const visit = await begin(await context.newPage())
    const heaviest = { first: 0, all: 0, requests: 0 }
    let visited = 0
    for (const { kind, ...hrefs } of readVisitedRoutes()) {
      const href = hrefs[locale]
      const judgement = {
        judge: 'tests/e2e/every-page.spec.ts',
        proofs: 'every-page',
        href,
        language: acceptLanguage[locale],
        settings: { kind, locale },
      }
      await test.step(href, async () => {
        const { bytes } = await judgePage(
          judgement,
          async () => {
            const response = await open(visit, href)
            const { all, requests } = await expectLight(visit, href, kind)
            visited++
            heaviest.all = Math.max(heaviest.all, all)
            heaviest.requests = Math.max(heaviest.requests, requests)
            expect.soft(await findInvalidDocument(await response.text()), `${href} is valid HTML`).toEqual([])
            await expectReadable(visit, href, locale)
          },
          visit.page,
        )
        // How well a page is compressed shows in none of its bytes.
        const hasIsland = [...bytes.addresses].some((address) => address.startsWith('/_islands/'))
        const budget = budgets[hasIsland || toolKinds.has(kind) ? 'tool' : 'content']
        expect.soft(bytes.blocking, `${href}: HTML and style`).toBeLessThanOrEqual(budget.first)
        heaviest.first = Math.max(heaviest.first, bytes.blocking)
      })
    }
    await context.close()
    const ofVisited = `everything ${heaviest.all} bytes, ${heaviest.requests} requests`
    const text = `HTML and style ${heaviest.first} bytes; of ${visited} pages judged anew: ${ofVisited}`
    process.stdout.write(`  Heaviest in ${locale}: ${text}\n`)
    test.info().annotations.push({ type: `heaviest in ${locale}`, description: text })
  })
}
