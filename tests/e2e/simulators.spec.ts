import { createHash } from 'node:crypto'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { build } from 'esbuild'
import { z } from 'zod'
import { check } from '@/src/stepwise/check'
import { logIn } from '../support/cms'
import { expectSoon } from '../support/expect-soon'
import { findViolations } from '../support/find-violations'
import { findOverflow } from '../support/judge-layout'
import { readProduct } from '../support/product'
import { isProved, keepProof } from '../support/proofs'
import { simulateMany } from '../support/simulate-many'
import { stepMany } from '../support/step-many'
import { readStepwiseSimulators } from '../support/stepwise-simulators'
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
    await page.getByLabel('Montante', { exact: true }).fill('1.000.000,00')
    await page.getByLabel('Prazo em meses').fill('12')
    await page.getByRole('button', { name: 'Simular' }).click()
    await expect(page).toHaveURL(
      /simulator=credit-private&product=consumer-credit&amount=1\.000\.000%2C00&term=12&from=consumer-credit#/,
    )
    expect(await factOf(page, 'Prestação mensal')).toBe('94 559,60 Kz')
    await expect(page.getByLabel('Montante', { exact: true })).toHaveValue('1.000.000,00')

    await page.getByLabel('Produto').selectOption({ label: 'Crédito Habitação' })
    await page.getByRole('button', { name: 'Simular' }).click()
    const errors = page.locator('[data-part="errors"] a')
    expect((await errors.allTextContents()).map(plain)).toEqual([
      'Montante inválido (Mín: 10 000 000,00 Kz Máx: 250 000 000,00 Kz)',
      'Prazo inválido (Mín: 60 Máx: 300, de 12 em 12)',
    ])
    await errors.first().click()
    await expect(page.getByLabel('Montante', { exact: true })).toBeInViewport()
    expect(complaints).toEqual([])
  })

  test('the plan comes as a file', async ({ page }) => {
    const { site } = readProduct()
    await page.goto(`${site}${result('1000000').en}`)
    const arriving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the table (CSV)' }).click()
    const file = await arriving
    expect(file.suggestedFilename()).toBe('calculation-consumer-credit.csv')
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
          expect(await findViolations(page, { reader: 'visitor' }), `${colorScheme} ${width}`).toEqual([])
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
  const [town, parts, count] = ['Luanda', 10, 10_000]
  // The same program and the same cases in the same two engines come to the same.
  const engines = [process.version, page.context().browser()?.version()]
  const hash = createHash('sha256')
    .update([script?.text, town, parts, count, ...engines].join('\n'))
    .digest('hex')
  if (isProved('simulators/to-the-last-digit', hash)) return
  for (let part = 0; part < parts; part++) {
    const seed = `${town} ${part}`
    const calculating = page.evaluate(`${script?.text}; calculations.simulateMany(${count}, '${seed}')`)
    // The browser is at it already: both work at the same time.
    const expected = simulateMany(count, seed).split('\n')
    const calculated = String(await calculating).split('\n')
    expect(calculated).toHaveLength(count)
    expect(calculated.findIndex((line, index) => line !== expected[index])).toBe(-1)
  }
  await keepProof('simulators/to-the-last-digit', hash)
})

test('simulators of steps come to the same in the browser, to the last digit, in a hundred thousand cases', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const bundle = await build({
    entryPoints: ['tests/support/step-many.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'calculations',
    write: false,
  })
  const [script] = bundle.outputFiles
  // What reads expressions stays on the server.
  expect(script?.text).not.toContain('cel-js')
  const programs = readStepwiseSimulators('pt').flatMap((stored) => check(stored, '2026-11-30').program ?? [])
  expect(programs).toHaveLength(5)
  const [town, parts, count] = ['Huambo', 10, 10_000]
  const engines = [process.version, page.context().browser()?.version()]
  const hash = createHash('sha256')
    .update([script?.text, JSON.stringify(programs), town, parts, count, ...engines].join('\n'))
    .digest('hex')
  if (isProved('simulators/steps-to-the-last-digit', hash)) return
  for (let part = 0; part < parts; part++) {
    const seed = `${town} ${part}`
    const calculating = page.evaluate(
      `${script?.text}; calculations.stepMany(${JSON.stringify(programs)}, ${count}, '${seed}')`,
    )
    const expected = stepMany(programs, count, seed).split('\n')
    const calculated = String(await calculating).split('\n')
    expect(calculated).toHaveLength(count)
    expect(calculated.findIndex((line, index) => line !== expected[index])).toBe(-1)
  }
  await keepProof('simulators/steps-to-the-last-digit', hash)
})

test.describe('staff', () => {
  test.describe.configure({ mode: 'serial' })

  const product = z.looseObject({
    productKey: z.string(),
    amount: z.looseObject({ min: z.number(), max: z.number() }),
    conditions: z.array(z.looseObject({ tiers: z.array(z.looseObject({ amountTo: z.number(), rate: z.number() })) })),
  })
  const stored = z.looseObject({ id: z.number(), products: z.array(product), cases: z.array(z.looseObject({})) })

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
    // Its golden cases say what the old rate gives: with them it does not go live.
    expect(await approver.update('simulators', simulator.id, { products, _status: 'published' })).toBe(409)
    const withoutCases = { products, cases: [], _status: 'published' }
    expect(await approver.update('simulators', simulator.id, withoutCases)).toBe(200)
    await Promise.all([
      shows('/particulares/credito/credito-ao-consumo', ['26 %', 'a 12 000 000 Kz']),
      shows('/en/private/credit/consumer-credit', ['26%', 'to Kz 12,000,000']),
    ])
    await shows(result('12000001').en, ['Invalid amount (Min: Kz 300,000.00 Max: Kz 12,000,000.00)'])
    const before = { products: simulator.products, cases: simulator.cases, _status: 'published' }
    expect(await approver.update('simulators', simulator.id, before)).toBe(200)
    await shows('/particulares/credito/credito-ao-consumo', ['105 742,19 Kz'])
  })

  /** What staff write for a product that was not there before; the rate is what a visitor chooses. */
  const newCredit = {
    blockType: 'creditProduct',
    id: 'reference-credit',
    productKey: 'reference-credit',
    name: 'Crédito de referência',
    amount: { currency: 'AOA', min: 1, max: 1_000_000, step: 1, default: 1000 },
    term: { min: 1, max: 360, step: 1, default: 12 },
    rate: { min: 0, max: 20 },
    conditions: [
      {
        id: 'reference-conditions',
        validFrom: '2026-01-01T12:00:00.000Z',
        source: 'Tabelas publicadas',
        tiers: [{ id: 'reference-tier', amountFrom: 1, amountTo: 1_000_000, termFrom: 1, termTo: 360, rate: 12 }],
        fees: [{ id: 'reference-fee', label: 'Comissão de estudo', when: 'opening', fixed: 1234 }],
      },
    ],
  }
  const newDeposit = {
    blockType: 'depositProduct',
    id: 'reference-deposit',
    productKey: 'reference-deposit',
    name: 'Depósito de referência',
    amount: { currency: 'AOA', min: 1, max: 1_000_000, step: 1, default: 1000 },
    terms: [90, 365],
    termDefault: 365,
    interestPayment: 'quarterly',
    conditions: [
      {
        id: 'reference-conditions-of-deposit',
        validFrom: '2026-01-01T12:00:00.000Z',
        source: 'Tabelas publicadas',
        tiers: [
          { id: 'reference-short', amountFrom: 1, amountTo: 1_000_000, termFrom: 90, termTo: 364, rate: 8 },
          { id: 'reference-long', amountFrom: 1, amountTo: 1_000_000, termFrom: 365, termTo: 365, rate: 10 },
        ],
      },
    ],
  }
  const someProducts = z.object({ id: z.number(), products: z.array(z.looseObject({ productKey: z.string() })) })

  /** Adds a product in both languages and publishes it. @returns what takes it away again. */
  async function addProduct(request: APIRequestContext, key: string, added: typeof newCredit | typeof newDeposit) {
    const [editor, approver] = [await logIn(request, 'editor'), await logIn(request, 'approver')]
    const readDraft = async (locale: 'pt' | 'en') =>
      someProducts.parse(
        (await editor.find('simulators', `where[key][equals]=${key}&locale=${locale}&draft=true&depth=0`))[0],
      )
    const before = await readDraft('pt')
    const write = async (products: unknown[], locale: 'pt' | 'en') =>
      expect(await editor.update('simulators', before.id, { products }, { locale, draft: true })).toBe(200)
    await write([...before.products, added], 'pt')
    const { products } = await readDraft('en')
    const inEnglish = { name: 'Reference product' }
    await write(
      products.map((product) => (product.productKey === added.productKey ? translate(product, inEnglish) : product)),
      'en',
    )
    const publish = async () => {
      const { status, id, reasons } = await editor.submit(`simulators/${before.id}`, 'publish', ['pt', 'en'])
      expect([status, reasons]).toEqual([200, []])
      await approver.lookAt(id)
      for (const step of ['approve', 'publish'])
        expect(await approver.post(`workflow/${step}`, { id, warningReasons: { all: 'É um teste' } })).toBe(200)
    }
    await publish()
    return async () => {
      await write(before.products, 'pt')
      await publish()
    }
  }

  const withFees = z.looseObject({ conditions: z.array(z.looseObject({ fees: z.array(z.looseObject({})).nullish() })) })

  /** A stored product with its texts in English. */
  function translate(product: z.infer<typeof someProducts>['products'][number], texts: { name: string }) {
    const { conditions } = withFees.parse(product)
    return {
      ...product,
      ...texts,
      conditions: conditions.map(({ fees, ...rest }) =>
        fees ? { ...rest, fees: fees.map((fee) => ({ ...fee, label: 'Survey fee' })) } : rest,
      ),
    }
  }

  async function expectFacts(page: Page, href: string, facts: Readonly<Record<string, string>>) {
    for (const [label, value] of Object.entries(facts))
      expect(await factOf(page, label), `${href}: ${label}`).toBe(value)
  }

  test('add a credit with a fee, and its page answers like the published tables, in both languages', async ({
    page,
    request,
  }) => {
    const { site } = readProduct()
    const takeAway = await addProduct(request, 'credit-private', newCredit)
    const address = (path: string, amount: string, term: string, rate: string) =>
      `${path}?${new URLSearchParams({ simulator: 'credit-private', product: 'reference-credit', amount, term, rate })}`
    const [pt, en] = ['/particulares/credito', '/en/private/credit/consumer-credit']
    for (const path of [pt, en])
      await expectSoon(
        `a new product at ${path}`,
        async () => /333[.,]34/.test(await (await fetch(`${site}${address(path, '1000', '3', '0')}`)).text()),
        true,
      )
    for (const [amount, term, rate, portuguese, english] of [
      ['200000', '180', '7.5', { 'Prestação mensal': '1 854,02 Kz' }, { 'Monthly instalment': 'Kz 1,854.02' }],
      [
        '2500',
        '12',
        '8.24',
        { 'Prestação mensal': '217,75 Kz', 'Última prestação': '217,72 Kz', 'Total de juros': '112,97 Kz' },
        { 'Monthly instalment': 'Kz 217.75', 'Last instalment': 'Kz 217.72', 'Total interest': 'Kz 112.97' },
      ],
      [
        '100000',
        '60',
        '4.5',
        { 'Prestação mensal': '1 864,30 Kz', 'Última prestação': '1 864,43 Kz' },
        { 'Monthly instalment': 'Kz 1,864.30', 'Last instalment': 'Kz 1,864.43' },
      ],
      [
        '1000',
        '3',
        '0',
        { 'Prestação mensal': '333,33 Kz', 'Última prestação': '333,34 Kz', 'Comissão de estudo': '1 234,00 Kz' },
        { 'Monthly instalment': 'Kz 333.33', 'Last instalment': 'Kz 333.34', 'Survey fee': 'Kz 1,234.00' },
      ],
    ] as const) {
      for (const [path, facts] of [[pt, portuguese] as const, [en, english] as const]) {
        const asked = path === pt ? rate.replace('.', ',') : rate
        await page.goto(`${site}${address(path, amount, term, asked)}`)
        await expectFacts(page, `${path} ${amount}`, facts)
        await expect(page.locator('[data-part="plan"] tbody tr')).toHaveCount(Number(term))
      }
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden()
    await expect(page.locator('[data-part="form"] input[name="amount"]'), 'what was asked for').toBeVisible()
    await expect(page.locator('[data-part="plan"] tbody tr').last()).toBeVisible()
    await takeAway()
    await expectSoon(
      'a product that was taken away',
      async () => (await (await fetch(`${site}${pt}`)).text()).includes('Crédito de referência'),
      false,
    )
  })

  test('add a deposit that pays interest every quarter, and its page answers to the cent', async ({
    page,
    request,
  }) => {
    const { site } = readProduct()
    const takeAway = await addProduct(request, 'term-deposit-private', newDeposit)
    const address = (path: string, amount: string, term: string) =>
      `${path}?${new URLSearchParams({ simulator: 'term-deposit-private', product: 'reference-deposit', amount, term })}`
    const [pt, en] = [
      '/particulares/poupanca-e-investimento/poupanca-online-particulares',
      '/en/private/savings-and-investments/private-online-savings',
    ]
    for (const path of [pt, en])
      await expectSoon(
        `a new product at ${path}`,
        async () =>
          /19(?:&nbsp;|,)726[.,]03/.test(await (await fetch(`${site}${address(path, '1000000', '90')}`)).text()),
        true,
      )
    await page.goto(`${site}${address(pt, '1000000', '90')}`)
    await expectFacts(page, pt, {
      'Juros brutos': '19 726,03 Kz',
      'IAC de 10 %': '1 972,60 Kz',
      'Juros líquidos': '17 753,43 Kz',
    })
    // A hundred kwanzas a day, so that no quarter has anything to round, whatever the day is today.
    const year = `${site}${address(en, '365000', '365')}`
    // The languages go live one after the other, and the page is drawn after each.
    await expectSoon('a year in English', async () => (await (await fetch(year)).text()).includes('36,500.00'), true)
    await page.goto(year)
    await expect(page.locator('[data-part="plan"] tbody tr')).toHaveCount(4)
    await expectFacts(page, en, {
      'Gross interest': 'Kz 36,500.00',
      'IAC of 10%': 'Kz 3,650.00',
      'Net interest': 'Kz 32,850.00',
    })
    await takeAway()
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

  test('hold a simulator to its golden cases: a rate that is wrong by 0.1 % cannot be asked for, and says so', async ({
    request,
  }) => {
    const { simulator } = await readSimulator(request)
    const editor = await logIn(request, 'editor')
    const refusals = async (rate: number) => {
      const products = withConsumerCredit(simulator, rate, 10_000_000)
      expect(await editor.update('simulators', simulator.id, { products }, { draft: true })).toBe(200)
      const { status, reasons } = await editor.submit(`simulators/${simulator.id}`, 'publish', ['pt', 'en'])
      return { status, reasons: reasons.map(plain) }
    }
    const wanted = 'O caso «Crédito ao Consumo: 24 meses» devia dar'
    const corrected = 'Corrija o simulador ou o caso.'
    expect(await refusals(24.1)).toEqual({
      status: 409,
      reasons: [`cases 1 (creditCase).figures.rate: ${wanted} 24 % em «Taxa nominal anual», e dá 24,1 %. ${corrected}`],
    })
    expect(await refusals(24.024)).toMatchObject({
      status: 409,
      reasons: [
        `cases 1 (creditCase).figures.rate: ${wanted} 24 % em «Taxa nominal anual», e dá 24,024 %. ${corrected}`,
      ],
    })
    const { products } = simulator
    expect(await editor.update('simulators', simulator.id, { products }, { draft: true })).toBe(200)
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
