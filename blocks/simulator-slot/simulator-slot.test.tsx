// @vitest-environment jsdom
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleCredit, exampleDeposit } from '@/site/schemas/simulator/example-simulators'
import type { CreditSimulator, DepositSimulator } from '@/site/schemas/simulator/stored-simulator'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { examplePage } from '../example-page'
import { toPublishedCredit, toPublishedDeposit } from '../published-simulators'
import { SimulatorSlot } from './SimulatorSlot'
import { simulatorSlotFixtures } from './simulator-slot.fixtures'
import { toSimulatorSlotProps } from './to-props'

type Options = { locale?: Locale; query?: Record<string, string>; today?: string; productKey?: string | null }
type Simulator = CreditSimulator | DepositSimulator

/** The block as visitors get it, for what their address asks. */
function draw(
  simulator: Simulator,
  { locale = 'pt', query = {}, today = '2026-11-20', productKey = null }: Options = {},
) {
  const block = {
    ...simulatorSlotFixtures.examples.default,
    simulator: simulator.calculation === 'credit' ? toPublishedCredit(simulator) : toPublishedDeposit(simulator),
    productKey,
  }
  const props = toSimulatorSlotProps(block, { ...examplePage(locale), query, today })
  if (!props) throw new Error('The block draws something')
  document.body.innerHTML = renderToString(
    <NextIntlClientProvider locale={locale} messages={messagesByLocale[locale]} timeZone="Africa/Luanda">
      <SimulatorSlot {...props} />
    </NextIntlClientProvider>,
  )
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const textOf = (selector: string) => plain(document.querySelector(selector)?.textContent)
const factOf = (label: string) =>
  [...document.querySelectorAll('[data-part="result"] dl > div')]
    .filter((row) => plain(row.querySelector('dt')?.textContent) === label)
    .map((row) => plain(row.querySelector('dd')?.textContent))[0]
const rows = () =>
  [...document.querySelectorAll('[data-part="plan"] tbody tr')].map((row) =>
    [...row.children].map((cell) => plain(cell.textContent)),
  )

afterEach(() => {
  document.body.innerHTML = ''
})

describe('a credit on a finished page', () => {
  it('is the default case of the product that the page is about', () => {
    draw(exampleCredit)
    expect(factOf('Prestação mensal')).toBe('105 742,19 Kz')
    expect(factOf('Última prestação')).toBe('105 742,35 Kz')
    expect(factOf('TAEG')).toBe('29,7 %')
    expect(factOf('Comissão de abertura, com IVA')).toBe('34 200,00 Kz')
    expect(factOf('Montante total a pagar')).toBe('2 581 088,35 Kz')
    draw(exampleCredit, { productKey: 'mortgage-loan', locale: 'en' })
    expect(factOf('Monthly instalment')).toBe('Kz 834,753.56')
  })

  it('shows date, instalment, interest and remaining capital of every month, and what the bank adds', () => {
    draw(exampleCredit)
    expect([...document.querySelectorAll('thead th')].map((cell) => cell.textContent)).toEqual([
      'Data',
      'Prestação',
      'Juros',
      'Capital',
      'Imposto do selo',
      'Capital em dívida',
    ])
    expect(rows()).toHaveLength(24)
    expect(rows()[0]).toEqual(['20/12/2026', '105 742,19', '40 000,00', '65 742,19', '80,00', '1 934 257,81'])
    expect(rows().at(-1)).toEqual(['20/11/2028', '105 742,35', '2 073,38', '103 668,97', '4,15', '0,00'])
    draw({ ...exampleCredit, showCapital: false, showStampDuty: false }, { locale: 'en' })
    expect([...document.querySelectorAll('thead th')].map((cell) => cell.textContent)).toEqual([
      'Date',
      'Instalment',
      'Interest',
      'Remaining capital',
    ])
  })

  it('says what was borrowed and for how long, which paper shows without the fields, and what other terms cost', () => {
    draw(exampleCredit)
    const asked = textOf('[data-part="asked"]')
    expect(asked).toMatch(/^[\d ]+,\d\d Kz em \d+ meses$/)
    const terms = [...document.querySelectorAll<HTMLAnchorElement>('[data-part="terms"] a')]
    expect(terms.length).toBeGreaterThan(0)
    for (const { href, parentElement } of terms) {
      const instalment = /([\d ]+,\d\d Kz) por mês/.exec(plain(parentElement?.textContent))?.[1]
      draw(exampleCredit, { query: Object.fromEntries(new URL(href, 'http://site').searchParams) })
      expect(factOf('Prestação mensal')).toBe(instalment?.trim())
    }
  })

  it('says that it is no offer, from when it counts, and how long the conditions hold', () => {
    draw(exampleCredit)
    expect(textOf('[data-part="print"]')).toBe(
      'Simulação a contar de 20/11/2026. Condições em vigor desde 01/10/2026. Válidas até 30/06/2027.' +
        'A simulação não é uma proposta nem uma aprovação.',
    )
    draw(exampleCredit, { today: '2027-07-01', locale: 'en' })
    expect(textOf('[data-part="expired"]')).toContain('were valid until 30/06/2027')
  })

  it('keeps a long plan for the address of its own', () => {
    draw(exampleCredit, { productKey: 'mortgage-loan' })
    expect(rows()).toHaveLength(12)
    const link = document.querySelector('[data-part="plan"] a')
    expect(plain(link?.textContent)).toBe('Ver a tabela inteira, com 240 linhas')
    const query = Object.fromEntries(new URL(link?.getAttribute('href') ?? '', 'https://bcs.example').searchParams)
    draw(exampleCredit, { query })
    expect(rows()).toHaveLength(240)
    expect(factOf('Prestação mensal')).toBe('834 753,56 Kz')
  })

  it('gives the table as a file that spreadsheets of the language read', () => {
    const fileOf = () => {
      const href = document.querySelector('[data-part="plan"] a[download]')?.getAttribute('href') ?? ''
      return decodeURIComponent(href.slice(href.indexOf(',') + 1)).split('\r\n')
    }
    draw(exampleCredit)
    expect(fileOf().slice(0, 2)).toEqual([
      '\ufeffData;Prestação;Juros;Capital;Imposto do selo;Capital em dívida',
      '2026-12-20;105742,19;40000,00;65742,19;80,00;1934257,81',
    ])
    expect(fileOf()).toHaveLength(26)
    draw(exampleCredit, { locale: 'en' })
    expect(fileOf()[1]).toBe('2026-12-20,105742.19,40000.00,65742.19,80.00,1934257.81')
  })

  it('draws a chart whose first and last values are told in words', () => {
    draw(exampleCredit, { locale: 'en' })
    const chart = document.querySelector('[data-part="columns"]')
    expect(chart?.querySelectorAll('g')).toHaveLength(24)
    expect(plain(chart?.getAttribute('aria-label'))).toContain(
      'In the first, 20/12/2026: Capital, Kz 65,742.19; Interest, Kz 40,000.00.',
    )
    draw(exampleCredit, { productKey: 'mortgage-loan' })
    expect(document.querySelectorAll('[data-part="columns"] g')).toHaveLength(20)
  })
})

describe('what an address asks', () => {
  const asked = { simulator: 'example-credit', product: 'mortgage-loan', amount: '100.000.000', term: '60', rate: '18' }

  it('is worked out, and stays in the fields as it was typed', () => {
    draw(exampleCredit, { query: { ...asked, grace: '6' } })
    expect(factOf('TAN')).toBe('18 %')
    expect(factOf('Prestação durante a carência')).toBe('1 500 000,00 Kz')
    const values = [...document.querySelectorAll('input[type="text"]')].map((field) => field.getAttribute('value'))
    expect(values).toEqual(['100.000.000', '60', '18', '6'])
    expect(document.querySelector('option[selected]')?.textContent).toBe('Crédito Habitação')
  })

  it.each<[Locale, string]>([
    ['pt', 'Montante inválido (Mín: 10 000 000,00 Kz Máx: 250 000 000,00 Kz)'],
    ['en', 'Invalid amount (Min: Kz 10,000,000.00 Max: Kz 250,000,000.00)'],
  ])('is refused in %s with the limits of the product, beside the field and in a summary', (locale, sentence) => {
    draw(exampleCredit, { locale, query: { ...asked, amount: '9999999' } })
    const field = document.querySelector('input[name="amount"]')
    expect(field?.getAttribute('aria-invalid')).toBe('true')
    const described = field?.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => plain(document.getElementById(id)?.textContent))).toContain(sentence)
    const link = document.querySelector('[data-part="errors"] a')
    expect([plain(link?.textContent), link?.getAttribute('href')]).toEqual([sentence, `#${field?.id}`])
    expect(document.querySelector('[data-part="errors"]')?.id).toBe(
      document.querySelector('form')?.action.split('#')[1],
    )
  })

  it('keeps a result beside what is refused, and says that it is of another case', () => {
    draw(exampleCredit, { locale: 'en', query: { ...asked, amount: '50' } })
    const result = document.querySelector('[data-part="result"]')
    expect(plain(result?.textContent)).toContain('This result is not for what you entered last.')
    expect(document.querySelector('[data-part="plan"] tbody tr')).not.toBeNull()
    draw(exampleCredit, { locale: 'en', query: asked })
    expect(document.querySelector('[data-part="result"]')?.textContent).not.toContain('This result is not')
  })

  it('never becomes markup', () => {
    const typed = '"><script>alert(1)</script>'
    draw(exampleCredit, { query: { ...asked, amount: typed } })
    expect(document.querySelector('script')).toBeNull()
    expect(document.querySelector('input[name="amount"]')?.getAttribute('value')).toBe(typed)
  })

  it('leads back to this place of this page by a plain form that the browser does not judge', () => {
    draw(exampleCredit, { locale: 'en' })
    const form = document.querySelector('form')
    const id = document.querySelector('[id^="simulator-"], [id$="-tool"]')?.id
    expect(id).toBeTruthy()
    expect([form?.method, form?.getAttribute('action'), form?.noValidate]).toEqual([
      'get',
      `/en/particulares/exemplo#${id}-answer`,
      true,
    ])
  })
})

describe('a term deposit', () => {
  it('shows interest before and after tax, its rates, its maturity and the other terms', () => {
    draw(exampleDeposit)
    const labels = ['Juros brutos', 'IAC de 10 %', 'Juros líquidos', 'TANB', 'TANL', 'TAEL']
    expect(labels.map(factOf)).toEqual(['19 726,03 Kz', '1 972,60 Kz', '17 753,43 Kz', '8 %', '7,2 %', '7,40 %'])
    expect([factOf('Data de vencimento'), factOf('Base de cálculo')]).toEqual(['18/02/2027', 'Dias efectivos / 365'])
    expect(rows()).toEqual([
      ['30 dias', '8 %', '6 575,34', '657,53', '5 917,81'],
      ['90 dias', '8 %', '19 726,03', '1 972,60', '17 753,43'],
      ['180 dias', '10 %', '49 315,07', '4 931,51', '44 383,56'],
      ['365 dias', '10 %', '100 000,00', '10 000,00', '90 000,00'],
    ])
    expect(document.querySelector('tr[data-chosen="true"] th')?.textContent).toBe('90 dias')
  })

  it('shows each payment of interest where there are several, in the currency of the product', () => {
    draw(exampleDeposit, { locale: 'en', productKey: 'euro-deposit' })
    expect(rows()).toEqual([
      ['20/02/2027', '92', '3.19', '0.32', '2.87', '2,502.87'],
      ['19/05/2027', '88', '3.06', '0.31', '2.75', '2,505.62'],
    ])
    expect(factOf('Total to receive')).toBe('€2,505.62')
  })

  it('names the terms that a product has when another is asked', () => {
    draw(exampleDeposit, { query: { product: 'euro-deposit', amount: '2500', term: '30' } })
    expect(textOf('[data-part="errors"] li')).toBe('Prazo inválido para este produto. Escolha: 90, 180, 360 dias.')
  })
})

/** The published tables once more, through document, address and page. */
describe('the reference rows', () => {
  const creditOf = (rate: number): CreditSimulator => ({
    ...exampleCredit,
    products: exampleCredit.products.slice(0, 1).map((product) => ({
      ...product,
      amount: { ...product.amount, min: 1, max: 1_000_000, default: 1000 },
      term: { min: 1, max: 360, step: 1, default: 3 },
      conditions: [
        {
          validFrom: '2026-01-01',
          tiers: [{ amountFrom: 1, amountTo: 1_000_000, termFrom: 1, termTo: 360, rate }],
          fees: [],
        },
      ],
    })),
    rules: [{ validFrom: '2026-01-01', vat: 0, stampDutyOnInterest: 0, stampDutyOnLoan: [] }],
  })

  it.each([
    [7.5, '200000', '180', 'Kz 1,854.02', undefined, undefined],
    [8.24, '2500', '12', 'Kz 217.75', 'Kz 217.72', 'Kz 112.97'],
    [4.5, '100000', '60', 'Kz 1,864.30', 'Kz 1,864.43', undefined],
    [0, '1000', '3', 'Kz 333.33', 'Kz 333.34', 'Kz 0.00'],
  ])('of a credit at %d %%', (rate, amount, term, instalment, last, interest) => {
    const query = { simulator: 'example-credit', amount, term }
    draw(creditOf(rate), { locale: 'en', query })
    expect(factOf('Monthly instalment')).toBe(instalment)
    if (last) expect(factOf('Last instalment')).toBe(last)
    if (interest) expect(factOf('Total interest')).toBe(interest)
    expect(rows()).toHaveLength(Number(term))
    expect(rows().at(-1)?.at(-1)).toBe('0.00')
  })

  const depositOf = (currency: 'AOA' | 'EUR', rate: number, tax: number): DepositSimulator => ({
    ...exampleDeposit,
    products: exampleDeposit.products.slice(0, 1).map((product) => ({
      ...product,
      amount: { ...product.amount, currency, min: 1, max: 2_000_000 },
      terms: [90, 180, 365],
      conditions: [
        {
          validFrom: '2026-01-01',
          tiers: [{ amountFrom: 1, amountTo: 2_000_000, termFrom: 1, termTo: 365, rate }],
        },
      ],
    })),
    rules: exampleDeposit.rules.map((rules) => ({ ...rules, taxRate: tax })),
  })

  it.each([
    [depositOf('EUR', 4.3, 28), '2500', '180', '€53.75', '€15.05', '€38.70'],
    [depositOf('EUR', 4.3, 28), '2500', '90', '€26.88', '€7.53', '€19.35'],
    [depositOf('AOA', 4.3, 28), '2500', '365', 'Kz 107.50', 'Kz 30.10', 'Kz 77.40'],
    [depositOf('AOA', 8, 10), '1000000', '90', 'Kz 19,726.03', 'Kz 1,972.60', 'Kz 17,753.43'],
    [depositOf('EUR', 8, 10), '1000000', '90', '€20,000.00', '€2,000.00', '€18,000.00'],
    [depositOf('AOA', 10.5, 10), '5000', '365', 'Kz 525.00', 'Kz 52.50', 'Kz 472.50'],
  ])('of a deposit (%#)', (simulator, amount, term, gross, tax, net) => {
    draw(simulator, { locale: 'en', query: { simulator: 'example-deposit', amount, term } })
    const percent = simulator.rules[0]?.taxRate
    expect([factOf('Gross interest'), factOf(`IAC of ${percent}%`), factOf('Net interest')]).toEqual([gross, tax, net])
  })
})

describe('without a simulator to show', () => {
  it('stands the example, and none of its products in force is the same', () => {
    draw(exampleCredit, { today: '2026-09-30' })
    expect(document.querySelector('form')).toBeNull()
    expect(document.body.textContent).toContain('abre em breve')
  })

  it('draws nothing when none is chosen at all', () => {
    const block = { ...simulatorSlotFixtures.examples.minimal, simulatorKey: null }
    expect(toSimulatorSlotProps(block, examplePage('pt'))).toBeNull()
  })
})
