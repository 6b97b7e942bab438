import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { build } from 'esbuild'
import { z } from 'zod'
import { logIn } from '../support/cms'
import { expectSoon } from '../support/expect-soon'
import { findViolations } from '../support/find-violations'
import { findOverflow } from '../support/judge-layout'
import { readProduct } from '../support/product'
import { simulateMany } from '../support/simulate-many'
import { watchPage } from '../support/watch-page'

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')

async function factOf(page: Page, label: string): Promise<string> {
  const row = page.locator('[data-part="result"] dl > div').filter({ has: page.getByText(label, { exact: true }) })
  return plain(await row.locator('dd').textContent())
}

const result = (amount: string) => ({
  pt: `/particulares/credito/credito-ao-consumo?simulator=credit-private&product=consumer-credit&amount=${amount}&term=12`,
  en: `/en/private/credit/consumer-credit?simulator=credit-private&product=consumer-credit&amount=${amount}&term=12`,
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test('a simulation is a form and an answer with an address', async ({ page }) => {
    const { site } = readProduct()
    const { complaints } = watchPage(page)
    await page.goto(`${site}/particulares/credito/credito-ao-consumo`)
    expect(await factOf(page, 'Montante total a pagar')).toBe('2 581 088,35 Kz')
    await page.getByLabel('Montante').fill('1.000.000,00')
    await page.getByLabel('Prazo em meses').fill('12')
    await page.getByRole('button', { name: 'Simular' }).click()
    await expect(page).toHaveURL(/simulator=credit-private&product=consumer-credit&amount=1\.000\.000%2C00&term=12#/)
    expect(await factOf(page, 'Prestação mensal')).toBe('94 559,60 Kz')
    await expect(page.getByLabel('Montante')).toHaveValue('1.000.000,00')

    await page.getByLabel('Produto').selectOption({ label: 'Crédito Habitação' })
    await page.getByRole('button', { name: 'Simular' }).click()
    const errors = page.locator('[data-part="errors"] a')
    expect((await errors.allTextContents()).map(plain)).toEqual([
      'Montante inválido (Mín: 10 000 000,00 Kz Máx: 250 000 000,00 Kz)',
      'Prazo inválido (Mín: 60 Máx: 300, de 12 em 12)',
    ])
    await errors.first().click()
    await expect(page.getByLabel('Montante')).toBeInViewport()
    expect(complaints).toEqual([])
  })

  test('the plan comes as a file', async ({ page }) => {
    const { site } = readProduct()
    await page.goto(`${site}${result('1000000').en}`)
    const arriving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the table (CSV)' }).click()
    const file = await arriving
    expect(file.suggestedFilename()).toBe('simulation-consumer-credit.csv')
  })
})

for (const locale of ['pt', 'en'] as const) {
  for (const [what, amount] of [
    ['result', '1000000'],
    ['refusal', '1'],
  ] as const) {
    test(`the ${what} is accessible in ${locale}, in both schemes, and fits a small phone`, async ({ page }) => {
      await page.goto(`${readProduct().site}${result(amount)[locale]}`)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await findViolations(page), `${colorScheme} ${width}`).toEqual([])
          expect(await findOverflow(page), `${colorScheme} ${width}`).toEqual([])
        }
      }
    })
  }
}

test('with script the result follows the keys, and is the one that the server gives for its address', async ({
  page,
}) => {
  const { site } = readProduct()
  const { complaints } = watchPage(page)
  await page.goto(`${site}/en/private/credit/mortgage-loans`)
  const slider = page.getByRole('slider', { name: 'Amount' })
  await page.getByLabel('Product').focus()
  await expect(slider).toBeVisible()
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('61000000')
  await page.getByRole('textbox', { name: 'Another annual rate, in %' }).fill('18')
  await expect(page).toHaveURL(/amount=61000000&term=240&rate=18/)
  const total = await factOf(page, 'Total amount payable')
  const answer = await (await fetch(page.url())).text()
  expect(plain(answer.replaceAll('&nbsp;', ' '))).toContain(total)
  expect(complaints).toEqual([])
})

test('the browser calculates as the server does, to the last digit, in a hundred thousand cases', async ({ page }) => {
  test.setTimeout(300_000)
  const bundle = await build({
    entryPoints: ['tests/support/simulate-many.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'calculations',
    write: false,
  })
  const [script] = bundle.outputFiles
  const [parts, count] = [10, 10_000]
  for (let part = 0; part < parts; part++) {
    const seed = `Luanda ${part}`
    const calculating = page.evaluate(`${script?.text}; calculations.simulateMany(${count}, '${seed}')`)
    // The browser is at it already: both work at the same time.
    const expected = simulateMany(count, seed).split('\n')
    const calculated = String(await calculating).split('\n')
    expect(calculated).toHaveLength(count)
    expect(calculated.findIndex((line, index) => line !== expected[index])).toBe(-1)
  }
})

test.describe('staff', () => {
  test.describe.configure({ mode: 'serial' })

  const product = z.looseObject({
    productKey: z.string(),
    amount: z.looseObject({ min: z.number(), max: z.number() }),
    conditions: z.array(z.looseObject({ tiers: z.array(z.looseObject({ amountTo: z.number(), rate: z.number() })) })),
  })
  const stored = z.looseObject({ id: z.number(), products: z.array(product) })

  async function readSimulator(request: APIRequestContext) {
    const approver = await logIn(request, 'approver')
    const [found] = await approver.find('simulators', 'where[key][equals]=credit-private&locale=pt&depth=0')
    return { approver, simulator: stored.parse(found) }
  }

  /** The simulator with another rate and limit for consumer credit. */
  function withConsumerCredit(simulator: z.infer<typeof stored>, rate: number, max: number) {
    return simulator.products.map((each) =>
      each.productKey === 'consumer-credit'
        ? {
            ...each,
            amount: { ...each.amount, max },
            conditions: each.conditions.map((conditions) => ({
              ...conditions,
              tiers: conditions.tiers.map((tier) => ({ ...tier, rate, amountTo: max })),
            })),
          }
        : each,
    )
  }

  test('change a rate and a limit, and the site follows', async ({ request }) => {
    const { site } = readProduct()
    const { approver, simulator } = await readSimulator(request)
    const shows = (href: string, words: readonly string[]) => {
      const missing = async () => {
        const text = plain((await (await fetch(`${site}${href}`)).text()).replaceAll('&nbsp;', ' '))
        return words.filter((word) => !text.includes(word))
      }
      return expectSoon(`a changed simulator at ${href}`, missing, [])
    }
    const products = withConsumerCredit(simulator, 26, 12_000_000)
    expect(await approver.update('simulators', simulator.id, { products, _status: 'published' })).toBe(200)
    await Promise.all([
      shows('/particulares/credito/credito-ao-consumo', ['26 %', 'a 12 000 000 Kz']),
      shows('/en/private/credit/consumer-credit', ['26%', 'to Kz 12,000,000']),
    ])
    await shows(result('12000001').en, ['Invalid amount (Min: Kz 300,000.00 Max: Kz 12,000,000.00)'])
    const before = { products: simulator.products, _status: 'published' }
    expect(await approver.update('simulators', simulator.id, before)).toBe(200)
    await shows('/particulares/credito/credito-ao-consumo', ['105 742,19 Kz'])
  })

  test('are refused what cannot be, in a sentence of their language, in drafts too', async ({ request }) => {
    const { simulator } = await readSimulator(request)
    const editor = await logIn(request, 'editor')
    const refusals = async (change: (products: unknown[]) => unknown[], language: 'pt' | 'en') =>
      (
        await editor.refusals(
          'simulators',
          simulator.id,
          { products: change(structuredClone(simulator.products)) },
          { language, draft: true },
        )
      ).map(plain)
    const reversed = () => withConsumerCredit(simulator, 24, 1)
    expect(await refusals(reversed, 'pt')).toContain(
      'products.0.amount.max: O mínimo (300 000) é maior do que o máximo (1).',
    )
    expect(await refusals(reversed, 'en')).toContain(
      'products.0.amount.max: The minimum (300,000) is more than the maximum (1).',
    )
    const withGap = () =>
      withConsumerCredit(simulator, 24, 5_000_000).map((each, position) => ({
        ...each,
        amount: simulator.products[position]?.amount,
      }))
    expect(await refusals(withGap, 'pt')).toEqual([
      'products.0.conditions.0.tiers: Falta a taxa de montantes entre 5 000 000 e 10 000 000 no prazo de 6.',
    ])
    expect(await refusals((products) => [...products, ...products.slice(0, 1)], 'en')).toEqual([
      'products.4.productKey: There is another one like it.',
    ])
  })

  test('publish a simulator only when it has both languages, and approvers only', async ({ request }) => {
    const { approver, simulator } = await readSimulator(request)
    const editor = await logIn(request, 'editor')
    const [first] = simulator.products
    const fresh = { ...first, id: undefined, productKey: 'new-credit', name: 'Crédito novo', conditions: [] }
    const products = [...simulator.products, fresh]
    const published = { products, _status: 'published' }
    expect(await editor.update('simulators', simulator.id, published)).toBe(403)
    expect(await editor.update('simulators', simulator.id, { products }, { draft: true })).toBe(200)
    const { reasons } = await editor.submit(`simulators/${simulator.id}`, 'publish', ['pt', 'en'])
    expect(reasons).toContain('products 5 (creditProduct).name: Falta o texto em inglês.')
    const deposit = { blockType: 'depositProduct', productKey: 'x', name: 'X' }
    const mixed = { products: [...simulator.products, deposit], _status: 'published' }
    expect(await approver.update('simulators', simulator.id, mixed)).toBe(400)
    expect(await editor.update('simulators', simulator.id, { products: simulator.products }, { draft: true })).toBe(200)
    expect(await editor.remove('simulators', simulator.id)).toBe(403)
  })
})
