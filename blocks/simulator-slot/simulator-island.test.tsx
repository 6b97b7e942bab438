// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import axe from 'axe-core'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleCredit, exampleDeposit } from '@/site/schemas/simulator/example-simulators'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { hydrateIsland } from '@/src/islands/browser/hydrate-island'
import { examplePage } from '../example-page'
import { toPublishedCredit, toPublishedDeposit } from '../published-simulators'
import { CreditSimulator } from './CreditSimulator.client'
import { DepositSimulator } from './DepositSimulator.client'
import { SimulatorSlot } from './SimulatorSlot'
import { simulatorSlotFixtures } from './simulator-slot.fixtures'
import { toSimulatorSlotProps } from './to-props'

type Options = { locale?: Locale; query?: Record<string, string>; kind?: 'credit' | 'deposit' }

/** The simulator as visitors get it: drawn by the server, then brought to life. */
function open({ locale = 'en', query = {}, kind = 'credit' }: Options = {}) {
  const simulator = kind === 'credit' ? toPublishedCredit(exampleCredit) : toPublishedDeposit(exampleDeposit)
  const block = { ...simulatorSlotFixtures.examples.default, simulator, productKey: null }
  const props = toSimulatorSlotProps(block, { ...examplePage(locale), query })
  if (!props) throw new Error('The block draws something')
  document.body.innerHTML = `<main>${renderToString(
    <NextIntlClientProvider locale={locale} messages={messagesByLocale[locale]} timeZone="Africa/Luanda">
      <SimulatorSlot {...props} />
    </NextIntlClientProvider>,
  )}</main>`
  const island = document.querySelector<HTMLElement>('[data-island$="Simulator"]')
  if (!island) throw new Error('The simulator was not drawn')
  act(() => hydrateIsland(island, kind === 'credit' ? CreditSimulator : DepositSimulator))
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const status = () => plain(screen.getByRole('status').textContent)
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const leave = (label: string) => fireEvent.blur(screen.getByRole('textbox', { name: label }))
const choose = (product: string) => fireEvent.change(screen.getByLabelText('Product'), { target: { value: product } })
const shownIn = (label: string) => {
  const field = screen.getByRole('textbox', { name: label })
  return field instanceof HTMLInputElement ? plain(field.value) : ''
}

beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(null, '', '/en/private/credit')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

describe('a simulator with script', () => {
  it('is what the server drew, with sliders, a way to print and words for screen readers', async () => {
    open()
    expect(status()).toBe('Monthly instalment: Kz 105,742.19')
    expect(screen.getAllByRole('slider')).toHaveLength(2)
    expect(plain(screen.getByRole('slider', { name: 'Amount' }).getAttribute('aria-valuetext'))).toBe('Kz 2,000,000')
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
    vi.useRealTimers()
    const { violations } = await axe.run(document.body, {
      rules: {
        'color-contrast': { enabled: false },
        'target-size': { enabled: false },
        'page-has-heading-one': { enabled: false },
      },
    })
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  it('follows what is typed and slid', () => {
    open()
    type('Term in months', '12')
    expect(status()).toBe('Monthly instalment: Kz 189,119.19')
    fireEvent.change(screen.getByRole('slider', { name: 'Amount' }), { target: { value: '1000000' } })
    expect(status()).toBe('Monthly instalment: Kz 94,559.60')
    // What stays at the thumb says the same, and what it is of.
    expect(plain(document.querySelector('[data-part="bar"]')?.textContent)).toBe(
      'Kz 94,559.60 Monthly instalment, Kz 1,000,000.00 over 12 months',
    )
    expect(shownIn('Amount')).toBe('1000000')
    expect(document.querySelectorAll('[data-part="plan"] tbody tr')).toHaveLength(12)
  })

  it('keeps the last result while a number is being typed, and says what is wrong when the field is left', () => {
    open()
    type('Amount', '5')
    expect(status()).toBe('Monthly instalment: Kz 105,742.19')
    expect(document.querySelector('[data-part="errors"]')).toBeNull()
    leave('Amount')
    expect(plain(document.querySelector('[data-part="errors"]')?.textContent)).toContain(
      'Invalid amount (Min: Kz 300,000.00 Max: Kz 10,000,000.00)',
    )
    expect(screen.queryByRole('status')).toBeNull()
    expect(plain(document.querySelector('[data-part="result"]')?.textContent)).toMatch(
      /This result is not for what you entered last.*Kz 105,742\.19/,
    )
    type('Amount', '500 000')
    expect(document.querySelector('[data-part="errors"]')).toBeNull()
    expect(status()).toContain('Kz 26,435.55')
  })

  it('sends nobody away with an error, and leads to what is wrong', () => {
    open()
    type('Amount', '5')
    const form = document.querySelector('form')
    if (!form) throw new Error('The form was not drawn')
    expect(fireEvent.submit(form)).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    type('Amount', '500 000')
    expect(fireEvent.submit(form)).toBe(true)
  })

  it('takes what another product allows, and its first value where it does not', () => {
    open()
    type('Amount', '10000000')
    choose('mortgage-loan')
    expect([shownIn('Amount'), shownIn('Term in months')]).toEqual(['10000000', '240'])
    choose('consumer-credit')
    expect([shownIn('Amount'), shownIn('Term in months')]).toEqual(['10000000', '24'])
  })

  it('gives the result its address, and shows a long plan in full once something is asked', () => {
    open()
    expect(window.location.search).toBe('')
    choose('mortgage-loan')
    expect(document.querySelectorAll('[data-part="plan"] tbody tr')).toHaveLength(240)
    act(() => vi.advanceTimersByTime(1000))
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      simulator: 'example-credit',
      product: 'mortgage-loan',
      amount: '60000000',
      term: '240',
    })
  })

  it('begins with what the address asks', () => {
    open({ query: { simulator: 'example-credit', product: 'mortgage-loan', amount: '1', rate: '99' } })
    expect(document.querySelectorAll('[data-part="errors"] li')).toHaveLength(2)
    type('Amount', '60000000')
    type('Another annual rate, in %', '18')
    expect(status()).toContain('Monthly instalment')
  })

  it('works deposits out by chosen days', () => {
    open({ kind: 'deposit', locale: 'pt' })
    fireEvent.change(screen.getByLabelText('Prazo'), { target: { value: '365' } })
    expect(status()).toBe('Juros líquidos: 90 000,00 Kz')
  })
})
