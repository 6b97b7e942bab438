import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { messagesByLocale } from '@/src/i18n/messages'
import { examplePage } from '../example-page'
import { ComparisonTable } from './ComparisonTable'
import { comparisonTableFixtures } from './comparison-table.fixtures'
import { toProductPair } from './to-product-pair'
import { toComparisonTableProps } from './to-props'

const { products } = comparisonTableFixtures.examples
const block = products ?? expect.fail('The example of products is gone')
const page = examplePage('pt')

const ask = (query: Record<string, string>) => toProductPair(block, { ...page, query }) ?? expect.fail('no pair')
const titles = (query: Record<string, string>) => ask(query).sides.map(({ title }) => title)

describe('a comparison of products', () => {
  it.each([
    [{}, 'Mastercard Gold', 'Mastercard World'],
    [{ compare: 'pre-pago', with: 'mastercard-gold' }, 'Pré-pago', 'Mastercard Gold'],
    [{ compare: 'mastercard-world', with: 'mastercard-world' }, 'Mastercard World', 'Mastercard Gold'],
    [{ with: 'mastercard-gold' }, 'Mastercard World', 'Mastercard Gold'],
    [{ compare: '"><script>', with: 'pre-pago' }, 'Mastercard Gold', 'Pré-pago'],
  ])('answers %j with two different products', (query, left, right) => {
    expect(titles(query)).toEqual([left, right])
  })

  it('keeps to each product what is its own, whichever side it is on', () => {
    const { rows } = ask({ compare: 'pre-pago', with: 'mastercard-world' })
    expect(rows.map(({ cells: [left, right] }) => [left.text, right.text])).toEqual([
      ['0 Kz', '90 000 Kz'],
      [null, '2 000 000 a 15 000 000 Kz'],
      [null, '24 %'],
      ['Não', '15 % de desconto'],
    ])
  })

  it('leaves equal rows out until somebody asks for them, and never the price', () => {
    const same = (query: Record<string, string>) => ask(query).rows.filter(({ isSame }) => isSame)
    expect(same({}).map(({ label }) => label)).toEqual(['Taxa anual nominal (TAN)', 'Hotéis'])
    expect(same({ compare: 'pre-pago' })).toEqual([])
    expect(ask({}).showsDifferencesOnly).toBe(true)
    expect(ask({ compare: 'mastercard-gold', with: 'mastercard-world' }).showsDifferencesOnly).toBe(false)
    expect(ask({ compare: 'mastercard-gold', differences: 'only' }).showsDifferencesOnly).toBe(true)
  })

  it('says every condition in its HTML, and how many differ', () => {
    const props = toComparisonTableProps(block, page) ?? expect.fail('nothing is drawn')
    const markup = renderToStaticMarkup(
      <NextIntlClientProvider locale="pt" messages={messagesByLocale.pt} timeZone="Africa/Luanda">
        <ComparisonTable {...props} />
      </NextIntlClientProvider>,
    )
    expect(markup).toContain('2 de 4 condições')
    expect(markup).toContain('Iguais nos dois: Taxa anual nominal (TAN): 24 %; Hotéis: 15 % de desconto.')
    expect(markup.match(/data-same/g)).toHaveLength(2)
    expect(markup).toContain('<option value="mastercard-gold" selected="">')
  })

  it('is a table of criteria where there are no two products', () => {
    const lonely = { ...block, columns: (block.columns ?? []).slice(0, 1) }
    expect(toComparisonTableProps(lonely, page)?.pair).toBeNull()
    expect(toComparisonTableProps(lonely, page)?.columns).toHaveLength(1)
    expect(toComparisonTableProps({ ...block, comparisonKind: null }, page)?.pair).toBeNull()
  })
})
