import { describe, expect, it } from 'vitest'
import { examplePage } from '../example-page'
import { ratesTableFixtures } from './rates-table.fixtures'
import { toRatesTableProps } from './to-props'

const { default: block, minimal } = ratesTableFixtures.examples
const page = examplePage('pt')

describe('the rates of the page', () => {
  it('are those that are published, with the signs of the language', () => {
    const props = toRatesTableProps(block, page)?.exchangeRates
    expect(props?.rates).toBe(page.lists.exchangeRates)
    expect(props?.signs).toEqual({ group: '\u00a0', decimal: ',' })
    expect(props?.currencySigns.AOA).toEqual({ before: '', after: '\u00a0Kz' })
    expect(toRatesTableProps(block, examplePage('en'))?.exchangeRates.currencySigns.AOA.before).toBe('Kz\u00a0')
  })

  it('draw nothing while none are published', () => {
    expect(toRatesTableProps(block, { ...page, lists: { ...page.lists, exchangeRates: null } })).toBeNull()
  })

  it('have a converter where editors want one, and say that they are informational', () => {
    expect(toRatesTableProps(block, page)?.exchangeRates.hasConverter).toBe(true)
    const plain = toRatesTableProps(minimal, page)?.exchangeRates
    expect(plain?.hasConverter).toBe(false)
    expect(plain?.note).toContain('meramente informativos')
  })
})
