import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { readersSpacing } from '../support/judge-layout'
import { withLargeText } from '../support/large-text'
import { lookPages } from '../support/look-pages'
import { readProduct } from '../support/product'
import { readFaintText } from '../support/read-faint-text'
import { type Layout, readLayout } from '../support/read-layout'
import { readRoutes } from '../support/routes'

/** What a phone, a tablet and a desk have. 320 is what a desk at 400 % zoom has, and the least that WCAG asks for. */
const widths = [320, 360, 768, 1440] as const

const addresses = lookPages.flatMap(({ pt, en }) => [pt, en])

/** Least and most room between the words of one block and those of the next, whatever their grounds. */
const betweenBlocks = { least: 40, most: 420 }

/** What is wrong with how a page is laid out, a sentence each. */
function faultsOf({ overflow, clipped, overlapping, emptiest, characters, blocks }: Layout): string[] {
  return [
    ...(overflow > 0 ? [`is ${overflow} px wider than the window`] : []),
    ...clipped.map((words) => `cuts off: ${words}`),
    ...overlapping.map((words) => `lays words on words: ${words}`),
    ...(emptiest > 400 ? [`shows nothing for ${emptiest} px`] : []),
    ...(characters < 150 ? [`looks empty: ${characters} characters`] : []),
    ...blocks.slice(1).flatMap((block, position) => {
      const above = blocks[position]
      if (!above) return []
      const room = Math.round(block.first - above.last)
      if (block.top < above.bottom - 1) return [`${block.type} stands in ${above.type}`]
      if (room < betweenBlocks.least) return [`${block.type} is only ${room} px below ${above.type}`]
      return room > betweenBlocks.most ? [`${block.type} is ${room} px below ${above.type}`] : []
    }),
  ]
}

/** Visits pages in one context and collects what is wrong with each. */
async function visitAll(
  page: Page,
  hrefs: readonly string[],
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const faults: string[] = []
  for (const href of hrefs) {
    await page.goto(`${readProduct().site}${href}`)
    await page.evaluate(() => document.fonts.ready)
    await prepare(page)
    faults.push(...faultsOf(await readLayout(page)).map((fault) => `${href} ${fault}`))
  }
  return faults
}

/** Larger text takes more room between blocks as well: only what happens to the words counts then. */
function isOfWords(fault: string): boolean {
  return !/px below|shows nothing/.test(fault)
}

const still = { reducedMotion: 'reduce', locale: 'pt-AO', bypassCSP: true } as const satisfies BrowserContextOptions

for (const width of widths) {
  test(`every kind of page stands well at ${width} px`, async ({ browser }) => {
    test.setTimeout(180_000)
    const context = await browser.newContext({ ...still, viewport: { width, height: 900 } })
    expect(await visitAll(await context.newPage(), addresses)).toEqual([])
    await context.close()
  })
}

test('every page of the site fits a window of 320 px', async ({ browser }) => {
  test.setTimeout(300_000)
  const context = await browser.newContext({ ...still, viewport: { width: 320, height: 800 } })
  const all = readRoutes().flatMap(({ pt, en }) => [pt, en])
  expect(await visitAll(await context.newPage(), all)).toEqual([])
  await context.close()
})

test('nothing is cut off or covered when the text is twice as large', async () => {
  test.setTimeout(180_000)
  await withLargeText(async (browser) => {
    const context = await browser.newContext({ ...still, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const faults = await visitAll(page, addresses)
    const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
    expect(size).toBe(32)
    expect(faults.filter(isOfWords)).toEqual([])
  })
})

test('nothing is cut off or covered with the text spacing that WCAG 1.4.12 names', async ({ browser }) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({ ...still, viewport: { width: 360, height: 800 } })
  const page = await context.newPage()
  const faults = await visitAll(page, addresses, () => page.addStyleTag({ content: readersSpacing }))
  expect(faults.filter(isOfWords)).toEqual([])
  await context.close()
})

test('a word of sixty letters breaks nothing, wherever an editor writes it', async ({ browser }) => {
  test.setTimeout(180_000)
  for (const width of [320, 1440]) {
    const context = await browser.newContext({ ...still, viewport: { width, height: 800 } })
    const page = await context.newPage()
    const faults = await visitAll(page, addresses, () =>
      page.evaluate(() => {
        const long = 'Kontratransubstanziationalistischeverantwortlichkeitsgesetze'
        const places = document.querySelectorAll(
          'main :is(h1, h2, h3, h4, p, dt, dd, th, td, summary, label), footer :is(p, h2)',
        )
        for (const place of places) {
          // Editors write no words among numbers, and none on the picture of a card.
          if (
            place.closest(
              ':is([data-block=RatesTableBlock], [data-block=SimulatorSlotBlock]) :is(table, dl), [aria-hidden]',
            )
          )
            continue
          const text = [...place.childNodes].findLast(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          )
          if (text) text.textContent = `${text.textContent} ${long}`
        }
      }),
    )
    expect(faults.filter(isOfWords), `${width} px`).toEqual([])
    await context.close()
  }
})

test('everything can be read in the colours of the system, and on paper', async ({ browser }) => {
  test.setTimeout(180_000)
  for (const colorScheme of ['light', 'dark'] as const) {
    const forced = await browser.newContext({ ...still, forcedColors: 'active', colorScheme })
    const printed = await browser.newContext({ ...still, colorScheme })
    const [onScreen, onPaper] = [await forced.newPage(), await printed.newPage()]
    await onPaper.emulateMedia({ media: 'print' })
    for (const { pt } of lookPages) {
      await onScreen.goto(`${readProduct().site}${pt}`)
      expect(await readFaintText(onScreen), `${pt} in the colours of the system`).toEqual([])
      await onPaper.goto(`${readProduct().site}${pt}`)
      expect(await readFaintText(onPaper), `${pt} on paper`).toEqual([])
    }
    await forced.close()
    await printed.close()
  }
})
