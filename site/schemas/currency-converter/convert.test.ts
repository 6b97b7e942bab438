import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convert, toAverageRate } from './convert'
import { fromUnits, toUnits } from './decimal'

const rates = { dollar: '917.6', euro: '1065.6', rand: '52.5', pound: '1211.4', kwanza: '1' }

/** A decimal with that many places, up to that many whole units. */
const decimals = (places: number, most: bigint, least = 0n) =>
  fc.bigInt({ min: least, max: most * 10n ** BigInt(places) }).map((units) => fromUnits(units, places))
const amounts = decimals(2, 999_999_999_999n)
const averages = decimals(5, 999_999n, 1n)

/** Half up, by another way than the code under test: digit by digit, as on paper. */
function onPaper(amount: string, from: string, to: string): string {
  const strip = (decimal: string) => BigInt(decimal.replace('.', ''))
  const [dividend, divisor] = [strip(amount) * strip(from), 100n * strip(to)]
  const whole = dividend / divisor
  let rest = dividend % divisor
  const places = whole === 0n && dividend > 0n ? 4 : 2
  let digits = ''
  for (let place = 0; place < places; place++) {
    rest *= 10n
    digits += String(rest / divisor)
    rest %= divisor
  }
  const cut = BigInt(`${whole}${digits}`)
  const rounded = String(2n * rest >= divisor ? cut + 1n : cut).padStart(places + 1, '0')
  return `${rounded.slice(0, -places)}.${rounded.slice(-places)}`
}

describe('the average market rate', () => {
  it.each([
    ['908.50', '926.70', '917.60000'],
    ['1052.4', '1078.8', '1065.60000'],
    ['51.60', '53.40', '52.50000'],
    ['0.0001', '0.0002', '0.00015'],
    ['908', '908', '908.00000'],
  ])('of %s and %s is %s', (buy, sell, average) => {
    expect(toAverageRate({ buy, sell })).toBe(average)
  })

  it('does not exist where the bank buys or sells for nothing', () => {
    expect(toAverageRate({ buy: '0', sell: '926.70' })).toBeNull()
    expect(toAverageRate({ buy: '908.50', sell: '0.0000' })).toBeNull()
  })

  it('lies exactly in the middle', () => {
    const quotations = decimals(4, 999_999n, 1n)
    fc.assert(
      fc.property(quotations, quotations, (buy, sell) => {
        const average = toUnits(toAverageRate({ buy, sell }) ?? '', 5)
        expect(2n * average).toBe(toUnits(buy, 5) + toUnits(sell, 5))
      }),
    )
  })

  it.each(['1.00001', '-1', '1e3', '', '1,5', ' 1', 'NaN'])('is not made of "%s"', (buy) => {
    expect(() => toAverageRate({ buy, sell: '1' })).toThrow(RangeError)
  })
})

describe('a conversion', () => {
  it.each([
    ['100', 'dollar', 'kwanza', '91760.00'],
    ['100', 'euro', 'kwanza', '106560.00'],
    ['100', 'rand', 'kwanza', '5250.00'],
    ['100', 'pound', 'kwanza', '121140.00'],
    ['100000', 'kwanza', 'dollar', '108.98'],
    ['100000', 'kwanza', 'euro', '93.84'],
    ['100000', 'kwanza', 'rand', '1904.76'],
    ['100000', 'kwanza', 'pound', '82.55'],
    ['100', 'dollar', 'euro', '86.11'],
    ['100', 'euro', 'dollar', '116.13'],
    ['100', 'pound', 'rand', '2307.43'],
    ['0.01', 'dollar', 'kwanza', '9.18'],
    ['1', 'kwanza', 'dollar', '0.0011'],
    ['0.01', 'kwanza', 'pound', '0.0000'],
    ['0', 'dollar', 'kwanza', '0.00'],
    ['999999999999.99', 'pound', 'kwanza', '1211399999999987.89'],
  ] as const)('of %s from %s to %s gives %s', (amount, from, to, result) => {
    expect(convert({ amount, from: rates[from], to: rates[to] })).toBe(result)
  })

  it('rounds half up, once', () => {
    expect(convert({ amount: '0.01', from: '0.5', to: '1' })).toBe('0.0050')
    expect(convert({ amount: '1.01', from: '1.5', to: '1' })).toBe('1.52')
    expect(convert({ amount: '2.01', from: '1.00248', to: '1' })).toBe('2.01')
    expect(convert({ amount: '1', from: '0.99996', to: '1' })).toBe('1.0000')
  })

  it('between the same currency changes nothing', () => {
    fc.assert(
      fc.property(amounts, averages, (amount, rate) => {
        expect(toUnits(convert({ amount, from: rate, to: rate }), 4)).toBe(toUnits(amount, 4))
      }),
    )
  })

  it('is what division on paper gives, to the last digit', () => {
    fc.assert(
      fc.property(amounts, averages, averages, (amount, from, to) => {
        expect(convert({ amount, from, to })).toBe(onPaper(amount, from, to))
      }),
      { numRuns: 2_000 },
    )
  })

  it('never gives less for more', () => {
    fc.assert(
      fc.property(amounts, amounts, averages, averages, (one, other, from, to) => {
        const [less, more] = toUnits(one, 2) < toUnits(other, 2) ? [one, other] : [other, one]
        const results = [less, more].map((amount) => toUnits(convert({ amount, from, to }), 4))
        expect((results[0] ?? 0n) <= (results[1] ?? 0n)).toBe(true)
      }),
    )
  })

  it.each([
    { amount: '1.001', from: '1', to: '1' },
    { amount: '-1', from: '1', to: '1' },
    { amount: '1', from: '1', to: '0' },
    { amount: '1', from: '1.000001', to: '1' },
  ])('of %o is refused', (conversion) => {
    expect(() => convert(conversion)).toThrow(RangeError)
  })
})
