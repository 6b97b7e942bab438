import { describe, expect, it } from 'vitest'
import { parseSourceAnswer, UnreadableRates } from './parse-source-answer'

const entry = (codigoMoeda: string, tipoCambio: string, taxa: unknown, data = '2026-05-21') => ({
  taxa,
  descricaoTipoCambio: tipoCambio === 'B' ? 'Taxa de referencia - VENDA' : 'Taxa de Referência - COMPRA',
  tipoCambio,
  data,
  designacaoMoeda: codigoMoeda,
  codigoMoeda,
})
const answer = (genericResponse: unknown, success: unknown = true) => ({ genericResponse, success })
const reasonOf = (value: unknown) => {
  try {
    return parseSourceAnswer(value)
  } catch (error) {
    if (error instanceof UnreadableRates) return error.reason
    throw error
  }
}

describe("the central bank's answer", () => {
  it('gives what the bank buys and sells for, of our currencies only', () => {
    const rows = [
      entry('CAD', 'M', 663.11983),
      entry('USD', 'B', 914.12),
      entry('USD', 'G', 910.1),
      entry('USD', 'M', 912.11),
      entry('EUR', 'G', '1065,204'),
      entry('EUR', 'B', 1069.52218),
      entry('ZAR', 'G', 51.6),
      entry('XAU', 'B', null),
    ]
    expect(parseSourceAnswer(answer(rows))).toEqual({
      day: '2026-05-21',
      source: 'bna',
      rates: [
        { currency: 'USD', buy: '910.1', sell: '914.12' },
        { currency: 'EUR', buy: '1065.204', sell: '1069.5222' },
      ],
    })
  })

  it('of several days counts for the newest', () => {
    const rows = [entry('USD', 'B', 1), entry('USD', 'B', 3, '2026-05-22'), entry('USD', 'G', 2, '2026-05-22T00:00:00')]
    expect(parseSourceAnswer(answer(rows))).toMatchObject({ day: '2026-05-22', rates: [{ buy: '2', sell: '3' }] })
  })

  it.each([
    ['nothing', null, 'shape'],
    ['a page of HTML', '<!doctype html>', 'shape'],
    ['another envelope', { rates: [] }, 'shape'],
    ['a refusal', answer([], false), 'refused'],
    ['no rows', answer([]), 'empty'],
    ['only one side', answer([entry('USD', 'B', 1)]), 'empty'],
    ['a day that does not exist', answer([entry('USD', 'B', 1, '2026-02-30'), entry('USD', 'G', 1)]), 'shape'],
    ['a rate that is no number', answer([entry('USD', 'B', null), entry('USD', 'G', 1)]), 'shape'],
    ['a rate of zero', answer([entry('USD', 'B', 0), entry('USD', 'G', 1)]), 'absurd'],
    ['a negative rate', answer([entry('USD', 'B', -914), entry('USD', 'G', 1)]), 'absurd'],
    ['a rate of millions', answer([entry('USD', 'B', 91_412_000), entry('USD', 'G', 1)]), 'absurd'],
    ['a rate in words', answer([entry('USD', 'B', 'n/d'), entry('USD', 'G', 1)]), 'absurd'],
    ['a tiny power of ten', answer([entry('USD', 'B', 1e-9), entry('USD', 'G', 1)]), 'absurd'],
  ])('that is %s gives none', (_what, value, reason) => expect(reasonOf(value)).toBe(reason))
})
