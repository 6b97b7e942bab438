import { expect, type Page, test } from '@playwright/test'
import { lookPages } from '../support/look-pages'
import { readProduct } from '../support/product'

/** A sona is one line that closes: a page has one figure of it, whole, and it stands still where nothing may move. */

const at = (path: string) => `${readProduct().site}${path}`
const widths = [360, 768, 1440] as const

/** A drawing of dots and a line is a figure wherever it stands, but for icons, the mark and what is printed on a card or shown on a phone. */
const figures = 'main svg:has(path[d$="h.01"]):not([data-tier], [viewBox="0 0 24 24"], [role="img"] *)'

/** What is cut: by the window, by a box that clips, or by its own drawing that begins outside of its picture. */
function findCutFigures(page: Page): Promise<string[]> {
  return page.evaluate(
    (selector) =>
      [
        ...document.querySelectorAll<SVGElement>(
          `${selector}, [data-figure] :is(svg:not([role="img"] *), [role="img"])`,
        ),
      ].flatMap((figure) => {
        const faults: string[] = []
        const box = figure.getBoundingClientRect()
        // What a phone says may step out of it.
        for (const path of figure.matches('[role="img"]') ? [] : figure.querySelectorAll('path')) {
          const line = path.getBoundingClientRect()
          // Half a stroke stands outside of the line that is measured.
          const edge = Number.parseFloat(getComputedStyle(path).strokeWidth) / 2
          const isOutside =
            line.left - edge < box.left - 1 ||
            line.right + edge > box.right + 1 ||
            line.top - edge < box.top - 1 ||
            line.bottom + edge > box.bottom + 1
          if (isOutside && line.width > 0) faults.push('its line leaves its picture')
        }
        const hero = figure.closest('[data-frame="hero"]')?.getBoundingClientRect()
        if (hero && (box.top < hero.top || box.bottom > hero.bottom)) faults.push('it leaves the top of the page')
        if (box.left < 0 || box.right > document.documentElement.clientWidth) faults.push('the window cuts it')
        for (let around = figure.parentElement; around; around = around.parentElement) {
          if (!/clip|hidden/.test(getComputedStyle(around).overflow)) continue
          const frame = around.getBoundingClientRect()
          if (box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom) {
            faults.push(`${around.className} cuts it`)
          }
        }
        return faults
      }),
    figures,
  )
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const kinds = [
  ...lookPages,
  { name: 'cards', pt: '/particulares/cartoes/cartao-de-credito' },
  { name: 'credits', pt: '/particulares/credito' },
  { name: 'service', pt: '/particulares/servicos/my-bcs' },
  { name: 'choice of an account', pt: '/abrir-conta' },
  { name: 'person', pt: '/quem-somos/governacao/corpo-directivo/luzia-ngueve-domingos' },
  { name: 'documents', pt: '/quem-somos/informacao-financeira/relatorios-de-gestao' },
  { name: 'kinds of documents', pt: '/quem-somos/informacao-financeira' },
  { name: 'brand', pt: '/quem-somos/o-banco/a-marca' },
  { name: 'branch', pt: '/quem-somos/o-banco/onde-estamos/balcao-alvalade' },
]

for (const { name, pt } of kinds) {
  test(`${name}: the page has one figure at most, and nothing cuts it`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(at(pt))
      expect(await page.locator(figures).count(), `${width} px`).toBeLessThanOrEqual(1)
      expect(await page.locator('[data-figure]').count(), `${width} px`).toBeLessThanOrEqual(1)
      expect(await findCutFigures(page), `${width} px`).toEqual([])
    }
  })
}

test('the figure draws itself where it may move, and is finished at once where it may not', async ({ browser }) => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const page = await browser.newPage({ reducedMotion })
    await page.goto(at('/'))
    const line = page.locator('[data-figure] [data-part="line"]')
    const dashes = () => line.evaluate((element) => getComputedStyle(element).strokeDasharray)
    const movements = await line.evaluate((element) => element.getAnimations().length)
    if (reducedMotion === 'reduce') {
      expect(movements).toBe(0)
      expect(await dashes()).toBe('none')
    } else {
      // An animation that fills stays with its line when it has ended: however late this asks, it can be wound back.
      expect(movements).toBe(1)
      await line.evaluate((element) => {
        for (const movement of element.getAnimations()) movement.currentTime = 0
      })
      expect(await dashes()).toMatch(/^0(?:px)?, 1(?:px)?$/)
      await expect.poll(dashes, { timeout: 5_000 }).toMatch(/^1(?:px)?, 0(?:px)?$/)
    }
    await page.close()
  }
})

test.describe('the home page', () => {
  for (const [width, most] of [
    [360, 6500],
    [1440, 4800],
  ] as const) {
    for (const path of ['/', '/en']) {
      test(`${path} is ${most} px high at most at ${width} px, with its instalment in the first screen`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: width === 360 ? 780 : 900 })
        await page.goto(at(path))
        await page.evaluate(() => document.fonts.ready)
        await expect(page.locator('[data-part="result"] strong')).toBeInViewport({ ratio: 1 })
        await expect(page.locator('[data-part="actions"] button')).toBeInViewport({ ratio: 1 })
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most)
      })
    }
  }

  for (const path of ['/', '/en']) {
    test(`${path} shows its largest amount whole, and what it is in as one word`, async ({ page }) => {
      for (const width of [320, 360, 1440]) {
        await page.setViewportSize({ width, height: 780 })
        await page.goto(at(path))
        const amount = page.locator('input[name="amount"]')
        await amount.fill('10 000 000')
        expect(await amount.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(
          0,
        )
        const lines = await page.locator('[data-part="value"] > span').evaluate((unit) => {
          const words = document.createRange()
          words.selectNodeContents(unit)
          return words.getClientRects().length
        })
        expect(lines, `${width} px`).toBe(1)
      }
    })
  }

  test('asks the page with the plan without script, and follows its sliders with it', async ({ browser }) => {
    const still = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
    await still.goto(at('/'))
    await expect(still.locator('input[type="range"]').first()).toBeHidden()
    await still.locator('input[name="amount"]').fill('3000000')
    await still.locator('[data-part="actions"] button').click()
    await expect(still).toHaveURL(/simulator=.*amount=3000000.*term=24/)
    await expect(still.locator('main input[name="amount"]')).toHaveValue(/3\s?000\s?000/)
    await still.close()

    const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
    await page.goto(at('/'))
    const result = page.locator('[data-part="result"] strong')
    const before = await result.textContent()
    const term = page.locator('input[type="range"]').nth(1)
    await term.focus()
    await page.keyboard.press('ArrowRight')
    await expect(result).not.toHaveText(before ?? '')
    await expect(page.locator('[data-figure] path[data-part="interest"]')).toHaveAttribute('pathLength', '25')
    await page.close()
  })
})
