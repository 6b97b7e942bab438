import { expect, it } from 'vitest'
import { findAmounts } from '@/src/i18n/money-in-text'
import { judgeAmounts } from './judge-amounts'

const governed = { prices: new Set(['AOA 500', 'AOA 1000000', 'USD 25']), exchange: new Set(['AOA 926.7']) }
const judge = (pt: string, en = '', path = 'layout.0.body') =>
  judgeAmounts([{ path, texts: { pt, en } }], governed, ['pt', 'en']).map((finding) => finding.en)

it('reads amounts as each language writes them', () => {
  const read = (text: string, locale: 'en' | 'pt') =>
    findAmounts(text, locale).map(({ currency, amount }) => `${currency} ${amount}`)
  expect(read('De 1 000 a 50 000 Kz, 1.853,40 kwanzas, 3 milhões de kwanzas e 100 dólares', 'pt')).toEqual([
    'AOA 50000',
    'AOA 1853.4',
    'AOA 3000000',
    'USD 100',
  ])
  expect(read('Kz 1,000 to 50,000, €20, USD 100.50 and Kz 2 million', 'en')).toEqual([
    'AOA 1000',
    'EUR 20',
    'USD 100.5',
    'AOA 2000000',
  ])
  expect(read('Desde 2 000 Kz', 'pt')).toEqual(['AOA 2000'])
  expect(read('Em 2026 e 12 KzX, 15 % de 30 pessoas', 'pt')).toEqual([])
})

it('lets amounts of the price list and of simulators pass, however they are written', () => {
  expect(
    judge('A mensalidade é de 500 Kz. Comissão de 1 milhão de kwanzas.', 'A fee of Kz 1,000,000 or USD 25.'),
  ).toEqual([])
})

it('names prices that are nowhere else, once, with their language, also in the table of prices', () => {
  expect(judge('A anuidade é de 600 Kz. A anuidade: 600 Kz.')).toEqual([
    'An amount typed by hand that neither the price list nor a simulator has (pt): 600 Kz.',
  ])
  expect(judge('', 'The fee is Kz 5,000 a month.')).toEqual([
    'An amount typed by hand that neither the price list nor a simulator has (en): Kz 5,000.',
  ])
  expect(judge('750 Kz', '', 'layout.2.priceGroups.0.prices.1.value')).toHaveLength(1)
})

it('names an exchange rate that is not the published one', () => {
  expect(judge('Com o câmbio de venda de 926,70 Kz, e 1 USD = 926,70 Kz.')).toEqual([])
  expect(judge('Com o câmbio de venda de 950 Kz.', '1 euro costs Kz 1,100.')).toEqual([
    'An exchange rate typed by hand that is not the published one (pt): 950 Kz.',
    'An exchange rate typed by hand that is not the published one (en): Kz 1,100.',
  ])
})

it('leaves amounts alone that are no prices', () => {
  expect(judge('Levante até 100 000 Kz por dia. Sem custo: 0 Kz.', 'Withdraw up to Kz 100,000 a day.')).toEqual([])
})
