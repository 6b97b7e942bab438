// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PublishedRates } from '@/site/schemas/exchange-rates/dated-rates'
import type { PageContext } from '@/src/content/page-context'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { hydrateIsland } from '@/src/islands/browser/hydrate-island'
import { examplePage } from '../example-page'
import { ExchangeRates } from './ExchangeRates.client'
import { RatesTable } from './RatesTable'
import { ratesTableFixtures } from './rates-table.fixtures'
import { toRatesTableProps } from './to-props'

const rates: PublishedRates = {
  day: '2026-11-20',
  source: 'bank',
  usableUntil: '2026-11-25',
  rates: [
    { currency: 'USD', buy: '908.50', sell: '926.70' },
    { currency: 'EUR', buy: '1052.4', sell: '1078.8001' },
  ],
}

/** The block as the server draws it. */
function draw(locale: Locale, changed: Partial<PageContext> = {}, shown: PublishedRates = rates): void {
  const page = examplePage(locale)
  const props = toRatesTableProps(ratesTableFixtures.examples.default, {
    ...page,
    ...changed,
    lists: { ...page.lists, exchangeRates: shown, rateHistory: changed.lists?.rateHistory ?? null },
  })
  if (!props) throw new Error('The block draws nothing')
  document.body.innerHTML = renderToString(
    <NextIntlClientProvider locale={locale} messages={messagesByLocale[locale]} timeZone="Africa/Luanda">
      <RatesTable {...props} />
    </NextIntlClientProvider>,
  )
}

/** Brings what was drawn to life, as in a visitor's browser. */
function hydrate(): HTMLElement {
  const island = document.querySelector<HTMLElement>('[data-island="ExchangeRates"]')
  if (!island) throw new Error('The rates were not drawn')
  act(() => hydrateIsland(island, ExchangeRates))
  return island
}

const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ')
const part = (name: string) => document.querySelector(`[data-part="${name}"]`)
const result = () => textOf(document.querySelector('output strong'))
const rowsOf = (table: Element | null) =>
  [...(table?.querySelectorAll('tr') ?? [])].map((row) => [...row.cells].map(textOf))
const type = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
const choose = (label: string, code: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: code } })

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

describe('without script', () => {
  it('the rates stand with their day and source, all as exact as the most exact one', () => {
    draw('pt')
    expect(rowsOf(document.querySelector('table'))).toEqual([
      ['Moeda', 'Compra', 'Venda', 'Converter'],
      ['Dólar americano USD', '908,5000', '926,7000', 'Converter: Dólar americano'],
      ['Euro EUR', '1 052,4000', '1 078,8001', 'Converter: Euro'],
    ])
    expect(textOf(document.querySelector('caption'))).toBe('Kwanzas por unidade, a 20/11/2026')
    expect(document.querySelector('time')?.dateTime).toBe('2026-11-20')
    expect(textOf(part('source'))).toBe('Fonte: BCS.')
    draw('en', {}, { ...rates, source: 'bna' })
    expect(textOf(part('source'))).toBe('Source: reference rate of the BNA.')
    expect(rowsOf(document.querySelector('table'))[2]).toEqual([
      'Euro EUR',
      '1,052.4000',
      '1,078.8001',
      'Convert: Euro',
    ])
  })

  it('rates of two places have two, whatever zeros are stored', () => {
    draw('pt', {}, { ...rates, rates: [{ currency: 'USD', buy: '1234567.5', sell: '926.7000' }] })
    expect(rowsOf(document.querySelector('table'))[1]).toEqual([
      'Dólar americano USD',
      '1 234 567,50',
      '926,70',
      'Converter: Dólar americano',
    ])
  })

  it('a conversion is a question to the page, and its answer is drawn', () => {
    draw('pt')
    const form = document.querySelector('form')
    expect(form?.method).toBe('get')
    expect(form?.getAttribute('action')).toMatch(/^\/particulares\/exemplo#/)
    expect([...(form?.elements ?? [])].map((each) => each.getAttribute('name'))).toEqual([
      'convert',
      'from',
      'to',
      null,
    ])
    expect(result()).toBe('91 760,00 Kz')

    draw('pt', { query: { convert: '100000', from: 'AOA', to: 'USD' } })
    expect(result()).toBe('108,98 $')
    draw('en', { query: { convert: '1,234.5', from: 'usd', to: 'XYZ' } })
    expect(result()).toBe('Kz 1,132,777.20')
    draw('pt', { query: { convert: '<cem>' } })
    expect(result()).toBeUndefined()
    expect(textOf(part('error'))).toContain('Escreva um montante')
  })

  it('say how they moved since the ones before, and how they went until then', () => {
    const { rateHistory } = examplePage('pt').lists
    draw('pt', { lists: { ...examplePage('pt').lists, rateHistory } })
    const [dollar, euro] = [...document.querySelectorAll('tbody tr')]
    expect(textOf(dollar?.querySelector('[data-part="movement"]'))).toBe(' +0,4000')
    expect(textOf(euro?.querySelector('[data-part="movement"]'))).toBe(' −1,0999')
    expect(dollar?.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(
      'Venda entre 912,3000 e 931,0000 desde 20/11/2025',
    )
    expect(dollar?.querySelector('polyline')?.getAttribute('points')).toMatch(/^0,28 /)
    expect(textOf(part('source'))).toBe(
      'Fonte: BCS. A variação é a da venda desde 19/11/2026. As linhas mostram a venda desde 20/11/2025.',
    )
  })

  it('say nothing of a movement when nothing was published before', () => {
    draw('pt')
    expect(part('movement')).toBeNull()
    expect(document.querySelector('[role="img"]')).toBeNull()
    expect(textOf(part('source'))).toBe('Fonte: BCS.')
  })

  it('lead from each currency to what it is worth', () => {
    draw('pt')
    const [dollar] = document.querySelectorAll<HTMLAnchorElement>('tbody a')
    expect(dollar?.textContent).toBe('Converter: Dólar americano')
    expect(dollar?.getAttribute('href')).toMatch(
      /^\/particulares\/exemplo\?convert=100&from=USD&to=AOA#rates-rates-table-default$/,
    )
  })

  it('old rates say so, and nothing is converted with them', () => {
    draw('pt', { today: '2026-11-25' })
    expect(part('old')).toBeNull()
    expect(part('converter')).not.toBeNull()
    draw('pt', { today: '2026-11-26' })
    expect(textOf(part('old'))).toBe(
      'Estes câmbios são de 20/11/2026 e já não são actuais. O conversor volta quando houver novos.',
    )
    expect(part('converter')).toBeNull()
    expect(rowsOf(document.querySelector('table'))).toHaveLength(3)
  })
})

describe('with script', () => {
  it('the result follows what is typed and chosen, in every direction', () => {
    draw('pt')
    hydrate()
    expect(result()).toBe('91 760,00 Kz')
    type('1.234,5')
    expect(result()).toBe('1 132 777,20 Kz')
    choose('Para', 'EUR')
    expect(result()).toBe('1 063,04 €')
    fireEvent.click(screen.getByRole('button', { name: 'Trocar as moedas' }))
    expect(result()).toBe('1 433,61 $')
    choose('De', 'AOA')
    expect(result()).toBe('1,35 $')
    choose('Para', 'AOA')
    expect(result()).toBe('1 234,50 Kz')
    expect(textOf(part('rate'))).toBe('1 Kz = 1,00 Kz')
  })

  it('a currency is converted where the converter stands, which has the keyboard then', () => {
    draw('pt')
    hydrate()
    fireEvent.click(screen.getByRole('link', { name: 'Converter: Euro' }))
    expect(result()).toBe('106 560,01 Kz')
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  it('says what is wrong with an amount, for screen readers too, and shows no result', () => {
    draw('pt')
    hydrate()
    const field = screen.getByRole('textbox')
    for (const text of ['', 'cem', '-5', '1,234', '1234567890123']) {
      type(text)
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Escreva')
      expect(result()).toBeUndefined()
    }
    type('5')
    expect(field.getAttribute('aria-describedby')).toBeNull()
    expect(result()).toBe('4 588,00 Kz')
  })

  it('keeps what is on the page when it is hydrated, and is accessible', async () => {
    draw('en')
    const tables = [...document.querySelectorAll('table')].map((table) => table.outerHTML)
    const island = hydrate()
    expect([...document.querySelectorAll('table')].map((table) => table.outerHTML)).toEqual(tables)
    type('cem')
    const { violations } = await axe.run(island, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  const answerWith = (answer: () => Response | Promise<Response>) => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (href: string) => {
      asked.push(href)
      return answer()
    })
    return asked
  }
  /** Somebody comes back to the page. */
  const comeBack = () => act(async () => void window.dispatchEvent(new Event('focus')))

  it('the rates that were published meanwhile arrive, and are said', async () => {
    const next = {
      ...rates,
      day: '2026-11-23',
      usableUntil: '2026-11-26',
      rates: [{ currency: 'USD' as const, buy: '910', sell: '930' }],
    }
    const asked = answerWith(() => Response.json(next))
    draw('pt')
    hydrate()
    expect(asked).toEqual([])
    // Who only looks away for a moment asks nothing.
    vi.setSystemTime(Date.parse('2026-11-23T10:00:00Z'))
    await comeBack()
    await waitFor(() => expect(result()).toBe('92 000,00 Kz'))
    expect(asked).toEqual(['/_rates/latest.json'])
    expect(rowsOf(document.querySelector('table'))).toHaveLength(2)
    expect(textOf(part('news'))).toBe('Câmbios actualizados, de 23/11/2026.')
    // What the page was drawn with has become the day before.
    expect(textOf(part('movement'))).toBe(' +3,30')
  })
})
