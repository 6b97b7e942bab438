// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import axe from 'axe-core'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { hydrateIsland } from '@/src/islands/browser/hydrate-island'
import { ConverterPanel } from './ConverterPanel'
import { CurrencyConverter } from './CurrencyConverter.client'
import type { AverageRate } from './to-props'

const averages: readonly AverageRate[] = [
  { currencyCode: 'USD', rate: '917.60000' },
  { currencyCode: 'EUR', rate: '1065.60000' },
]

function panel(locale: Locale) {
  return (
    <NextIntlClientProvider locale={locale} messages={messagesByLocale[locale]} timeZone="Africa/Luanda">
      <ConverterPanel id="c" averages={averages} asOf="2026-11-20T12:00:00.000Z" />
    </NextIntlClientProvider>
  )
}

/** The converter as visitors get it: drawn by the server, then brought to life. */
function open(locale: Locale): HTMLElement {
  document.body.innerHTML = renderToString(panel(locale))
  const island = document.querySelector<HTMLElement>('[data-island="CurrencyConverter"]')
  if (!island) throw new Error('The converter was not drawn')
  act(() => hydrateIsland(island, CurrencyConverter))
  screen.getByText(messagesByLocale[locale].ratesTable.converter.open).click()
  return island
}

const textOf = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ')
const result = () => textOf(screen.getByRole('status').querySelector('strong'))
const type = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
const choose = (label: string, code: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: code } })

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

describe('the converter without script', () => {
  it('is a table of common amounts in both directions, without a control that would do nothing', () => {
    document.body.innerHTML = renderToString(panel('pt'))
    expect(document.querySelector('input, select, button, form')).toBeNull()
    const rows = [...document.querySelectorAll('tr')].map((row) => [...row.cells].map(textOf))
    expect(rows).toEqual([
      ['Moeda', '100 unidades', '100 000 Kz'],
      ['USD', '91 760,00 Kz', '108,98 $'],
      ['EUR', '106 560,00 Kz', '93,84 €'],
    ])
    expect(textOf(document.querySelector('caption'))).toContain('20 de Novembro de 2026')
    expect(textOf(document.body)).toContain('meramente informativo')
  })
})

describe('the converter with script', () => {
  it('follows what is typed and chosen, in every direction', () => {
    open('pt')
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
  })

  it('says the rate that it takes', () => {
    open('pt')
    expect(textOf(screen.getByRole('status'))).toContain('1 $ = 917,60 Kz')
    fireEvent.click(screen.getByRole('button'))
    expect(textOf(screen.getByRole('status'))).toContain('1 Kz = 0,0011 $')
  })

  it('speaks English', () => {
    open('en')
    type('1,234.5')
    expect(result()).toBe('Kz 1,132,777.20')
    expect(textOf(screen.getByRole('status'))).toContain('$1,234.5 = ')
  })

  it('says what is wrong with an amount, for screen readers too, and shows no result', () => {
    open('pt')
    const field = screen.getByRole('textbox')
    expect(field.getAttribute('aria-invalid')).toBe('false')
    for (const text of ['', 'cem', '-5', '1,234', '1234567890123']) {
      type(text)
      expect(field.getAttribute('aria-invalid')).toBe('true')
      const error = document.getElementById(field.getAttribute('aria-describedby') ?? '')
      expect(error?.textContent).toContain('Escreva um montante')
      expect(screen.getByRole('status').textContent).toBe('')
    }
    type('5')
    expect(field.getAttribute('aria-describedby')).toBeNull()
    expect(result()).toBe('4 588,00 Kz')
  })

  it('is accessible', async () => {
    const island = open('pt')
    type('cem')
    const { violations } = await axe.run(island, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  it('keeps what is on the page when it wakes', () => {
    document.body.innerHTML = renderToString(panel('en'))
    const table = document.querySelector('table')
    const drawn = table?.outerHTML
    const island = document.querySelector<HTMLElement>('[data-island]')
    act(() => island && hydrateIsland(island, CurrencyConverter))
    expect(screen.getByRole('textbox', { hidden: true })).toBeTruthy()
    expect(document.querySelector('table')).toBe(table)
    expect(table?.outerHTML).toBe(drawn)
  })
})
