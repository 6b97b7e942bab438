import { describe, expect, it } from 'vitest'
import { addBusinessDays, isBusinessDay, isHolidayText } from './business-days'
import { chooseRates } from './choose-rates'
import { type DatedRates, isPublishedRates } from './dated-rates'
import { findRateProblems } from './find-rate-problems'
import { parseRate } from './parse-rate'

const rates = (day: string, buy: string, sell: string, source: DatedRates['source'] = 'bank'): DatedRates => ({
  day,
  source,
  rates: [{ currency: 'USD', buy, sell }],
})
const last = rates('2026-11-19', '900', '920')
type Comparison = Parameters<typeof findRateProblems>[1]
const compared: Comparison = { last, mostPercent: 5, today: '2026-11-20' }
const kinds = (found: DatedRates, with_ = compared) => findRateProblems(found, with_).map(({ kind }) => kind)

describe('a typed rate', () => {
  it.each([
    ['908.50', '908.50'],
    [' 1052,4 ', '1052.4'],
    ['0,0001', '0.0001'],
  ])('%j is %s', (typed, read) => expect(parseRate(typed)).toBe(read))

  it.each(['', '0', '0,00', '1.052,40', '1 052', '-3', '1e3', '1.00001', '1234567', 'a consultar'])(
    '%j is none',
    (typed) => expect(parseRate(typed)).toBeNull(),
  )
})

describe('new rates', () => {
  it('are plausible up to the limit, both ways and on both sides', () => {
    expect(kinds(rates('2026-11-20', '945', '966'))).toEqual([])
    expect(kinds(rates('2026-11-20', '855', '874'))).toEqual([])
    expect(findRateProblems(rates('2026-11-20', '945.0001', '966'), compared)).toEqual([
      { kind: 'moved', currency: 'USD', side: 'buy', from: '900', to: '945.0001', percent: '5.0' },
    ])
    expect(findRateProblems(rates('2026-11-20', '900', '828'), compared)).toContainEqual({
      kind: 'moved',
      currency: 'USD',
      side: 'sell',
      from: '920',
      to: '828',
      percent: '-10.0',
    })
  })

  it('are held when the bank would pay more than it asks, from the first ones on', () => {
    expect(kinds(rates('2026-11-20', '921', '920'), { ...compared, last: null })).toEqual(['reversed'])
    expect(kinds(rates('2026-11-20', '920', '920'))).toEqual([])
  })

  it('are held when they are of tomorrow, empty, or lack a currency that was there', () => {
    expect(kinds(rates('2026-11-21', '900', '920'))).toEqual(['future'])
    expect(kinds({ ...last, rates: [] })).toEqual(['empty', 'missing'])
    const euros = { ...last, rates: [{ currency: 'EUR' as const, buy: '1', sell: '2' }] }
    expect(kinds(euros)).toEqual(['missing'])
    expect(kinds({ ...last, rates: [...last.rates, ...last.rates] })).toEqual(['repeated'])
  })
})

describe('business days', () => {
  const holidays = ['11-11', '2027-03-26']

  it('leave out weekends and holidays of every year and of one', () => {
    expect(isBusinessDay('2026-11-20', holidays)).toBe(true)
    expect(isBusinessDay('2026-11-21', holidays)).toBe(false)
    expect(isBusinessDay('2026-11-11', holidays)).toBe(false)
    expect(isBusinessDay('2027-03-26', holidays)).toBe(false)
    expect(isBusinessDay('2026-03-26', holidays)).toBe(true)
  })

  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-10', 1, '2026-11-12'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2027-03-25', 2, '2027-03-30'],
  ])('%s and %i of them is %s', (day, count, reached) => expect(addBusinessDays(day, count, holidays)).toBe(reached))

  it('are not searched for ever', () => {
    const everyDay = Array.from({ length: 366 }, (_, day) =>
      new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(5, 10),
    )
    expect(addBusinessDays('2026-11-20', 2, everyDay) > '2026-11-20').toBe(true)
  })

  it.each(['11-11', '02-29', '2028-02-29', '2027-03-26'])('%s may be a holiday', (text) =>
    expect(isHolidayText(text)).toBe(true),
  )
  it.each(['11-31', '2027-02-29', '13-01', '1-1', '11/11', '', 'natal'])('%s may not', (text) =>
    expect(isHolidayText(text)).toBe(false),
  )
})

describe('the rates that visitors see', () => {
  const settings = { shownSource: 'newest' as const, businessDays: 2, holidays: [] }
  const published = [
    rates('2026-11-19', '1', '2', 'bank'),
    rates('2026-11-20', '3', '4', 'bna'),
    rates('2026-11-18', '5', '6', 'bna'),
  ]

  it('are the newest, or the newest of the source that staff chose', () => {
    expect(chooseRates(published, settings)).toMatchObject({
      day: '2026-11-20',
      source: 'bna',
      usableUntil: '2026-11-24',
    })
    expect(chooseRates(published, { ...settings, shownSource: 'bank' })?.day).toBe('2026-11-19')
    expect(chooseRates(published.slice(1), { ...settings, shownSource: 'bank' })).toBeNull()
  })

  it("are the bank's own when both are of one day", () => {
    const same = [rates('2026-11-20', '3', '4', 'bna'), rates('2026-11-20', '1', '2', 'bank')]
    expect(chooseRates(same, settings)?.source).toBe('bank')
    expect(chooseRates(same.toReversed(), settings)?.source).toBe('bank')
  })

  it('can be told from anything else', () => {
    const chosen = chooseRates(published, settings)
    expect(isPublishedRates(chosen)).toBe(true)
    for (const wrong of [
      null,
      [],
      {},
      { ...chosen, day: 1 },
      { ...chosen, rates: [{ currency: 'XAU', buy: '1', sell: '1' }] },
    ])
      expect(isPublishedRates(wrong)).toBe(false)
    expect(isPublishedRates({ ...chosen, rates: [{ currency: 'USD', buy: '1e3', sell: '1' }] })).toBe(false)
  })
})
