// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import axe from 'axe-core'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { hydrateIsland } from '@/src/islands/browser/hydrate-island'
import { readStepwise, readStepwiseSimulators } from '@/tests/support/stepwise-simulators'
import { examplePage } from '../example-page'
import { toPublishedStepwise } from '../published-stepwise'
import { SimulatorSlot } from './SimulatorSlot'
import { StepwiseSimulator } from './StepwiseSimulator.client'
import { simulatorSlotFixtures } from './simulator-slot.fixtures'
import { toSimulatorSlotProps } from './to-props'

type Options = { key?: string; locale?: Locale; query?: Record<string, string>; isAlive?: boolean }

/** A simulator of steps as visitors get it: drawn by the server, then brought to life where script runs. */
function open({ key = 'salary-advance', locale = 'en', query = {}, isAlive = true }: Options = {}) {
  const simulator = toPublishedStepwise(readStepwise(key, locale))
  const block = { ...simulatorSlotFixtures.examples.default, simulator, simulatorKey: null, productKey: null }
  const props = toSimulatorSlotProps(block, { ...examplePage(locale), query })
  if (!props?.stepwise) throw new Error('The block draws something')
  document.body.innerHTML = `<main>${renderToString(
    <NextIntlClientProvider locale={locale} messages={messagesByLocale[locale]} timeZone="Africa/Luanda">
      <SimulatorSlot {...props} />
    </NextIntlClientProvider>,
  )}</main>`
  const island = document.querySelector<HTMLElement>('[data-island="StepwiseSimulator"]')
  if (!island) throw new Error('The simulator was not drawn')
  if (isAlive) act(() => hydrateIsland(island, StepwiseSimulator))
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('[data-part="result"] dl > div')].map((row) => [
      plain(row.querySelector('dt')?.textContent),
      plain(row.querySelector('dd')?.textContent),
    ]),
  )
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })

beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(null, '', '/en/private/credit')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a simulator of steps', () => {
  it('is drawn by the server in both languages, with its plan', () => {
    open({ isAlive: false })
    expect(facts()).toMatchObject({ 'Monthly instalment': 'Kz 98,274.10', 'Total amount payable': 'Kz 1,202,752.77' })
    expect(document.querySelectorAll('tbody tr')).toHaveLength(12)
    open({ isAlive: false, locale: 'pt' })
    expect(facts()).toMatchObject({ 'Prestação mensal': '98 274,10 Kz', TAEG: '29,9 %' })
    expect(screen.getAllByRole('textbox')).toHaveLength(3)
  })

  it('answers without script what the address asks, and says what is wrong in it', () => {
    const query = { simulator: 'salary-advance', v1: '200000', v2: '300 000,00', v3: '3' }
    open({ isAlive: false, query })
    expect(facts()).toMatchObject({ 'Monthly instalment': 'Kz 103,688.87' })
    open({ isAlive: false, query: { ...query, v3: '13' } })
    expect(plain(document.querySelector('[data-part="errors"] a')?.textContent)).toBe(
      'Term in months: invalid value (Min: 3 Max: 12)',
    )
    open({ isAlive: false, query: { ...query, simulator: 'another' } })
    expect(facts()).toMatchObject({ 'Monthly instalment': 'Kz 98,274.10' })
  })

  it('follows what is typed, warns, keeps the last result beside an error, and gets an address', () => {
    open()
    type('Amount of the advance', '300000')
    type('Net monthly salary', '90000')
    type('Term in months', '3')
    expect(facts()).toMatchObject({ 'Monthly instalment': 'Kz 103,688.87' })
    expect(document.querySelector('[data-part="warning"]')?.textContent).toContain('three monthly salaries')
    act(() => vi.advanceTimersByTime(500))
    expect(window.location.search).toBe('?simulator=salary-advance&v1=90000&v2=300000&v3=3')
    type('Term in months', '99')
    fireEvent.blur(screen.getByRole('textbox', { name: 'Term in months' }))
    expect(facts()).toMatchObject({ 'Monthly instalment': 'Kz 103,688.87' })
    expect(screen.getByText('This result is not for what you entered last. Correct what is marked.')).toBeTruthy()
  })

  it('draws what the table holds: added up, or as it is at the end of so many months', () => {
    const chart = () => plain(document.querySelector('[data-part="columns"]')?.getAttribute('aria-label'))
    open({ isAlive: false })
    expect(document.querySelectorAll('[data-part="columns"] g')).toHaveLength(12)
    expect(chart()).toContain('Capital, Kz 79,024.10; Interest, Kz 19,250.00')
    const query = { simulator: 'savings-plan', v1: '500000', v2: '0', v3: '120' }
    open({ key: 'savings-plan', locale: 'pt', isAlive: false, query })
    expect(document.querySelectorAll('[data-part="columns"] g')).toHaveLength(20)
    expect(document.querySelector('figcaption strong')?.textContent).toBe('Ao fim de cada 6 meses')
    expect(chart()).toContain('Depositado até aí, 500 000,00 Kz; Juros líquidos até aí, 781 653,65 Kz. Os valores')
  })

  it('has sliders where script runs, the plan as a file, and its beginning only on the page itself', () => {
    open({ key: 'mortgage-periods' })
    expect(document.querySelectorAll('tbody tr')).toHaveLength(12)
    expect(screen.getByRole('link', { name: 'See the whole table, with 240 rows' }).getAttribute('href')).toBe(
      '/en/particulares/exemplo?simulator=mortgage-periods&v1=60000000&v2=240&v3=12&v4=14&v5=16#simulador-tool-answer',
    )
    fireEvent.change(screen.getByRole('slider', { name: 'Term in months' }), { target: { value: '60' } })
    expect(document.querySelectorAll('tbody tr')).toHaveLength(60)
    expect(screen.getByRole('link', { name: 'Download the table (CSV)' }).getAttribute('download')).toBe(
      'calculation-mortgage-periods.csv',
    )
    expect(screen.getAllByRole('slider')).toHaveLength(2)
  })

  it('says how long its conditions hold, and when they do no longer', () => {
    open({ isAlive: false })
    expect(document.querySelector('[data-part="print"]')?.textContent).toContain('Valid until 30/06/2027.')
  })

  it.each(readStepwiseSimulators('pt').map(({ key }) => key))('breaks no rule of accessibility: %s', async (key) => {
    vi.useRealTimers()
    for (const locale of ['pt', 'en'] as const) {
      open({ key, locale })
      const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      cleanup()
    }
  })
})
