import { expect, type Page, test } from '@playwright/test'
import { readersSpacing } from '../support/judge-layout'
import { judgePage, listGonePages, openJudgement } from '../support/judge-page'
import { withLargeText } from '../support/large-text'
import { faultsOf } from '../support/layout-faults'
import { lookPages } from '../support/look-pages'
import { readProduct } from '../support/product'
import { readFaintText } from '../support/read-faint-text'
import { readLayout } from '../support/read-layout'
import { showAs } from '../support/show-as'
import { findSmallTargets } from '../support/small-targets'

/**
 * One page of each kind in both languages, looked at closely, on one visit each. That every page fits the narrowest window is
 * asked in every-page.spec.ts.
 */

/** What a phone, a tablet and a desk have. 320 is what a desk at 400 % zoom has, and the least that WCAG asks for. */
const widths = [320, 360, 768, 1440] as const
const schemes = ['light', 'dark'] as const

const addresses = lookPages.flatMap(({ pt, en }) => [pt, en])

async function layoutFaults(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  return faultsOf(await readLayout(page))
}

/** Larger text takes more room between blocks as well: only what happens to the words counts then. */
function isOfWords(fault: string): boolean {
  return !/px below|shows nothing/.test(fault)
}

/** Puts a word of sixty letters wherever an editor may write one. */
function lengthenTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
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
  })
}

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

const judge = 'tests/e2e/look.spec.ts'

test('what is proved of the look is about pages that are looked at', () => {
  expect(['look', 'look-large-text'].flatMap((proofs) => listGonePages(proofs, addresses))).toEqual([])
})

async function expectGoodLooks(page: Page, href: string): Promise<void> {
  await page.goto(`${readProduct().site}${href}`)
  await page.evaluate(() => document.fonts.ready)
  for (const width of widths) expect.soft(await layoutFaults(page, width), `${width} px`).toEqual([])
  expect.soft(await findSmallTargets(page), 'a target needs 44 px on a desk too').toEqual([])

  for (const colorScheme of schemes) {
    await showAs(page, { colorScheme })
    expect.soft(await readFaintText(page), colorScheme).toEqual([])
    await showAs(page, { forcedColors: 'active', colorScheme })
    expect.soft(await readFaintText(page), `in the colours of the system, ${colorScheme}`).toEqual([])
    await showAs(page, { forcedColors: 'none', media: 'print', colorScheme })
    expect.soft(await readFaintText(page), `on paper, ${colorScheme}`).toEqual([])
    await showAs(page, { media: 'screen' })
  }
  await showAs(page, { colorScheme: 'light' })

  const spacing = await page.addStyleTag({ content: readersSpacing })
  const spaced = await layoutFaults(page, 360)
  expect.soft(spaced.filter(isOfWords), 'with the text spacing that WCAG 1.4.12 names').toEqual([])
  await spacing.evaluate((element) => element.parentNode?.removeChild(element))

  await lengthenTexts(page)
  for (const width of [320, 1440]) {
    const faults = await layoutFaults(page, width)
    expect.soft(faults.filter(isOfWords), `with a word of sixty letters at ${width} px`).toEqual([])
  }
}

for (const href of addresses) {
  test(`${href} stands well in every window, in every colour, and with any text`, async ({ page }) => {
    await judgePage({ judge, proofs: 'look', href }, () => expectGoodLooks(page, href), page)
  })
}

test('nothing is cut off or covered when the text is twice as large', async () => {
  test.setTimeout(180_000)
  const all = addresses.map((href) => ({ judge, proofs: 'look-large-text', href }))
  const opened = await Promise.all(all.map(openJudgement))
  const waiting = all.filter((_judgement, place) => !opened[place]?.isProved)
  if (waiting.length === 0) return
  await withLargeText(async (browser) => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      locale: 'pt-AO',
      viewport: { width: 1440, height: 900 },
    })
    const page = await context.newPage()
    for (const judgement of waiting) {
      const expectWhole = async () => {
        await page.goto(`${readProduct().site}${judgement.href}`)
        await page.evaluate(() => document.fonts.ready)
        expect.soft(faultsOf(await readLayout(page)).filter(isOfWords), judgement.href).toEqual([])
        const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
        expect(size).toBe(32)
      }
      await judgePage(judgement, expectWhole, page)
    }
  })
})
